import { err, ok } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { awayFor, dealsIn } from '../src/presence-note.ts';
import { DealtTable } from './support/dealt-table.ts';
import { settle } from './support/fake-clock.ts';
import { PAGE, TABLE, joinedPage, openPage, whole } from './support/page.ts';

const BID = { type: 'act', action: { type: 'bid', value: 18 } } as const;
const STORE_AWAY = err({ code: 'storeUnavailable' } as const);

describe('coming to a table', () => {
  it('connects, joins, and is online with a view', async () => {
    const { transport, client } = openPage();
    expect([client.state.status, transport.dialled, transport.joins.length]).toEqual(['connecting', 1, 0]);
    transport.open();
    expect(transport.joins.map(({ message }) => message)).toEqual([
      { tableId: TABLE, window: PAGE, isReturn: false },
    ]);
    transport.receive('table:view', whole(5, new DealtTable().viewOf(2)));
    transport.receive('table:view', whole(6, new DealtTable().viewOf(2)));
    transport.joins[0]?.answer(ok({ version: 5 }));
    await settle();
    expect([client.state.status, client.version, client.view?.viewer]).toEqual(['online', 6, 2]);
  });

  it('asks again when the first answer does not come', async () => {
    const { transport, clock } = openPage();
    transport.open();
    await clock.pass(2_500);
    expect(transport.joins).toHaveLength(2);
  });

  it('keeps why the table cannot be shown', async () => {
    const { transport, client } = openPage();
    transport.open();
    transport.answer(err({ code: 'tableNotFound' }));
    await settle();
    expect([client.state.failure?.code, client.view]).toEqual(['tableNotFound', null]);
    expect(await client.send(BID)).toEqual(err({ code: 'tableNotFound' }));
  });

  it('does not listen to what concerns another table', async () => {
    const { transport, client, seat } = await joinedPage();
    transport.receive('table:view', { ...whole(9, new DealtTable().viewOf(0)), tableId: 'another' });
    expect([client.version, client.view?.viewer]).toEqual([5, seat]);
  });

  it('waits, ever longer, while the server is full or cannot remember', async () => {
    const { transport, client, clock } = openPage();
    transport.open();
    transport.answer(STORE_AWAY);
    await clock.pass(499);
    expect([client.state.trouble, transport.joins.length]).toEqual(['store', 1]);
    await clock.pass(1);
    transport.answer(STORE_AWAY);
    await clock.pass(999);
    expect(transport.joins).toHaveLength(2);
    await clock.pass(1);
    transport.answer(err({ code: 'tooManyRequests', retryAfterSeconds: 3 }));
    await clock.pass(2_999);
    expect(transport.joins).toHaveLength(3);
    await clock.pass(1);
    transport.answer(ok({ version: 0 }));
    await settle();
    expect([client.state.trouble, client.state.status]).toEqual([null, 'online']);
  });
});

