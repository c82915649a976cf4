import { ownServer } from '../contender.ts';
import type { Contender } from '../contender.ts';
import { playsPerCpuSecond } from '../report.ts';
import type { ServerOptions } from '../server-options.ts';
import type { WindowFigures } from '../window.ts';
import { measureContender } from '../window.ts';
import { BOARDGAME_IO } from './boardgame-io-peer.ts';
import { COLYSEUS } from './colyseus-peer.ts';
import type { Measured } from './compare.ts';
import { comparisonLines } from './compare.ts';
import { PEER_VERSIONS, installPeers } from './install.ts';
import { peerContender } from './peer-contender.ts';
import { SOCKET_IO } from './socket-io-peer.ts';

/** The same work put to ours and to the peers in turns, and what each makes of it. */
export async function benchPeers(options: ServerOptions): Promise<void> {
  await installPeers();
  const contenders = [ownServer(options.program), ...[BOARDGAME_IO, COLYSEUS, SOCKET_IO].map(peerContender)];
  const windows = new Map<string, WindowFigures[]>(contenders.map(({ name }) => [name, []]));
  console.log(headline(options));
  for (let round = 1; round <= options.rounds; round++)
    for (const contender of contenders) {
      const window = await measureContender(contender, options);
      windows.get(contender.name)?.push(window);
      console.log(`  ${roundLine(round, contender, window)}`);
    }
  const measured: readonly Measured[] = [...windows].map(([name, found]) => ({ name, windows: found }));
  const [ours, ...peers] = measured;
  if (ours === undefined) return;
  for (const line of comparisonLines([ours, ...peers])) console.log(line);
}

function headline({ tables, mode, seconds, seed, rounds }: ServerOptions): string {
  const versions = Object.entries(PEER_VERSIONS).map((pair) => pair.join(' '));
  return [
    `${tables} tables, ${mode}, ${rounds} rounds of ${seconds} s, seed ${seed}, ${process.version}; ${versions.join(', ')}`,
    'Ours stores every play in PostgreSQL before it is shown; the peers keep theirs in memory. Processor time is that of',
    'the server process alone, without the database.',
  ].join('\n');
}

function roundLine(round: number, { name }: Contender, window: WindowFigures): string {
  const { plays, seconds, refusals } = window;
  const refused = [...refusals].map(([code, times]) => `, refused ${code} (${times})`).join('');
  return `round ${round}, ${name}: ${(plays / seconds).toFixed(0)} plays/s, ${playsPerCpuSecond(window).toFixed(0)}/server-CPU-second${refused}`;
}
