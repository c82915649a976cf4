import type {
  Action,
  Announcement,
  LegalActions,
  PlayerCommand,
  TableRules,
  TableSection,
} from '@skat/engine';
import { SUITS, TOURNAMENT_RULES, at } from '@skat/engine';
import type { InvitationReply, Reply } from '@skat/protocol';
import { plainestAction } from '../../src/tables/computer-player.ts';
import type { SeenTable } from './test-client.ts';
import { TestClient } from './test-client.ts';

export const SHORT_RULES: TableRules = { ...TOURNAMENT_RULES, seriesLength: 3 };

/** What a client wants to do about its table, or null while it has to wait. */
export type Player = (table: SeenTable) => PlayerCommand | null;

/** Somebody who always bids once, so that games are played, and then plays the first legal card. */
export function eagerAction(legal: LegalActions): Action {
  if (legal.type === 'bid' && legal.above === 0) return { type: 'bid', value: 18 };
  if (legal.type === 'forehandAlone') return { type: 'bid', value: 18 };
  return plainestAction(legal);
}

/** Random but legal: every kind of game, hand and open ones included. */
export function wildAction(legal: LegalActions, random: () => number): Action {
  const one = <Item>(items: readonly Item[]): Item => at(items, Math.floor(random() * items.length));
  switch (legal.type) {
    case 'bid':
      return legal.above < 20 && random() < 0.6
        ? { type: 'bid', value: legal.above === 18 ? 20 : 18 }
        : { type: 'pass' };
    case 'answer':
      return { type: random() < 0.5 ? 'hold' : 'pass' };
    case 'forehandAlone':
      return { type: 'bid', value: 18 };
    case 'skatDecision':
      return { type: random() < 0.5 ? 'playHand' : 'pickUpSkat' };
    case 'playCard':
      return { type: 'playCard', card: one(legal.cards) };
    case 'declare': {
      const level = legal.hand ? one(['hand', 'schneider', 'schwarz', 'ouvert'] as const) : 'none';
      const announcement = one<Announcement>([
        { game: 'grand', level },
        { game: 'suit', trump: one(SUITS), level },
        ...legal.nulls,
      ]);
      const [first, second] = [...legal.cards].sort(() => random() - 0.5);
      return {
        type: 'declare',
        announcement,
        discard: legal.hand || !first || !second ? null : [first, second],
      };
    }
  }
}

/** Readies, starts and plays until the series has ended. */
export const eagerPlayer: Player = playerBy(eagerAction);

function playerBy(decide: (legal: LegalActions) => Action): Player {
  return (table) => commandFor(table, decide);
}

/** As `eagerPlayer`, deciding at random. */
export function wildPlayer(random: () => number): Player {
  return playerBy((legal) => wildAction(legal, random));
}

function commandFor(table: SeenTable, decide: (legal: LegalActions) => Action): PlayerCommand | null {
  const { viewer, table: chairs, play } = table;
  if (viewer === null) return null;
  const { series, game, phase } = chairs;
  if (play?.legal) return { type: 'act', action: decide(play.legal) };
  const isReady = chairs.seats[viewer].readiness === 'ready';
  if (phase === 'betweenGames' && !isReady) return { type: 'ready', series, game, readiness: 'ready' };
  if (phase !== 'gathering') return null;
  if (chairs.host !== viewer) return isReady ? null : { type: 'ready', series, game: 0, readiness: 'ready' };
  const areOthersReady = chairs.seats.every((seat, index) => index === viewer || seat.readiness === 'ready');
  return areOthersReady ? { type: 'start' } : null;
}

/** Three people at a new table, all connected, the first one host. */
export async function seatThree(
  url: string,
  rules: TableRules = SHORT_RULES,
): Promise<{
  readonly clients: readonly [TestClient, TestClient, TestClient];
  readonly table: InvitationReply;
}> {
  const [anna, ben, cora] = await Promise.all(
    ['Anna', 'Ben', 'Cora'].map((name) => new TestClient(url, name).enter()),
  );
  if (!anna || !ben || !cora) throw new Error('Three people are needed');
  const { body: table } = await anna.rest<InvitationReply>('POST', '/api/tables', {
    name: 'Stammtisch',
    rules,
    computers: false,
  });
  for (const client of [anna, ben, cora]) {
    await client.connect();
    await client.joinByInvitation(table);
  }
  await ben.command(table.tableId, { type: 'sit', seat: 1 });
  await cora.command(table.tableId, { type: 'sit', seat: 2 });
  for (const client of [anna, ben, cora])
    await client.untilSeen(table.tableId, 'all seated', ({ table: chairs }) =>
      chairs.seats.every(({ kind }) => kind === 'person'),
    );
  return { clients: [anna, ben, cora], table };
}

/** One client plays until the table is in the phase named; no command may be refused. */
export async function playOn(
  client: TestClient,
  tableId: string,
  player: Player = eagerPlayer,
  until: TableSection['phase'] = 'ended',
): Promise<void> {
  const isOver = ({ table }: SeenTable): boolean => table.phase === until || table.phase === 'ended';
  for (;;) {
    const table = await client.untilSeen(
      tableId,
      `own move or ${until}`,
      (seen) => isOver(seen) || player(seen) !== null,
    );
    const command = isOver(table) ? null : player(table);
    if (command === null) return;
    const reply = await client.command(tableId, command);
    const version = versionAfter(reply);
    if (version === null)
      throw new Error(`${client.name}: ${command.type} refused: ${JSON.stringify(reply)}`);
    await client.untilSeen(tableId, 'the own step', (seen) => seen.version >= version);
  }
}

/** The version to wait for: a turn that somebody's other step overtook is decided anew. */
function versionAfter(reply: Reply): number | null {
  if (reply.ok) return reply.value.version;
  return reply.error.code === 'staleVersion' ? reply.error.version : null;
}
