import type { Card, Knowledge, Position, Seat, TableState, TableView, ViewUpdate } from '../../src/index.ts';
import {
  DECK,
  POSITIONS,
  applyCommand,
  cutDeck,
  isCard,
  knowledgeOf,
  playersOf,
  viewFor,
  viewUpdate,
} from '../../src/index.ts';
import { candidates } from './candidates.ts';
import { CONTEXT, deckFor } from './cards.ts';
import type { Move, Script } from './generate.ts';
import type { Random } from './random.ts';
import { Referee } from './referee.ts';
import { accept, commandOf, dealt } from './tables.ts';

/** What a table sends; the proofs take it as an argument so that they can be run on a faulty one. */
export interface Views {
  readonly viewFor: (table: TableState, viewer: Seat | null) => TableView;
  readonly viewUpdate: (before: TableState | null, after: TableState, viewer: Seat | null) => ViewUpdate;
  readonly knowledgeOf: (table: TableState, position: Position) => Knowledge | null;
}

export const VIEWS: Views = {
  viewFor,
  viewUpdate,
  knowledgeOf: ({ stage }, position) =>
    stage.phase === 'playing' ? knowledgeOf(stage.game.state, position) : null,
};

/** A planted fault: once cards are played, a defender is told the skat of a Hand game and what was put away. */
export const LEAKED_SKAT: Views = {
  ...VIEWS,
  viewFor: (table, viewer) => {
    const view = viewFor(table, viewer);
    if (table.stage.phase !== 'playing' || view.auction === null) return view;
    const { state } = table.stage.game;
    if (state.phase !== 'playing') return view;
    return { ...view, auction: { ...view.auction, putAway: state.contract.putAway } };
  },
};

/** A planted fault that was once there: an open hand in the order in which its cards came, the skat's last. */
export const OPEN_HAND_AS_DEALT: Views = {
  ...VIEWS,
  knowledgeOf: (table, position) => {
    const known = VIEWS.knowledgeOf(table, position);
    if (table.stage.phase !== 'playing' || !known?.openHand) return known;
    const { state } = table.stage.game;
    return state.phase === 'playing' ? { ...known, openHand: state.hands[state.contract.declarer] } : known;
  },
};

interface Frame {
  readonly view: string;
  readonly update: string;
  readonly knowledge: string;
}

/** Every card named anywhere in a value, for which the text of a frame would be searched. */
function namedIn(value: unknown, found: Card[] = []): Card[] {
  if (typeof value === 'string') {
    if (value.length === 2 && isCard(value)) found.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) namedIn(part, found);
  }
  return found;
}

function seatOf(table: TableState, position: Position): Seat {
  if (table.stage.phase !== 'playing') throw new Error('No game is running');
  return playersOf(table.stage.game.dealer)[position];
}

function frameOf(views: Views, tables: readonly TableState[], step: number, position: Position): Frame {
  const now = tables[step] as TableState;
  const seat = seatOf(now, position);
  return {
    view: JSON.stringify(views.viewFor(now, seat)),
    update: JSON.stringify(views.viewUpdate(tables[step - 1] ?? null, now, seat)),
    knowledge: JSON.stringify(views.knowledgeOf(now, position)),
  };
}

/** The tables after the deal and after each of `moves` that leaves the game running. */
export function tablesOf(start: TableState, { deck, moves }: Script): readonly TableState[] {
  const tables = [dealt(start, deck)];
  for (const move of moves) {
    const before = tables[tables.length - 1] as TableState;
    const after = accept(before, ...commandOf(before, move));
    if (after.stage.phase !== 'playing') break;
    tables.push(after);
  }
  return tables;
}

/** The recorder takes what is sent after every step, and each viewer's whole view and knowledge after every fourth. */
const WHOLE_EVERY = 4;

/** The recorder: every card named in a frame must be one that deal and log allow that player to be told (R5.10, R5.11). */
export function recordedLeaks(
  views: Views,
  tables: readonly TableState[],
  script: Script,
): readonly string[] {
  const referee = new Referee(cutDeck(script.deck, CONTEXT.cut));
  return tables.flatMap((table, step) => {
    const last = script.moves[step - 1];
    if (last) referee.play(last.action);
    const seen = POSITIONS.flatMap((position) => {
      const seat = seatOf(table, position);
      const shown = referee.showable(position);
      const update = views.viewUpdate(tables[step - 1] ?? null, table, seat);
      const leaks = namedIn(update).filter((card) => !shown.has(card));
      if ((step + position) % WHOLE_EVERY === 0) {
        const known = referee.known(position);
        leaks.push(...namedIn(views.viewFor(table, seat)).filter((card) => !shown.has(card)));
        leaks.push(...namedIn(views.knowledgeOf(table, position)).filter((card) => !known.has(card)));
      }
      return leaks.map((card) => `step ${step}: ${card} is shown to position ${position}`);
    });
    const outside = namedIn(views.viewFor(table, null));
    return [...seen, ...outside.map((card) => `step ${step}: ${card} is shown to somebody without a seat`)];
  });
}

const TRIES = 12;

/**
 * Another course of the same game that a viewer cannot tell apart after `steps` moves: cards he cannot know are exchanged
 * between the places he cannot see, and everything public stays as it was and legal. Null if none was found.
 */
