import { readFileSync } from 'node:fs';

import type {
  AnnouncedLevel,
  Announcement,
  ClaimLevel,
  Ending,
  KontraSteps,
  PlayedFacts,
  Position,
  RamschFacts,
  Spitze,
  TableRules,
  TrumpGame,
} from '../../src/index.ts';
import { POSITIONS } from '../../src/index.ts';
import { PLAIN_GAME, trumpAnnouncement } from './facts.ts';

export type GameName = 'clubs' | 'spades' | 'hearts' | 'diamonds' | 'grand' | 'null';

interface Numbered {
  readonly id: string;
  readonly clause: readonly string[];
  readonly note: string;
}

interface AnnouncedInput {
  readonly game: GameName;
  readonly hand: boolean;
  readonly schneiderAnnounced: boolean;
  readonly schwarzAnnounced: boolean;
  readonly ouvert: boolean;
  readonly bid: number;
  readonly matadors: { readonly side: 'with' | 'without'; readonly count: number } | null;
  readonly declarerPoints: number;
  readonly declarerTricks: number;
  readonly defenderTricks: number;
}

export interface ContractVector extends Numbered {
  readonly input: AnnouncedInput & {
    readonly kontraSteps: KontraSteps;
    readonly bockLevel: number;
    readonly spitze: Spitze;
  };
  readonly expected: {
    readonly won: boolean;
    readonly reason: string;
    readonly level: number | null;
    readonly gameValue: number;
    readonly simple: { readonly declarer: number; readonly defenders: number };
    readonly seegerFabian3: { readonly declarer: number; readonly eachDefender: number };
    readonly seegerFabian4: {
      readonly declarer: number;
      readonly eachDefender: number;
      readonly dealerSkwo: number;
      readonly dealerSeedLiteral: number;
    };
  };
}

export interface ShortenedVector extends Numbered {
  readonly input: AnnouncedInput & {
    readonly kind: 'declarerResigns' | 'defendersConcede' | 'declarerClaim';
    readonly requestedLevel: ClaimLevel;
    readonly defenderPoints: number;
    readonly declarerCards: number;
  };
  readonly expected: { readonly won: boolean; readonly gameValue: number; readonly declarer: number };
}

export interface RamschVector extends Numbered {
  readonly input: {
    readonly trickPoints: readonly [number, number, number];
    readonly skatPoints: number;
    readonly tricks: readonly [number, number, number];
    readonly lastTrickSeat: Position;
  };
  readonly options: Pick<TableRules['ramsch'], 'skatOwner' | 'tie' | 'jungfrauDoubles' | 'durchmarsch'>;
  readonly pushes: number;
  readonly bockLevel: number;
  readonly expected: { readonly scores: readonly [number, number, number] };
}

interface Vectors {
  readonly contract: readonly ContractVector[];
  readonly nullAnnouncement: readonly (Numbered & {
    readonly bid: number;
    readonly allowed: readonly { readonly hand: boolean; readonly ouvert: boolean }[];
  })[];
  readonly nullFallback: readonly (Numbered & {
    readonly bid: number;
    readonly hand: boolean;
    readonly matadors: Readonly<Record<Exclude<GameName, 'null'>, number>>;
    readonly expected: { readonly game: GameName; readonly gameValue: number; readonly declarer: number };
  })[];
  readonly ramsch: readonly RamschVector[];
  readonly shortened: readonly ShortenedVector[];
  readonly twoPlayer: readonly (Numbered & {
    readonly input: {
      readonly scoring: TableRules['twoPlayer']['scoring'];
      readonly game: Exclude<GameName, 'null'>;
      readonly announcerPoints: number;
      readonly announcerTricks: number;
      readonly kontraSteps: 0 | 1 | 2;
    };
    readonly expected: { readonly announcer: number; readonly other: number };
  })[];
  readonly bidding: readonly (Numbered & {
    readonly actions: readonly string[];
    readonly expected: {
      readonly declarer?: string;
      readonly bid?: number;
      readonly passedOut?: boolean;
      readonly illegalAt?: number;
    };
  })[];
  readonly series: readonly (Numbered & {
    readonly table: 3 | 4;
    readonly players: readonly {
      readonly id: string;
      readonly points: number;
      readonly won: number;
      readonly lost: number;
    }[];
    readonly expected: {
      readonly seegerOnly?: readonly number[];
      readonly seegerFabian: readonly number[];
      readonly rank: readonly string[];
    };
  })[];
}

const file = new URL('../fixtures/scoring-vectors.json', import.meta.url);

/** The scoring vectors that accompany docs/RULES.md (R11). */
export const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

/** Clause ids for a title. */
export function clausesOf({ clause }: Pick<Numbered, 'clause'>): string {
  return clause.join(' ');
}

export const TRUMP_GAMES: Readonly<Record<Exclude<GameName, 'null'>, TrumpGame>> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  grand: 'grand',
};

/** What the engine would know of the played game in a contract vector. */
export function factsOf({ input }: ContractVector): PlayedFacts {
  const { declarerPoints, kontraSteps, bockLevel, spitze } = input;
  const facts = announcedFacts(input);
  const common = { defenderPoints: 120 - declarerPoints, kontra: kontraSteps, bock: bockLevel };
  if (facts.matadors === null) return { ...PLAIN_GAME, ...facts, ...common };
  return { ...PLAIN_GAME, ...facts, ...common, spitze };
}

/** What the engine would know of a game that ended early. */
export function shortenedFactsOf({ input }: ShortenedVector): PlayedFacts {
  const { defenderPoints } = input;
  return { ...PLAIN_GAME, ...announcedFacts(input), defenderPoints, ending: endingOf(input) };
}

function endingOf({ kind, requestedLevel }: ShortenedVector['input']): Ending {
  switch (kind) {
    case 'declarerResigns':
      return { kind: 'resigned' };
    case 'defendersConcede':
      return { kind: 'conceded' };
    case 'declarerClaim':
      return { kind: 'claimed', level: requestedLevel };
  }
}

function announcedFacts(input: AnnouncedInput) {
  const { bid, declarerPoints, declarerTricks, defenderTricks, matadors, hand, ouvert } = input;
  const common = { bid, declarerPoints, declarerTricks, defenderTricks } as const;
  if (input.game === 'null') {
    const announcement: Extract<Announcement, { game: 'null' }> = { game: 'null', hand, ouvert };
    return { ...common, announcement, matadors: null };
  }
  if (matadors === null) throw new Error('A trump game has matadors');
  const announcement = trumpAnnouncement(TRUMP_GAMES[input.game], levelOf(input));
  return { ...common, announcement, matadors };
}

function levelOf(input: AnnouncedInput): AnnouncedLevel {
  if (input.ouvert) return 'ouvert';
  if (input.schwarzAnnounced) return 'schwarz';
  if (input.schneiderAnnounced) return 'schneider';
  return input.hand ? 'hand' : 'none';
}

/** A Ramsch in which everybody wins as many tricks as the vector says, the last one where it says. */
export function ramschFactsOf({ input, pushes, bockLevel }: RamschVector): RamschFacts {
  const { trickPoints, skatPoints, tricks, lastTrickSeat } = input;
  const others = POSITIONS.flatMap((position) =>
    Array.from<Position>({ length: tricks[position] - (position === lastTrickSeat ? 1 : 0) }).fill(position),
  );
  const winners = [...others, lastTrickSeat];
  return { kind: 'ramsch', trickPoints, skatPoints, winners, pushes, bock: bockLevel };
}
