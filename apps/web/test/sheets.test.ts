import type { GameFacts, Seat, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules, sheetOf } from '@skat/engine';
import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import SheetCompact from '../src/table/SheetCompact.svelte';
import SheetWide from '../src/table/SheetWide.svelte';
import { renderPage } from './support/render.ts';
import { PASSED_IN, always, clubs, lostClubs, officers, ramsch, seriesOf } from './support/series-games.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'] as const;
const FAMILY = presetRules('family');
const TWO = presetRules('twoPlayers');
const FOUR: TableRules = { ...TOURNAMENT_RULES, players: 4 };
const VICTORY: TableRules = { ...TWO, twoPlayer: { ...TWO.twoPlayer, scoring: 'victoryPoints' } };

/** A drawn sheet, read as rows of texts. */
class Drawn {
  readonly #table: HTMLElement;

  static async of(
    kind: 'narrow' | 'wide',
    facts: readonly GameFacts[],
    rules: TableRules,
    chairs: (index: number) => readonly Seat[] = always(rules.players),
  ): Promise<Drawn> {
    const sheet = sheetOf(seriesOf(facts, chairs), rules);
    const names = NAMES.slice(0, sheet.foot.length);
    await renderPage<Record<string, unknown>>((kind === 'wide' ? SheetWide : SheetCompact) as never, {
      sheet,
      names,
    });
    return new Drawn();
  }

  private constructor() {
    this.#table = screen.getByRole('table');
  }

  get heads(): readonly string[] {
    return within(this.#table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim());
  }

  /** The cells of a line, from the number on. */
  line(number: number): readonly string[] {
    const row = this.#table.querySelectorAll<HTMLElement>('tr[data-row]')[number - 1];
    return [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }

  foot(head: string): readonly string[] {
    const row = within(this.#table).getByRole('rowheader', { name: head }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }

  /** What a touch on the last cell of a line explains. */
  async explain(number: number): Promise<readonly string[]> {
    const row = this.#table.querySelectorAll<HTMLElement>('tr[data-row]')[number - 1];
    await fireEvent.click(row?.lastElementChild as HTMLElement);
    return within(screen.getByTestId('explanation'))
      .getAllByText(/./u)
      .map(({ textContent }) => textContent.trim());
  }

  async touch(text: string): Promise<void> {
    await fireEvent.click(within(this.#table).getAllByText(text)[0] as HTMLElement);
  }

  /** All that is open under lines and totals. */
  get opened(): readonly string[] {
    return [...this.#table.querySelectorAll('.more')].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }
}

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

  it('[R8.6] amounts that Kontra doubled are added as they are', async () => {
    const rules: TableRules = {
      ...TOURNAMENT_RULES,
      kontra: { ...TOURNAMENT_RULES.kontra, enabled: true, doubleBonus: true },
    };
    const sheet = await Drawn.of('narrow', [lostClubs({ kontra: 1 })], rules);
    await fireEvent.click(screen.getByRole('button', { name: '−196' }));
    expect(sheet.opened).toEqual(['Ben: −96 − 100 = −196']);
    expect(await sheet.explain(1)).toContain('Die anderen bekommen je +80.');
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
