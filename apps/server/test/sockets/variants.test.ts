import type { Action, GameFacts, TableRules } from '@skat/engine';
import { presetRules, sheetOf } from '@skat/engine';
import type { GameReply, SeriesReply, SeriesSummary } from '@skat/protocol';
import { gameRecordSchema, presenceMessageSchema, seriesGameSchema, viewMessageSchema } from '@skat/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Player } from '../support/play.ts';
import { eagerAction, legalIn, playOn, playUntil, playerBy, seatEverybody } from '../support/play.ts';
import type { SeenTable, TestClient } from '../support/test-client.ts';
import type { TestServer } from '../support/test-server.ts';
import { startServer } from '../support/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** A whole series over sockets. */
interface Variant {
  readonly name: string;
  readonly rules: TableRules;
  /** What somebody does where it is not the plainest. */
  readonly special: (seen: SeenTable) => Action | null;
  /** What the lines of the sheet are, in order. */
  readonly lines: readonly GameFacts['kind'][];
}

const { kontra, bock } = presetRules('family');
const WITH_RAMSCH: TableRules = { ...presetRules('withRamsch'), seriesLength: 3 };

const passing = (seen: SeenTable): Action | null => {
  const legal = legalIn(seen);
  return legal?.type === 'bid' || legal?.type === 'forehandAlone' ? { type: 'pass' } : null;
};

/** Forehand announces a Grand Hand in the first game of the Ramsch round. */
const grandHandOnce = (seen: SeenTable): Action | null => {
  const isFirst = seen.sheet?.games.length === 4;
  if (legalIn(seen)?.type !== 'grandHandOffer' || !isFirst) return passing(seen);
  return { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null };
};

const kontraAndClaim = ({ play }: SeenTable): Action | null => {
  if (play?.asides.kontra) return { type: 'kontra' };
  const [level] = play?.asides.claim ?? [];
  if (level !== undefined) return { type: 'claim', level };
  return play?.legal?.type === 'proposal' ? { type: 'accept' } : null;
};

const VARIANTS: readonly Variant[] = [
  {
    name: '[R3.9] passed in',
    rules: { ...presetRules('tournament'), seriesLength: 3 },
    special: passing,
    lines: ['passedIn', 'passedIn', 'passedIn'],
  },
  { name: '[R9.1] Ramsch', rules: WITH_RAMSCH, special: passing, lines: ['ramsch', 'ramsch', 'ramsch'] },
  {
    name: '[R9.20] Schieberamsch',
    rules: { ...WITH_RAMSCH, onAllPass: 'schieberamsch' },
    special: (seen) => (legalIn(seen)?.type === 'lookOrPush' ? { type: 'ramschLook' } : passing(seen)),
    lines: ['ramsch', 'ramsch', 'ramsch'],
  },
  {
    name: '[R9.40, R6.6] Kontra and claims',
    rules: WITH_RAMSCH,
    special: kontraAndClaim,
    lines: ['played', 'played', 'played'],
  },
  {
    name: '[R2.4] four players and a cut by hand',
    rules: { ...presetRules('tournament'), players: 4, seriesLength: 4, cut: 'player' },
    special: () => null,
    lines: ['played', 'played', 'played', 'played'],
  },
  {
    name: '[R9.25, R9.55] a Grand Hand and the Ramsch still owed, two lines of one number',
    rules: {
      ...presetRules('tournament'),
      seriesLength: 6,
      bock: { ...bock, enabled: true, triggers: ['passedOut'], stacking: 'ignore', thenRamsch: true },
    },
    special: grandHandOnce,
    lines: ['passedIn', 'passedIn', 'passedIn', 'passedIn', 'played', 'ramsch', 'ramsch'],
  },
  {
    name: "[R9.80] Officers' Skat",
    rules: { ...presetRules('twoPlayers'), seriesLength: 2, kontra: { ...kontra, enabled: true } },
    special: () => null,
    lines: ['officers', 'officers'],
  },
];

