import type { Action, PlayerCommand, Seat, ServerCommand, TableState, TableView } from '@skat/engine';
import { DECK, TOURNAMENT_RULES, applyCommand, openTable, playersOf, toAct, viewFor } from '@skat/engine';

const NAMES = ['Anna', 'Ben', 'Cleo'] as const;
const SEATS: readonly Seat[] = [0, 1, 2];

/** A table of three with the first game just dealt; seat 0 deals. */
export class DealtTable {
  #state: TableState = openTable('Friday', { ...TOURNAMENT_RULES, seriesLength: 3 });

  constructor() {
    for (const seat of SEATS) this.as(seat, { type: 'sit', seat });
    for (const seat of SEATS.slice(1))
      this.as(seat, { type: 'ready', series: 1, game: 0, readiness: 'ready' });
    this.as(0, { type: 'start' });
    this.#apply({ kind: 'server' }, { type: 'deal', deck: DECK, context: { cut: 4 }, lot: 0 });
  }

  as(seat: Seat, command: PlayerCommand): void {
    const name = NAMES[seat as 0 | 1 | 2];
    this.#apply({ kind: 'player', playerId: name, name }, command);
  }

  act(action: Action): void {
    this.as(this.asked, { type: 'act', action });
  }

  /** The seat whose turn it is. */
  get asked(): Seat {
    const { stage } = this.#state;
    if (stage.phase !== 'playing') throw new Error('No game is running');
    const [position] = toAct(stage.game.state);
    const seat =
      position === undefined ? undefined : playersOf(stage.game.dealer, stage.game.seats)[position];
    if (seat === undefined) throw new Error('Nobody is asked');
    return seat;
  }

  viewOf(seat: Seat | null): TableView {
    return viewFor(this.#state, seat);
  }

  #apply(actor: Parameters<typeof applyCommand>[1], command: PlayerCommand | ServerCommand): void {
    const step = applyCommand(this.#state, actor, command, 0);
    if (!step.ok) throw new Error(`${command.type} refused: ${step.error.code}`);
    this.#state = step.value;
  }
}
