import type { GameFacts, Seat, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Drawn } from './support/drawn-sheet.ts';
import { clubs, lostClubs } from './support/series-games.ts';

const FAMILY = presetRules('family');

describe('every number explains itself', () => {
  it.each(['wide', 'narrow'] as const)('a line opens by a touch on any of its cells, %s', async (kind) => {
    const sheet = await Drawn.of(kind, [clubs(), lostClubs()], TOURNAMENT_RULES);
    await sheet.touch(kind === 'wide' ? '48' : '−48');
    expect(sheet.opened.join()).toContain('Cleo verliert Kreuz mit 50 Augen');
    await sheet.touch(kind === 'wide' ? '48' : '−48');
    expect(sheet.opened).toEqual([]);
  });

  it.each(['wide', 'narrow'] as const)('[R8.6] a total says what it is made of, %s', async (kind) => {
    const sheet = await Drawn.of(kind, [clubs(), lostClubs()], TOURNAMENT_RULES);
    await sheet.touch('114');
    expect(sheet.opened).toEqual(['Ben: 24 + 50 × (1 − 0) + 40 × 1 = 114']);
  });

  it('[R8.1] a simple total is the points', async () => {
    const sheet = await Drawn.of('narrow', [lostClubs()], FAMILY);
    await fireEvent.click(screen.getByRole('button', { name: '−48' }));
    expect(sheet.opened).toEqual(['Ben: Spielpunkte −48']);
  });

  it('[R9.42] amounts that Kontra doubled say how', async () => {
    const rules: TableRules = {
      ...TOURNAMENT_RULES,
      kontra: { ...TOURNAMENT_RULES.kontra, enabled: true, doubleBonus: true },
    };
    const sheet = await Drawn.of('narrow', [lostClubs({ kontra: 1 })], rules);
    await fireEvent.click(screen.getByRole('button', { name: '−196' }));
    expect(sheet.opened).toEqual(['Ben: −96 + 50 × 2 (Kontra) × (0 − 1) = −196']);
    const lines = await sheet.explain(1);
    expect(lines).toContain('Für das Spiel kommen −50 × 2 = −100 dazu.');
    expect(lines).toContain('Die anderen bekommen je +40 × 2 = +80.');
  });

  const DOUBLED: TableRules = {
    ...TOURNAMENT_RULES,
    kontra: { ...TOURNAMENT_RULES.kontra, enabled: true, maxSteps: 4, doubleBonus: true },
  };

  it.each(['wide', 'narrow'] as const)(
    '[R9.42] the foot of doubled amounts says that they are, and each total how, %s',
    async (kind) => {
      const rules: TableRules = { ...DOUBLED, players: 4 };
      const games = [clubs({ kontra: 4 }), lostClubs({ kontra: 4 }), lostClubs(), clubs()];
      const sheet = await Drawn.of(kind, games, rules);
      expect(sheet.foot('±50 je Spiel, mit Kontra verdoppelt').slice(0, 4)).toEqual([
        '+50',
        '+800',
        '−800',
        '−50',
      ]);
      expect(sheet.foot('Gegner verloren: je 30, mit Kontra verdoppelt').slice(0, 4)).toEqual([
        '+510',
        '+510',
        '+30',
        '+480',
      ]);
      await sheet.touch('1.694');
      expect(sheet.opened).toEqual([
        'Ben: 384 + 50 × 16 (Hirsch) × (1 − 0) + 30 × 1 + 30 × 16 (Hirsch) × 1 = 1.694',
      ]);
    },
  );

  it('[R9.42] without Kontra at the table, or with its amounts as they are, the foot stays simple', async () => {
    const plain: TableRules = { ...DOUBLED, kontra: { ...DOUBLED.kontra, doubleBonus: false } };
    const sheet = await Drawn.of('wide', [clubs({ kontra: 1 })], plain);
    expect(sheet.foot('(gew. − verl.) × 50').slice(0, 3)).toEqual(['0', '+50', '0']);
    expect((await sheet.explain(1)).join()).not.toContain('kommen');
  });

  it('[R2.12] amounts of both sizes stand apart in a total', async () => {
    const chairs = (index: number): readonly Seat[] => (index < 3 ? [0, 1, 2] : [0, 1, 2, 3]);
    const facts = Array.from({ length: 7 }, () => lostClubs());
    const sheet = await Drawn.of('wide', facts, TOURNAMENT_RULES, chairs);
    await fireEvent.click(screen.getAllByRole('button', { name: /^[−\d.]+$/u }).at(-4) as HTMLElement);
    expect(sheet.opened.join()).toMatch(/^Anna: .*\+ 40 × 2 \+ 30 × 3 = /u);
  });

  it('[R4.21] a game in a few letters names the strongest announcement alone', async () => {
    const announced = (level: string): GameFacts =>
      clubs({
        announcement: { game: 'suit', trump: 'C', level } as never,
        declarerPoints: 120,
        defenderPoints: 0,
        declarerTricks: 10,
        defenderTricks: 0,
      });
    const facts = ['none', 'hand', 'schneider', 'schwarz', 'ouvert'].map(announced);
    const sheet = await Drawn.of('narrow', facts, TOURNAMENT_RULES);
    expect([1, 2, 3, 4, 5].map((number) => sheet.line(number)[1])).toEqual([
      'Kr m1 B',
      'Kr m1 H B',
      'Kr m1 Sa B',
      'Kr m1 Ba',
      'Kr m1 O',
    ]);
  });
});
