import type { TableView } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from '../src/net/table-connection.svelte.ts';
import { EngineTable } from './support/engine-table.svelte.ts';
import { FakeSocket } from './support/fake-socket.ts';

const TABLE = 'table';
const BID = { type: 'act', action: { type: 'bid', value: 18 } } as const;

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

const open: TableConnection[] = [];

function connectionOver(socket: FakeSocket, onview?: () => void): TableConnection {
  const connection = new TableConnection(socket, TABLE, onview ? { onfirstview: onview } : {});
  open.push(connection);
  return connection;
}

/** A page that is connected, has joined and sees `view` at version 5. */
async function joined(view: TableView = dealt().viewOf(2)) {
  const socket = new FakeSocket();
  const connection = connectionOver(socket);
  socket.open();
  socket.receive('table:view', whole(5, view));
  socket.joins[0]?.answer(ok({ version: 5 }));
  await settle();
  return { socket, connection };
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const connection of open.splice(0)) connection.close();
  sessionStorage.clear();
});

describe('what components see of a table', () => {
  it('is connecting, then online with a view, which is told once', async () => {
    const onview = vi.fn();
    const socket = new FakeSocket();
    const connection = connectionOver(socket, onview);
    expect([connection.status, socket.dialled, connection.view]).toEqual(['connecting', 1, null]);
    socket.open();
    socket.receive('table:view', whole(5, dealt().viewOf(2)));
    socket.receive('table:view', whole(6, dealt().viewOf(2)));
    socket.joins[0]?.answer(ok({ version: 6 }));
    await settle();
    expect([connection.status, connection.version, connection.view?.viewer]).toEqual(['online', 6, 2]);
    expect(onview).toHaveBeenCalledTimes(1);
  });

  it('changes when something arrives, and only what is concerned', async () => {
    const { socket, connection } = await joined();
    const seen: unknown[] = [];
    const drawn: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(connection.status));
      $effect(() => void drawn.push(connection.view?.viewer));
    });
    flushSync();
    socket.drop('transport close');
    flushSync();
    expect([seen, drawn]).toEqual([['online', 'lost'], [2]]);
    stop();
  });

  it('counts on how long somebody has been gone, who may be acted for, and to the next deal', async () => {
    const { socket, connection } = await joined();
    const before = Date.now();
    expect([connection.dealsIn(before), connection.isGone(1, before)]).toEqual([null, false]);
    const seats = [{ awayForMs: null }, { awayForMs: 50_000 }, { awayForMs: null }];
    const watching = { spectators: [], spectatorCount: 0 };
    const presence = { tableId: TABLE, awayAfterMs: 60_000, dealsInMs: 12_000, seats, ...watching };
    socket.receive('table:presence', presence);
    expect(connection.awayFor(0, before + 20_000)).toBeNull();
    expect([connection.isGone(1, before), connection.isGone(1, before + 20_000)]).toEqual([false, true]);
    expect(connection.dealsIn(before + 60_000)).toBe(0);
  });

  it('is busy while an answer is waited for, and may wonder about the store', async () => {
    const { socket, connection } = await joined();
    const outcome = connection.send(BID);
    expect([connection.isBusy, socket.commands.map(({ version }) => version)]).toEqual([true, [5]]);
    socket.sent.at(-1)?.answer(err({ code: 'storeUnavailable' }));
    await settle();
    expect([connection.trouble, connection.isBusy]).toEqual(['store', true]);
    await vi.waitFor(() => expect(socket.commands).toHaveLength(2));
    socket.sent.at(-1)?.answer(err({ code: 'notYourTurn', toAct: [1] }));
    expect(await outcome).toEqual(err({ code: 'notYourTurn', toAct: [1] }));
    expect([connection.trouble, connection.isBusy]).toEqual([null, false]);
  });
});

describe('what the browser tells', () => {
  it('has no network any more, and has one again', async () => {
    const { socket, connection } = await joined();
    dispatchEvent(new Event('offline'));
    expect([connection.status, socket.connected]).toEqual(['lost', false]);
    const { dialled } = socket;
    dispatchEvent(new Event('online'));
    expect(socket.dialled).toBe(dialled + 1);
  });

  it('the page is looked at again', async () => {
    const { socket } = await joined();
    const later = Date.now() + 5_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.joins).toHaveLength(2);
  });

  it('nothing to a connection that is closed', async () => {
    const { socket, connection } = await joined();
    connection.close();
    const { dialled } = socket;
    dispatchEvent(new Event('online'));
    expect(socket.dialled).toBe(dialled);
  });
});

describe('what the socket tells', () => {
  it.each([
    { message: 'protocolMismatch', status: 'outdated', failure: undefined },
    { message: 'noSession', status: 'connecting', failure: 'noSession' },
    { message: 'xhr poll error', status: 'connecting', failure: undefined },
  ])('$message', ({ message, status, failure }) => {
    const socket = new FakeSocket();
    const connection = connectionOver(socket);
    socket.receive('connect_error', new Error(message));
    expect([connection.status, connection.failure?.code]).toEqual([status, failure]);
  });

  it('the server has hung up: it is dialled again', async () => {
    const { socket } = await joined();
    const { dialled } = socket;
    socket.drop('io server disconnect');
    await vi.waitFor(() => expect(socket.dialled).toBe(dialled + 1));
  });

  it('the seat is played elsewhere, until it is wanted back', async () => {
    const { socket, connection } = await joined();
    socket.receive('table:elsewhere', { tableId: TABLE });
    expect([connection.status, socket.connected]).toEqual(['elsewhere', false]);
    connection.playHere();
    expect([connection.status, socket.dialled]).toEqual(['connecting', 2]);
  });

  it('signs of life, so that a silent table is not asked', async () => {
    const { socket } = await joined();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
    socket.receive('io ping');
    now.mockReturnValue(Date.now() + 2_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.joins).toHaveLength(1);
  });
});

it('an action under way is kept over a reload of the page', async () => {
  const { connection } = await joined();
  void connection.send(BID);
  const { socket } = await joined();
  expect(socket.commands.map(({ command }) => command)).toEqual([BID]);
});
