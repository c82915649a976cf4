import type { TableView } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from '../src/net/table-connection.svelte.ts';
import { EngineTable } from './support/engine-table.svelte.ts';
import { FakeSocket } from './support/fake-socket.ts';

const TABLE = 'table';

function dealt(): EngineTable {
  return EngineTable.dealt([
    ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'],
    ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'],
    ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'],
  ]);
}

function whole(version: number, view: TableView): ViewMessage {
  return { tableId: TABLE, version, ...view };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page that is connected, has joined and sees `view` at version 5. */
async function joined(view: TableView = dealt().viewOf(2)) {
  const socket = new FakeSocket();
  const connection = new TableConnection(socket.asSocket, TABLE);
  socket.open();
  socket.receive('table:view', whole(5, view));
  socket.joins[0]?.answer(ok({ version: 5 }));
  await settle();
  return { socket, connection };
}

const BID = { type: 'act', action: { type: 'bid', value: 18 } } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('coming to a table', () => {
  it('connects, joins, and is online with a view', async () => {
    const onview = vi.fn();
    const socket = new FakeSocket();
    const connection = new TableConnection(socket.asSocket, TABLE, onview);
    expect([connection.status, socket.dialled, socket.joins.length]).toEqual(['connecting', 1, 0]);
    socket.open();
    expect(socket.joins.map(({ message }) => message)).toEqual([{ tableId: TABLE }]);
    socket.receive('table:view', whole(5, dealt().viewOf(2)));
    socket.receive('table:view', whole(6, dealt().viewOf(2)));
    socket.joins[0]?.answer(ok({ version: 5 }));
    await settle();
    expect([connection.status, connection.version, connection.view?.viewer]).toEqual(['online', 6, 2]);
    expect(onview).toHaveBeenCalledTimes(1);
    connection.close();
  });

  it('asks again when the first answer does not come', async () => {
    const socket = new FakeSocket();
    const connection = new TableConnection(socket.asSocket, TABLE);
    socket.open();
    socket.joins[0]?.answer(null);
    await settle();
    expect(socket.joins).toHaveLength(2);
    connection.close();
  });

  it('keeps why the table cannot be shown', async () => {
    const socket = new FakeSocket();
    const connection = new TableConnection(socket.asSocket, TABLE);
    socket.open();
    socket.joins[0]?.answer(err({ code: 'tableNotFound' }));
    await settle();
    expect([connection.failure?.code, connection.view]).toEqual(['tableNotFound', null]);
    connection.close();
  });

  it('does not listen to what concerns another table', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:view', { ...whole(9, dealt().viewOf(0)), tableId: 'another' });
    expect([connection.version, connection.view?.viewer]).toEqual([5, 2]);
    connection.close();
  });
});

describe('what arrives', () => {
  it('asks for everything when a message does not follow the one before', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:view', { tableId: TABLE, version: 7, viewer: 2, sheet: null });
    expect(socket.joins).toHaveLength(2);
    socket.receive('table:view', whole(7, dealt().viewOf(2)));
    expect([connection.version, socket.joins.length]).toEqual([7, 2]);
    connection.close();
  });

  it('takes messages that follow each other without asking', async () => {
    const { socket, connection } = await joined();
    for (const version of [6, 7, 7, 6])
      socket.receive('table:view', { tableId: TABLE, version, viewer: 2, sheet: null });
    expect([connection.version, socket.joins.length]).toEqual([7, 1]);
    connection.close();
  });

  it('asks for everything when it sits elsewhere than it knew and the chairs are not told', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:view', { tableId: TABLE, version: 6, viewer: 1, sheet: null });
    expect(socket.joins).toHaveLength(2);
    expect(connection.view?.viewer).toBe(2);
    connection.close();
  });

  it('counts on how long somebody has been gone, and who may be acted for', async () => {
    const { socket, connection } = await joined();
    const seats = [{ awayForMs: null }, { awayForMs: 50_000 }, { awayForMs: null }];
    const before = Date.now();
    socket.receive('table:presence', { tableId: TABLE, awayAfterMs: 60_000, dealsInMs: null, seats });
    expect(connection.awayFor(0, before + 20_000)).toBeNull();
    expect([connection.isGone(1, before), connection.isGone(1, before + 20_000)]).toEqual([false, true]);
    connection.close();
  });

  it('counts down to the next deal from what the server says is left', async () => {
    const { socket, connection } = await joined();
    const seats = [{ awayForMs: null }, { awayForMs: null }, { awayForMs: null }];
    expect(connection.dealsIn(Date.now())).toBeNull();
    socket.receive('table:presence', { tableId: TABLE, awayAfterMs: 60_000, dealsInMs: 12_000, seats });
    const now = Date.now();
    expect(connection.dealsIn(now)).toBeGreaterThan(11_000);
    expect(connection.dealsIn(now + 5000)).toBeLessThanOrEqual(7000);
    expect(connection.dealsIn(now + 60_000)).toBe(0);
    socket.receive('table:presence', { tableId: TABLE, awayAfterMs: 60_000, dealsInMs: null, seats });
    expect(connection.dealsIn(now)).toBeNull();
    connection.close();
  });
});

