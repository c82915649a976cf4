import type { Announcement } from '@skat/engine';
import { evaluateGame, gameKindOf, isHandGame, isOuvert, settleGame } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { playAlone } from './support/self-play.ts';
import { seededRandom } from './support/random.ts';
import { TOURNAMENT } from './support/setup.ts';

const GAMES = 2400;
const KINDS = [
  'C',
  'S',
  'H',
  'D',
  'grand',
  'null',
  'C hand',
  'S hand',
  'H hand',
  'D hand',
  'grand hand',
  'null ouvert',
];

interface Tally {
  readonly faults: string[];
  readonly kinds: Map<string, { played: number; won: number }>;
  passedIn: number;
  played: number;
  won: number;
}

function nameOf(announcement: Announcement): string {
  const words = [isHandGame(announcement) ? 'hand' : '', isOuvert(announcement) ? 'ouvert' : ''];
  return [gameKindOf(announcement), ...words].filter((word) => word !== '').join(' ');
}

function playMany(): Tally {
  const random = seededRandom(2026);
  const tally: Tally = { faults: [], kinds: new Map(), passedIn: 0, played: 0, won: 0 };
  for (let game = 0; game < GAMES; game++) {
    const { end, faults } = playAlone({ random, setup: TOURNAMENT });
    tally.faults.push(...faults);
    const facts = settleGame(end);
    if (facts.kind === 'passedIn') tally.passedIn++;
    else if (facts.kind === 'played') count(tally, nameOf(facts.announcement), evaluateGame(facts).won);
  }
  return tally;
}

function count(tally: Tally, name: string, won: boolean): void {
  const kind = tally.kinds.get(name) ?? { played: 0, won: 0 };
  tally.kinds.set(name, { played: kind.played + 1, won: kind.won + (won ? 1 : 0) });
  tally.played++;
  if (won) tally.won++;
}

function report({ kinds, passedIn, played, won }: Tally): string {
  const rows = [...kinds].sort(([, a], [, b]) => b.played - a.played);
  const lines = rows.map(
    ([name, kind]) => `  ${name}: ${kind.played}, won ${Math.round((100 * kind.won) / kind.played)} %`,
  );
  const head = `${GAMES} games of three computers: ${passedIn} passed in, ${played} played, ${won} won by the declarer`;
  return [head, ...lines].join('\n');
}

describe('three computer players', () => {
  it(
    'play only legal actions, bid sensibly and win as declarers of every kind of game',
    { timeout: 120_000 },
    () => {
      const tally = playMany();
      console.log(report(tally));
      expect(tally.faults).toEqual([]);
      expect(tally.passedIn / GAMES).toBeLessThan(0.4);
      expect(tally.won / tally.played).toBeGreaterThan(0.6);
      expect(tally.won / tally.played).toBeLessThan(0.95);
      expect(KINDS.filter((kind) => !tally.kinds.has(kind))).toEqual([]);
    },
  );
});
