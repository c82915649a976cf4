import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Contender } from '../contender.ts';
import { freePort } from '../free-port.ts';
import { PROBE_SETTINGS, PROBE_WORDS, measuredChild } from '../measured-child.ts';
import type { MeasuredChild } from '../measured-child.ts';
import { PEERS_FOLDER } from './install.ts';
import type { Peer } from './peer.ts';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
/** Results alone go to standard output. */
const STANDARD_ERROR = 2;

/** A peer as a process of its own. */
export function peerContender({ name, program, makeTable }: Peer): Contender {
  return {
    name,
    run: async (work) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const words = [join('programs', `${program}.js`), String(port)];
      const child = measuredChild(
        spawn(process.execPath, [...PROBE_WORDS, ...words], {
          cwd: PEERS_FOLDER,
          env: { ...process.env, ...PROBE_SETTINGS, NODE_ENV: 'production' },
          stdio: ['ignore', STANDARD_ERROR, STANDARD_ERROR, 'ipc'],
        }),
      );
      try {
        await untilItAnswers(child, url);
        return await work({
          process: child,
          command: `node ${words.join(' ')}`,
          makeTable: (number, traffic) => makeTable(url, number, traffic),
          eventLoopP99Ms: () => Promise.resolve(null),
        });
      } finally {
        await child.stop();
      }
    },
  };
}

async function untilItAnswers(child: MeasuredChild, url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.ending() !== null) throw new Error(`A peer ended with ${child.ending() ?? ''}`);
    if ((await fetch(url).catch(() => null)) !== null) return;
    await pause(POLL_MS);
  }
  throw new Error('A peer did not become ready');
}
