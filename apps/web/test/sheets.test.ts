import type { Seat, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Drawn, NAMES } from './support/drawn-sheet.ts';
import { PASSED_IN, clubs, lostClubs, officers, ramsch } from './support/series-games.ts';

const FAMILY = presetRules('family');
const TWO = presetRules('twoPlayers');
const FOUR: TableRules = { ...TOURNAMENT_RULES, players: 4 };
const VICTORY: TableRules = { ...TWO, twoPlayer: { ...TWO.twoPlayer, scoring: 'victoryPoints' } };

describe('Officers’ Skat', () => {
  const games = [officers(), officers({ elderPoints: 25, kontra: 2 }), officers({ elderPoints: 60 })];

  it('[R9.90] the wide sheet has the columns that mean something to two', async () => {
    const sheet = await Drawn.of('wide', games, TWO);
    expect(sheet.heads).toEqual([
      ...['Nr.', 'Spiel', 'Grundwert', 'Stufe', 'Kontra/Re', 'Augen', '+', '−'],
      ...['Anna', '+', '−', 'Ben', '+', '−', 'Geber'],
    ]);
    // Ben is elder where Anna deals.
    expect(sheet.line(1)).toEqual([
      '1',
      'Herz',
      '10',
      '1',
      '',
      '71 : 49',
      '10',
      '',
      '',
      '',
      '',
      '10',
      '1',
      '',
      'Anna',
    ]);
    expect(sheet.line(2)).toEqual([
      '2',
      'Herz',
      '10',
      '2',
      '×4',
      '25 : 95',
      '',
      '160',
      '−160',
      '',
      '1',
      '',
      '',
      '',
      'Ben',
    ]);
    expect(sheet.foot('Gesamt')).toEqual(['2. −160', '1. −10', '']);
  });

  it('[R9.90] so has the narrow one', async () => {
    const sheet = await Drawn.of('narrow', games, TWO);
    expect(sheet.heads).toEqual(['Nr.', 'Spiel', 'Gw.', 'St.', '×', 'Wert', 'Anna', 'Ben']);
    expect(sheet.line(2)).toEqual(['2', 'Hz', '10', '2', '×4', '−160', '−160', '·']);
  });

  it.each([
    { kind: 'wide', heads: ['Nr.', 'Spiel', 'Augen', 'Anna', '+', '−', 'Ben', '+', '−', 'Geber'] },
    { kind: 'narrow', heads: ['Nr.', 'Spiel', 'Augen', 'Anna', 'Ben'] },
  ] as const)('[R9.91] victory points: the $kind sheet shows points alone', async ({ kind, heads }) => {
    const sheet = await Drawn.of(kind, games, VICTORY);
    expect(sheet.heads).toEqual(heads);
    expect(sheet.line(3).slice(0, 4)).toEqual(['3', 'Herz', '60 : 60', '1']);
  });

  it('[R9.91] a line of victory points names who gets them', async () => {
    const sheet = await Drawn.of('wide', games, VICTORY);
    expect(await sheet.explain(3)).toEqual(
      expect.arrayContaining(['60 : 60 Augen', 'Ben: 1 Siegpunkt', 'Anna: 1 Siegpunkt']),
    );
  });

  it('[R9.90] a line of game value counts it aloud', async () => {
    const sheet = await Drawn.of('narrow', games, TWO);
    expect(await sheet.explain(2)).toEqual(
      expect.arrayContaining([
        'Anna verliert Herz mit 25 Augen',
        'Spiel 1, Schneider 2: 2 × 10 = 20',
        'verloren: 20 × 2 = −40',
        'Kontra, Re: −40 × 4 = −160',
      ]),
    );
  });
});