describe('losing the way and finding it again', () => {
  it('says so, keeps the view, joins again and is online', async () => {
    const { socket, connection } = await joined();
    socket.drop('transport close');
    expect([connection.status, connection.version]).toEqual(['lost', 5]);
    socket.open();
    socket.receive('table:view', whole(9, dealt().viewOf(2)));
    socket.joins[1]?.answer(ok({ version: 9 }));
    await settle();
    expect([connection.status, connection.version]).toEqual(['online', 9]);
    connection.close();
  });

  it('dials again itself when the server has hung up', async () => {
    const { socket, connection } = await joined();
    const { dialled } = socket;
    socket.drop('io server disconnect');
    expect(socket.dialled).toBe(dialled + 1);
    connection.close();
  });

  it('notices a browser without a network at once', async () => {
    const { socket, connection } = await joined();
    dispatchEvent(new Event('offline'));
    expect([connection.status, socket.connected]).toEqual(['lost', false]);
    const { dialled } = socket;
    dispatchEvent(new Event('online'));
    expect(socket.dialled).toBe(dialled + 1);
    connection.close();
  });

  it('wants to be reloaded when the server speaks another protocol, and does not come back', () => {
    const socket = new FakeSocket();
    const connection = new TableConnection(socket.asSocket, TABLE);
    socket.receive('connect_error', new Error('protocolMismatch'));
    expect(connection.status).toBe('outdated');
    const { dialled } = socket;
    dispatchEvent(new Event('online'));
    expect(socket.dialled).toBe(dialled);
    connection.close();
  });

  it('is refused by name when the server does not know the cookie', () => {
    const socket = new FakeSocket();
    const connection = new TableConnection(socket.asSocket, TABLE);
    socket.receive('connect_error', new Error('noSession'));
    expect(connection.failure?.code).toBe('noSession');
    connection.close();
  });
});

describe('the same seat in another window (F42)', () => {
  it('steps aside, asks nothing any more and does not come back by itself', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:elsewhere', { tableId: TABLE });
    expect([connection.status, socket.connected]).toEqual(['elsewhere', false]);
    const { dialled } = socket;
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('offline'));
    expect([connection.status, socket.dialled]).toEqual(['elsewhere', dialled]);
    expect(await connection.send(BID)).toEqual(err({ code: 'alreadyDone' }));
    expect(socket.commands).toEqual([]);
    connection.close();
  });

  it('gives up what was under way without a word', async () => {
    const { socket, connection } = await joined();
    const outcome = connection.send(BID);
    socket.receive('table:elsewhere', { tableId: TABLE });
    socket.sent.at(-1)?.answer(null);
    expect(await outcome).toEqual(err({ code: 'alreadyDone' }));
    expect(socket.commands).toHaveLength(1);
    connection.close();
  });

  it('takes the seat back when that is wished', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:elsewhere', { tableId: TABLE });
    const { dialled } = socket;
    connection.playHere();
    expect([connection.status, socket.dialled]).toEqual(['connecting', dialled + 1]);
    socket.open();
    socket.receive('table:view', whole(8, dealt().viewOf(2)));
    socket.joins[1]?.answer(ok({ version: 8 }));
    await settle();
    expect([connection.status, connection.version]).toEqual(['online', 8]);
    connection.close();
  });
});

