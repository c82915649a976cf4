import type { ProtocolError } from '@skat/protocol';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** How much is there at the moment. */
export interface Present {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** Upper bounds in seconds, around what a card may take. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const ROWS = [1, 2, 5, 10, 20, 50, 100, 200];
const PREFIX = 'skat_';

/** What the server counts about itself, for Prometheus; no name, no card and no table's id is among it. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Counter({
    name: `${PREFIX}commands_total`,
    help: 'Commands of players by kind and outcome: accepted, or the code of the refusal',
    labelNames: ['command', 'outcome'],
    registers: [this.#registry],
  });
  readonly #commandTime = new Histogram({
    name: `${PREFIX}command_seconds`,
    help: 'From a command read to its outcome known, storing included',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #appendTime = new Histogram({
    name: `${PREFIX}append_seconds`,
    help: 'One statement that stores entries of tables',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #appendRows = new Histogram({
    name: `${PREFIX}append_rows`,
    help: 'Entries stored by one statement',
    buckets: ROWS,
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: 'Everything refused, by where it came and the code of the refusal',
    labelNames: ['where', 'code'],
    registers: [this.#registry],
  });
  readonly #slowSockets = new Counter({
    name: `${PREFIX}slow_sockets_total`,
    help: 'Connections cut because they did not take what was sent',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** @param outcome `accepted` or a refusal's code */
  command(command: string, outcome: string, seconds: number): void {
    this.#commands.inc({ command, outcome });
    this.#commandTime.observe(seconds);
  }

  append(rows: number, seconds: number): void {
    this.#appendRows.observe(rows);
    this.#appendTime.observe(seconds);
  }

  refusal(where: 'rest' | 'handshake' | 'message', code: ProtocolError['code']): void {
    this.#refusals.inc({ where, code });
  }

  slowSocket(): void {
    this.#slowSockets.inc();
  }

  /** What is counted only when somebody asks. */
  watch({ tables, sockets }: Present): void {
    this.#gauge('tables', 'Tables in memory', tables);
    this.#gauge('sockets', 'Connections of players', sockets);
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