export function indistinguishable(
  script: Script,
  steps: number,
  viewer: Position,
  random: Random,
): Script | null {
  const moves = script.moves.slice(0, steps);
  const referee = new Referee(cutDeck(script.deck, CONTEXT.cut));
  for (const { action } of moves) referee.play(action);
  const known = referee.known(viewer);
  const hidden = DECK.filter((card) => !known.has(card));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const renamed = renaming(hidden, attempt < TRIES / 2 ? hidden.length : 2, random);
    const groups = [...referee.dealt, referee.skat].map((group) => group.map(renamed));
    const deck = deckFor(...rearranged(groups, { referee, viewer, random }));
    const other = { deck, moves: moves.map((move) => withDiscards(move, renamed)) };
    if (isLegalScript(other)) return other;
  }
  return null;
}

/** Exchanges up to `size` of the hidden cards with each other. */
function renaming(hidden: readonly Card[], size: number, random: Random): (card: Card) => Card {
  const chosen = random.shuffled(hidden).slice(0, size);
  const targets = random.shuffled(chosen);
  const names = new Map(chosen.map((card, index) => [card, targets[index] as Card]));
  return (card) => names.get(card) ?? card;
}

interface Arrangement {
  readonly referee: Referee;
  readonly viewer: Position;
  readonly random: Random;
}

/** Nobody sees in which order another player got his cards, nor which of a declarer's twelve lay in the skat. */
function rearranged(
  groups: readonly (readonly Card[])[],
  { referee, viewer, random }: Arrangement,
): readonly (readonly Card[])[] {
  const { declarer } = referee;
  const mixed = groups.map((group, index) => (index === viewer ? group : random.shuffled(group)));
  const isDeclared = referee.pickedUp && referee.announcement !== null;
  if (declarer === null || declarer === viewer || !isDeclared)
    return keepSkatSeen(groups, mixed, referee, viewer);
  const twelve = random.shuffled([...(mixed[declarer] as readonly Card[]), ...(mixed[3] as readonly Card[])]);
  return mixed.map((group, index) => {
    if (index === declarer) return twelve.slice(0, 10);
    return index === 3 ? twelve.slice(10) : group;
  });
}

/** The order of the skat is seen by the declarer who picks it up. */
function keepSkatSeen(
  groups: readonly (readonly Card[])[],
  mixed: readonly (readonly Card[])[],
  referee: Referee,
  viewer: Position,
): readonly (readonly Card[])[] {
  if (referee.declarer !== viewer || !referee.pickedUp) return mixed;
  return [...mixed.slice(0, 3), groups[3] as readonly Card[]];
}

function withDiscards({ position, action }: Move, renamed: (card: Card) => Card): Move {
  if (action.type !== 'declare' || action.discard === null) return { position, action };
  const [first, second] = action.discard;
  return { position, action: { ...action, discard: [renamed(first), renamed(second)] } };
}

function isLegalScript({ deck, moves }: Script): boolean {
  const referee = new Referee(cutDeck(deck, CONTEXT.cut));
  return moves.every(({ position, action }) => {
    if (!referee.isLegal(position, action)) return false;
    referee.play(action);
    return true;
  });
}

export interface Swap {
  readonly steps: number;
  readonly viewer: Position;
}

/** The swap test: in a game the viewer cannot tell apart, every byte he gets must be the same, refusals included. */
export function swapLeaks(
  views: Views,
  {
    start,
    script,
    tables,
  }: { readonly start: TableState; readonly script: Script; readonly tables: readonly TableState[] },
  { steps, viewer }: Swap,
  random: Random,
): readonly string[] | null {
  const other = indistinguishable(script, steps, viewer, random);
  if (other === null) return null;
  const others = tablesOf(start, other);
  const leaks = [...new Set([steps, random.below(steps + 1)])].flatMap((step) => {
    const ours = frameOf(views, tables, step, viewer);
    const theirs = frameOf(views, others, step, viewer);
    return (['view', 'update', 'knowledge'] as const)
      .filter((part) => ours[part] !== theirs[part])
      .map(
        (part) => `step ${step} of ${steps}: the ${part} of ${viewer} tells the games apart: ${theirs[part]}`,
      );
  });
  return [...leaks, ...answerLeaks([tables[steps], others[steps]], script, { steps, viewer }, random)];
}

/** What the viewer may try must be answered alike in both games. */
function answerLeaks(
  pair: readonly (TableState | undefined)[],
  script: Script,
  { steps, viewer }: Swap,
  random: Random,
): readonly string[] {
  const referee = new Referee(cutDeck(script.deck, CONTEXT.cut));
  for (const { action } of script.moves.slice(0, steps)) referee.play(action);
  const own = random
    .shuffled(candidates(referee, random))
    .slice(0, 40)
    .filter(({ position }) => position === viewer);
  return own.flatMap(({ action }) => {
    const [here, there] = pair.map((table) => answerOf(table as TableState, { position: viewer, action }));
    return here === there
      ? []
      : [`step ${steps}: ${JSON.stringify(action)} by ${viewer}: ${here} or ${there}`];
  });
}

function answerOf(table: TableState, move: Move): string {
  const step = applyCommand(table, ...commandOf(table, move), 0);
  return step.ok ? 'accepted' : JSON.stringify(step.error);
}