describe('four at the table', () => {
  const games = [clubs(), lostClubs(), PASSED_IN, clubs()];

  it.each(['wide', 'narrow'] as const)('[R8.7] the dealer’s dash, %s', async (kind) => {
    const sheet = await Drawn.of(kind, games, FOUR);
    const dashes = [1, 2, 3, 4].map((number) => sheet.line(number).indexOf('–'));
    const first = sheet.heads.indexOf('Anna');
    const step = kind === 'wide' ? 3 : 1;
    // A passed-in game has one cell for name and value where room is short.
    const shift = kind === 'wide' ? 0 : -1;
    expect(dashes).toEqual([first, first + step, first + 2 * step + shift, first + 3 * step]);
  });

  it('[R8.6 R8.7] a lost game brings 30 to each of the other three, the dealer included', async () => {
    const sheet = await Drawn.of('wide', games, FOUR);
    expect(sheet.foot('Gegner verloren × 30').slice(0, 4)).toEqual(['+30', '+30', '0', '+30']);
    expect(await sheet.explain(2)).toContain('Die anderen bekommen je +30.');
  });

  it('[R8.7] without the dealer’s share only the defenders get it', async () => {
    const sheet = await Drawn.of('wide', games, { ...FOUR, dealerShare: 'none' });
    expect(sheet.foot('Gegner verloren × 30').slice(0, 4)).toEqual(['+30', '0', '0', '+30']);
    expect(await sheet.explain(2)).toContain('Die Gegenspieler bekommen je +30.');
  });

  it('[R2.12] whoever came later has an empty column before, and who left one after', async () => {
    const chairs = (index: number): readonly Seat[] => {
      if (index < 3) return [0, 1, 2];
      return index < 7 ? [0, 1, 2, 3] : [0, 2, 3];
    };
    const facts = Array.from({ length: 10 }, () => lostClubs());
    const sheet = await Drawn.of('narrow', facts, TOURNAMENT_RULES, chairs);
    expect(sheet.heads.slice(3)).toEqual([...NAMES]);
    expect(sheet.line(1)[6]).toBe('');
    expect(sheet.line(4)[6]).toBe('–');
    expect(sheet.line(8)[4]).toBe('');
    expect(sheet.foot('Gegner verloren × 40/30')).toEqual(['+250', '+170', '+250', '+170']);
  });
});

