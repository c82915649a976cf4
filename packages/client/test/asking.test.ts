import { err, ok } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { DealtTable } from './support/dealt-table.ts';
import { settle } from './support/fake-clock.ts';
import { TABLE, joinedPage, openPage, whole } from './support/page.ts';

const BID = { type: 'act', action: { type: 'bid', value: 18 } } as const;
const STALE = err({ code: 'staleVersion', version: 6 } as const);
const STORE_AWAY = err({ code: 'storeUnavailable' } as const);

describe('asking', () => {
  it('sends the version it was decided on, and hands on the answer', async () => {
    const { transport, client } = await joinedPage();
    const outcome = client.send(BID);
    expect(client.state.pending).toBe(1);
    expect(transport.commands).toEqual([
      { tableId: TABLE, version: 5, commandId: 'command-1', command: BID },
    ]);
    transport.answer(ok({ version: 5 }));
    expect(await outcome).toEqual(ok({ version: 5 }));
    expect(client.state.pending).toBe(0);
  });

  it('hands on a refusal at once', async () => {
    const { transport, client } = await joinedPage();
    const outcome = client.send(BID);
    transport.answer(err({ code: 'notYourTurn', toAct: [1] }));
    expect(await outcome).toEqual(err({ code: 'notYourTurn', toAct: [1] }));
    expect(transport.commands).toHaveLength(1);
  });

  it('F43: a second action while one is under way is not sent', async () => {
    const { transport, client } = await joinedPage();
    const first = client.send(BID);
    expect(await client.send(BID)).toEqual(err({ code: 'alreadyDone' }));
    expect(transport.commands).toHaveLength(1);
    transport.answer(ok({ version: 6 }));
    await first;
  });

  it('asks for the table when an answer tells of a version that was never shown', async () => {
    const { transport, client } = await joinedPage();
    const outcome = client.send(BID);
    transport.answer(ok({ version: 6 }));
    await outcome;
    expect(transport.joins).toHaveLength(2);
  });

  it('gives up other wishes than actions after a minute', async () => {
    const { client, clock, transport } = await joinedPage();
    transport.drop('line');
    const outcome = client.send({ type: 'stand' });
    await clock.pass(60_000);
    expect(await outcome).toEqual(err({ code: 'timeout' }));
  });
});

describe('an action without an answer', () => {
  it('is repeated as it was, under the same id', async () => {
    const { transport, client, clock } = await joinedPage();
    const outcome = client.send(BID);
    await clock.pass(2_500);
    const [first, second] = transport.commands;
    expect(second).toEqual(first);
    transport.answer(ok({ version: 5 }));
    expect((await outcome).ok).toBe(true);
  });

  it('is repeated, ever more seldom, while the table cannot remember, which is said', async () => {
    const { transport, client, clock } = await joinedPage();
    const outcome = client.send(BID);
    transport.answer(STORE_AWAY);
    await clock.pass(500);
    expect([client.state.trouble, client.state.status, transport.commands.length]).toEqual([
      'store',
      'online',
      2,
    ]);
    transport.answer(STORE_AWAY);
    await clock.pass(999);
    expect(transport.commands).toHaveLength(2);
    await clock.pass(1);
    expect(new Set(transport.commands.map(({ commandId }) => commandId)).size).toBe(1);
    transport.answer(ok({ version: 5 }));
    expect((await outcome).ok).toBe(true);
    expect(client.state.trouble).toBeNull();
  });

  it('is kept while the line is down and sent when the table is there again', async () => {
    const { transport, client, clock, table, seat } = await joinedPage();
    transport.drop('line');
    const outcome = client.send(BID);
    await clock.pass(90_000);
    expect(transport.commands).toEqual([]);
    transport.open();
    await settle();
    expect(transport.commands).toEqual([]);
    transport.receive('table:view', whole(5, table.viewOf(seat)));
    transport.answer(ok({ version: 5 }));
    await settle();
    expect(transport.commands.map(({ version }) => version)).toEqual([5]);
    transport.answer(ok({ version: 5 }));
    expect((await outcome).ok).toBe(true);
  });

  it('was stored before the line broke: the repetition finds it', async () => {
    const { transport, client, table, seat } = await joinedPage();
    const outcome = client.send(BID);
    table.act(BID.action);
    transport.drop('line');
    transport.open();
    transport.receive('table:view', whole(6, table.viewOf(seat)));
    transport.answer(ok({ version: 6 }));
    await settle();
    expect(transport.commands.map(({ commandId }) => commandId)).toEqual(['command-1', 'command-1']);
    transport.answer(ok({ version: 6 }));
    expect(await outcome).toEqual(ok({ version: 6 }));
  });
});

