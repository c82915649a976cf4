import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { findPostgres } from '../store/databases.ts';
import { emptyPostgres } from '../store/dump.ts';
import { givenPlayer } from '../store/fixtures.ts';
import type { Bundle } from '../support/child-server.ts';
import { bundleServer } from '../support/child-server.ts';
import { newDataFolder } from '../support/new-data-folder.ts';

const hasPostgres = (await findPostgres()) !== null;

interface Run {
  readonly code: number | null;
  readonly printed: string;
}

describe("operator's commands as they are shipped", () => {
  let bundle: Bundle;
  let folder: string;
  let anna: string;

  /** Runs one of them to its end. */
  const run = (command: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<Run> =>
    new Promise((resolve, reject) => {
      const file = join(dirname(bundle.main), `${command}.js`);
      const env = { PATH: process.env['PATH'], DATA_FOLDER: folder, ...settings };
      const child = spawn(process.execPath, [file, ...words], { cwd: folder, env });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (printed += text.toString()));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, printed }));
    });

  beforeAll(async () => {
    bundle = await bundleServer();
    folder = await newDataFolder();
    const store = await openStore({ databaseUrl: null, dataFolder: folder });
    anna = await givenPlayer(store);
    await store.close();
  });
  afterAll(async () => {
    await bundle.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    { command: 'move-database', words: [], says: /Where to\? Use: move-database/ },
    { command: 'move-database', words: ['--where', 'x'], says: /'--where'.*Use: move-database/s },
    { command: 'move-database', words: ['--to', 'mysql://x'], says: /DATABASE_URL/ },
    {
      command: 'move-database',
      words: ['--from', 'nowhere', '--to', 'postgresql://x'],
      says: /no database in/,
    },
    { command: 'delete-player', words: [], says: /Use: delete-player/ },
    { command: 'delete-player', words: ['--id', 'x', '--find', 'y'], says: /Use: delete-player/ },
    { command: 'delete-player', words: ['--id', 'x'], says: /x is no player's id/ },
  ])('$command $words ends with a sentence', async ({ command, words, says }) => {
    const { code, printed } = await run(command, words);
    expect(code).toBe(1);
    expect(printed).toMatch(says);
    expect(printed).not.toMatch(/^\s+at /m);
  });

  it.runIf(hasPostgres)('move what the server kept', async () => {
    const target = await emptyPostgres();
    const moved = await run('move-database', [], { DATABASE_URL: target?.url });
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.printed).toMatch(/^player: 1$/m);
    const found = await run('delete-player', ['--find', 'Anna'], { DATABASE_URL: target?.url });
    expect(found.printed).toContain(anna);
    await target?.drop();
  });

  it('find a player and delete them', async () => {
    expect((await run('delete-player', ['--find', 'Anna'])).printed).toMatch(
      new RegExp(`^${anna}  since \\d{4}-\\d\\d-\\d\\d, last seen \\d{4}-\\d\\d-\\d\\d, tables: 0$`, 'm'),
    );
    expect(await run('delete-player', ['--id', anna])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Deleted: 1 sessions') as unknown,
    });
    expect(await run('delete-player', ['--find', 'Anna'])).toEqual({
      code: 0,
      printed: 'Nobody has this name now.\n',
    });
  });
});
