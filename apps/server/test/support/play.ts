import type {
  Action,
  Announcement,
  Asides,
  Card,
  LegalActions,
  PlayerCommand,
  TableRules,
  TableSection,
  TableSettings,
} from '@skat/engine';
import { NO_ASIDES, PLAIN_SETTINGS, SUITS, TOURNAMENT_RULES, at, seatsOf } from '@skat/engine';
import type { InvitationReply, Reply } from '@skat/protocol';
import { plainestAction } from '../../src/tables/computer-player.ts';
import type { SeenTable } from './test-client.ts';
import { TestClient } from './test-client.ts';

const NAMES = ['Anna', 'Ben', 'Cora', 'Dora'] as const;

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
  const two = (cards: readonly Card[]): readonly [Card, Card] => {
    const [first, second] = [...cards].sort(() => random() - 0.5);
    if (first === undefined || second === undefined) throw new Error('Two cards are needed');
    return [first, second];
  };
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least + Math.floor(random() * (legal.most - legal.least + 1)) };
    case 'grandHandOffer':
      if (random() < 0.8) return { type: 'pass' };
      return { type: 'declare', announcement: { game: 'grand', level: one(HAND_LEVELS) }, discard: null };
    case 'lookOrPush':
      return { type: random() < 0.6 ? 'ramschLook' : 'ramschPush' };
    case 'passSkat':
      return { type: 'ramschPass', cards: two(legal.cards) };
    case 'kontra':
      return { type: random() < 0.5 ? 'kontra' : 'noKontra' };
    case 'proposal':
      return { type: random() < 0.3 ? 'accept' : 'decline' };
    case 'announceOfficers':
      return { type: 'announceOfficers', game: one([...SUITS, 'grand']) };
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
      const level = legal.hand ? one(HAND_LEVELS) : 'none';
      const announcement = one<Announcement>([
        { game: 'grand', level },
        { game: 'suit', trump: one(SUITS), level },
        ...legal.nulls,
      ]);
      return { type: 'declare', announcement, discard: legal.hand ? null : two(legal.cards) };
    }
  }
}

const HAND_LEVELS = ['hand', 'schneider', 'schwarz', 'ouvert'] as const;

/** Something that may be said unasked, now and then. */
function wildAside(asides: Asides, random: () => number): Action | null {
  if (asides.kontra && random() < 0.4) return { type: 'kontra' };
  if (random() > 0.03) return null;
  const { resign, concede, claim } = asides;
  const level = claim[Math.floor(random() * claim.length)];
  if (level !== undefined && random() < 0.6) return { type: 'claim', level };
  if (resign !== null) return { type: 'resign' };
  return concede ? { type: 'concede' } : null;
}

/** Readies, starts and plays until the series has ended. */
export const eagerPlayer: Player = playerBy(eagerAction);

/** Readies, starts and plays as decided. */
export function playerBy(decide: (legal: LegalActions) => Action): Player {
  return (table) => commandFor(table, decide);
}

/** As `eagerPlayer`, deciding at random. */
export function wildPlayer(random: () => number): Player {
  return (table) => {
    const aside = wildAside(table.play?.asides ?? NO_ASIDES, random);
    if (aside !== null) return { type: 'act', action: aside };
    return commandFor(table, (legal) => wildAction(legal, random));
  };
}

function commandFor(table: SeenTable, decide: (legal: LegalActions) => Action): PlayerCommand | null {
  const { viewer, table: chairs } = table;
  if (viewer === null || viewer === 'spectator') return null;
  const { series, game, phase } = chairs;
  const legal = legalIn(table);
  if (legal !== null) return { type: 'act', action: decide(legal) };
  const isReady = chairs.seats[viewer]?.readiness === 'ready';
  if (phase === 'betweenGames' && !isReady) return { type: 'ready', series, game, readiness: 'ready' };
  if (phase !== 'gathering') return null;
  if (chairs.host !== viewer) return isReady ? null : { type: 'ready', series, game: 0, readiness: 'ready' };
  const areOthersReady = chairs.seats.every((seat, index) => index === viewer || seat.readiness === 'ready');
  return areOthersReady ? { type: 'start' } : null;
}

