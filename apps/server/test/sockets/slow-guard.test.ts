import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { MOST_PACKETS_WAITING, cutSlow } from '../../src/sockets/slow-guard.ts';
import type { TableSocket } from '../../src/sockets/types.ts';

/** A connection as the guard sees it. */
class Line extends EventEmitter {
  closed: boolean[] = [];

  close(discard: boolean): void {
    this.closed.push(discard);
  }

  send(packets: number): void {
    for (let packet = 0; packet < packets; packet++) this.emit('packetCreate');
  }
}

function guarded() {
  const line = new Line();
  const cuts: string[] = [];
  cutSlow(line as unknown as TableSocket['conn'], () => cuts.push('cut'));
  return { line, cuts };
}

it('one that takes nothing is cut once, and what waits for it is thrown away', () => {
  const { line, cuts } = guarded();
  line.send(MOST_PACKETS_WAITING - 1);
  expect(line.closed).toEqual([]);
  line.send(MOST_PACKETS_WAITING);
  expect(line.closed).toEqual([true]);
  expect(cuts).toEqual(['cut']);
});

it('one that takes what it is sent is never cut, however much that is', () => {
  const { line } = guarded();
  for (let turn = 0; turn < 100; turn++) {
    line.send(MOST_PACKETS_WAITING - 1);
    line.emit('flush');
  }
  expect(line.closed).toEqual([]);
});
