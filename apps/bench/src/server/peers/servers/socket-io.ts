/** The work of the benchmark on bare Socket.IO: a room for each table, its state in memory, and nothing kept. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { PlayerCommand, Seat, TableState } from '@skat/engine';
import { viewUpdate } from '@skat/engine';
import type { Socket } from 'socket.io';
import { Server } from 'socket.io';
import { newPeerTable, played } from '../peer-table.ts';

interface Table {
  state: TableState;
  version: number;
  readonly sockets: Map<Seat, Socket>;
}

interface Join {
  readonly tableId: string;
  readonly seat: Seat;
}

interface Ask {
  readonly version: number;
  readonly command: PlayerCommand;
}

type Answer = (reply: object) => void;

const tables = new Map<string, Table>();

function tableOf(tableId: string): Table {
  const known = tables.get(tableId);
  if (known !== undefined) return known;
  const table = { state: newPeerTable(), version: 0, sockets: new Map() };
  tables.set(tableId, table);
  return table;
}

function join(socket: Socket, { tableId, seat }: Join, answer: Answer): void {
  const table = tableOf(tableId);
  table.sockets.set(seat, socket);
  answer({ ok: true, value: { version: table.version } });
  socket.emit('table:view', { version: table.version, ...viewUpdate(null, table.state, seat) });
  socket.on('table:command', (ask: Ask, reply: Answer) => act({ table, seat }, ask, reply));
}

function act(
  { table, seat }: { readonly table: Table; readonly seat: Seat },
  { version, command }: Ask,
  answer: Answer,
): void {
  if (command.type === 'act' && version !== table.version) {
    answer({ ok: false, error: { code: 'staleVersion' } });
    return;
  }
  const before = table.state;
  const step = played(before, { seat, command }, { at: Date.now(), choose: randomInt });
  if (!step.ok) {
    answer(step);
    return;
  }
  table.state = step.value;
  table.version += 1;
  for (const [viewer, socket] of table.sockets)
    socket.emit('table:view', { version: table.version, ...viewUpdate(before, table.state, viewer) });
  answer({ ok: true, value: { version: table.version } });
}

const server = createServer((_request, response) => response.end('ready'));
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('table:join', (message: Join, answer: Answer) => join(socket, message, answer));
});
server.listen(Number(process.argv[2]), '127.0.0.1');
