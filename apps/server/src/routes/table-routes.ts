import type { Result, TableRules } from '@skat/engine';
import { contradictionsIn, err, ok, presetRules, tableSection } from '@skat/engine';
import type {
  InvitationPreview,
  InvitationReply,
  JoinedReply,
  OpenTableReply,
  ServerRefusal,
} from '@skat/protocol';
import {
  codeBodySchema,
  invitationBodySchema,
  invitationSchema,
  newTableSchema,
  practiceBodySchema,
  tableIdSchema,
} from '@skat/protocol';
import { seatOfPlayer } from '@skat/engine';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Player } from '../players/sessions.ts';
import type { RateLimit } from '../security/rate-limits.ts';
import type { TableRow } from '../store/store.ts';
import { currentCode } from '../tables/invitations.ts';
import { foundPractice, foundTable } from '../tables/table-founder.ts';
import type { TableRoom } from '../tables/table-room.ts';
import { answer, refuse } from './refusals.ts';
import type { App, RouteParts } from './route-parts.ts';
import { invitedTo, playerOf, watchedBy, within } from './route-parts.ts';

/** Making tables, and finding the way to them. */
export function tableRoutes(app: App, parts: RouteParts): void {
  const { registry, limits } = parts;
  app.post('/api/tables', { schema: { body: newTableSchema } }, async (request, reply) => {
    const founder = await playerWithin(parts, request, limits.creation);
    if (!founder.ok) return answer(reply, founder);
    const refused = contradictionIn(request.body.rules);
    if (refused !== null) return refuse(reply, refused);
    const room = await foundTable(registry, founder.value, request.body);
    return reply.code(201).send(await invitationTo(parts, room.row));
  });
  app.post('/api/practice', { schema: { body: practiceBodySchema } }, async (request, reply) => {
    const founder = await playerWithin(parts, request, limits.creation);
    if (!founder.ok) return answer(reply, founder);
    const { preset, seriesLength } = request.body;
    const refused = contradictionIn({ ...presetRules(preset), seriesLength });
    if (refused !== null) return refuse(reply, refused);
    const room = await foundPractice(registry, founder.value, request.body);
    return reply.code(201).send(await invitationTo(parts, room.row));
  });
  app.get('/api/tables', async (request, reply) => {
    const player = await playerOf(request, parts);
    return answer(reply, player.ok ? ok(await openTablesOf(parts, player.value)) : player);
  });
  app.post('/api/tables/join', { schema: { body: invitationBodySchema } }, async (request, reply) => {
    const player = await playerOf(request, parts);
    if (!player.ok) return answer(reply, player);
    const row = await invitedTo(request.body.invitation, request, parts);
    return answer(reply, row.ok ? ok(await joinTable(parts, player.value, row.value)) : row);
  });
  const idParams = z.object({ tableId: tableIdSchema });
  app.post('/api/tables/:tableId/code', { schema: { params: idParams } }, async (request, reply) => {
    const player = await playerOf(request, parts);
    if (!player.ok) return answer(reply, player);
    return answer(reply, await renewedInvitation(parts, player.value, request.params.tableId));
  });
}

/** What somebody can do who has a code or a link, known or not. */
export function invitationRoutes(app: App, parts: RouteParts): void {
  const { limits } = parts;
  app.post('/api/codes', { schema: { body: codeBodySchema } }, async (request, reply) => {
    const allowed = await within(limits.guess, request, parts);
    if (!allowed.ok) return answer(reply, allowed);
    const row = await parts.store.tables.findByCode(request.body.code, parts.clock.now());
    return answer(reply, row === null ? err({ code: 'codeUnknown' }) : ok(await invitationTo(parts, row)));
  });
  const invitationParams = z.object({ invitation: invitationSchema });
  app.get(
    '/api/invitations/:invitation',
    { schema: { params: invitationParams } },
    async (request, reply) => {
      const row = await invitedTo(request.params.invitation, request, parts);
      if (!row.ok) return answer(reply, row);
      const [room] = await parts.registry.findFresh([row.value.id]);
      return answer(reply, room === undefined ? err({ code: 'invitationUnknown' }) : ok(previewOf(room)));
    },
  );
  const watchParams = z.object({ watch: invitationSchema });
  app.get('/api/watch/:watch', { schema: { params: watchParams } }, async (request, reply) => {
    const row = await watchedBy(request.params.watch, request, parts);
    if (!row.ok) return answer(reply, row);
    const [room] = await parts.registry.findFresh([row.value.id]);
    return answer(reply, room === undefined ? err({ code: 'watchUnknown' }) : ok(previewOf(room)));
  });
}

/** Rules that nobody can play, with what contradicts itself in them (R9.98). */
function contradictionIn(rules: TableRules): ServerRefusal | null {
  const contradictions = contradictionsIn(rules);
  return contradictions.length === 0 ? null : { code: 'contradictoryRules', contradictions };
}

async function playerWithin(
  parts: RouteParts,
  request: FastifyRequest,
  limit: RateLimit,
): Promise<Result<Player, ServerRefusal>> {
  const allowed = await within(limit, request, parts);
  return allowed.ok ? playerOf(request, parts) : allowed;
}

async function invitationTo({ store, clock }: RouteParts, row: TableRow): Promise<InvitationReply> {
  const code = await currentCode(store.tables, row, clock.now());
  return { tableId: row.id, invitation: row.invitationToken, code, watch: row.watchToken };
}

async function joinTable({ store, clock }: RouteParts, player: Player, row: TableRow): Promise<JoinedReply> {
  await store.tables.addMember(row.id, player.id, clock.now());
  return { tableId: row.id };
}

async function renewedInvitation(
  parts: RouteParts,
  player: Player,
  tableId: string,
): Promise<Result<InvitationReply, ServerRefusal>> {
  const room = await parts.registry.find(tableId);
  const row = await parts.store.tables.findById(tableId);
  if (room === null || row === null || !(await room.admits(player.id))) return err({ code: 'tableNotFound' });
  return ok(await invitationTo(parts, row));
}

function previewOf({ row, table }: TableRoom): InvitationPreview {
  const { name, host, phase, game, seats, chairs } = tableSection(table.state);
  const { rules, settings } = table.state;
  const hostName = host === null ? null : (seats[host]?.name ?? null);
  return { tableId: row.id, name, rules, settings, hostName, phase, game, seats, chairs };
}

async function openTablesOf(
  { store, registry }: RouteParts,
  player: Player,
): Promise<readonly OpenTableReply[]> {
  const open = await store.history.openTablesOf(player.id);
  const rooms = await registry.findFresh(open.map(({ tableId }) => tableId));
  return rooms.map((room) => openTableOf(room, player));
}

function openTableOf({ row, table }: TableRoom, player: Player): OpenTableReply {
  const { name, phase, game, seats, chairs } = tableSection(table.state);
  return {
    tableId: row.id,
    invitation: row.invitationToken,
    name,
    phase,
    game,
    seriesLength: table.state.rules.seriesLength,
    seats,
    chairs,
    seated: seatOfPlayer(table.state, player.id) !== null,
  };
}