describe('what arrives', () => {
  it('asks for everything when a message does not follow the one before', async () => {
    const { transport, client, table, seat } = await joinedPage();
    transport.receive('table:view', { tableId: TABLE, version: 7, viewer: seat, sheet: null });
    expect(transport.joins).toHaveLength(2);
    transport.receive('table:view', whole(7, table.viewOf(seat)));
    expect([client.version, transport.joins.length]).toEqual([7, 2]);
  });

  it('asks ever more seldom for a table that keeps having gaps', async () => {
    const { transport, clock, seat } = await joinedPage();
    let version = 5;
    for (let tenth = 0; tenth < 100; tenth++) {
      transport.receive('table:view', { tableId: TABLE, version: (version += 2), viewer: seat, sheet: null });
      if (transport.sent.at(-1)?.event === 'table:join') transport.answer(ok({ version }));
      await clock.pass(100);
    }
    expect(transport.joins.length).toBeGreaterThan(4);
    expect(transport.joins.length).toBeLessThan(10);
  });

  it('takes messages that follow each other without asking', async () => {
    const { transport, client, seat } = await joinedPage();
    for (const version of [6, 7, 7, 6])
      transport.receive('table:view', { tableId: TABLE, version, viewer: seat, sheet: null });
    expect([client.version, transport.joins.length]).toEqual([7, 1]);
  });

  it('asks for everything when it sits elsewhere than it knew and the chairs are not told', async () => {
    const { transport, client, seat } = await joinedPage();
    const other = seat === 0 ? 1 : 0;
    transport.receive('table:view', { tableId: TABLE, version: 6, viewer: other, sheet: null });
    expect(transport.joins).toHaveLength(2);
    expect(client.view?.viewer).toBe(seat);
  });

  it('counts on how long somebody has been gone, and to the next deal', async () => {
    const { transport, client, clock } = await joinedPage();
    const seats = [{ awayForMs: null }, { awayForMs: 50_000 }, { awayForMs: null }];
    const now = clock.now();
    expect([awayFor(client.state.presence, 1, now), dealsIn(client.state.presence, now)]).toEqual([
      null,
      null,
    ]);
    transport.receive('table:presence', {
      ...{ tableId: TABLE, awayAfterMs: 60_000, dealsInMs: 12_000, seats },
      ...{ spectators: [], spectatorCount: 0 },
    });
    const { presence } = client.state;
    expect([awayFor(presence, 0, now), awayFor(presence, 1, now + 20_000)]).toEqual([null, 70_000]);
    expect([dealsIn(presence, now + 5_000), dealsIn(presence, now + 60_000)]).toEqual([7_000, 0]);
  });
});

describe('losing the way and finding it again', () => {
  it('says so, keeps the view, joins again and is online', async () => {
    const { transport, client, table, seat } = await joinedPage();
    transport.drop('line');
    expect([client.state.status, client.version]).toEqual(['lost', 5]);
    transport.open();
    transport.receive('table:view', whole(9, table.viewOf(seat)));
    transport.answer(ok({ version: 9 }));
    await settle();
    expect([client.state.status, client.version]).toEqual(['online', 9]);
  });

  it.each([
    { name: 'the server has hung up', happen: 'hangUp' },
    { name: 'the server cannot look who comes', happen: 'storeUnavailable' },
    { name: 'too many come', happen: 'tooManyRequests' },
  ])('dials again itself when $name', async ({ happen }) => {
    const { transport, client, clock } = await joinedPage();
    transport.drop(happen === 'hangUp' ? 'server' : 'line');
    if (happen !== 'hangUp') transport.listener.onRefused(happen);
    const { dialled } = transport;
    await clock.pass(500);
    expect(transport.dialled).toBe(dialled + 1);
    expect(client.state.trouble).toBe(happen === 'storeUnavailable' ? 'store' : null);
  });

  it('hangs up when the device has no network, and dials when it has one again', async () => {
    const { transport, client } = await joinedPage();
    client.networkGone();
    expect([client.state.status, transport.isConnected]).toEqual(['lost', false]);
    const { dialled } = transport;
    client.networkBack();
    expect(transport.dialled).toBe(dialled + 1);
  });

  it('wants to be reloaded when the server speaks another protocol, and does not come back', () => {
    const { transport, client } = openPage();
    transport.listener.onRefused('protocolMismatch');
    const { dialled } = transport;
    client.networkBack();
    expect([client.state.status, transport.dialled]).toEqual(['outdated', dialled]);
  });

  it('is refused by name when the server does not know the cookie', () => {
    const { transport, client } = openPage();
    transport.listener.onRefused('noSession');
    expect(client.state.failure?.code).toBe('noSession');
  });

  it('begins anew when dialling neither succeeds nor fails', async () => {
    const { transport, clock } = await joinedPage();
    transport.drop('line');
    const { dialled } = transport;
    await clock.pass(9_999);
    expect(transport.dialled).toBe(dialled);
    await clock.pass(1);
    expect(transport.dialled).toBe(dialled + 1);
  });
});

