import { randomUUID } from 'node:crypto';
import type { Seat } from '@skat/engine';
import { PLAIN_SETTINGS, at, seatsOf } from '@skat/engine';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BEAT_MS } from '../../src/nodes/node-link.ts';
import { computerPlayer } from '../../src/tables/computer-player.ts';
import { COMPARE_MS } from '../../src/tables/shared-rooms.ts';
import { TableRegistry } from '../../src/tables/table-registry.ts';
import type { TableRoom } from '../../src/tables/table-room.ts';
import { storeOfNode } from '../support/memory-nodes.ts';
import { eagerAction } from '../support/play.ts';
import {
  AWAY_MS,
  PEOPLE,
  ask,
  askAt,
  legalFor,
  must,
  person,
  seatToAct,
  settled,
} from '../support/table-fixture.ts';
import type { Pair, TwoNodes } from '../support/two-nodes.ts';
import { allSettled, arrive, leave, openNode, tableOnTwo } from '../support/two-nodes.ts';

/** So much of the 85 s of a decision and its reserve is gone that less is left than a restart gives back (R6.14). */
const ALMOST_ALL_MS = 82_000;

/** A table with a clock that one node serves to everybody, with little time left to the seat that is asked. */
async function clockRunsOut() {
  const two = await tableOnTwo([0, 1, 2], { ...PLAIN_SETTINGS, decisionSeconds: 25 });
  const [room] = two.rooms;
  for (const seat of seatsOf(3)) arrive(two, 0, room, seat);
  for (const seat of [1, 2] as const)
    await must(room, seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
  await must(room, 0, { type: 'start' });
  await allSettled(two);
  const seat = seatToAct(room);
  if (seat === null) throw new Error('Nobody is asked');
  for (let passed = 0; passed < ALMOST_ALL_MS; passed += BEAT_MS) {
    two.clock.pass(Math.min(BEAT_MS, ALMOST_ALL_MS - passed));
    await allSettled(two);
  }
  return { two, room, seat };
}

/** Somebody's line comes up again at a node that has just begun. */
async function comesToThird(two: TwoNodes, seat: Seat): Promise<TableRoom> {
  const { rooms } = two;
  const registry = openNode(two, 'three');
  const third = await registry.find(rooms[0].row.id);
  if (third === null) throw new Error('The third node does not find the table');
  third.presence.connect(PEOPLE[seat]);
  registry.shared.comeOrGone(third);
  third.driver.consider();
  for (let turn = 0; turn < 3; turn++) for (const one of [...rooms, third]) await settled(one);
  return third;
}

/** Everybody is there, Anna at the first node, the others at the second, and the first game is dealt. */
async function dealtOnTwo(): Promise<TwoNodes> {
  const two = await tableOnTwo([0, 1, 2]);
  const [first, second] = two.rooms;
  arrive(two, 0, first, 0);
  arrive(two, 1, second, 1);
  arrive(two, 1, second, 2);
  for (const seat of [1, 2] as const) {
    await must(second, seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    await allSettled(two);
  }
  await must(first, 0, { type: 'start' });
  await allSettled(two);
  return two;
}

/** Whoever is to act does so at the node where they are. */
async function playOne({ rooms }: TwoNodes): Promise<void> {
  const seat = seatToAct(rooms[0]);
  if (seat === null) throw new Error('Nobody is to act');
  const room = rooms[seat === 0 ? 0 : 1];
  const legal = legalFor(room, seat);
  if (legal === null) throw new Error('The nodes do not agree whose turn it is');
  await must(room, seat, { type: 'act', action: eagerAction(legal) });
}

describe('a table on two nodes', () => {
  it('is dealt once, and every action arrives at the other node', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    for (let action = 0; action < 12; action++) {
      await playOne(two);
      await allSettled(two);
      expect(second.table.state).toEqual(first.table.state);
      expect(second.table.version).toBe(first.table.version);
    }
    const log = await two.store.log.read(first.row.id, 0);
    expect(log.filter(({ command }) => (command as { type: string }).type === 'deal')).toHaveLength(1);
  });

  it('is right again two seconds after a lost signal', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    two.hub.deaf.add('one');
    two.hub.deaf.add('two');
    await playOne(two);
    await allSettled(two);
    expect(second.table.version).not.toBe(first.table.version);
    two.clock.pass(COMPARE_MS);
    await allSettled(two);
    expect(second.table.version).toBe(first.table.version);
    expect(second.table.state).toEqual(first.table.state);
  });

  it('accepts one of two actions on the same version', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    two.hub.deaf.add('two');
    const seat = seatToAct(first) ?? 0;
    const legal = legalFor(first, seat);
    if (legal === null) throw new Error('Nobody is to act');
    const action = eagerAction(legal);
    const replies = await Promise.all(two.rooms.map((room) => ask(room, seat, { type: 'act', action })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.flatMap((reply) => (reply.ok ? [] : [reply.error.code]))).toEqual(['staleVersion']);
    expect(second.table.version).toBe(first.table.version);
  });

  it('knows a command that the other node stored', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    two.hub.deaf.add('two');
    const seat = seatToAct(first) ?? 0;
    const legal = legalFor(first, seat);
    if (legal === null) throw new Error('Nobody is to act');
    const request = {
      commandId: randomUUID(),
      version: first.table.version,
      command: { type: 'act', action: eagerAction(legal) },
    } as const;
    const reply = await first.table.run(person(seat), request);
    expect(await second.table.run(person(seat), request)).toEqual(reply);
  });

  it('takes a command from somebody who has seen more than this node', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    two.hub.deaf.add('two');
    const seat = seatToAct(first) ?? 0;
    const legal = legalFor(first, seat);
    if (legal === null) throw new Error('Nobody is to act');
    await must(first, seat, { type: 'act', action: eagerAction(legal) });
    const next = seatToAct(first) ?? 0;
    const nextLegal = legalFor(first, next);
    if (nextLegal === null) throw new Error('Nobody is to act');
    const { version } = first.table;
    const reply = await askAt(second, next, version, { type: 'act', action: eagerAction(nextLegal) });
    expect(reply).toEqual({ ok: true, value: { version: version + 1 } });
  });

  it('tells listeners of a leap from which version it leads', async () => {
    const two = await dealtOnTwo();
    const [first, second] = two.rooms;
    two.hub.deaf.add('one');
    two.hub.deaf.add('two');
    const leaps: Pair<number>[] = [];
    for (const room of two.rooms)
      room.table.onChange(({ from, version }) => version > from + 1 && leaps.push([from, version]));
    const seat = seatToAct(first) ?? 0;
    const [ahead, behind] = seat === 0 ? [first, second] : [second, first];
    const before = behind.table.version;
    await playOne(two);
    await must(ahead, seat, { type: 'ready', series: 1, game: 1, readiness: 'ready' }).catch(() => undefined);
    const log = await two.store.log.read(first.row.id, before);
    await two.registries[seat === 0 ? 1 : 0].shared.freshen([behind]);
    expect(behind.table.version).toBe(before + log.length);
    expect(leaps).toEqual(log.length > 1 ? [[before, before + log.length]] : []);
  });
});

