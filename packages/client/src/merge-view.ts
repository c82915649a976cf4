import type { TableView } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';

type Section = Exclude<keyof TableView, 'viewer'>;

const SECTIONS: readonly Section[] = [
  'rules',
  'settings',
  'table',
  'sheet',
  'auction',
  'play',
  'officers',
  'result',
];

/** A seat's view as put together from messages, and how recent each part of it is. */
export interface MergedView {
  readonly view: TableView;
  readonly version: number;
  readonly sections: Readonly<Record<Section, number>>;
}

/**
 * Takes the sections of a message that are not older than those held. Messages can overtake each other
 * around a reconnect; a section that is missing stands as it was.
 * @returns null while there is nothing to build on: the first message must bring the chairs
 */
export function mergeView(held: MergedView | null, message: ViewMessage): MergedView | null {
  if (held === null || held.view.viewer !== message.viewer) return startWith(held, message);
  const fresh = SECTIONS.filter((section) => section in message && message.version >= held.sections[section]);
  if (fresh.length === 0 && message.version <= held.version) return held;
  const view = { ...held.view, ...sectionsOf(message, fresh) };
  const sections = { ...held.sections, ...versionsOf(fresh, message.version) };
  return { view, version: Math.max(held.version, message.version), sections };
}

/** Whether messages before this one are missing, so that sections it does not bring may be old. */
export function isGap(held: MergedView | null, message: ViewMessage): boolean {
  if (held === null || message.viewer === null || message.version <= held.version + 1) return false;
  return SECTIONS.some((section) => !(section in message));
}

/** Another seat, or none, sees other cards: nothing of the old view may stay. */
function startWith(held: MergedView | null, message: ViewMessage): MergedView | null {
  if (message.rules === undefined || message.settings === undefined || message.table === undefined)
    return held;
  if (held !== null && message.version < held.version) return held;
  const { viewer, version, rules, settings, table } = message;
  const { sheet = null, auction = null, play = null, officers = null, result = null } = message;
  return {
    view: { viewer, rules, settings, table, sheet, auction, play, officers, result },
    version,
    sections: Object.fromEntries(SECTIONS.map((section) => [section, version])) as Record<Section, number>,
  };
}

function sectionsOf(message: ViewMessage, sections: readonly Section[]): Partial<TableView> {
  return Object.fromEntries(sections.map((section) => [section, message[section]]));
}

function versionsOf(
  sections: readonly Section[],
  version: number,
): Partial<Readonly<Record<Section, number>>> {
  return Object.fromEntries(sections.map((section) => [section, version]));
}
