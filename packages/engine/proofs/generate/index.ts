import type { Card, GameSetup, Position } from '../../src/index.ts';
import { DECK } from '../../src/index.ts';
import { CONTEXT } from '../cards.ts';
import type { Move, Script } from '../moves.ts';
import type { Random } from '../random.ts';
import type { Watch } from '../referee/index.ts';
import { OfficersReferee, Referee, watchOf } from '../referee/index.ts';
import { nextMove } from './choice.ts';
import { deckFavouring, drawPlan } from './plan.ts';
import type { Plan } from './plan.ts';

/** A generated game: what it is played by, how, and who left it in the end. */
export interface GeneratedGame extends Script {
  readonly setup: GameSetup;
  /** Where the deck was cut before the first move, or null where a player cuts. */
  readonly cut: number | null;
  /** Who left and forfeited after the last move (R6.15). */
  readonly leaver: Position | null;
}

/** A game from a random deck to its end, with bids, announcements, proposals and cards of every kind. */
export function generateGame(random: Random, setup: GameSetup): GeneratedGame {
  const cut = setup.rules.cut === 'player' ? null : CONTEXT.cut;
  const strong = random.chance(0.25) ? random.pick([0, 1, 2] as const) : null;
  const deck = deckFor(random, strong, setup);
  const plan = drawPlan(random, setup, strong);
  const watch = watchOf(deck, cut, setup);
  const moves: Move[] = [];
  while (watch.stage !== 'over') {
    const leaver = leaverIn(watch, plan, moves.length, random);
    if (leaver !== null) return { setup, deck, cut, moves, leaver };
    const move = nextMove({ watch, random, plan, made: moves.length });
    moves.push(move);
    watch.play(move.position, move.action);
  }
  return { setup, deck, cut, moves, leaver: null };
}

function deckFor(random: Random, strong: Position | null, { players }: GameSetup): readonly Card[] {
  if (strong === null || players === 2) return random.shuffled(DECK);
  return deckFavouring(random, strong, CONTEXT.cut);
}

/** Somebody whose leaving ends the game now, if that is the plan (R6.15, R6.16). */
function leaverIn(watch: Watch, plan: Plan, made: number, random: Random): Position | null {
  if (plan.early !== 'leave' || made < plan.patience) return null;
  return random.shuffled(watch.players).find((position) => isForfeit(watch, position)) ?? null;
}

/** Whether the game is lost or given away if this player leaves: with a contract, or for the declarer before it. */
export function isForfeit(watch: Watch, leaver: Position): boolean {
  if (watch instanceof OfficersReferee)
    return (
      watch.setup.rules.onLeave === 'forfeit' && (watch.stage === 'doubling' || watch.stage === 'officers')
    );
  if (!(watch instanceof Referee) || watch.setup.rules.onLeave !== 'forfeit') return false;
  if (watch.stage === 'playing') return true;
  return (watch.stage === 'skat' || watch.stage === 'declaring') && leaver === watch.declarer;
}

export { bidRangeOf } from './plan.ts';
export { VARIANTS, countRules, drawRules, drawSetup, expectRules, variantOf } from './rules.ts';
