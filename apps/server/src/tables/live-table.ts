import type { Actor, TableCommand, TableState } from '@skat/engine';
import { ENGINE_VERSION, applyCommand, err, ok } from '@skat/engine';
import type { ProtocolError, Reply } from '@skat/protocol';
import type { Logger } from 'pino';
import type { Cancel, Clock } from '../clock.ts';
import type { AppendResult, TableLog } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { isInUse } from './closing.ts';
import { extrasOf } from './entry-extras.ts';
import { foldLog } from './fold-log.ts';
import type { LoadedTable } from './load-table.ts';
import { isStale, questionOf } from './question.ts';
import { RecentCommands } from './recent-commands.ts';
import { TaskQueue } from './task-queue.ts';

/** Something asked of a table. */
export interface TableRequest {
  /** Made once per wish, so that a repetition is applied once. */
  readonly commandId: string;
  /** The version it was decided on; turn actions need it exact, others one in which the same question stood. */
  readonly version: number;
  readonly command: TableCommand;
}

export interface TableChange {
  readonly before: TableState;
  readonly after: TableState;
  readonly version: number;
  /** Version of the state before: several entries may be taken in at once. */
  readonly from: number;
}

export interface LiveTableParts {
  readonly id: string;
  readonly log: TableLog;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Reads the table again from the store. */
  readonly load: () => Promise<LoadedTable>;
  /** Closes the table in the store, now. */
  readonly close: () => Promise<void>;
  /** What the table's rules can't refuse because they know no connections. */
  readonly refuse: (table: TableState, actor: Actor, command: TableCommand) => ProtocolError | null;
}

/** Other writers can win the next place in the log so many times in a row before the caller is told to repeat. */
const MAX_TRIES = 5;

/** After an outage the log is read again so much later, then less often: play goes on soon after the store is back. */
const FIRST_RELOAD_MS = 1_000;
const LAST_RELOAD_MS = 2_000;
/** So long after the log could not be read, commands are refused without trying, or each would wait for the next one's failure. */
const AWAY_HOLDS_MS = 1_000;

/**
 * A table in memory. Commands wait in one queue; each is stored first, then the state is replaced, then the listeners
 * are told, then it is acknowledged. A refused or failed command leaves no trace.
 */
export class LiveTable {
  readonly id: string;
  readonly #parts: LiveTableParts;
  readonly #queue = new TaskQueue();
  readonly #recent = new RecentCommands();
  readonly #listeners: ((change: TableChange) => void)[] = [];
  readonly #recoveryListeners: (() => void)[] = [];
  #state: TableState;
  #version: number;
  #questionSince: number;
  /** After an outage: the log may hold more than memory. */
  #isUncertain = false;
  #reloadAfterMs = FIRST_RELOAD_MS;
  #cancelReload: Cancel | null = null;
  /** When the log could not be read last, in milliseconds since the epoch. */
  #unreadAt: number | null = null;
  #isStopped = false;
  #steadySince: number;
  #isClosed: boolean;
  #isLatestOwn = false;

