import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { ok } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import type { SeatLine } from '../seat-line.ts';
import type { Traffic } from '../traffic.ts';
import { COLYSEUS_MESSAGE } from './colyseus-messages.ts';
import { PEERS_FOLDER } from './install.ts';
import type { Peer } from './peer.ts';
import { post } from './peer.ts';
import { ViewAnswers } from './view-answers.ts';

interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

/** Colyseus with a room for each table. */
export const COLYSEUS: Peer = {
  name: 'Colyseus',
  program: 'colyseus',
  makeTable: (url, _number, traffic) => {
    let roomId: string | null = null;
    return Promise.resolve(async (seat, onView) => {
      const path = roomId === null ? 'create/skat' : `joinById/${roomId}`;
      const reservation = await post<Reservation>(`${url}/matchmake/${path}`, { seat });
      ({ roomId } = reservation);
      return connect({ url, traffic, reservation }, onView);
    });
  },
};

/** How a frame of Colyseus begins. */
const FRAME = { joined: 10, message: 13 } as const;
/** Numbers of messages below this are a byte of their own. */
const HEADER_BYTES = 2;

interface Place {
  readonly url: string;
  readonly traffic: Traffic;
  readonly reservation: Reservation;
}

/** Seats answer in order of their connecting, so nobody joins by hand. */
async function connect(
  { url, traffic, reservation }: Place,
  onView: (view: ViewMessage) => void,
): Promise<SeatLine> {
  const { roomId, processId, sessionId } = reservation;
  const { pack, unpack } = packer();
  const answers = new ViewAnswers();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  await untilGreeted(socket, traffic, (type, bytes) => {
    const content = unpack(bytes);
    if (type === COLYSEUS_MESSAGE.refusal) answers.refuse(String(content));
    if (type !== COLYSEUS_MESSAGE.view) return;
    const view = content as Omit<ViewMessage, 'tableId'>;
    answers.see(view.version);
    onView({ tableId: roomId, ...view });
  });
  return {
    // The room sends the table once it hears that its greeting has come.
    join: (onReply) => {
      socket.send(Buffer.from([FRAME.joined]));
      onReply(ok({ version: 0 }));
    },
    ask: ({ version, command }, onReply) => {
      answers.expect(version + 1, onReply);
      const header = Buffer.from([FRAME.message, COLYSEUS_MESSAGE.command]);
      socket.send(Buffer.concat([header, pack({ version, command })]));
    },
    close: () => {
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.terminate();
    },
  };
}

type OnMessage = (type: number | undefined, content: Buffer) => void;

function untilGreeted(socket: WebSocket, traffic: Traffic, onMessage: OnMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (frame: Buffer) => {
      traffic.addBytes(frame.length);
      if (frame[0] === FRAME.joined) resolve();
      if (frame[0] === FRAME.message) onMessage(frame[1], frame.subarray(HEADER_BYTES));
    });
  });
}

interface Packer {
  readonly pack: (value: unknown) => Buffer;
  readonly unpack: (bytes: Buffer) => unknown;
}

let known: Packer | null = null;

/** The library's own encoding, from where the peers are installed. */
function packer(): Packer {
  known ??= createRequire(join(PEERS_FOLDER, 'package.json'))('@colyseus/msgpackr') as Packer;
  return known;
}