function playerOf({ special }: Variant): Player {
  const plainly = playerBy(eagerAction);
  return (seen) => {
    const action = special(seen);
    return action === null ? plainly(seen) : { type: 'act', action };
  };
}

async function gamesIn(client: TestClient, tableId: string, lines: number): Promise<readonly GameReply[]> {
  const replies = await Promise.all(
    Array.from({ length: lines }, (_, index) =>
      client.rest<GameReply>('GET', `/api/series/${tableId}/1/games/${index + 1}`),
    ),
  );
  return replies.map(({ body }) => body);
}

/** Every message had the form of the protocol and nothing more. */
function expectForm(client: TestClient, tableId: string, players: number): void {
  for (const view of client.views) expect(viewMessageSchema.parse(view)).toEqual(view);
  const presence = client.presence(tableId);
  expect(presenceMessageSchema.parse(presence)).toEqual(presence);
  expect(presence?.seats).toHaveLength(players);
}

describe('a series over sockets', () => {
  it.each(VARIANTS)('$name: is played to its end, and history keeps all of it', async (variant) => {
    server = await startServer();
    const { rules, lines } = variant;
    const { clients, table } = await seatEverybody(server.url, rules);
    const { tableId } = table;
    await Promise.all(clients.map((client) => playOn(client, tableId, playerOf(variant))));
    const [anna, ben] = clients;
    if (anna === undefined || ben === undefined) throw new Error('Nobody is there');

    const { body: series } = await ben.rest<SeriesReply>('GET', `/api/series/${tableId}/1`);
    expect(series.games.map(({ facts }) => facts.kind)).toEqual(lines);
    expect(series).toMatchObject({ rules, viewer: 1, games: anna.seen(tableId).sheet?.games });
    for (const line of series.games) expect(seriesGameSchema.parse(line)).toEqual(line);
    const games = await gamesIn(anna, tableId, lines.length);
    for (const [index, game] of games.entries()) {
      const { number, dealer, seats } = series.games[index] ?? {};
      expect(game).toMatchObject({ line: index + 1, number, dealer, seats });
      expect(gameRecordSchema.parse(game.record)).toEqual(game.record);
    }
    const { foot } = sheetOf(series.games, rules);
    const { body: summaries } = await anna.rest<SeriesSummary[]>('GET', '/api/series');
    expect(summaries).toMatchObject([{ gamesPlayed: rules.seriesLength, seriesLength: rules.seriesLength }]);
    expect(summaries[0]?.players.map(({ total }) => total)).toEqual(foot.map(({ total }) => total));
    for (const client of clients) expectForm(client, tableId, rules.players);
  });

  it('[R2.4] the dealer of four is sent the public part of the game and may not act', async () => {
    server = await startServer();
    const variant = VARIANTS.find(({ rules }) => rules.players === 4);
    if (variant === undefined) throw new Error('Four players are missing');
    const { clients, table } = await seatEverybody(server.url, variant.rules);
    const { tableId } = table;
    const player = playerOf(variant);
    const untilCards: Player = (seen) => (seen.play?.phase === 'playing' ? null : player(seen));
    const dealt = clients.map((client) =>
      playUntil(client, tableId, untilCards, (seen) => seen.play?.phase === 'playing'),
    );
    await Promise.all(dealt);
    const dealer = clients.find(
      (client) => client.seen(tableId).auction?.dealer === client.seen(tableId).viewer,
    );
    if (dealer === undefined) throw new Error('Nobody deals');
    expect(dealer.seen(tableId).play).toMatchObject({ hand: [], legal: null, openHand: null });
    expect(dealer.seen(tableId).auction).toMatchObject({ skat: null, putAway: null });
    const reply = await dealer.command(tableId, { type: 'act', action: { type: 'kontra' } });
    expect(reply).toEqual({ ok: false, error: { code: 'sitsOut' } });
  });
});