  constructor(parts: LiveTableParts, loaded: LoadedTable, isClosed: boolean) {
    this.id = parts.id;
    this.#parts = parts;
    this.#state = loaded.state;
    this.#version = loaded.version;
    this.#questionSince = loaded.questionSince;
    this.#isClosed = isClosed;
    this.#steadySince = parts.clock.now();
    this.#remember(loaded);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Sequence number of the latest entry. */
  get version(): number {
    return this.#version;
  }

  /** Whether this process has written the latest entry. */
  get isLatestOwn(): boolean {
    return this.#isLatestOwn;
  }

  /** Since when the table has been served without a break, in milliseconds since the epoch. */
  get steadySince(): number {
    return this.#steadySince;
  }

  /** Another node has served the table without a break since then. */
  noteSteady(since: number): void {
    this.#steadySince = Math.min(this.#steadySince, since);
  }

  /** Listeners hear that the table can be served again after an outage. */
  onRecovery(listener: () => void): void {
    this.#recoveryListeners.push(listener);
  }

  /** Listeners run before the command is acknowledged. */
  onChange(listener: (change: TableChange) => void): void {
    this.#listeners.push(listener);
  }

  /** When everything asked for so far is done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Plans nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelReload?.();
  }

  /** After an unknown outcome: reads what was stored, for somebody who comes to look; an outage changes nothing. */
  async catchUp(): Promise<void> {
    if (this.#isUncertain && !this.#isAway()) await this.#queue.run(() => this.#tryReload());
  }

  /**
   * Closes the table if it is still in the stage given; the next command that finds it in use opens it.
   * @throws StoreUnavailable
   */
  closeIn(phase: TableState['stage']['phase']): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#isClosed || this.#state.stage.phase !== phase) return;
      await this.#parts.close();
      this.#isClosed = true;
    });
  }

  /** The table was closed in the store by somebody else. */
  noteClosed(): void {
    this.#isClosed = true;
  }

  /**
   * Takes in what other nodes have stored.
   * @param seq a place where the table is known to have an entry
   * @throws StoreUnavailable
   */
  async freshen(seq: number): Promise<void> {
    if (seq > this.#version)
      await this.#queue.run(async () => {
        if (seq > this.#version) await this.#readNewer();
      });
  }

  /** Does what is asked, once, and tells the version it made, or why not. */
  run(actor: Actor, request: TableRequest): Promise<Reply> {
    return this.#queue.run(async () => {
      try {
        return await this.#attempt(actor, request);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        if (!this.#isUncertain)
          this.#parts.logger.error({ tableId: this.id, reason: error.message }, 'the store is unavailable');
        this.#isUncertain = true;
        this.#planReload();
        return err({ code: 'storeUnavailable' });
      }
    });
  }

  async #attempt(actor: Actor, request: TableRequest): Promise<Reply> {
    const known = this.#recent.versionOf(request.commandId);
    if (known !== null) return ok({ version: known });
    if (this.#isAway()) throw new StoreUnavailable('The log could not be read a moment ago');
    if (this.#isUncertain) await this.#reload();
    // Whoever was served by another node may have seen more than this one knows.
    if (request.version > this.#version) await this.#readNewer();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const at = this.#parts.clock.now();
      const refusal = this.#refusalBeforeRules(actor, request);
      const step = refusal === null ? applyCommand(this.#state, actor, request.command, at) : err(refusal);
      if (!step.ok) return (await this.#earlierAnswer(request.commandId)) ?? step;
      if ((await this.#append(actor, request, { after: step.value, at })) === 'stored') {
        this.#isLatestOwn = true;
        this.#commit(step.value, this.#version + 1, actor.kind === 'player' ? request.commandId : null);
        return ok({ version: this.#version });
      }
      await this.#reload();
      const earlier = await this.#earlierAnswer(request.commandId);
      if (earlier !== null) return earlier;
    }
    return err({ code: 'storeUnavailable' });
  }

  #refusalBeforeRules(actor: Actor, { version, command }: TableRequest): ProtocolError | null {
    const standing = { version: this.#version, questionSince: this.#questionSince };
    const isStaleAction = command.type === 'act' && isStale(command.action, version, standing);
    // What a server wants was true of the state it looked at: meanwhile another node may have done the same.
    if (isStaleAction || (actor.kind !== 'player' && version !== this.#version))
      return { code: 'staleVersion', version: this.#version };
    return this.#parts.refuse(this.#state, actor, command);
  }

  #append(
    actor: Actor,
    { commandId, command }: TableRequest,
    { after, at }: { readonly after: TableState; readonly at: number },
  ): Promise<AppendResult> {
    const seq = this.#version + 1;
    const entry = { tableId: this.id, seq, commandId, actor, command, engineVersion: ENGINE_VERSION, at };
    const playerId = actor.kind === 'player' ? actor.playerId : null;
    return this.#parts.log.append(
      entry,
      extrasOf({ before: this.#state, after, isClosed: this.#isClosed }, command, playerId),
    );
  }

  /** A command that was stored earlier is a success, whatever the table would say to it now. */
  async #earlierAnswer(commandId: string): Promise<Reply | null> {
    const seq = await this.#parts.log.seqOfCommand(this.id, commandId);
    return seq === null ? null : ok({ version: seq });
  }

  #planReload(): void {
    if (this.#cancelReload !== null || this.#isStopped) return;
    this.#cancelReload = this.#parts.clock.after(this.#reloadAfterMs, () => {
      this.#cancelReload = null;
      this.#reloadAfterMs = Math.min(2 * this.#reloadAfterMs, LAST_RELOAD_MS);
      void this.#queue.run(() => this.#tryReload());
    });
  }

  /** Never rejects: while it fails it is planned again. */
  async #tryReload(): Promise<void> {
    if (!this.#isUncertain) return;
    try {
      await this.#reload();
    } catch (error) {
      if (!(error instanceof StoreUnavailable))
        this.#parts.logger.error({ tableId: this.id, err: error }, 'the table could not be read again');
      this.#planReload();
    }
  }

  #isAway(): boolean {
    return this.#unreadAt !== null && this.#parts.clock.now() - this.#unreadAt < AWAY_HOLDS_MS;
  }

  async #reload(): Promise<void> {
    const loaded = await this.#parts.load().catch((error: unknown) => {
      this.#unreadAt = this.#parts.clock.now();
      throw error;
    });
    this.#unreadAt = null;
    const hasRecovered = this.#isUncertain;
    this.#isUncertain = false;
    this.#reloadAfterMs = FIRST_RELOAD_MS;
    this.#cancelReload?.();
    this.#cancelReload = null;
    this.#remember(loaded);
    if (loaded.version !== this.#version) {
      this.#isLatestOwn = false;
      this.#commit(loaded.state, loaded.version, null);
    }
    this.#questionSince = loaded.questionSince;
    if (hasRecovered) this.#noteRecovery();
  }

  #noteRecovery(): void {
    this.#steadySince = this.#parts.clock.now();
    for (const listener of this.#recoveryListeners) listener();
  }

  /** Folds the entries after the latest known one onto the state. */
  async #readNewer(): Promise<void> {
    const entries = await this.#parts.log.read(this.id, this.#version);
    const folded = foldLog(this.#state, this.#version, entries);
    if (folded.brokenAt !== null || !folded.isWhole) {
      await this.#reload();
      return;
    }
    if (folded.version === this.#version) return;
    const questionSince = folded.questionSince > this.#version ? folded.questionSince : this.#questionSince;
    this.#remember({ commands: entries.map(({ commandId, seq }) => [commandId, seq]) });
    this.#isLatestOwn = false;
    this.#commit(folded.state, folded.version, null);
    this.#questionSince = questionSince;
  }

  #remember({ commands }: Pick<LoadedTable, 'commands'>): void {
    for (const [commandId, version] of commands) this.#recent.add(commandId, version);
  }

  #commit(after: TableState, version: number, commandId: string | null): void {
    const before = this.#state;
    const from = this.#version;
    if (questionOf(before) !== questionOf(after)) this.#questionSince = version;
    this.#state = after;
    this.#version = version;
    this.#isClosed = !isInUse(after);
    if (commandId !== null) this.#recent.add(commandId, version);
    for (const listener of this.#listeners) this.#tell(listener, { before, after, version, from });
  }

  /** The entry is stored: whatever goes wrong while telling others must not undo that. */
  #tell(listener: (change: TableChange) => void, change: TableChange): void {
    try {
      listener(change);
    } catch (error) {
      this.#parts.logger.error({ tableId: this.id, err: error }, 'a listener of the table failed');
    }
  }
}