describe('asking', () => {
  it('sends the version it was decided on, and hands on the answer', async () => {
    const { socket, connection } = await joined();
    const outcome = connection.send(BID);
    expect(connection.isBusy).toBe(true);
    expect(socket.commands).toEqual([
      { tableId: TABLE, version: 5, commandId: expect.any(String) as unknown, command: BID },
    ]);
    socket.sent.at(-1)?.answer(ok({ version: 6 }));
    expect(await outcome).toEqual(ok({ version: 6 }));
    expect(connection.isBusy).toBe(false);
    connection.close();
  });

  it('hands on a refusal at once', async () => {
    const { socket, connection } = await joined();
    const outcome = connection.send(BID);
    socket.sent.at(-1)?.answer(err({ code: 'notYourTurn', toAct: [1] }));
    expect(await outcome).toEqual(err({ code: 'notYourTurn', toAct: [1] }));
    expect(socket.commands).toHaveLength(1);
    connection.close();
  });

  it.each([
    { name: 'no answer comes', answer: null },
    { name: 'it is not known whether it was stored', answer: err({ code: 'storeUnavailable' } as const) },
  ])('repeats the same command under the same id while $name', async ({ answer }) => {
    const { socket, connection } = await joined();
    const outcome = connection.send(BID);
    socket.sent.at(-1)?.answer(answer);
    await settle();
    const [first, second] = socket.commands;
    expect(second).toEqual(first);
    socket.sent.at(-1)?.answer(ok({ version: 6 }));
    expect((await outcome).ok).toBe(true);
    connection.close();
  });

  it('F43: a second action while one is under way is not sent', async () => {
    const { socket, connection } = await joined();
    const first = connection.send(BID);
    expect(await connection.send(BID)).toEqual(err({ code: 'alreadyDone' }));
    expect(socket.commands).toHaveLength(1);
    socket.sent.at(-1)?.answer(ok({ version: 6 }));
    await first;
    connection.close();
  });
});

describe('an action that came after somebody else’s step', () => {
  it('is sent again at once, under its id and with the new version, while the choice is the same', async () => {
    const table = dealt();
    const { socket, connection } = await joined(table.viewOf(2));
    const outcome = connection.send(BID);
    table.as(0, { type: 'endSeries', series: 1 });
    socket.receive('table:view', whole(6, table.viewOf(2)));
    socket.sent.at(-1)?.answer(err({ code: 'staleVersion', version: 6 }));
    await settle();
    const [first, second] = socket.commands;
    expect(second).toEqual({ ...first, version: 6 });
    socket.sent.at(-1)?.answer(ok({ version: 7 }));
    expect(await outcome).toEqual(ok({ version: 7 }));
    connection.close();
  });

  it('waits for the view that is meant, asking for it, before it decides', async () => {
    const table = dealt();
    const { socket, connection } = await joined(table.viewOf(2));
    const outcome = connection.send(BID);
    table.as(0, { type: 'endSeries', series: 1 });
    socket.sent.at(-1)?.answer(err({ code: 'staleVersion', version: 6 }));
    await settle();
    expect([socket.commands.length, socket.joins.length]).toEqual([1, 2]);
    socket.receive('table:view', whole(6, table.viewOf(2)));
    socket.joins[1]?.answer(ok({ version: 6 }));
    await settle();
    expect(socket.commands.map(({ version }) => version)).toEqual([5, 6]);
    socket.sent.at(-1)?.answer(ok({ version: 7 }));
    expect((await outcome).ok).toBe(true);
    connection.close();
  });

  it('is dropped when the choice is another one by now', async () => {
    const table = dealt();
    const { socket, connection } = await joined(table.viewOf(2));
    const outcome = connection.send(BID);
    table.act(2, { type: 'bid', value: 18 });
    socket.receive('table:view', whole(6, table.viewOf(2)));
    socket.sent.at(-1)?.answer(err({ code: 'staleVersion', version: 6 }));
    expect(await outcome).toEqual(err({ code: 'staleVersion', version: 6 }));
    expect(socket.commands).toHaveLength(1);
    connection.close();
  });
});
