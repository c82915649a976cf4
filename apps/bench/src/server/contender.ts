import { databaseServerUrl, withDatabase } from './database.ts';
import type { MeasuredChild } from './measured-child.ts';
import type { ConnectSeat } from './seat-line.ts';
import { linesTo } from './seat-line.ts';
import type { Program, ServerProcess } from './server-process.ts';
import { startServer } from './server-process.ts';
import { setUpTable } from './table-setup.ts';
import type { Traffic } from './traffic.ts';

/** A server that runs, and how people come to sit at its tables. */
export interface RunningServer {
  readonly process: MeasuredChild;
  readonly command: string;
  /** Makes a table for three and tells how each connects to it. */
  readonly makeTable: (number: number, traffic: Traffic) => Promise<ConnectSeat>;
  /** How late its event loop was, 99th hundredth in milliseconds since last asked; null where it does not tell. */
  readonly eventLoopP99Ms: () => Promise<number | null>;
}

/** Something to be measured, started anew for each measurement. */
export interface Contender {
  readonly name: string;
  readonly run: <Value>(work: (server: RunningServer) => Promise<Value>) => Promise<Value>;
}

/** This project's server on a database made for it. */
export function ownServer(program: Program): Contender {
  return {
    name: 'ours',
    run: (work) =>
      withDatabase(databaseServerUrl(), async (databaseUrl) => {
        const server = await startServer(databaseUrl, program, {
          hasProbe: true,
          settings: { METRICS: 'on' },
        });
        try {
          return await work(running(server));
        } finally {
          await server.stop();
        }
      }),
  };
}

function running(server: ServerProcess): RunningServer {
  const { url, command } = server;
  return {
    process: server,
    command,
    makeTable: async (number, traffic) => linesTo(await setUpTable(url, number), { url, traffic }),
    eventLoopP99Ms: async () => eventLoopP99Of(await (await fetch(`${url}/metrics`)).text()),
  };
}

const MS_PER_SECOND = 1000;

/** The event loop's delay in a text for Prometheus, in milliseconds. */
export function eventLoopP99Of(metrics: string): number | null {
  const seconds = metricOf(metrics, 'nodejs_eventloop_lag_p99_seconds');
  return seconds === null ? null : seconds * MS_PER_SECOND;
}

/** A number without labels in a text for Prometheus. */
export function metricOf(metrics: string, name: string): number | null {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}
