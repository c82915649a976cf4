import type { Card } from '../cards/card.ts';
import { countPoints } from '../cards/card.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import { trumpGameOf } from '../contract/announcement.ts';
import { spitzeCardOf } from '../contract/spitze.ts';
import { countMatadors } from '../contract/matadors.ts';
import type { Ending } from '../scoring/ending.ts';
import type { KontraSteps, NullGameFacts, PlayedFacts, Spitze, TrumpGameFacts } from '../scoring/facts.ts';
import type { FinishedState, PlayingState } from './state.ts';

/** A game with a contract, running or ended. */
type ContractState = PlayingState | FinishedState;

const TRICKS_IN_GAME = 10;

/**
 * What a game with a contract enters on the sheet if it ends now (R5.7, R6.18, R8.3).
 * @param owned the cards that matadors are counted over
 */
export function factsOfContract(
  state: ContractState,
  ending: Ending,
  owned: readonly Card[] = twelveOf(state),
): PlayedFacts {
  const { announcement } = state.contract;
  if (announcement.game === 'null')
    return factsOfGame(state, ending, { announcement, matadors: null, spitze: null });
  const game = trumpGameOf(announcement);
  const matadors = countMatadors(owned, game);
  return factsOfGame(state, ending, { announcement, matadors, spitze: spitzeOf(state, game, ending) });
}

type OfOneGame = 'announcement' | 'matadors' | 'spitze';
type GamePart = Pick<TrumpGameFacts, OfOneGame> | Pick<NullGameFacts, OfOneGame>;

/** Written out, because an object put together from others takes twice the memory, and a table keeps 36 of them. */
function factsOfGame<Part extends GamePart>(state: ContractState, ending: Ending, part: Part) {
  const { contract, tricks, setup } = state;
  const { declarer, bid, putAway } = contract;
  const won = countTricks(tricks, declarer);
  const rest = ending.kind === 'restClaimed' ? restOf(state) : NO_REST;
  const said = state.phase === 'finished' ? state.kontra : state.kontra.said;
  return {
    kind: 'played',
    declarer,
    bid,
    declarerPoints: won.declarerPoints + countPoints(putAway),
    defenderPoints: won.defenderPoints + rest.points,
    declarerTricks: won.declarerTricks,
    defenderTricks: tricks.length - won.declarerTricks + rest.tricks,
    kontra: said.length as KontraSteps,
    bock: setup.bock,
    ending,
    announcement: part.announcement as Part['announcement'],
    matadors: part.matadors as Part['matadors'],
    spitze: part.spitze as Part['spitze'],
  } as const;
}

/** Points and tricks of both parties, without the skat. */
function countTricks(tricks: ContractState['tricks'], declarer: Position) {
  let [declarerPoints, defenderPoints, declarerTricks] = [0, 0, 0];
  for (const { winner, cards } of tricks) {
    if (winner !== declarer) {
      defenderPoints += countPoints(cards);
      continue;
    }
    declarerPoints += countPoints(cards);
    declarerTricks++;
  }
  return { declarerPoints, defenderPoints, declarerTricks };
}

const NO_REST = { points: 0, tricks: 0 };

function restOf({ hands, tricks }: ContractState): { readonly points: number; readonly tricks: number } {
  return { points: countPoints(hands.flat()), tricks: TRICKS_IN_GAME - tricks.length };
}

/** The ten cards at the first lead plus the skat, which are the dealt hand plus the dealt skat (R4.24). */
export function twelveOf({ deal, contract }: Pick<FinishedState, 'deal' | 'contract'>): readonly Card[] {
  return [...deal.hands[contract.declarer], ...deal.skat];
}

/** Made only in the last trick; missed once the card is gone before it, or a defender takes the rest (R6.8, R9.60). */
function spitzeOf(state: ContractState, game: TrumpGame, ending: Ending): Spitze {
  const { contract, hands, trick, tricks } = state;
  if (!contract.spitze) return null;
  if (ending.kind === 'restClaimed') return 'missed';
  const card = spitzeCardOf(game);
  const last = tricks[TRICKS_IN_GAME - 1];
  if (last !== undefined)
    return last.winner === contract.declarer && last.cards.includes(card) ? 'made' : 'missed';
  const isLastTrick = tricks.length === TRICKS_IN_GAME - 1;
  const isStillOpen = hands[contract.declarer].includes(card) || (isLastTrick && trick.cards.includes(card));
  return isStillOpen ? 'made' : 'missed';
}