describe('people on two nodes', () => {
  it('are here for both', async () => {
    const two = await tableOnTwo([0, 1, 2]);
    const [first, second] = two.rooms;
    arrive(two, 0, first, 0);
    arrive(two, 1, second, 1);
    await allSettled(two);
    expect(first.presence.isHere(PEOPLE[1])).toBe(true);
    expect(second.presence.isHere(PEOPLE[0])).toBe(true);
    expect(second.presence.isLocal(PEOPLE[0])).toBe(false);
    leave(two, 1, second, 1);
    await allSettled(two);
    expect(first.presence.awayForMs(PEOPLE[1])).toBe(0);
  });

  it('are told to a node that comes later', async () => {
    const two = await tableOnTwo([0, 1, 2]);
    arrive(two, 0, two.rooms[0], 0);
    const logger = pino({ level: 'silent' });
    const third = new TableRegistry({
      ...{ store: storeOfNode(two.store, two.hub, 'three'), clock: two.clock, logger, awayMs: AWAY_MS },
      computer: computerPlayer(0, logger),
    });
    const room = await third.find(two.rooms[0].row.id);
    await allSettled(two);
    expect(room?.presence.isHere(PEOPLE[0])).toBe(true);
    expect(third.shared.others).toBe(2);
  });

  it('of a node that died are gone some beats later, and not before', async () => {
    const two = await tableOnTwo([0, 1, 2]);
    const [first, second] = two.rooms;
    arrive(two, 0, first, 0);
    arrive(two, 1, second, 1);
    await allSettled(two);
    two.hub.kill('two');
    for (let beat = 0; beat < 3; beat++) {
      two.clock.pass(BEAT_MS);
      await allSettled(two);
      expect(first.presence.isHere(PEOPLE[1])).toBe(true);
    }
    two.clock.pass(BEAT_MS);
    await allSettled(two);
    expect(first.presence.isHere(PEOPLE[1])).toBe(false);
    expect(two.registries[0].shared.others).toBe(0);
  });

  it('are not taken for gone by a node that hears nothing', async () => {
    const two = await tableOnTwo([0, 1, 2]);
    const [first, second] = two.rooms;
    arrive(two, 0, first, 0);
    arrive(two, 1, second, 1);
    await allSettled(two);
    two.hub.deaf.add('one');
    for (let beat = 0; beat < 8; beat++) {
      two.clock.pass(BEAT_MS);
      await allSettled(two);
    }
    expect(first.presence.isHere(PEOPLE[1])).toBe(true);
  });
});

