import { randomUUID } from 'node:crypto';
import type { PlayerCommand, Seat } from '@skat/engine';
import { at } from '@skat/engine';
import { seededWords } from '../../random.ts';
import { SocketClient } from '../../server/socket-client.ts';
import type { SeatedTable } from '../../server/table-setup.ts';
import { setUpTable } from '../../server/table-setup.ts';
import { Traffic } from '../../server/traffic.ts';
import { ReturningSeat } from '../players/returning-seat.ts';
import type { NodeNumber, NodePair } from './node-pair.ts';

/** A player's window, and the node it prefers. */
export interface Window {
  readonly seat: ReturningSeat;
  readonly home: NodeNumber;
}

/** A table whose people are spread over both nodes. */
export interface SpreadTable {
  readonly tableId: string;
  readonly windows: readonly Window[];
}

interface Place {
  readonly seat: Seat;
  readonly home: NodeNumber;
}

/** What tables there are, in turns. */
const KINDS = ['three', 'twoWindows', 'computer'] as const;
type Kind = (typeof KINDS)[number];

/** Of a player with two windows both think equally long, so that both act on the same version. */
const PLACES: Readonly<Record<Kind, readonly Place[]>> = {
  three: [
    { seat: 0, home: 0 },
    { seat: 1, home: 1 },
    { seat: 2, home: 0 },
  ],
  twoWindows: [
    { seat: 0, home: 0 },
    { seat: 0, home: 1 },
    { seat: 1, home: 1 },
    { seat: 2, home: 0 },
    { seat: 2, home: 1 },
  ],
  computer: [
    { seat: 0, home: 0 },
    { seat: 1, home: 1 },
  ],
};

/** A person needs as long for a card, in milliseconds. */
const PAUSE = { least: 40, range: 80 } as const;
const COMPUTERS_SEAT: Seat = 2;

/** Makes a table at the first node; nobody plays before being started. */
export async function openSpread(number: number, seed: number, pair: NodePair): Promise<SpreadTable> {
  const kind = at(KINDS, number % KINDS.length);
  const table = await setUpTable(pair.urlOf(0), number);
  const { tableId, cookies } = table;
  const random = seededWords(seed * 1_000 + number);
  const choose = (below: number): number => random() % below;
  const traffic = new Traffic();
  const windows = PLACES[kind].map(({ seat, home }) => ({
    home,
    seat: new ReturningSeat({
      ...{ tableId, seat, choose, traffic, cookie: at(cookies, seat) },
      url: (attempt) => pair.urlOf(attempt % 2 === 0 ? home : home === 0 ? 1 : 0),
      pauseMs: () => (kind === 'twoWindows' ? PAUSE.least : PAUSE.least + choose(PAUSE.range)),
    }),
  }));
  if (kind === 'computer') await addComputer(pair.urlOf(0), table, at(windows, 0).seat);
  return { tableId, windows };
}

async function addComputer(
  url: string,
  { tableId, cookies }: SeatedTable,
  { record }: ReturningSeat,
): Promise<void> {
  const client = await SocketClient.connect({
    ...{ url, cookie: at(cookies, 0), traffic: new Traffic() },
    onEvent: () => undefined,
  });
  const [commandId, command] = [
    randomUUID(),
    { type: 'addComputer', seat: COMPUTERS_SEAT } satisfies PlayerCommand,
  ];
  record.sent.set(commandId, command);
  const reply = await new Promise<{ readonly ok: boolean }>((resolve) =>
    client.send('table:command', { tableId, version: 1, commandId, command }, resolve),
  );
  client.close();
  if (!reply.ok) throw new Error('A computer was refused');
}