describe('house rules', () => {
  it('[R9.10] a Ramsch is one line with every column that changed', async () => {
    const tied = ramsch({
      trickPoints: [50, 50, 9],
      skatPoints: 11,
      winners: [0, 1, 0, 1, 0, 1, 0, 1, 1, 2],
    });
    const sheet = await Drawn.of('wide', [tied, ramsch({ bock: 1 })], {
      ...FAMILY,
      ramsch: { ...FAMILY.ramsch, skatOwner: 'nobody' },
    });
    const columns = sheet.heads.map((head, at) => [head, sheet.line(1)[at]]);
    expect(columns.filter(([head]) => NAMES.some((name) => name === head))).toEqual([
      ['Anna', ''],
      ['Ben', '−50'],
      ['Cleo', '−50'],
    ]);
    expect(sheet.line(1)[1]).toBe('Ramsch');
    expect(sheet.line(2)[1]).toBe('Ramsch ×2');
    expect(sheet.foot('gewonnen / verloren').at(-1)).toBe('Ramsch: 2');
  });

  it.each([
    { durchmarsch: 'plus120', value: '+240', cells: ['·', '240', '·'] },
    { durchmarsch: 'othersMinus120', value: '−240', cells: ['−240', '·', '−240'] },
  ] as const)('[R9.8] a forced march, $durchmarsch: $value', async ({ durchmarsch, value, cells }) => {
    const march = ramsch({ trickPoints: [109, 0, 0], winners: Array<0>(10).fill(0), bock: 1 });
    const rules: TableRules = { ...FAMILY, ramsch: { ...FAMILY.ramsch, durchmarsch } };
    const sheet = await Drawn.of('narrow', [march], rules);
    expect(sheet.line(1).slice(2)).toEqual([value, ...cells]);
    expect(await sheet.explain(1)).toContain(
      `Bock × 2: ${value === '+240' ? '+120' : '−120'} × 2 = ${value}`,
    );
  });

  it('[R9.11] where a Ramsch counts, its line has the counts of won and lost', async () => {
    const rules: TableRules = {
      ...FAMILY,
      scoring: 'seeger',
      ramsch: { ...FAMILY.ramsch, seegerCounts: true },
    };
    const sheet = await Drawn.of('wide', [ramsch()], rules);
    const cleo = sheet.heads.indexOf('Cleo');
    expect(sheet.line(1).slice(cleo, cleo + 3)).toEqual(['−61', '', '1']);
    expect(sheet.foot('(gew. − verl.) × 50').slice(0, 3)).toEqual(['0', '0', '−50']);
  });

  it.each([
    {
      name: 'Kontra and Re',
      facts: clubs({ kontra: 2 }),
      game: 'Kr m1 ×4',
      says: 'Kontra, Re: +24 × 4 = +96',
    },
    { name: 'Bock', facts: clubs({ bock: 1 }), game: 'Kr m1 ×2', says: 'Bock × 2: +24 × 2 = +48' },
    {
      name: 'Kontra in a Bock round',
      facts: lostClubs({ kontra: 1, bock: 1 }),
      game: 'Kr m1 ×4',
      says: 'Kontra, Bock × 2: −48 × 4 = −192',
    },
  ])('[R7.16] $name multiplies, and the line says how', async ({ facts, game, says }) => {
    const sheet = await Drawn.of('narrow', [facts], FAMILY);
    expect(sheet.line(1)[1]).toBe(game);
    expect(await sheet.explain(1)).toContain(says);
  });

  it.each([
    { rule: 'R6.2', ending: { kind: 'resigned' }, says: 'Aufgegeben.' },
    { rule: 'R6.4', ending: { kind: 'conceded' }, says: 'Von den Gegnern geschenkt.' },
    {
      rule: 'R6.8',
      isPlayedOut: true,
      ending: { kind: 'restClaimed' },
      says: 'Die Gegner hatten alle übrigen Stiche sicher.',
    },
    { rule: 'R6.15', ending: { kind: 'declarerForfeited' }, says: 'Der Alleinspieler ist gegangen.' },
    { rule: 'R6.6', ending: { kind: 'claimed', level: 'simple' }, says: 'Karten gezeigt und angenommen.' },
    {
      rule: 'R6.6',
      ending: { kind: 'claimed', level: 'schneider' },
      says: 'Karten gezeigt, Schneider gefordert und angenommen.',
    },
    {
      rule: 'R6.6',
      ending: { kind: 'claimed', level: 'schwarz' },
      says: 'Karten gezeigt, Schwarz gefordert und angenommen.',
    },
  ])('[$rule] $says', async ({ ending, says, isPlayedOut = false }) => {
    const facts = clubs({ ending: ending as never });
    const sheet = await Drawn.of('narrow', [facts], FAMILY);
    expect(sheet.line(1)[1]).toBe(isPlayedOut ? 'Kr m1' : 'Kr m1 abg.');
    expect(await sheet.explain(1)).toContain(says);
  });

  it('[R6.18] the wide sheet marks a shortened game too, and says what the mark means', async () => {
    const sheet = await Drawn.of('wide', [clubs({ ending: { kind: 'resigned' } }), clubs()], FAMILY);
    expect([sheet.line(1)[1], sheet.line(2)[1]]).toEqual(['Kreuz abg.', 'Kreuz']);
    expect(screen.getByText('abg.').title).toBe('vorzeitig beendet');
  });

  it.each(['wide', 'narrow'] as const)(
    '[R6.15 R6.18] so is a game of Officers’ Skat that was left, %s',
    async (kind) => {
      const sheet = await Drawn.of(kind, [officers({ forfeitedBy: 'dealer' })], TWO);
      expect(sheet.line(1)[1]).toBe(kind === 'wide' ? 'Herz abg.' : 'Hz abg.');
    },
  );

  it('[R8.13] Bierlachs: the others pay for a game won, which the line says', async () => {
    const rules: TableRules = { ...FAMILY, players: 4, scoring: 'bierlachs' };
    const sheet = await Drawn.of('narrow', [clubs(), lostClubs()], rules);
    expect(sheet.line(1).slice(3)).toEqual(['−24', '0', '−24', '−24']);
    expect(sheet.line(2).slice(3)).toEqual(['·', '–', '−72', '·']);
    expect(await sheet.explain(1)).toContain('Den anderen wird je −24 angeschrieben.');
  });

  it('[R8.4] Seeger: the own games are counted, those of others are not', async () => {
    const sheet = await Drawn.of('wide', [clubs(), lostClubs()], { ...FAMILY, scoring: 'seeger' });
    expect(sheet.foot('(gew. − verl.) × 50').slice(0, 3)).toEqual(['0', '+50', '−50']);
    expect(screen.queryByText(/Gegner verloren/u)).toBeNull();
  });
});
