import type { Card, Seat } from '@skat/engine';
import { bidsAbove } from '@skat/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

/** Ben's twelve with the skat make the hearts "with 1" of R10.5. */
const ANNA: readonly Card[] = ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'];
const BEN: readonly Card[] = ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'];
const CLEO: readonly Card[] = ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'];
const SKAT: readonly Card[] = ['CK', 'DT'];

/** Anna deals, so Ben is forehand, Cleo middlehand, Anna rearhand. */
function dealt(): EngineTable {
  return EngineTable.dealt([ANNA, BEN, CLEO], 0);
}

async function show(table: EngineTable, seat: Seat) {
  return renderPage(TableScreen, {
    connection: table.connectionOf(seat),
    invitation: 'invitation-of-22-letters',
    getCode: () => Promise.resolve('7F3K2Q'),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });
}

/** Up to Ben with the skat in hand at 23. */
function benHasSkat(): EngineTable {
  const table = dealt();
  for (const value of [18, 20, 22, 23]) {
    table.act(2, { type: 'bid', value });
    table.act(1, { type: 'hold' });
  }
  table.act(2, { type: 'pass' });
  table.act(0, { type: 'pass' });
  table.act(1, { type: 'pickUpSkat' });
  return table;
}

function benPlaysHearts(): EngineTable {
  const table = benHasSkat();
  table.act(1, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'H', level: 'none' },
    discard: ['DT', 'CK'],
  });
  return table;
}

const byId = (id: string): HTMLElement => screen.getByTestId(id);
const cardsOfHand = (): string[] =>
  within(screen.getByRole('group', { name: /^Dein Blatt/ }))
    .getAllByRole('button')
    .map((button) => button.dataset['card'] ?? '');

afterEach(() => {
  vi.useRealTimers();
});

describe('bidding', () => {
  it('[R3.5] offers the next value at once and no lower one in the list', async () => {
    const table = dealt();
    table.act(2, { type: 'bid', value: 20 });
    table.act(1, { type: 'hold' });
    await show(table, 2);
    expect(byId('bid-next')).toHaveProperty('textContent', expect.stringContaining('22'));
    await fireEvent.click(byId('bid-more'));
    const values = within(byId('bid-list'))
      .getAllByRole('button')
      .map((button) => Number(button.textContent));
    expect(values).toEqual(bidsAbove(20));
  });

  it('says the next value with one touch, and a second touch says nothing more', async () => {
    const table = dealt();
    await show(table, 2);
    const button = byId('bid-next');
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'bid', value: 18 } }]);
  });

  it('keeps the answer to a jump inert for two seconds and shows it', async () => {
    const table = dealt();
    table.act(2, { type: 'bid', value: 24 });
    vi.useFakeTimers();
    await show(table, 1);
    const hold = byId('hold');
    expect(hold.getAttribute('aria-disabled')).toBe('true');
    expect(hold.textContent).toContain('2 s');
    await fireEvent.click(hold);
    expect(table.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(hold.textContent).toContain('Ja, 24');
    await fireEvent.click(hold);
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'hold' } }]);
  });

  it('does not guard the answer to the next value', async () => {
    const table = dealt();
    table.act(2, { type: 'bid', value: 18 });
    await show(table, 1);
    await fireEvent.click(byId('hold'));
    expect(table.asked).toHaveLength(1);
  });

  it('[R3.8] keeps 18 of forehand alone in the log when both others passed', async () => {
    const table = dealt();
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    await show(table, 0);
    expect(screen.getAllByTestId('bid-log')[0]?.textContent).toMatch(/Ben\s*18/);
  });
});

describe('skat and discard', () => {
  it('[R4.1] asks for Hand or pick-up, and neither happens by itself', async () => {
    const table = dealt();
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    await show(table, 1);
    expect(table.asked).toEqual([]);
    await fireEvent.click(byId('play-hand'));
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'playHand' } }]);
  });

  it('shows twelve cards, marks the two of the skat and puts away exactly two', async () => {
    await show(benHasSkat(), 1);
    expect(cardsOfHand()).toHaveLength(12);
    for (const card of SKAT)
      expect(byId(`card-${card}`).getAttribute('aria-label')).toContain('aus dem Skat');
    const confirm = byId('discard-confirm') as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(byId('card-DT'));
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(byId('card-CK'));
    expect(confirm.disabled).toBe(false);
    await fireEvent.click(byId('card-SA'));
    expect(byId('card-SA').getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(byId('card-CK'));
    expect(confirm.disabled).toBe(true);
  });
});

