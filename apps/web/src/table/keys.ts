/** What a key asks for at the table. Keys that press a button name its test id. */
export type TableKeyAction =
  | 'lastTrick'
  | 'sheet'
  | 'chat'
  | 'rules'
  | 'help'
  | 'bidList'
  | 'cardBox'
  | 'escape'
  | 'readHand'
  | 'readTable'
  | 'readScores'
  | 'pause'
  | 'clicked';

interface Binding {
  /** As shown in the help. */
  readonly keys: string;
  readonly code: string;
  readonly shift?: boolean;
  readonly action: Exclude<TableKeyAction, 'clicked'> | { readonly press: readonly string[] };
  /** Entry of the help text. */
  readonly help: HelpEntry;
}

export type HelpEntry =
  | 'hold'
  | 'pass'
  | 'bid'
  | 'bidList'
  | 'kontra'
  | 'look'
  | 'push'
  | 'pickUp'
  | 'playHand'
  | 'declare'
  | 'cardBox'
  | 'lastTrick'
  | 'sheet'
  | 'chat'
  | 'rules'
  | 'readHand'
  | 'readTable'
  | 'readScores'
  | 'pause'
  | 'escape'
  | 'help';

const DECLARE_KEYS = ['D', 'H', 'S', 'C', 'grand', 'null'] as const;

/** The keyboard map as data; physical keys, so that an input method in between changes nothing. */
export const TABLE_KEYS: readonly Binding[] = [
  { keys: 'Y', code: 'KeyY', action: { press: ['hold', 'yes'] }, help: 'hold' },
  { keys: 'N', code: 'KeyN', action: { press: ['pass', 'no'] }, help: 'pass' },
  { keys: '+', code: '+', action: { press: ['bid-next'] }, help: 'bid' },
  { keys: 'B', code: 'KeyB', action: 'bidList', help: 'bidList' },
  { keys: 'P', code: 'KeyP', action: { press: ['pick-up'] }, help: 'pickUp' },
  { keys: 'Shift H', code: 'KeyH', shift: true, action: { press: ['play-hand'] }, help: 'playHand' },
  { keys: 'K', code: 'KeyK', action: { press: ['kontra'] }, help: 'kontra' },
  { keys: 'V', code: 'KeyV', action: { press: ['ramsch-look'] }, help: 'look' },
  { keys: 'U', code: 'KeyU', action: { press: ['ramsch-push'] }, help: 'push' },
  { keys: 'G', code: 'KeyG', action: { press: ['declare-grand', 'offer-grand'] }, help: 'declare' },
  { keys: '/', code: '/', action: 'cardBox', help: 'cardBox' },
  { keys: 'L', code: 'KeyL', action: 'lastTrick', help: 'lastTrick' },
  { keys: 'S', code: 'KeyS', action: 'sheet', help: 'sheet' },
  { keys: 'C', code: 'KeyC', action: 'chat', help: 'chat' },
  { keys: 'R', code: 'KeyR', action: 'rules', help: 'rules' },
  { keys: 'H', code: 'KeyH', action: 'readHand', help: 'readHand' },
  { keys: 'T', code: 'KeyT', action: 'readTable', help: 'readTable' },
  { keys: 'O', code: 'KeyO', action: 'readScores', help: 'readScores' },
  { keys: 'W', code: 'KeyW', action: 'pause', help: 'pause' },
  { keys: 'Esc', code: 'Escape', action: 'escape', help: 'escape' },
  { keys: '?', code: '?', action: 'help', help: 'help' },
];

/** Places of the digit row: card 1 to 10, then 11 and 12 while discarding. */
const CARD_CODES: readonly string[] = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => `Digit${digit}`),
  'Minus',
  'Equal',
];

/**
 * What a key press means, pressing what stands for a button or a card in `root`.
 * @returns null for keys that belong to something else: inputs, dialogs, the browser
 */
export function tableKey(event: KeyboardEvent, root: HTMLElement | null): TableKeyAction | null {
  if (root === null || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return null;
  const binding = bindingOf(event);
  if (binding === undefined) return pressCard(event, root);
  if (typeof binding.action === 'string') return binding.action;
  return press(root, binding.action.press);
}

function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, dialog[open]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}

function bindingOf(event: KeyboardEvent): Binding | undefined {
  return (
    TABLE_KEYS.find(({ code }) => code === event.key) ??
    TABLE_KEYS.find(({ code, shift = false }) => code === event.code && shift === event.shiftKey)
  );
}

function press(root: HTMLElement, testids: readonly string[]): 'clicked' | null {
  const button = testids
    .map((testid) => root.querySelector<HTMLButtonElement>(`[data-testid="${testid}"]`))
    .find((found) => found !== null && !found.disabled);
  button?.click();
  return button ? 'clicked' : null;
}

function pressCard(event: KeyboardEvent, root: HTMLElement): 'clicked' | null {
  const index = CARD_CODES.indexOf(event.code);
  if (index === -1 || event.shiftKey) return null;
  const declaring = DECLARE_KEYS[index];
  if (declaring !== undefined && press(root, [`declare-${declaring}`]) !== null) return 'clicked';
  const card = root.querySelectorAll<HTMLButtonElement>('.hand [data-card]')[index];
  card?.click();
  return card ? 'clicked' : null;
}
