import { randomUUID } from 'node:crypto';
import type { Action, Seat, TableRules } from '@skat/engine';
import { DECK, presetRules } from '@skat/engine';
import type { Reply } from '@skat/protocol';
import { describe, expect, it } from 'vitest';
import type { TableRoom } from '../../src/tables/table-room.ts';
import type { TableFixture } from '../support/table-fixture.ts';
import { askAt, legalFor, must, seatToAct, start, tableWith } from '../support/table-fixture.ts';
import { eagerAction } from '../support/play.ts';

const EVERYBODY: readonly Seat[] = [0, 1, 2];
/** Middlehand of the first game declares, forehand leads, the dealer is the other defender. */
const [DEALER, LEADER, DECLARER] = [0, 1, 2] as const;
const { kontra, ...WITHOUT } = presetRules('withRamsch');
const KONTRA: Partial<TableRules> = { ...WITHOUT, kontra };

function act(room: TableRoom, seat: Seat, action: Action): Promise<void> {
  return must(room, seat, { type: 'act', action });
}

async function codeOf(room: TableRoom, seat: Seat, version: number, action: Action): Promise<string> {
  const reply: Reply = await askAt(room, seat, version, { type: 'act', action });
  return reply.ok ? 'ok' : reply.error.code;
}

/** Deals the cards in their order and declares Grand; nobody is connected, so the server itself does nothing. */
async function declared(rules: Partial<TableRules> = KONTRA): Promise<TableFixture> {
  const fixture = await tableWith(EVERYBODY, 3, rules);
  await start(fixture.room, EVERYBODY);
  await dealAndDeclare(fixture.room);
  return fixture;
}

async function dealAndDeclare(room: TableRoom): Promise<void> {
  const command = { type: 'deal', deck: DECK, context: { cut: 16 }, lot: 0 } as const;
  const { version } = room.table;
  expect(
    await room.table.run({ kind: 'server' }, { commandId: randomUUID(), version, command }),
  ).toMatchObject({
    ok: true,
  });
  for (
    let decision = seatToAct(room);
    room.table.state.stage.phase === 'playing';
    decision = seatToAct(room)
  ) {
    const { state } = room.table.state.stage.game;
    if (state.phase === 'playing') return;
    await plainly(room, decision ?? 0);
  }
}

async function plainly(room: TableRoom, seat: Seat): Promise<void> {
  const legal = legalFor(room, seat);
  if (legal !== null) await act(room, seat, eagerAction(legal));
}

async function playTricks(room: TableRoom, tricks: number): Promise<void> {
  for (let card = 0; card < tricks * 3; card++) await plainly(room, seatToAct(room) ?? 0);
}

function playing({ table }: TableRoom) {
  const { stage } = table.state;
  if (stage.phase !== 'playing' || stage.game.state.phase !== 'playing')
    throw new Error('No cards are played');
  return stage.game.state;
}

