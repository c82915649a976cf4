import { randomUUID } from 'node:crypto';
import { reach } from './database.ts';
import type { PrismaClient, Player } from './generated/client.ts';
import { isStorable, isUuid, storableText } from './text.ts';
import type { PlayerRow, PlayerStore } from './types.ts';

/** A session's last use is noted at most this often. */
const SEEN_STEP_MS = 60 * 60 * 1000;

/** People and the sessions that may act for them. */
export class PrismaPlayerStore implements PlayerStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  createWithSession(name: string, secretHash: string): Promise<PlayerRow> {
    return reach(async () => {
      const session = { create: { secretHash: storableText(secretHash) } };
      const data = { id: randomUUID(), name: storableText(name), sessions: session };
      return playerOf(await this.#prisma.player.create({ data }));
    });
  }

  addSession(playerId: string, secretHash: string): Promise<void> {
    return reach(async () => {
      await this.#prisma.session.create({ data: { playerId, secretHash: storableText(secretHash) } });
    });
  }

  async findBySession(secretHash: string): Promise<PlayerRow | null> {
    if (!isStorable(secretHash)) return null;
    return reach(async () => {
      const where = { secretHash };
      const found = await this.#prisma.session.findUnique({ where, include: { player: true } });
      if (found === null) return null;
      const now = new Date();
      if (now.getTime() - found.lastSeenAt.getTime() > SEEN_STEP_MS) {
        await this.#prisma.session.updateMany({ where, data: { lastSeenAt: now } });
      }
      return playerOf(found.player);
    });
  }

  async findById(playerId: string): Promise<PlayerRow | null> {
    if (!isUuid(playerId)) return null;
    return reach(async () => {
      const found = await this.#prisma.player.findUnique({ where: { id: playerId } });
      return found && playerOf(found);
    });
  }

  async putReturnLink(playerId: string, tokenHash: string, expiresAt: number): Promise<void> {
    return reach(async () => {
      await this.#prisma.$executeRaw`
        INSERT INTO return_link (player_id, token_hash, expires_at)
        VALUES (${playerId}::uuid, ${storableText(tokenHash)}, ${new Date(expiresAt)})
        ON CONFLICT (player_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
    });
  }

  async ownerOfReturnLink(tokenHash: string, now: number): Promise<PlayerRow | null> {
    if (!isStorable(tokenHash)) return null;
    return reach(async () => {
      const where = { tokenHash, expiresAt: { gt: new Date(now) } };
      const found = await this.#prisma.returnLink.findUnique({ where, include: { player: true } });
      return found && playerOf(found.player);
    });
  }

  async useReturnLink(tokenHash: string, secretHash: string, now: number): Promise<PlayerRow | null> {
    if (!isStorable(tokenHash)) return null;
    const playerId = await reach(async () => {
      // One statement: of two who use it at the same moment one finds it gone.
      const [used] = await this.#prisma.$queryRaw<{ readonly playerId: string }[]>`
        WITH used AS (
          DELETE FROM return_link WHERE token_hash = ${tokenHash} AND expires_at > ${new Date(now)}
          RETURNING player_id
        )
        INSERT INTO session (secret_hash, player_id) SELECT ${storableText(secretHash)}, player_id FROM used
        RETURNING player_id::text AS "playerId"`;
      return used?.playerId ?? null;
    });
    return playerId === null ? null : this.findById(playerId);
  }

  async deleteExpiredReturnLinks(now: number): Promise<void> {
    return reach(async () => {
      await this.#prisma.returnLink.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
    });
  }

  async rename(playerId: string, name: string): Promise<boolean> {
    if (!isUuid(playerId)) return false;
    return reach(async () => {
      const data = { name: storableText(name) };
      const changed = await this.#prisma.player.updateMany({ where: { id: playerId }, data });
      return changed.count === 1;
    });
  }
}

function playerOf(row: Player): PlayerRow {
  return { id: row.id, name: row.name, createdAt: row.createdAt.getTime() };
}
