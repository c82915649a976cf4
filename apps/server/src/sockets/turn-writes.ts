import type { Socket } from 'node:net';
import type { TableSocket } from './types.ts';

type Connection = TableSocket['conn'];
type Transport = Connection['transport'];
type Packet = Parameters<Transport['send']>[0][number];
/** A packet of Socket.IO as almost all are. */
interface TextPacket extends Omit<Packet, 'data'> {
  data: string;
}

/** A message of Engine.IO begins so. */
const MESSAGE = 0x34;
/** A frame of the WebSocket protocol with a whole text; its payload's length, or what says where that stands. */
const TEXT_FRAME = 0x81;
const LENGTH = { inOneByte: 125, inTwoBytes: 0xffff, twoBytesFollow: 126, eightBytesFollow: 127 } as const;

/**
 * Hands everything that a connection is sent in one turn of the event loop to the system in one go: most of what a card
 * costs a server is telling of it, and who played it is sent both a view and an answer.
 * @param held connections of one server share it
 */
export function gatherWrites(connection: Connection, held: HeldSockets): void {
  const { transport } = connection;
  const { socket } = connection.request;
  const sendOneByOne = transport.send.bind(transport);
  const tell = (isWritable: boolean): void => {
    transport.writable = isWritable;
    transport.emit('drain');
  };
  transport.send = (packets) => {
    const isPlain = socket.writable && transport.readyState === 'open' && packets.every(isText);
    if (!isPlain) {
      sendOneByOne(packets);
      return;
    }
    held.hold(socket);
    let isTaken = true;
    for (const { data } of packets) isTaken = socket.write(frameOf(data));
    tell(isTaken);
    if (!isTaken) socket.once('drain', () => resume(transport));
  };
}

/** The system takes more again: what has been kept back goes out. */
function resume(transport: Transport): void {
  transport.writable = true;
  transport.emit('ready');
}

/** Sockets that keep what they are sent until the turn of the event loop ends. */
export class HeldSockets {
  #sockets: Socket[] = [];

  /** To be called before every write. */
  hold(socket: Socket): void {
    if (socket.writableCorked > 0) return;
    socket.cork();
    if (this.#sockets.push(socket) === 1) process.nextTick(() => this.#release());
  }

  #release(): void {
    const sockets = this.#sockets;
    this.#sockets = [];
    for (const socket of sockets) socket.uncork();
  }
}

function isText(packet: Packet): packet is TextPacket {
  return packet.type === 'message' && typeof packet.data === 'string';
}

/** A server's frames are not masked. */
function frameOf(text: string): Buffer {
  const length = 1 + Buffer.byteLength(text);
  const start = length <= LENGTH.inOneByte ? 2 : length <= LENGTH.inTwoBytes ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT_FRAME;
  writeLength(frame, length);
  frame[start] = MESSAGE;
  frame.write(text, start + 1);
  return frame;
}

function writeLength(frame: Buffer, length: number): void {
  if (length <= LENGTH.inOneByte) frame[1] = length;
  else if (length <= LENGTH.inTwoBytes) {
    frame[1] = LENGTH.twoBytesFollow;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH.eightBytesFollow;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
