import { randomInt } from 'node:crypto';
import type { GameState, PlayerCommand, Seat, TableRules } from '@skat/engine';
import { openTable, presetRules } from '@skat/engine';
import type { SessionReply } from '@skat/protocol';
import { describe, expect, it } from 'vitest';
import type { Plant } from '../../src/config.ts';
import { cardsIn, courseOf, leaksIn } from '../support/leaks.ts';
import type { Player } from '../support/play.ts';
import { SHORT_RULES, legalIn, playOn, seatEverybody, wildPlayer } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import { startServer } from '../support/test-server.ts';

const RULES: TableRules = { ...SHORT_RULES, seriesLength: 36 };
const random = (): number => randomInt(1_000_000) / 1_000_000;

interface Recorded {
  readonly rules: TableRules;
  readonly player: Player;
  readonly plant: Plant | null;
}

/** People on all chairs and an onlooker play a series; every byte they are sent is kept and checked. */
async function recordedSeries({ rules, player, plant }: Recorded) {
  const server = await startServer({ config: { plant } });
  const { clients, table } = await seatEverybody(server.url, rules);
  const { tableId, invitation } = table;
  const guest = await (await new TestClient(server.url, 'Guest').enter()).connect();
  await guest.joinByInvitation(table);
  const wrongMoves: PlayerCommand[] = [
    { type: 'act', action: { type: 'pass' } },
    { type: 'act', action: { type: 'pickUpSkat' } },
    { type: 'takeBack' },
  ];
  await Promise.all(
    clients.map((client) =>
      playOn(client, tableId, (seen) => {
        if (random() < 0.02) {
          const wrong = wrongMoves[randomInt(wrongMoves.length)];
          if (wrong && legalIn(seen) === null) void client.command(tableId, wrong).catch(() => undefined);
          void client.rest('GET', `/api/invitations/${invitation}`).catch(() => undefined);
          void client.rest('GET', '/api/tables').catch(() => undefined);
          void client.join(tableId).catch(() => undefined);
        }
        return player(seen);
      }),
    ),
  );
  const log = await server.store.log.read(tableId, 0);
  const ids = await Promise.all(
    clients.map(
      async (client) => (await client.rest<SessionReply>('GET', '/api/session')).body.player?.id ?? '',
    ),
  );
  const course = courseOf(openTable('Stammtisch', rules), log, ids);
  const everybody = [...clients, guest];
  for (const client of everybody) client.stop();
  await server.close();
  return {
    leaks: everybody.flatMap(({ received }, index) =>
      leaksIn(received, index < clients.length ? (index as Seat) : null, course),
    ),
    frames: clients.flatMap(({ received }) => received).length,
    cards: clients.flatMap(({ received }) => received.flatMap(({ text }) => cardsIn(text))).length,
    logged: server.logged,
    phases: new Set(course.phases),
    deals: log.filter(({ command }) => (command as { type: string }).type === 'deal').length,
  };
}

describe('[R5.11] what goes over the wire', () => {
  it('tells nobody a card they may not know, nor the log of the server any', async () => {
    const { leaks, frames, cards, logged, deals } = await recordedSeries({
      rules: RULES,
      player: wildPlayer(random),
      plant: null,
    });
    expect(leaks).toEqual([]);
    expect(deals).toBe(RULES.seriesLength);
    expect(frames).toBeGreaterThan(1_000);
    expect(cards).toBeGreaterThan(10_000);
    expect(logged.length).toBeGreaterThan(300);
    expect(logged.flatMap(cardsIn)).toEqual([]);
  });

  it('with the skat leaked on purpose this proof fails', async () => {
    const { leaks } = await recordedSeries({
      rules: RULES,
      player: wildPlayer(random),
      plant: 'leaked-skat',
    });
    expect(leaks.length).toBeGreaterThan(10);
  });

  /** As wild as any, but nobody bids: the skat goes round in every game. */
  const ramschPlayer: Player = (seen) => {
    const legal = legalIn(seen);
    const isBidding = legal?.type === 'bid' || legal?.type === 'forehandAlone';
    return isBidding ? { type: 'act', action: { type: 'pass' } } : wildPlayer(random)(seen);
  };
  /** As wild as any, but says Kontra whenever asked: the dealer is asked for Re in every game. */
  const doublingPlayer: Player = (seen) => {
    const legal = legalIn(seen);
    const isAskedForKontra = legal?.type === 'kontra' && legal.word === 'kontra';
    return isAskedForKontra ? { type: 'act', action: { type: 'kontra' } } : wildPlayer(random)(seen);
  };
  const kontra = { ...presetRules('withRamsch').kontra, maxSteps: 4, window: 'beforeFirstLead' } as const;

  const variants: readonly (Omit<Recorded, 'plant'> & {
    readonly variant: string;
    readonly phases: readonly GameState['phase'][];
  })[] = [
    {
      variant: '[R9.24] Schieberamsch',
      rules: { ...presetRules('family'), grandHandInRamsch: 'always', seriesLength: 12 },
      player: ramschPlayer,
      phases: ['grandHandOffer', 'schieben', 'ramsch'],
    },
    {
      variant: '[R2.4] four players, Kontra and a cut by hand',
      rules: { ...presetRules('withRamsch'), players: 4, cut: 'player', kontra, seriesLength: 16 },
      player: wildPlayer(random),
      phases: ['cutting', 'bidding', 'declaring', 'playing'],
    },
    {
      variant: "[R9.82] Officers' Skat",
      rules: { ...presetRules('twoPlayers'), seriesLength: 6 },
      player: doublingPlayer,
      phases: ['officersAnnouncing', 'officersKontra', 'officersRe', 'officersPlaying'],
    },
  ];

  it.each(variants)('$variant: tells nobody a card they may not know', async ({ rules, player, phases }) => {
    const recorded = await recordedSeries({ rules, player, plant: null });
    expect(recorded.leaks).toEqual([]);
    expect(recorded.deals).toBeGreaterThanOrEqual(Number(rules.seriesLength));
    expect(recorded.cards).toBeGreaterThan(3_000);
    expect(recorded.logged.flatMap(cardsIn)).toEqual([]);
    expect([...recorded.phases]).toEqual(expect.arrayContaining([...phases]));
  });

  it.each(variants)('$variant: with hidden cards leaked on purpose this proof fails', async (variant) => {
    const { leaks } = await recordedSeries({ ...variant, plant: 'leaked-skat' });
    expect(leaks.length).toBeGreaterThan(10);
  });
});
