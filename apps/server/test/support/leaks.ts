import type {
  Action,
  Card,
  PlayingState,
  RunningGame,
  Seat,
  ServerCommand,
  TableCommand,
  TableEntry,
  TableState,
} from '@skat/engine';
import { at, cutDeck, dealCards, isOfficers, isOuvert, playersOf, replayTable } from '@skat/engine';
import type { StoredEntry } from '../../src/store/store.ts';
import type { Received } from './test-client.ts';

type DealCommand = Extract<ServerCommand, { type: 'deal' }>;

const CARD_NAMES = /"([CSHD][AKTQJ987])"/g;
const VIEW = '2["table:view",';
const SEATS = 4;

/**
 * What each seat has seen of the running game, computed from deal and log alone: own cards, cards played, the skat for
 * who picked it up or looked at it, a hand laid open; everything once the game is over, until the next deal (R5.11).
 * Who sits out sees what is public (R2.4).
 */
class Witness {
  readonly #seats: readonly Seat[];
  readonly #deal: DealCommand;
  readonly #known: readonly Set<Card>[];
  #skat: readonly Card[] = [];

  constructor(deal: DealCommand, { dealer, seats, state }: RunningGame) {
    this.#deal = deal;
    this.#seats = playersOf(dealer, seats);
    this.#known = Array.from({ length: SEATS }, () => new Set<Card>());
    if (deal.context.cut !== null && !isOfficers(state)) this.#takeUp(deal.context.cut);
  }

  act(seat: Seat, action: Action, { state }: RunningGame): void {
    if (action.type === 'cut' && !isOfficers(state)) this.#takeUp(action.at);
    if (action.type === 'playCard') this.#tellAll([action.card]);
    if (action.type === 'ramschPass') this.#skat = action.cards;
    if (action.type === 'pickUpSkat' || action.type === 'ramschLook')
      for (const card of this.#skat) this.#known[seat]?.add(card);
  }

  /** What lies open on the table now. */
  look({ state }: RunningGame): void {
    if (isOfficers(state)) this.#tellAll(state.stacks.flat().flatMap(({ up }) => up ?? []));
    else if (state.phase === 'playing' && isLaidOpen(state))
      this.#tellAll(state.hands[state.contract.declarer]);
  }

  known(): readonly ReadonlySet<Card>[] {
    return this.#known.map((cards) => new Set(cards));
  }

  #takeUp(cut: number): void {
    const { hands, skat } = dealCards(cutDeck(this.#deal.deck, cut));
    this.#skat = skat;
    for (const [position, hand] of hands.entries())
      for (const card of hand) this.#known[at(this.#seats, position)]?.add(card);
  }

  #tellAll(cards: readonly Card[]): void {
    for (const known of this.#known) for (const card of cards) known.add(card);
  }
}

/** A claim lays the cards open, an open game as soon as nobody is asked for Kontra any more (R6.6, R6.7, R9.46). */
function isLaidOpen({ contract, kontra, early }: PlayingState): boolean {
  const isClaimed = early.proposal?.kind === 'claim' || early.isClaimOpen;
  return isClaimed || (isOuvert(contract.announcement) && kontra.asked.length === 0);
}

export interface Course {
  /** By version: what each seat may have been told by then; null while no game runs and everything is public. */
  readonly known: readonly (readonly ReadonlySet<Card>[] | null)[];
  /** By version: the phase of the running game, to see what was met. */
  readonly phases: readonly string[];
}

/** Follows the log of a table from its first entry; the rules decide what is whose turn and when a game is over. */
export function courseOf(start: TableState, log: readonly StoredEntry[], players: readonly string[]): Course {
  const known: (readonly ReadonlySet<Card>[] | null)[] = [null];
  const phases: string[] = [];
  let table = start;
  let witness: Witness | null = null;
  for (const entry of log) {
    const command = entry.command as TableCommand;
    table = replayTable(table, [entry as unknown as TableEntry]);
    const game = table.stage.phase === 'playing' ? table.stage.game : null;
    if (command.type === 'deal' && game !== null) witness = new Witness(command, game);
    const { playerId } = entry.actor as { readonly playerId: string };
    if (command.type === 'act' && game !== null)
      witness?.act(players.indexOf(playerId) as Seat, command.action, game);
    if (game !== null) witness?.look(game);
    known[entry.seq] = game !== null && witness !== null ? witness.known() : null;
    phases[entry.seq] = game?.state.phase ?? table.stage.phase;
  }
  return { known, phases };
}

/** Cards a client was told, in views, acknowledgements or REST answers, that its seat could not know. */
export function leaksIn(
  received: readonly Received[],
  seat: Seat | null,
  { known }: Course,
): readonly string[] {
  return received.flatMap(({ text, seenVersion }) => {
    const version = text.startsWith(VIEW) ? versionIn(text) : seenVersion;
    const knowledge = known[version];
    if (knowledge === undefined) throw new Error(`No entry ${version} in the log`);
    const mayKnow = (card: Card): boolean =>
      knowledge === null || (seat !== null && knowledge[seat]?.has(card) === true);
    return cardsIn(text)
      .filter((card) => !mayKnow(card))
      .map((card) => `version ${version}: ${card} was told to seat ${seat ?? 'none'}`);
  });
}

/** Cards named in texts, to see that there was something to check. */
export function cardsIn(text: string): readonly Card[] {
  return Array.from(text.matchAll(CARD_NAMES), ([, name]) => name as Card);
}

function versionIn(text: string): number {
  const [, message] = JSON.parse(text.slice(1)) as [string, { readonly version: number }];
  return message.version;
}