describe('what a server does by itself, on two nodes', () => {
  it('is done by the other one when the node that is to act has died', async () => {
    const two = await tableOnTwo([0, 1, 2]);
    const [first, second] = two.rooms;
    arrive(two, 0, first, 0);
    arrive(two, 1, second, 1);
    arrive(two, 1, second, 2);
    for (const seat of [1, 2] as const)
      await must(second, seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    await allSettled(two);
    // The entry that starts the series is stored, and then nothing more is heard of its node.
    first.stop();
    await must(first, 0, { type: 'start' });
    two.hub.kill('one');
    await allSettled(two);
    expect(second.table.state.stage.phase).toBe('betweenGames');
    two.clock.pass(2_000);
    await allSettled(two);
    expect(second.table.state.stage.phase).toBe('playing');
  });

  it('of computers is done without anybody being asked twice', async () => {
    const two = await tableOnTwo([0]);
    const [first, second] = two.rooms;
    arrive(two, 0, first, 0);
    await must(first, 0, { type: 'start' });
    for (let pass = 0; pass < 30; pass++) {
      await allSettled(two);
      two.clock.pass(500);
      if (seatToAct(first) === 0) await playOne(two);
    }
    await allSettled(two);
    expect(second.table.state).toEqual(first.table.state);
    const log = await two.store.log.read(first.row.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_entry, index) => index + 1));
    expect(at(log, log.length - 1).seq).toBe(first.table.version);
  });
});

describe('R6.14: the clock on two nodes', () => {
  it('a node that somebody comes to late tells the time that the other one tells', async () => {
    const { two, room, seat } = await clockRunsOut();
    leave(two, 0, room, seat);
    arrive(two, 1, two.rooms[1], seat);
    await allSettled(two);
    const [told, other] = two.rooms.map((one) => one.clockMessage()?.seats[seat]);
    expect(other?.reserveMs).toBe(3_000);
    expect(other).toEqual(told);
  });

  it('a node that has just begun tells it, too', async () => {
    const { two, room, seat } = await clockRunsOut();
    const third = await comesToThird(two, seat);
    const [told, other] = [room, third].map((one) => one.clockMessage()?.seats[seat]);
    expect(other?.reserveMs).toBe(3_000);
    expect(other).toEqual(told);
  });

  it('where the others have died, 10 s are given back', async () => {
    const { two, seat } = await clockRunsOut();
    for (const node of ['one', 'two']) two.hub.deaf.add(node);
    const third = await comesToThird(two, seat);
    const left = third.clockMessage()?.seats[seat];
    expect((left?.decisionMs ?? 0) + (left?.reserveMs ?? NaN)).toBe(10_000);
  });
});