describe('announcement', () => {
  async function toDeclare(table: EngineTable): Promise<void> {
    await show(table, 1);
    await fireEvent.click(byId('card-DT'));
    await fireEvent.click(byId('card-CK'));
    await fireEvent.click(byId('discard-confirm'));
  }

  it('[R10.5] warns of hearts 20 below 23 and announces it with a second touch', async () => {
    const table = benHasSkat();
    await toDeclare(table);
    await fireEvent.click(byId('declare-H'));
    expect(byId('meter').textContent).toContain('mit 1, Spiel 2 × Herz 10 = 20');
    expect(byId('meter').textContent).toContain('23');
    await fireEvent.click(byId('declare-confirm'));
    expect(table.asked).toEqual([]);
    expect(byId('declare-confirm').textContent).toContain('Trotzdem Herz (überreizt)');
    await fireEvent.click(byId('declare-confirm'));
    expect(table.asked).toEqual([
      {
        type: 'act',
        action: {
          type: 'declare',
          announcement: { game: 'suit', trump: 'H', level: 'none' },
          discard: ['DT', 'CK'],
        },
      },
    ]);
  });

  it('announces a covered game at once', async () => {
    const table = benHasSkat();
    await toDeclare(table);
    await fireEvent.click(byId('declare-grand'));
    await fireEvent.click(byId('declare-confirm'));
    expect(table.asked).toHaveLength(1);
  });

  it.each([
    { bid: 23, offered: true, value: '23' },
    { bid: 24, offered: true, value: '46' },
    { bid: 48, offered: false, value: '46' },
  ])('[R4.16] offers only a Null that covers the bid of $bid', async ({ bid, offered, value }) => {
    const table = dealt();
    table.act(2, { type: 'bid', value: bid });
    table.act(1, { type: 'hold' });
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'pickUpSkat' });
    await toDeclare(table);
    expect((byId('declare-null') as HTMLButtonElement).disabled).toBe(!offered);
    expect(byId('declare-null').textContent).toContain(value);
  });

  it('[R4.6] ouvert takes Schneider and Schwarz along, and dropping Schneider drops all', async () => {
    const table = dealt();
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    table.act(1, { type: 'playHand' });
    await show(table, 1);
    await fireEvent.click(byId('declare-grand'));
    const pressed = (): (string | null)[] =>
      ['Schneider', 'Schwarz', 'Ouvert'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-pressed'),
      );
    await fireEvent.click(screen.getByRole('button', { name: 'Ouvert' }));
    expect(pressed()).toEqual(['true', 'true', 'true']);
    await fireEvent.click(screen.getByRole('button', { name: 'Schneider' }));
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });
});

