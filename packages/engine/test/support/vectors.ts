import { readFileSync } from 'node:fs';

import type { Announcement, PlayedFacts, TrumpGame } from '../../src/index.ts';

export type GameName = 'clubs' | 'spades' | 'hearts' | 'diamonds' | 'grand' | 'null';

export interface ContractVector {
  readonly id: string;
  readonly clause: readonly string[];
  readonly note: string;
  readonly input: {
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
    readonly kontraSteps: number;
    readonly bockLevel: number;
    readonly spitze: string | null;
  };
  readonly expected: {
    readonly won: boolean;
    readonly reason: string;
    readonly level: number | null;
    readonly gameValue: number;
    readonly simple: { readonly declarer: number; readonly defenders: number };
    readonly seegerFabian3: { readonly declarer: number; readonly eachDefender: number };
  };
}

interface Numbered {
  readonly id: string;
  readonly clause: readonly string[];
  readonly note: string;
}

export interface Vectors {
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
    readonly table: number;
    readonly players: readonly {
      readonly id: string;
      readonly points: number;
      readonly won: number;
      readonly lost: number;
    }[];
    readonly expected: { readonly seegerFabian: readonly number[]; readonly rank: readonly string[] };
  })[];
}

const file = new URL('../fixtures/scoring-vectors.json', import.meta.url);

/** The scoring vectors that accompany docs/RULES.md (R11). */
export const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

/** Clause ids for a title. */
export function clausesOf({ clause }: Pick<Numbered, 'clause'>): string {
  return clause.join(' ');
}

/** Kontra, Bock and Spitze are not played yet. */
export function isForLater({ input }: ContractVector): boolean {
  return input.kontraSteps !== 0 || input.bockLevel !== 0 || input.spitze !== null;
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
  const { bid, declarerPoints, declarerTricks, defenderTricks, matadors, hand, ouvert } = input;
  const common = {
    kind: 'played',
    declarer: 0,
    bid,
    declarerPoints,
    declarerTricks,
    defenderTricks,
  } as const;
  if (input.game === 'null')
    return { ...common, announcement: { game: 'null', hand, ouvert }, matadors: null };
  if (matadors === null) throw new Error('A trump game has matadors');
  return { ...common, announcement: trumpAnnouncement(input), matadors };
}

function trumpAnnouncement(input: ContractVector['input']): Exclude<Announcement, { game: 'null' }> {
  const level = levelOf(input);
  if (input.game === 'grand') return { game: 'grand', level };
  if (input.game === 'null') throw new Error('Null has no level');
  const trump = TRUMP_GAMES[input.game];
  return trump === 'grand' ? { game: 'grand', level } : { game: 'suit', trump, level };
}

function levelOf(input: ContractVector['input']): 'none' | 'hand' | 'schneider' | 'schwarz' | 'ouvert' {
  if (input.ouvert) return 'ouvert';
  if (input.schwarzAnnounced) return 'schwarz';
  if (input.schneiderAnnounced) return 'schneider';
  return input.hand ? 'hand' : 'none';
}
