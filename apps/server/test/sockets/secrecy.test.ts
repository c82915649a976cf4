import { randomInt } from 'node:crypto';
import type { PlayerCommand, Seat, TableRules } from '@skat/engine';
import { openTable } from '@skat/engine';
import type { SessionReply } from '@skat/protocol';
import { describe, expect, it } from 'vitest';
import type { Plant } from '../../src/config.ts';
import { cardsIn, courseOf, leaksIn } from '../support/leaks.ts';
import { SHORT_RULES, playOn, seatThree, wildPlayer } from '../support/play.ts';
import { TestClient } from '../support/test-client.ts';
import { startServer } from '../support/test-server.ts';

const RULES: TableRules = { ...SHORT_RULES, seriesLength: 18 };
const random = (): number => randomInt(1_000_000) / 1_000_000;

/** Three clients and an onlooker play a series; every byte they are sent is kept and checked. */
async function recordedSeries(plant: Plant | null) {
  const server = await startServer({ config: { plant } });
  const { clients, table } = await seatThree(server.url, RULES);
  const { tableId, invitation } = table;
  const guest = await (await new TestClient(server.url, 'Guest').enter()).connect();
  await guest.joinByInvitation(table);
  const player = wildPlayer(random);
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
          if (wrong && !seen.play?.legal) void client.command(tableId, wrong).catch(() => undefined);
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
  const course = courseOf(openTable('Stammtisch', RULES), log, ids);
  const everybody = [...clients, guest];
  for (const client of everybody) client.stop();
  await server.close();
  return {
    leaks: everybody.flatMap(({ received }, index) =>
      leaksIn(received, index < 3 ? (index as Seat) : null, course),
    ),
    frames: clients.flatMap(({ received }) => received).length,
    cards: clients.flatMap(({ received }) => received.flatMap(({ text }) => cardsIn(text))).length,
    logged: server.logged,
    deals: log.filter(({ command }) => (command as { type: string }).type === 'deal').length,
  };
}

describe('[R5.11] what goes over the wire', () => {
  it('tells nobody a card they may not know, nor the log of the server any', async () => {
    const { leaks, frames, cards, logged, deals } = await recordedSeries(null);
    expect(leaks).toEqual([]);
    expect(deals).toBe(RULES.seriesLength);
    expect(frames).toBeGreaterThan(1_000);
    expect(cards).toBeGreaterThan(10_000);
    expect(logged.length).toBeGreaterThan(300);
    expect(logged.flatMap(cardsIn)).toEqual([]);
  });

  it('with the skat leaked on purpose this proof fails', async () => {
    const { leaks } = await recordedSeries('leaked-skat');
    expect(leaks.length).toBeGreaterThan(10);
  });
});