describe('play', () => {
  it('[R5.2] marks what the rules refuse only on the own turn to follow, and says why', async () => {
    const table = benPlaysHearts();
    await show(table, 2);
    expect(document.querySelectorAll('.hand [aria-disabled="true"]')).toHaveLength(0);
    table.act(1, { type: 'playCard', card: 'SA' });
    await waitFor(() => {
      expect(byId('card-C9').getAttribute('aria-disabled')).toBe('true');
    });
    expect(byId('card-S7').getAttribute('aria-disabled')).toBe('false');
    await fireEvent.click(byId('card-C9'));
    expect(table.asked).toEqual([]);
    expect(screen.getByText('Geht nicht: Pik bedienen')).toBeTruthy();
  });

  it('[R1.8] a jack follows trump, not its printed suit', async () => {
    const table = benPlaysHearts();
    table.act(1, { type: 'playCard', card: 'SA' });
    table.act(2, { type: 'playCard', card: 'S7' });
    await show(table, 0);
    expect(byId('card-SJ').getAttribute('aria-disabled')).toBe('true');
    expect(byId('card-SK').getAttribute('aria-disabled')).toBe('false');
  });

  it('plays a legal card with one touch, or with two where that is chosen', async () => {
    const table = benPlaysHearts();
    const { settings } = await show(table, 1);
    settings.choose('tap', 'two');
    await fireEvent.click(byId('card-SA'));
    expect(table.asked).toEqual([]);
    expect(byId('card-SA').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(byId('play-card'));
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'playCard', card: 'SA' } }]);
  });

  it('keeps a finished trick on the table and lets its winner play on', async () => {
    const table = benPlaysHearts();
    table.act(1, { type: 'playCard', card: 'SA' });
    table.act(2, { type: 'playCard', card: 'S7' });
    vi.useFakeTimers();
    await show(table, 1);
    table.act(0, { type: 'playCard', card: 'S9' });
    await vi.advanceTimersByTimeAsync(100);
    expect(within(byId('trick')).getAllByRole('listitem')).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1400);
    expect(within(byId('trick')).queryAllByRole('listitem')).toHaveLength(0);
    expect(byId('show-last-trick')).toBeTruthy();
  });

  it('switches the language with the cards in hand', async () => {
    const { locale } = await show(benPlaysHearts(), 1);
    await locale.use('en');
    await waitFor(() => {
      expect(byId('prompt').textContent).not.toContain('Du');
    });
    expect(byId('card-HT').getAttribute('aria-label')).toContain('Ten of hearts');
  });
});

describe('result and sheet', () => {
  it('[R10.5] explains the overbid hearts: sum, needed value, doubled loss', async () => {
    const table = benPlaysHearts();
    table.playOn();
    await show(table, 0);
    const result = byId('result');
    expect(result.textContent).toContain('mit 1, Spiel 2');
    expect(result.textContent).toContain('im Skat lag');
    expect(result.textContent).toContain('gedrückt');
    expect(within(result).getByTestId('next-game')).toBeTruthy();
    await fireEvent.click(byId('next-game'));
    expect(table.asked).toEqual([{ type: 'ready', series: 1, game: 2, readiness: 'ready' }]);
  });

  it("[R8.2] writes the running total in the declarer's column alone and explains a line on demand", async () => {
    const table = benPlaysHearts();
    table.playOn();
    await show(table, 0);
    const sheet = screen.getAllByTestId('sheet')[0];
    if (sheet === undefined) throw new Error('no sheet');
    const row = within(sheet).getAllByRole('row')[1];
    const cells = within(row ?? sheet)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.trim());
    expect(cells.slice(2)).toEqual(['·', expect.stringMatching(/\d/), '·']);
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Spiel 1' }));
    expect(sheet.textContent).toContain('gereizt 23');
  });
});

describe('between games', () => {
  function over(): EngineTable {
    const table = benPlaysHearts();
    table.playOn();
    return table;
  }

  it('counts down to the deal that the server has planned, whenever the page was opened', async () => {
    const table = over();
    table.dealsInMs = 7_200;
    await show(table, 0);
    expect(byId('next-game').textContent).toContain('8 s');
  });

  it('shows no countdown while the table waits for people', async () => {
    await show(over(), 0);
    expect(byId('next-game').textContent.trim()).toBe('Weiter');
  });
});

describe('in several windows', () => {
  it('F42: says where the seat is played, takes nothing more, and comes back when asked', async () => {
    const table = benPlaysHearts();
    await show(table, 1);
    table.status = 'elsewhere';
    await waitFor(() => {
      expect(
        screen.getByRole('heading', { name: 'Du spielst in einem anderen Fenster weiter.' }),
      ).toBeTruthy();
    });
    expect(screen.queryByRole('group', { name: /^Dein Blatt/ })).toBeNull();
    expect(document.title).not.toContain('dran');
    await fireEvent.click(screen.getByRole('button', { name: 'Hier weiterspielen' }));
    await waitFor(() => {
      expect(cardsOfHand()).toHaveLength(10);
    });
  });

  it('an action that came too late is no reason to alarm anybody', async () => {
    const table = benPlaysHearts();
    table.refusal = { code: 'staleVersion', version: 2 };
    await show(table, 1);
    await fireEvent.click(byId('card-SA'));
    expect(table.asked).toHaveLength(1);
    expect(document.querySelectorAll('.toast')).toHaveLength(0);
    expect(byId('card-SA')).toBeTruthy();
  });
});
