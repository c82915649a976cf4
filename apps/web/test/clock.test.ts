import type { Card, Seat, TableSettings } from '@skat/engine';
import { PLAIN_SETTINGS, TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as de } from '../src/i18n/de/index.ts';
import { leftAfter, untilExpiry } from '../src/model/time-left.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

const ANNA: readonly Card[] = ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'];
const BEN: readonly Card[] = ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'];
const CLEO: readonly Card[] = ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'];
const CLOCK: TableSettings = { ...PLAIN_SETTINGS, decisionSeconds: 25 };
const RULES = { ...TOURNAMENT_RULES, seriesLength: 3 } as const;
const SECOND = 1000;
/** Longer than a decision and its reserve. */
const WHOLE_TIME = 90 * SECOND;

/** Anna deals: Ben is forehand, Cleo is asked first. */
function dealt(settings: TableSettings = CLOCK): EngineTable {
  return EngineTable.dealt([ANNA, BEN, CLEO], 0, RULES, settings);
}

/** Cleo is asked and has this much left; the others have their whole reserve. */
function asksCleo(table: EngineTable, decisionMs: number, reserveMs = 60 * SECOND): void {
  const rest = { decisionMs: null, reserveMs: 60 * SECOND };
  table.times = [rest, rest, { decisionMs, reserveMs }];
  table.timesHeardAt = performance.now();
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

const clockOf = (seat: Seat): HTMLElement => screen.getByTestId(`clock-${seat}`);
const textOf = (element: HTMLElement): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
const assertive = (): string => document.querySelector('#live-assertive')?.textContent ?? '';

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

describe('what is left of a time', () => {
  it.each([
    { name: 'the decision goes first', elapsed: 10, decision: 15, reserve: 60 },
    { name: 'then the reserve', elapsed: 40, decision: 0, reserve: 45 },
    { name: 'and no more than that', elapsed: 200, decision: 0, reserve: 0 },
  ])('[R6.14] $name', ({ elapsed, decision, reserve }) => {
    const left = leftAfter({ decisionMs: 25 * SECOND, reserveMs: 60 * SECOND }, elapsed * SECOND);
    expect(left).toEqual({ decisionMs: decision * SECOND, reserveMs: reserve * SECOND });
  });

  it('[R6.14] nothing runs for who is not asked', () => {
    const rests = { decisionMs: null, reserveMs: 7000 };
    expect(leftAfter(rests, 5000)).toEqual(rests);
    expect(untilExpiry(rests)).toBeNull();
  });
});

describe('the clock on the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[R6.14] counts down for who is asked; everybody sees every reserve', async () => {
    const table = dealt();
    asksCleo(table, 25 * SECOND);
    await show(table, 0);
    expect(textOf(clockOf(2))).toContain(de.clock.spoken({ decision: 25, reserve: 60 }));
    expect(textOf(clockOf(0))).toContain(de.clock.spokenReserve({ reserve: 60 }));
    expect(textOf(clockOf(1))).toContain(de.clock.spokenReserve({ reserve: 60 }));
    await pass(5 * SECOND);
    expect(textOf(clockOf(2))).toContain('0:20');
    await pass(25 * SECOND);
    expect(textOf(clockOf(2))).toContain(de.clock.spoken({ decision: 0, reserve: 55 }));
  });

  it('a change of the device’s clock changes nothing', async () => {
    const table = dealt();
    asksCleo(table, 25 * SECOND);
    await show(table, 0);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(SECOND);
    expect(textOf(clockOf(2))).toContain('0:24');
  });

  it('E2.2.1: says once to who is asked that 20 s are left, and marks the last ten not by colour alone', async () => {
    const table = dealt();
    asksCleo(table, 10 * SECOND, 12 * SECOND);
    await show(table, 2);
    await pass(SECOND);
    expect(assertive()).not.toContain(de.clock.soon({ seconds: 20 }));
    await pass(1.6 * SECOND);
    expect(assertive()).toContain(de.clock.soon({ seconds: 20 }));
    await pass(7 * SECOND);
    expect(assertive()).not.toContain(de.clock.soon({ seconds: 20 }));
    await pass(3 * SECOND);
    expect(textOf(clockOf(2))).toMatch(/0:\d+!$/);
    await pass(3 * SECOND);
    expect(assertive()).toBe('');
  });

  it('says nothing of somebody else’s time', async () => {
    const table = dealt();
    asksCleo(table, 0, 15 * SECOND);
    await show(table, 0);
    await pass(SECOND);
    expect(assertive()).toBe('');
  });

  it('explains the two times by a touch', async () => {
    const table = dealt();
    asksCleo(table, 25 * SECOND);
    await show(table, 2);
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(de.clock.explainOwn) }));
    expect(screen.getByTestId('clock-help').textContent).toContain(de.clock.decisionSays({ seconds: 25 }));
  });

  it('is not there at a table without one', async () => {
    const table = dealt(PLAIN_SETTINGS);
    asksCleo(table, 25 * SECOND);
    await show(table, 2);
    expect(screen.queryByTestId('clock-2')).toBeNull();
  });

  it('[R2.4] a dealer who sits out decides nothing and has none', async () => {
    const table = EngineTable.dealt(
      [[], ANNA, BEN, CLEO],
      0,
      { ...RULES, players: 4, seriesLength: 4 },
      CLOCK,
    );
    const rest = { decisionMs: null, reserveMs: 60 * SECOND };
    table.times = [rest, rest, rest, rest];
    table.timesHeardAt = performance.now();
    await show(table, 1);
    expect(screen.queryByTestId('clock-0')).toBeNull();
    for (const seat of [1, 2, 3] as const) expect(textOf(clockOf(seat))).toContain('1:00');
  });

  it('is there for two', async () => {
    const rules = { ...presetRules('twoPlayers'), seriesLength: 2 };
    const table = EngineTable.dealt([ANNA, BEN], 0, rules, CLOCK);
    const rest = { decisionMs: null, reserveMs: 60 * SECOND };
    table.times = [rest, { decisionMs: 9 * SECOND, reserveMs: 0 }];
    table.timesHeardAt = performance.now();
    await show(table, 0);
    expect(textOf(clockOf(1))).toContain('0:09!');
    expect(textOf(clockOf(0))).toContain('1:00');
  });
});