describe('an action that came after somebody else’s step', () => {
  it('is sent again at once, under its id and with the new version, while the choice is the same', async () => {
    const { transport, client, table, seat } = await joinedPage();
    const outcome = client.send(BID);
    table.as(0, { type: 'endSeries', series: 1 });
    transport.receive('table:view', whole(6, table.viewOf(seat)));
    transport.answer(STALE);
    await settle();
    const [first, second] = transport.commands;
    expect(second).toEqual({ ...first, version: 6 });
    transport.answer(ok({ version: 6 }));
    expect(await outcome).toEqual(ok({ version: 6 }));
  });

  it('waits for the view that is meant, asking for it, before it decides', async () => {
    const { transport, client, table, seat } = await joinedPage();
    const outcome = client.send(BID);
    table.as(0, { type: 'endSeries', series: 1 });
    transport.answer(STALE);
    await settle();
    expect([transport.commands.length, transport.joins.length]).toEqual([1, 2]);
    transport.receive('table:view', whole(6, table.viewOf(seat)));
    transport.joins[1]?.answer(ok({ version: 6 }));
    await settle();
    expect(transport.commands.map(({ version }) => version)).toEqual([5, 6]);
    transport.answer(ok({ version: 6 }));
    expect((await outcome).ok).toBe(true);
  });

  it('is dropped when the choice is another one by now', async () => {
    const { transport, client, table, seat } = await joinedPage();
    const outcome = client.send(BID);
    table.act(BID.action);
    transport.receive('table:view', whole(6, table.viewOf(seat)));
    transport.answer(STALE);
    expect(await outcome).toEqual(STALE);
    expect(transport.commands).toHaveLength(1);
  });
});

describe('a reload while an action is under way', () => {
  it('sends it again under its id, and takes no other action meanwhile', async () => {
    const before = await joinedPage();
    void before.client.send(BID);
    const [first] = before.transport.commands;
    await before.clock.pass(1_000);
    const { transport, client, keep } = await joinedPage(new DealtTable(), before);
    expect(transport.commands).toEqual([first]);
    expect(await client.send(BID)).toEqual(err({ code: 'alreadyDone' }));
    transport.answer(ok({ version: 5 }));
    await settle();
    expect([keep.items.size, client.state.pending]).toEqual([0, 0]);
  });

  it.each([
    { name: 'it is too old', waitMs: 60_000, tableId: TABLE },
    { name: 'it belongs to another table', waitMs: 0, tableId: 'another' },
  ])('does not if $name', async ({ waitMs, tableId }) => {
    const before = await joinedPage();
    void before.client.send(BID);
    for (const [key, value] of before.keep.items) before.keep.items.set(key, value.replace(TABLE, tableId));
    before.transport.drop('line');
    await before.clock.pass(waitMs);
    const { transport } = await joinedPage(new DealtTable(), before);
    expect(transport.commands).toEqual([]);
  });

  it('gives it up when the table has moved on', async () => {
    const before = await joinedPage();
    void before.client.send(BID);
    const { transport, client, keep, table, seat } = await joinedPage(new DealtTable(), before);
    transport.receive('table:view', whole(6, table.viewOf(seat)));
    transport.sent.find(({ event }) => event === 'table:command')?.answer(STALE);
    await settle();
    expect([client.state.pending, keep.items.size, transport.commands.length]).toEqual([0, 0, 1]);
  });

  it('is no trouble where nothing or nonsense is kept', async () => {
    const before = openPage();
    before.keep.items.set('skat-action', '{"message":3');
    const { transport } = await joinedPage(new DealtTable(), before);
    expect(transport.commands).toEqual([]);
  });
});