describe('a line on which nothing arrives any more', () => {
  it('is noticed by an action within 5 s, and replaced', async () => {
    const { transport, client, clock } = await joinedPage();
    void client.send(BID);
    await clock.pass(2_500);
    expect([client.state.status, transport.commands.length]).toEqual(['lost', 2]);
    const { dialled } = transport;
    await clock.pass(2_500);
    expect([transport.isConnected, transport.dialled]).toEqual([false, dialled + 1]);
  });

  it('is noticed without one within 15 s', async () => {
    const { transport, clock } = await joinedPage();
    const { dialled } = transport;
    await clock.pass(11_999);
    expect(transport.joins).toHaveLength(1);
    await clock.pass(1);
    expect(transport.joins).toHaveLength(2);
    await clock.pass(2_500);
    expect(transport.dialled).toBe(dialled + 1);
  });

  it('is looked at as soon as somebody looks at the page again', async () => {
    const { transport, client, clock } = await joinedPage();
    client.wake();
    expect(transport.joins).toHaveLength(1);
    await clock.pass(3_000);
    client.wake();
    expect(transport.joins).toHaveLength(2);
  });

  it('is no worry while signs of life come in', async () => {
    const { transport, client, clock } = await joinedPage();
    for (let ping = 0; ping < 6; ping++) {
      await clock.pass(10_000);
      transport.listener.onHeard();
    }
    expect([transport.joins.length, transport.dialled, client.state.status]).toEqual([1, 1, 'online']);
  });

  it('is replaced ever more seldom while that does not help', async () => {
    const { transport, client, clock } = await joinedPage();
    void client.send(BID);
    const { dialled } = transport;
    for (let second = 0; second < 60; second++) {
      if (!transport.isConnected) transport.open();
      await clock.pass(1_000);
    }
    expect(transport.dialled - dialled).toBeLessThanOrEqual(5);
  });
});

describe('the same seat in another window (F42)', () => {
  it('steps aside, asks nothing any more and does not come back by itself', async () => {
    const { transport, client, clock } = await joinedPage();
    transport.receive('table:elsewhere', { tableId: TABLE });
    expect([client.state.status, transport.isConnected]).toEqual(['elsewhere', false]);
    const { dialled } = transport;
    client.networkBack();
    client.networkGone();
    await clock.pass(60_000);
    expect([client.state.status, transport.dialled]).toEqual(['elsewhere', dialled]);
    expect(await client.send(BID)).toEqual(err({ code: 'alreadyDone' }));
    expect(transport.commands).toEqual([]);
  });

  it('gives up what was under way without a word', async () => {
    const { transport, client } = await joinedPage();
    const outcome = client.send(BID);
    transport.receive('table:elsewhere', { tableId: TABLE });
    expect(await outcome).toEqual(err({ code: 'alreadyDone' }));
    expect(transport.commands).toHaveLength(1);
  });

  it('says whether it comes by itself or is wished here', async () => {
    const { transport, client } = await joinedPage();
    const asReturn = () => {
      const { message } = transport.joins.at(-1) ?? {};
      return message && 'isReturn' in message && message.isReturn;
    };
    expect(asReturn()).toBe(false);
    transport.drop('line');
    transport.open();
    await settle();
    expect(asReturn(), 'after the line was cut').toBe(true);
    transport.receive('table:elsewhere', { tableId: TABLE });
    client.playHere();
    transport.open();
    await settle();
    expect(asReturn(), 'by a press of the button').toBe(false);
  });

  it('takes the seat back when that is wished', async () => {
    const { transport, client, table, seat } = await joinedPage();
    transport.receive('table:elsewhere', { tableId: TABLE });
    const { dialled } = transport;
    client.playHere();
    expect([client.state.status, transport.dialled]).toEqual(['connecting', dialled + 1]);
    transport.open();
    transport.receive('table:view', whole(8, table.viewOf(seat)));
    transport.answer(ok({ version: 8 }));
    await settle();
    expect([client.state.status, client.version]).toEqual(['online', 8]);
  });
});
