import { randomUUID } from 'node:crypto';
import type { Actor, Seat, TableCommand } from '@skat/engine';
import { PLAIN_SETTINGS, presetRules } from '@skat/engine';
import type { NewTable, Practice } from '@skat/protocol';
import { drawDeal } from './dealer.ts';
import type { TableRegistry } from './table-registry.ts';
import type { TableRoom } from './table-room.ts';

export interface Founder {
  readonly id: string;
  readonly name: string;
}

const FOUNDERS_SEAT: Seat = 0;

/**
 * A new table with its founder on the first chair, host of it.
 * @throws StoreUnavailable
 */
export async function foundTable(
  registry: TableRegistry,
  founder: Founder,
  table: NewTable,
): Promise<TableRoom> {
  const room = await registry.create(table.name, table.rules, table.settings);
  const actor: Actor = { kind: 'player', playerId: founder.id, name: founder.name };
  await mustDo(room, actor, { type: 'sit', seat: FOUNDERS_SEAT });
  if (table.computers)
    for (const seat of room.table.state.chairs)
      if (seat !== FOUNDERS_SEAT) await mustDo(room, actor, { type: 'addComputer', seat });
  return room;
}

/**
 * A table with computers on the other chairs under the rules of a preset, the first game dealt.
 * @throws StoreUnavailable
 */
export async function foundPractice(
  registry: TableRegistry,
  founder: Founder,
  { preset, seriesLength }: Practice,
): Promise<TableRoom> {
  const rules = { ...presetRules(preset), seriesLength };
  const room = await foundTable(registry, founder, {
    name: founder.name,
    rules,
    settings: PLAIN_SETTINGS,
    computers: true,
  });
  await mustDo(room, { kind: 'player', playerId: founder.id, name: founder.name }, { type: 'start' });
  await mustDo(room, { kind: 'server' }, drawDeal(room.table.state));
  return room;
}

async function mustDo({ table }: TableRoom, actor: Actor, command: TableCommand): Promise<void> {
  const reply = await table.run(actor, { commandId: randomUUID(), version: table.version, command });
  if (!reply.ok) throw new Error(`A new table refused ${command.type}: ${reply.error.code}`);
}