/** What a client is asked for, whichever game is played. */
export function legalIn({ play, officers }: SeenTable): LegalActions | null {
  return play?.legal ?? officers?.legal ?? null;
}

/** People on all chairs of a new table, all connected, the first one host. */
export async function seatEverybody(
  url: string,
  rules: TableRules,
  settings: TableSettings = PLAIN_SETTINGS,
): Promise<{ readonly clients: readonly TestClient[]; readonly table: InvitationReply }> {
  const clients = await Promise.all(
    NAMES.slice(0, rules.players).map((name) => new TestClient(url, name).enter()),
  );
  const [host, ...guests] = clients;
  if (host === undefined) throw new Error('A host is needed');
  const body = { name: 'Stammtisch', rules, settings, computers: false };
  const { body: table } = await host.rest<InvitationReply>('POST', '/api/tables', body);
  for (const client of clients) {
    await client.connect();
    await client.joinByInvitation(table);
  }
  for (const [index, guest] of guests.entries())
    await guest.command(table.tableId, { type: 'sit', seat: at(seatsOf(4), index + 1) });
  for (const client of clients)
    await client.untilSeen(table.tableId, 'all seated', ({ table: chairs }) =>
      chairs.seats.every(({ kind }) => kind === 'person'),
    );
  return { clients, table };
}

/** Three people at a new table, all connected, the first one host. */
export async function seatThree(
  url: string,
  rules: TableRules = SHORT_RULES,
  settings: TableSettings = PLAIN_SETTINGS,
): Promise<{
  readonly clients: readonly [TestClient, TestClient, TestClient];
  readonly table: InvitationReply;
}> {
  const { clients, table } = await seatEverybody(url, rules, settings);
  const [anna, ben, cora] = clients;
  if (!anna || !ben || !cora) throw new Error('Three people are needed');
  return { clients: [anna, ben, cora], table };
}

/** One client plays until the table is in the phase named; no command may be refused. */
export function playOn(
  client: TestClient,
  tableId: string,
  player: Player = eagerPlayer,
  until: TableSection['phase'] = 'ended',
): Promise<void> {
  return playUntil(client, tableId, player, ({ table }) => table.phase === until || table.phase === 'ended');
}

/** One client plays until it sees what is waited for; no command may be refused. */
export async function playUntil(
  client: TestClient,
  tableId: string,
  player: Player,
  isThere: (seen: SeenTable) => boolean,
): Promise<void> {
  for (;;) {
    const table = await client.untilSeen(
      tableId,
      'own move or the end of play',
      (seen) => isThere(seen) || player(seen) !== null,
    );
    if (isThere(table)) return;
    const command = player(table);
    if (command === null) continue;
    // Decided on this view: a newer one may have come in since.
    const reply = await client.command(tableId, command, { version: table.version });
    const version = versionAfter(reply, command, table.version);
    if (version === null)
      throw new Error(`${client.name}: ${command.type} refused: ${JSON.stringify(reply)}`);
    await client.untilSeen(tableId, 'the own step', (seen) => seen.version >= version);
  }
}

/** The version to wait for: what somebody's other step overtook is decided anew. */
function versionAfter(reply: Reply, command: PlayerCommand, decidedOn: number): number | null {
  if (reply.ok) return reply.value.version;
  if (reply.error.code === 'staleVersion') return reply.error.version;
  return command.type === 'act' && OVERTAKEN.has(command.action.type) ? decidedOn + 1 : null;
}

/** What may be said while a card falls that makes it impossible. */
const OVERTAKEN: ReadonlySet<Action['type']> = new Set([
  'kontra',
  'noKontra',
  'resign',
  'concede',
  'claim',
  'accept',
  'decline',
]);
