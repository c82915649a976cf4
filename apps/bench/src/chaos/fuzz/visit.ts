import type { Random } from '@skat/engine/proofs';
import { hostileEvent } from './hostile-events.ts';
import { hostileFrame } from './hostile-frames.ts';
import { hostileRequest } from './hostile-requests.ts';
import { HostileSocket } from './hostile-socket.ts';
import { sendRequest } from './send-request.ts';
import type { FuzzTally } from './tally.ts';
import type { Attacker, Targets } from './targets.ts';

/** One coming of an attacker: so many messages of one kind over one connection. */
export interface Visit {
  readonly attacker: Attacker;
  readonly address: string;
  readonly kind: 'events' | 'frames' | 'requests' | 'insistence' | 'burst';
  readonly messages: number;
}

/** A few addresses that the limits have long known, and a new one for each patient attacker. */
const CROWDED = ['203.0.113.1', '203.0.113.2', '203.0.113.3'] as const;
/** How many of a hundred visits are of which kind. */
const SHARES: readonly (readonly [Visit['kind'], number])[] = [
  ['events', 55],
  ['requests', 25],
  ['frames', 11],
  ['insistence', 6],
  ['burst', 3],
];
/** Patient attackers stay below the limits, so that what they send is heard; a burst is cut off. */
const MESSAGES: Readonly<Record<Visit['kind'], number>> = {
  events: 50,
  requests: 20,
  frames: 3,
  insistence: 150,
  burst: 400,
};
const REQUESTS_AT_ONCE = 5;

export function drawVisit({ attackers }: Targets, random: Random): Visit {
  const kind = random.pick(SHARES.flatMap(([name, share]) => Array<Visit['kind']>(share).fill(name)));
  const isCrowded = kind === 'burst' || random.chance(0.05);
  const own = Array.from({ length: 3 }, () => random.below(256)).join('.');
  const candidates = attackers.filter((attacker) => kind !== 'requests' || attacker.kind === 'stranger');
  return {
    attacker: random.pick(candidates),
    address: isCrowded ? random.pick(CROWDED) : `10.${own}`,
    kind,
    messages: MESSAGES[kind],
  };
}

/** Sends everything of a visit and waits until it is answered. */
export async function pay(visit: Visit, targets: Targets, tally: FuzzTally, random: Random): Promise<void> {
  if (visit.kind === 'requests') await sendRequests(visit, targets, tally, random);
  else await overSocket(visit, targets, tally, random);
}

async function sendRequests(visit: Visit, targets: Targets, tally: FuzzTally, random: Random): Promise<void> {
  const sender = { url: targets.url, cookie: visit.attacker.cookie, address: visit.address, tally };
  for (let sent = 0; sent < visit.messages; sent += REQUESTS_AT_ONCE)
    await Promise.all(
      Array.from({ length: REQUESTS_AT_ONCE }, () => sendRequest(hostileRequest(targets, random), sender)),
    );
}

async function overSocket(visit: Visit, targets: Targets, tally: FuzzTally, random: Random): Promise<void> {
  const { attacker, address, kind, messages } = visit;
  const socket = await HostileSocket.connect({ url: targets.url, cookie: attacker.cookie, address, tally });
  if (!socket.isOpen) {
    tally.answer('connection refused');
    return;
  }
  const tableId =
    attacker.kind === 'cheat' || random.chance(0.3) ? targets.stillTableId : random.pick(targets.tableIds);
  socket.ask(['table:join', { tableId }]);
  await socket.settled();
  for (let sent = 1; sent < messages; sent++)
    if (kind === 'frames') socket.throw(hostileFrame(random));
    else socket.ask(hostileEvent({ kind: attacker.kind, tableId, version: socket.version }, random));
  await socket.settled();
  socket.close();
}