describe('what is said beside the turn', () => {
  it('[R9.43] Kontra succeeds though a card lands first', async () => {
    const { room } = await declared();
    const { version } = room.table;
    await plainly(room, LEADER);
    expect(await codeOf(room, DEALER, version, { type: 'kontra' })).toBe('ok');
    expect(playing(room).kontra.said).toHaveLength(1);
  });

  it('[R9.44] Kontra said by both at the same moment is said once, and is no Re', async () => {
    const { room } = await declared();
    const { version } = room.table;
    const codes = [LEADER, DEALER].map((seat) => codeOf(room, seat, version, { type: 'kontra' }));
    expect(await Promise.all(codes)).toEqual(['ok', 'staleVersion']);
    expect(playing(room).kontra.said).toHaveLength(1);
  });

  it('[R9.45] a second press of Kontra is no Supra', async () => {
    const { room } = await declared({ ...KONTRA, kontra: { ...kontra, maxSteps: 4 } });
    const { version } = room.table;
    await act(room, LEADER, { type: 'kontra' });
    await act(room, DECLARER, { type: 'kontra' });
    expect(await codeOf(room, LEADER, version, { type: 'kontra' })).toBe('staleVersion');
    expect(playing(room).kontra.said).toHaveLength(2);
  });

  it('[R9.43] both defenders asked before the first lead answer at the same moment', async () => {
    const { room } = await declared({ ...KONTRA, kontra: { ...kontra, window: 'beforeFirstLead' } });
    const { version } = room.table;
    const codes = [LEADER, DEALER].map((seat) => codeOf(room, seat, version, { type: 'noKontra' }));
    expect(await Promise.all(codes)).toEqual(['ok', 'ok']);
    expect(playing(room).kontra.asked).toEqual([]);
  });

  it('[R6.6] both defenders accept a claim at the same moment', async () => {
    const { room } = await declared();
    await act(room, DECLARER, { type: 'claim', level: 'simple' });
    const { version } = room.table;
    const codes = [DEALER, LEADER].map((seat) => codeOf(room, seat, version, { type: 'accept' }));
    expect(await Promise.all(codes)).toEqual(['ok', 'ok']);
    const { stage } = room.table.state;
    expect(stage.phase === 'betweenGames' ? stage.last?.record : null).toMatchObject({
      contract: { ending: { kind: 'claimed', level: 'simple' } },
    });
  });

  it('[R6.7] who accepts a claim that the other has just refused is told, and the game goes on', async () => {
    const { room } = await declared();
    await act(room, DECLARER, { type: 'claim', level: 'simple' });
    const { version } = room.table;
    expect(await codeOf(room, DEALER, version, { type: 'decline' })).toBe('ok');
    expect(await codeOf(room, LEADER, version, { type: 'accept' })).toBe('staleVersion');
    expect(playing(room).early).toMatchObject({ proposal: null, isClaimOpen: true });
  });

  it('[R6.3] a late answer does not hit the next request of the same kind', async () => {
    const { room } = await declared();
    await playTricks(room, 2);
    await act(room, DECLARER, { type: 'resign' });
    const { version } = room.table;
    const codes = [DEALER, LEADER].map((seat) => codeOf(room, seat, version, { type: 'decline' }));
    expect(await Promise.all(codes)).toEqual(['ok', 'ok']);
    await playTricks(room, 1);
    await act(room, DECLARER, { type: 'resign' });
    expect(await codeOf(room, LEADER, version, { type: 'accept' })).toBe('staleVersion');
    expect(playing(room).early.proposal).toMatchObject({ kind: 'resign', asked: [0, 2] });
  });

  it('[R6.4] nor does a request to give up meant for a game that has ended', async () => {
    const { room } = await declared();
    const { version } = room.table;
    await act(room, DECLARER, { type: 'resign' });
    for (const seat of EVERYBODY)
      await must(room, seat, { type: 'ready', series: 1, game: 2, readiness: 'ready' });
    await dealAndDeclare(room);
    for (const seat of EVERYBODY)
      for (const action of [{ type: 'kontra' }, { type: 'concede' }, { type: 'resign' }] as const)
        expect(await codeOf(room, seat, version, action)).toBe('staleVersion');
  });

  it('a version that the table has not reached is refused', async () => {
    const { room } = await declared();
    expect(await codeOf(room, LEADER, room.table.version + 1, { type: 'kontra' })).toBe('staleVersion');
  });

  it('after a restart an answer counts from the version of its question on, not from before', async () => {
    const { room, restart } = await declared();
    const before = room.table.version;
    await act(room, DECLARER, { type: 'claim', level: 'simple' });
    const { version } = room.table;
    await act(room, DEALER, { type: 'accept' });
    const again = await restart();
    expect(await codeOf(again.room, LEADER, before, { type: 'accept' })).toBe('staleVersion');
    expect(await codeOf(again.room, LEADER, version, { type: 'accept' })).toBe('ok');
    expect(again.room.table.state.stage.phase).toBe('betweenGames');
  });

  it('an answer meets the question that another process has changed meanwhile', async () => {
    const { room, restart } = await declared();
    await act(room, DECLARER, { type: 'claim', level: 'simple' });
    const { version } = room.table;
    const other = await restart();
    await act(other.room, DEALER, { type: 'decline' });
    expect(await codeOf(room, LEADER, version, { type: 'accept' })).toBe('staleVersion');
    expect(playing(room).early.proposal).toBeNull();
  });

  it('a card needs the exact version, though nothing but an answer came in between', async () => {
    const { room } = await declared();
    const { version } = room.table;
    await act(room, DEALER, { type: 'concede' });
    await act(room, LEADER, { type: 'decline' });
    const legal = legalFor(room, LEADER);
    if (legal === null) throw new Error('The leader is to play');
    expect(await codeOf(room, LEADER, version, eagerAction(legal))).toBe('staleVersion');
  });
});