describe('when time has run out', () => {
  const toast = (): string => screen.queryAllByRole('status').map(textOf).join(' ');

  it('[R6.14] everybody is told what was done, and who did it', async () => {
    const table = dealt();
    await show(table, 0);
    table.now = WHOLE_TIME;
    table.timeOut(2, { type: 'pass' });
    await waitFor(() => expect(toast()).toContain(de.clock.passedFor({ name: 'Cleo' })));
  });

  it('[R6.14] who ran out of time is told, too', async () => {
    const table = dealt();
    await show(table, 2);
    table.now = WHOLE_TIME;
    table.timeOut(2, { type: 'pass' });
    await waitFor(() => expect(toast()).toContain(de.clock.passedForYou));
  });

  it('[R6.14] after two in a row the computer plays until a button is pressed, though the person is connected', async () => {
    const table = dealt();
    table.act(2, { type: 'pass' });
    table.now = WHOLE_TIME;
    table.timeOut(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    table.act(1, { type: 'pickUpSkat' });
    table.act(1, {
      type: 'declare',
      announcement: { game: 'grand', level: 'none' },
      discard: ['D7', 'H8'],
    });
    table.act(1, { type: 'playCard', card: 'CA' });
    table.act(2, { type: 'playCard', card: 'C7' });
    await show(table, 0);
    table.now = 3 * WHOLE_TIME;
    table.timeOut(0, { type: 'playCard', card: 'CT' });
    await waitFor(() => expect(toast()).toContain(de.clock.takenOverForYou));
    expect(table.asked).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: de.presence.takeBack }));
    expect(table.asked).toEqual([{ type: 'takeBack' }]);
    await waitFor(() => expect(toast()).toContain('Wieder da.'));
    expect(screen.queryByRole('button', { name: de.presence.takeBack })).toBeNull();
  });
});

describe('a pause', () => {
  it('is asked for in the menu, and everybody sees whose it is', async () => {
    const table = dealt();
    await show(table, 0);
    await fireEvent.click(screen.getByRole('button', { name: de.table.menu }));
    await fireEvent.click(screen.getByTestId('toggle-pause'));
    expect(table.asked).toEqual([{ type: 'pause' }]);
    const bar = await screen.findByTestId('pause');
    expect(bar.textContent).toContain(de.pause.by({ name: 'Anna' }));
  });

  it('W pauses and goes on, and both are said', async () => {
    const table = dealt();
    await show(table, 0);
    await fireEvent.keyDown(document.body, { code: 'KeyW', key: 'w' });
    await screen.findByTestId('pause');
    await waitFor(() =>
      expect(document.querySelector('#live-polite')?.textContent).toContain(de.pause.by({ name: 'Anna' })),
    );
    await fireEvent.keyDown(document.body, { code: 'KeyW', key: 'w' });
    await waitFor(() => expect(screen.queryByTestId('pause')).toBeNull());
    await waitFor(() => expect(document.querySelector('#live-polite')?.textContent).toContain(de.pause.over));
    expect(table.asked).toEqual([{ type: 'pause' }, { type: 'resume' }]);
  });

  it('nothing can be said or played in it; anybody ends it', async () => {
    const table = dealt();
    table.as(1, { type: 'pause' });
    await show(table, 2);
    expect(screen.queryByTestId('bid-next')).toBeNull();
    expect(screen.queryByTestId('prompt')).toBeNull();
    await fireEvent.click(screen.getByTestId('resume'));
    expect(await screen.findByTestId('bid-next')).toBeTruthy();
  });

  it('a card touched in it stays, and why is said', async () => {
    const table = dealt();
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    table.act(1, { type: 'pickUpSkat' });
    table.act(1, { type: 'declare', announcement: { game: 'grand', level: 'none' }, discard: ['D7', 'H8'] });
    table.as(0, { type: 'pause' });
    await show(table, 1);
    const [card] = within(screen.getByRole('group', { name: /^Dein Blatt/ })).getAllByRole('button');
    if (card) await fireEvent.click(card);
    expect(table.asked).toEqual([]);
    await waitFor(() => expect(assertive()).toContain(de.errors.paused));
  });

  it('stands between two games, too', async () => {
    const table = dealt();
    for (const seat of [2, 0, 1] as const) table.act(seat, { type: 'pass' });
    table.as(2, { type: 'pause' });
    table.dealsInMs = 9000;
    await show(table, 0);
    expect(screen.getByTestId('pause').textContent).toContain(de.pause.by({ name: 'Cleo' }));
    expect(screen.getByTestId('next-game').textContent.trim()).toBe(de.result.next);
  });

  it('stands for two, too', async () => {
    const rules = { ...presetRules('twoPlayers'), seriesLength: 2 };
    const table = EngineTable.dealt([ANNA, BEN], 0, rules);
    table.as(0, { type: 'pause' });
    await show(table, 1);
    expect(screen.getByTestId('pause').textContent).toContain(de.pause.by({ name: 'Anna' }));
  });
});
