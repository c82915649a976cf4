/** An operator's command: copies the embedded database into an empty real Postgres. */
import { readConfig } from './config.ts';
import { readOptions } from './operator-options.ts';
import { moveDatabase, OperatorProblem } from './store/store.ts';
import { giveUp, say } from './terminal.ts';

const USAGE = `Use: move-database [--from FOLDER] [--to postgresql://...]
Without them DATA_FOLDER and DATABASE_URL count. Stop the server first.`;

async function move(): Promise<void> {
  const { from, to } = readOptions(process.argv.slice(2), ['from', 'to'], USAGE);
  const environment = { ...process.env, ...(to === undefined ? {} : { DATABASE_URL: to }) };
  const config = readConfig(environment, []);
  if (config.databaseUrl === null) throw new OperatorProblem(`Where to? ${USAGE}`);
  const dataFolder = from ?? config.dataFolder;
  const moved = await moveDatabase({ from: dataFolder, to: config.databaseUrl, onProgress: say });
  for (const { name, rows } of moved) say(`${name}: ${rows}`);
  say(
    `Moved; every row was compared. The folder ${dataFolder} is as it was: do not start a server on it again.`,
  );
}

move().catch(giveUp);
