import type {
  Actor,
  Card,
  GameState,
  RunningGame,
  Seat,
  SeriesGame,
  TableCommand,
  TableRules,
  TableState,
} from '@skat/engine';
import {
  CUT_RANGE,
  DECK,
  applyCommand,
  at,
  countGames,
  nextGameOf,
  openTable,
  playersOf,
  shuffle,
  toAct,
} from '@skat/engine';
import type { Choose } from '../random-action.ts';
import type { Choice, Deciders } from './choice.ts';

/** Something that must not happen while computers play. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Chance for the deals and for the computers. */
export interface Chance {
  readonly choose: Choose;
  readonly random: () => number;
}

/** No game takes so many actions: all words of a bidding, every proposal and every card are far fewer. */
const MOST_ACTIONS = 400;
const CUTS = CUT_RANGE.most - CUT_RANGE.least + 1;
/** A series without a fixed length is ended after so many games. */
const OPEN_SERIES = 36;
const HOST_SEAT: Seat = 0;
const HOST: Actor = { kind: 'player', playerId: 'host', name: 'Host' };
const SERVER: Actor = { kind: 'server' };
const NOW = 0;

/**
 * A table at which nobody but computers decides. It needs a host, so one chair is a person's; there too the computer
 * says what is done.
 */
export class ComputerTable {
  readonly #chance: Chance;
  readonly #deciders: Deciders;
  #table: TableState;

  constructor(rules: TableRules, chance: Chance, deciders: Deciders) {
    this.#deciders = deciders;
    this.#chance = chance;
    this.#table = openTable('Computers', rules);
    this.#run(HOST, { type: 'sit', seat: HOST_SEAT });
    for (const seat of this.#table.chairs)
      if (seat !== HOST_SEAT) this.#run(HOST, { type: 'addComputer', seat });
  }

  /**
   * Deals and plays the next game to its end.
   * @returns the game's line of the series
   * @throws Violation at an illegal action or a stuck table
   */
  playGame(): SeriesGame {
    this.#makeReady();
    this.#deal();
    for (let actions = 0; ; actions++) {
      const { stage } = this.#table;
      if (stage.phase !== 'playing') break;
      if (actions === MOST_ACTIONS)
        throw new Violation(`stuck: ${actions} actions and no end of ${stage.game.state.phase}`);
      this.#act(stage.game);
    }
    return this.#lastLine();
  }

  #makeReady(): void {
    if (this.#isOpenSeriesLong()) this.#run(HOST, { type: 'endSeries', series: this.#seriesNumber() });
    if (this.#table.stage.phase === 'ended')
      this.#run(HOST, { type: 'newSeries', series: this.#seriesNumber() });
    if (this.#table.stage.phase === 'gathering') this.#run(HOST, { type: 'start' });
    else this.#sayReady();
  }

  #sayReady(): void {
    const next = nextGameOf(this.#table);
    if (next === null) throw new Violation(`stuck: no next game in ${this.#table.stage.phase}`);
    this.#run(HOST, { type: 'ready', ...next, readiness: 'ready' });
  }

  #isOpenSeriesLong(): boolean {
    const { stage, rules } = this.#table;
    if (stage.phase !== 'betweenGames' || rules.seriesLength !== 'open') return false;
    return countGames(stage.series.games) >= OPEN_SERIES;
  }

  #seriesNumber(): number {
    const { stage } = this.#table;
    return stage.phase === 'gathering' ? stage.seriesNumber : stage.series.number;
  }

  #deal(): void {
    const { rules, chairs } = this.#table;
    const { choose } = this.#chance;
    const deck: readonly Card[] = shuffle(DECK, choose);
    const cut = rules.cut === 'player' ? null : CUT_RANGE.least + choose(CUTS);
    this.#run(SERVER, { type: 'deal', deck, context: { cut }, lot: choose(chairs.length) });
  }

  #act(game: RunningGame): void {
    const { position, action, isOffered } = this.#choiceIn(game.state);
    if (!isOffered) throw new Violation(`not offered in ${game.state.phase}: ${JSON.stringify(action)}`);
    const seat = at(playersOf(game.dealer, game.seats), position);
    this.#run(seat === HOST_SEAT ? HOST : { kind: 'computer', seat }, { type: 'act', action });
  }

  #choiceIn(state: GameState): Choice {
    const asides = playersIn(state).map((position) => this.#deciders.asideAt(state, position));
    const aside = asides.find((choice) => choice !== null);
    if (aside) return aside;
    const [position] = toAct(state);
    const answer =
      position === undefined ? null : this.#deciders.answerAt(state, position, this.#chance.random);
    if (answer === null) throw new Violation(`stuck: nobody is asked anything in ${state.phase}`);
    return answer;
  }

  #lastLine(): SeriesGame {
    const { stage } = this.#table;
    const line = stage.phase === 'gathering' ? undefined : stage.series.games.at(-1);
    if (line === undefined) throw new Violation('a finished game has left no line');
    return line;
  }

  #run(actor: Actor, command: TableCommand): void {
    const step = applyCommand(this.#table, actor, command, NOW);
    if (!step.ok) throw new Violation(`${JSON.stringify(command)} refused: ${JSON.stringify(step.error)}`);
    this.#table = step.value;
  }
}

function playersIn({ setup }: GameState): readonly (0 | 1 | 2)[] {
  return setup.players === 2 ? [0, 1] : [0, 1, 2];
}
