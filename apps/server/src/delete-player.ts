/** An operator's command: finds players by name, and deletes one player's data. */
import { readConfig } from './config.ts';
import { readOptions } from './operator-options.ts';
import type { Place } from './store/store.ts';
import { deletePlayer, findPlayers, OperatorProblem } from './store/store.ts';
import { giveUp, say } from './terminal.ts';

const USAGE = `Use: delete-player --find NAME, then delete-player --id ID
The database is the one of DATABASE_URL or DATA_FOLDER. Stop the server first.`;

async function run(): Promise<void> {
  const { find, id } = readOptions(process.argv.slice(2), ['find', 'id'], USAGE);
  const place = readConfig(process.env, []);
  if (find !== undefined && id === undefined) return list(place, find);
  if (id === undefined || find !== undefined) throw new OperatorProblem(USAGE);
  const { sessions, memberships, chatLines, values } = await deletePlayer(place, id, say);
  say(
    `Deleted: ${sessions} sessions, ${memberships} tables in their list, ${chatLines} lines of chat, their name in ${values} stored values.`,
  );
}

async function list(place: Place, name: string): Promise<void> {
  const players = await findPlayers(place, name, say);
  for (const { id, createdAt, lastSeenAt, tables } of players)
    say(`${id}  since ${day(createdAt)}, last seen ${day(lastSeenAt)}, tables: ${tables}`);
  if (players.length === 0) say('Nobody has this name now.');
}

function day(date: Date | null): string {
  return date?.toISOString().slice(0, 10) ?? 'never';
}

run().catch(giveUp);
