import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATE, TestServer } from './test-server.ts';

/** Makes the database once; every test starts from a copy of it. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const failIfCutShort = (): void => {
    process.stderr.write('The browser tests ended before they began.\n');
    process.exitCode = 1;
  };
  process.once('exit', failIfCutShort);
  const server = await TestServer.open({ botPause: 0, awayMs: 60_000 });
  const template = await mkdtemp(join(tmpdir(), 'skat-e2e-template-'));
  await server.stop();
  await cp(server.folder, template, { recursive: true });
  await server.close();
  process.env[TEMPLATE] = template;
  process.off('exit', failIfCutShort);
  return () => rm(template, { recursive: true, force: true });
}
