import type {
  Action,
  Card,
  Position,
  Seat,
  ServerCommand,
  TableCommand,
  TableEntry,
  TableState,
} from '@skat/engine';
import { SEATS, cutDeck, dealCards, playersOf, replayTable } from '@skat/engine';
import type { StoredEntry } from '../../src/store/store.ts';
import type { Received } from './test-client.ts';

type Declaration = Extract<Action, { type: 'declare' }>;

const CARD_NAMES = /"([CSHD][AKTQJ987])"/g;
const VIEW = '2["table:view",';

/**
 * What each seat has seen of the running game, computed from deal and log alone: own cards, cards played, the skat for
 * who picked it up, an open hand; and everything once the game is over, until the next deal (R5.11).
 */
class Witness {
  readonly #dealer: Seat;
  readonly #hands: readonly (readonly Card[])[];
  readonly #skat: readonly Card[];
  readonly #known: [Set<Card>, Set<Card>, Set<Card>];

  constructor({ deck, context }: Extract<ServerCommand, { type: 'deal' }>, dealer: Seat) {
    const { hands, skat } = dealCards(cutDeck(deck, context.cut));
    this.#dealer = dealer;
    this.#hands = hands;
    this.#skat = skat;
    this.#known = [this.#ownCards(0), this.#ownCards(1), this.#ownCards(2)];
  }

  act(seat: Seat, action: Action): void {
    if (action.type === 'playCard') this.#tellAll([action.card]);
    if (action.type === 'pickUpSkat') for (const card of this.#skat) this.#known[seat].add(card);
    if (action.type === 'declare') this.#declare(seat, action);
  }

  known(): readonly ReadonlySet<Card>[] {
    return this.#known.map((cards) => new Set(cards));
  }

  #declare(seat: Seat, { announcement, discard }: Declaration): void {
    const isOpen = announcement.game === 'null' ? announcement.ouvert : announcement.level === 'ouvert';
    if (!isOpen) return;
    const held = [...this.#handOf(seat), ...(discard === null ? [] : this.#skat)];
    this.#tellAll(held.filter((card) => !discard?.includes(card)));
  }

  #tellAll(cards: readonly Card[]): void {
    for (const known of this.#known) for (const card of cards) known.add(card);
  }

  #ownCards(seat: Seat): Set<Card> {
    return new Set(this.#handOf(seat));
  }

  #handOf(seat: Seat): readonly Card[] {
    const position: number = playersOf(this.#dealer).indexOf(seat);
    return this.#hands[position as Position] ?? [];
  }
}

export interface Course {
  /** By version: what each seat may have been told by then; null while no game runs and everything is public. */
  readonly known: readonly (readonly ReadonlySet<Card>[] | null)[];
}

/** Follows the log of a table from its first entry; the rules decide only when a game is over. */
export function courseOf(start: TableState, log: readonly StoredEntry[], players: readonly string[]): Course {
  const known: (readonly ReadonlySet<Card>[] | null)[] = [null];
  let table = start;
  let witness: Witness | null = null;
  let games = 0;
  let firstDealer: Seat | null = null;
  for (const entry of log) {
    const command = entry.command as TableCommand;
    table = replayTable(table, [entry as unknown as TableEntry]);
    if (command.type === 'deal') {
      firstDealer ??= command.lot;
      witness = new Witness(command, ((firstDealer + games) % SEATS.length) as Seat);
      games += 1;
    }
    const { playerId } = entry.actor as { readonly playerId: string };
    if (command.type === 'act') witness?.act(players.indexOf(playerId) as Seat, command.action);
    known[entry.seq] = table.stage.phase === 'playing' && witness ? witness.known() : null;
  }
  return { known };
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
