import type { Json, Signals, SignalListener, Store } from '../../src/store/store.ts';
import type { MemoryStore } from './memory-store.ts';

/** What nodes in one process say to each other; a test may stop an ear. */
export class MemoryHub {
  readonly #nodes = new Map<string, SignalListener[]>();
  /** Nodes that nothing reaches. */
  readonly deaf = new Set<string>();

  /** The ears and the voice of one more node. */
  signalsOf(node: string): Signals {
    const listeners: SignalListener[] = [];
    this.#nodes.set(node, listeners);
    const hears = (): boolean => !this.deaf.has(node);
    return {
      node,
      isShared: true,
      get isHearing() {
        return hears();
      },
      send: (body) => {
        this.send(node, body);
        return Promise.resolve();
      },
      listen: (listener) => {
        listeners.push(listener);
        listener.onGap();
      },
      close: () => Promise.resolve(),
    };
  }

  /** As a node that dies: it says nothing and hears nothing more. */
  kill(node: string): void {
    this.#nodes.delete(node);
  }

  send(from: string, body: Json): void {
    if (!this.#nodes.has(from)) return;
    for (const [node, listeners] of this.#nodes)
      if (node !== from && !this.deaf.has(node))
        for (const listener of listeners) listener.onSignal(from, JSON.stringify(body));
  }
}

/** One node's view of a store that several share: entries are told as PostgreSQL would tell them. */
export function storeOfNode(store: MemoryStore, hub: MemoryHub, node: string): Store {
  const { log, tables, players, history, chat } = store;
  return {
    kind: 'postgres',
    ...{ tables, players, history, chat },
    log: {
      ...log,
      append: async (entry, extras) => {
        const result = await log.append(entry, extras);
        if (result === 'stored') hub.send(node, { kind: 'entries', heads: [[entry.tableId, entry.seq]] });
        return result;
      },
    },
    signals: hub.signalsOf(node),
    ping: () => store.ping(),
    now: () => store.now(),
    close: () => Promise.resolve(),
  };
}
