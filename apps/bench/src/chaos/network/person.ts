import type { Keep, TableClient } from '@skat/client';
import type { PlayerCommand, Seat } from '@skat/engine';
import type { Random } from '@skat/engine/proofs';
import { wishAt } from '../../server/wish.ts';
import type { NetworkCounts } from './counts.ts';
import type { TabParts, Way } from './tab.ts';
import { Tab } from './tab.ts';
import type { Wished } from './wish-book.ts';

const THINKS_FROM_MS = 60;
const THINKS_UP_TO_MS = 900;
const DOUBLE_TAP = 0.1;
const KONTRA = 0.3;

export interface PersonParts<Net extends Way> extends Omit<TabParts<Net>, 'onChange'> {
  readonly random: Random;
  readonly counts: NetworkCounts;
}

/** Somebody who plays with one tab or two, and goes where the seat is played. */
export class Person<Net extends Way = Way> {
  readonly seat: Seat;
  readonly #parts: PersonParts<Net>;
  readonly #random: Random;
  readonly #tabs: Tab<Net>[] = [];
  #isThinking = false;
  #isAsking = false;
  #shownUpTo = 0;
  /** Asks nothing any more. */
  isResting = false;

  constructor(seat: Seat, parts: PersonParts<Net>) {
    this.seat = seat;
    this.#parts = parts;
    this.#random = parts.random;
    this.openTab();
  }

  /** The tab looked at, the one opened last. */
  get tab(): Tab<Net> {
    const tab = this.#tabs.at(-1);
    if (tab === undefined) throw new Error('A person without a tab');
    return tab;
  }

  get tabs(): readonly Tab<Net>[] {
    return this.#tabs;
  }

  openTab(keep?: Keep): void {
    this.#tabs.push(new Tab({ ...this.#parts, onChange: () => this.#look() }, keep));
  }

  /** Closes the tab opened last, if there is another one. */
  closeTab(): void {
    if (this.#tabs.length < 2) return;
    this.tab.way.die();
    this.#tabs.pop();
    this.#isAsking = false;
    this.#look();
  }

  reload(): void {
    const old = this.#tabs.pop();
    if (old === undefined) return;
    const wasActing = old.keep.getItem('skat-action') !== null;
    old.way.die();
    this.#isAsking = false;
    this.#parts.counts.reloads += 1;
    if (wasActing) this.#parts.counts.resumed += 1;
    this.openTab(old.keep);
  }

  /** Something has changed: looks at it after a while. */
  #look(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    const ms = THINKS_FROM_MS + this.#random.below(THINKS_UP_TO_MS);
    this.#parts.clock.after(ms, () => {
      this.#isThinking = false;
      this.#decide();
    });
  }

  #decide(): void {
    const { client } = this.tab;
    if (client.state.status === 'elsewhere') client.playHere();
    else if (!this.isResting && !this.#isAsking && client.version >= this.#shownUpTo) {
      const command = this.#wish();
      if (command !== null) void this.#ask(command);
    }
  }

  #wish(): PlayerCommand | null {
    const { view, version } = this.tab.client;
    if (view === null) return null;
    if (view.play?.asides.kontra === true && this.#random.chance(KONTRA))
      return { type: 'act', action: { type: 'kontra' } };
    return wishAt(view, version, this.seat)(this.#random.below)?.command ?? null;
  }

  async #ask(command: PlayerCommand): Promise<void> {
    const { tab } = this;
    this.#isAsking = true;
    const first = this.#send(tab, command);
    if (command.type === 'act' && this.#random.chance(DOUBLE_TAP)) {
      this.#parts.counts.doubleTaps += 1;
      void this.#send(tab, command);
    }
    const { outcome } = await first;
    if (outcome?.ok === true) {
      this.#parts.counts.accepted += 1;
      this.#shownUpTo = Math.max(this.#shownUpTo, outcome.value.version);
    }
    if (tab !== this.tab) return;
    this.#isAsking = false;
    this.#look();
  }

  async #send({ client }: Tab<Net>, command: PlayerCommand): Promise<Wished> {
    const wished: Wished = { seat: this.seat, command, outcome: null, isFinal: false };
    const message = command as Parameters<typeof client.send>[0];
    const outcome = await this.#parts.book.open(wished, () => client.send(message));
    wished.outcome = outcome;
    wished.isFinal = outcome.ok || !isUnknown(outcome.error.code, client);
    return wished;
  }
}

/** Whether it may have been stored though the page could not find out. */
function isUnknown(code: string, client: TableClient): boolean {
  return code === 'timeout' || (code === 'alreadyDone' && client.state.status !== 'online');
}
