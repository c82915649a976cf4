import { randomUUID } from 'node:crypto';
import type { Seat } from '@skat/engine';
import { at } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { MOST_TOLD } from '../../src/nodes/node-link.ts';
import { COMPARE_MS } from '../../src/tables/shared-rooms.ts';
import { PEOPLE, must } from '../support/table-fixture.ts';
import type { TwoNodes } from '../support/two-nodes.ts';
import { allSettled, arrive, tableOnTwo } from '../support/two-nodes.ts';

describe('an audience too large to be told of whole', () => {
  /** Comes with everybody else who looks on at the second node. */
  async function withCrowd(people: readonly Seat[]): Promise<TwoNodes> {
    const two = await tableOnTwo(people);
    const [, second] = two.rooms;
    for (let count = 0; count <= MOST_TOLD; count++) second.presence.connect(randomUUID());
    arrive(two, 1, second, 1);
    await allSettled(two);
    return two;
  }

  it('leaves out nobody who has a seat, however late they came', async () => {
    const two = await withCrowd([0, 1, 2]);
    expect(two.rooms[0].presence.isHere(PEOPLE[1])).toBe(true);
    two.hub.signalsOf('three').listen({ onSignal: () => undefined, onGap: () => undefined });
    two.hub.send('three', { kind: 'ask' });
    await allSettled(two);
    expect(two.rooms[0].presence.isHere(PEOPLE[1])).toBe(true);
  });

  it('tells of who sits down', async () => {
    const two = await withCrowd([0]);
    const [first, second] = two.rooms;
    expect(first.presence.isHere(PEOPLE[1])).toBe(false);
    await must(first, 0, { type: 'freeSeat', seat: 1 });
    await allSettled(two);
    await must(second, 1, { type: 'sit', seat: 1 });
    await allSettled(two);
    expect(first.presence.isHere(PEOPLE[1])).toBe(true);
  });
});

describe('names of those who watch through another node', () => {
  const told = ({ rooms: [first] }: TwoNodes) => first.spectators.told().spectators;

  async function watchedOnTwo() {
    const two = await tableOnTwo([0, 1, 2]);
    const people = await Promise.all(
      ['Olga', 'Piet'].map((name) => two.store.players.createWithSession(name, randomUUID())),
    );
    const [, second] = two.rooms;
    return {
      two,
      people,
      watch: (index: 0 | 1) => {
        second.spectators.come(at(people, index));
        two.registries[1].shared.spectatorsChanged(second);
      },
    };
  }

  it('are those of the latest signal, whichever look-up ends first', async () => {
    const { two, watch } = await watchedOnTwo();
    const { players } = two.store;
    const find = players.findById.bind(players);
    const held: (() => void)[] = [];
    players.findById = async (id) => {
      if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
      return find(id);
    };
    watch(0);
    await allSettled(two);
    watch(1);
    await allSettled(two);
    held.forEach((release) => release());
    await allSettled(two);
    expect(told(two)).toEqual(['Olga', 'Piet']);
  });

  it('are looked up again after an outage', async () => {
    const { two, watch } = await watchedOnTwo();
    two.store.isDown = true;
    watch(0);
    await allSettled(two);
    expect(told(two)).toEqual([]);
    two.store.isDown = false;
    two.clock.pass(COMPARE_MS);
    await allSettled(two);
    expect(told(two)).toEqual(['Olga']);
  });
});
