import type { Card } from '../cards/card.ts';
import { FOREHAND } from '../cards/position.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import type { TrumpAnnouncement } from '../contract/announcement.ts';
import { baseValueOf } from '../contract/announcement.ts';
import { countMatadors } from '../contract/matadors.ts';
import { NO_KONTRA } from '../kontra/state.ts';
import type {
  Contract,
  DeclaringState,
  FinishedState,
  GameState,
  PlayingState,
  SkatDecisionState,
} from '../game/state.ts';
import type { OfficersDoublingState, OfficersPlayingState, OfficersPosition } from '../officers/state.ts';
import { NO_EARLY_ENDING } from './state.ts';
import { ended } from './early-ending.ts';

const GAMES: readonly TrumpGame[] = ['D', 'H', 'S', 'C', 'grand'];

/**
 * The game lost or given away by somebody who left a table with `onLeave: forfeit` (R6.15, R6.16); null where leaving
 * costs nothing and the computer plays on: before a contract for everybody but the declarer, and in a Ramsch.
 */
export function forfeitGame(state: GameState, leaver: Position): GameState | null {
  switch (state.phase) {
    case 'playing':
      return forfeitInPlay(state, leaver);
    case 'skatDecision':
    case 'declaring':
      return leaver === state.won.declarer ? forfeitUnannounced(state) : null;
    case 'officersKontra':
    case 'officersRe':
    case 'officersPlaying':
      return forfeitOfficers(state, leaver);
    case 'cutting':
    case 'bidding':
    case 'grandHandOffer':
    case 'schieben':
    case 'ramsch':
    case 'officersAnnouncing':
    case 'passedIn':
    case 'ramschFinished':
    case 'finished':
    case 'officersFinished':
      return null;
  }
}

function forfeitInPlay(state: PlayingState, leaver: Position): GameState {
  const kind = leaver === state.contract.declarer ? 'declarerForfeited' : 'defenderForfeited';
  return ended(state, { kind });
}

/** The cheapest suit or Grand game that covers the bid; Hand only if it had been chosen (R6.16). */
function forfeitUnannounced(state: SkatDecisionState | DeclaringState): FinishedState {
  const { setup, deal, won } = state;
  const twelve = [...deal.hands[won.declarer], ...deal.skat];
  const level = state.phase === 'declaring' && state.hand ? 'hand' : 'none';
  const prices = GAMES.map((game) => ({ game, price: priceOf(twelve, game, won.bid, level === 'hand') }));
  const { game } = prices.reduce((best, one) => (one.price < best.price ? one : best));
  const announcement: TrumpAnnouncement =
    game === 'grand' ? { game, level } : { game: 'suit', trump: game, level };
  const contract: Contract = { ...won, announcement, spitze: false, putAway: deal.skat };
  const early = NO_EARLY_ENDING;
  const trick = { leader: FOREHAND, cards: [] } as const;
  const unplayed = { setup, deal, contract, early, kontra: NO_KONTRA, hands: deal.hands, trick, tricks: [] };
  return ended({ phase: 'playing', ...unplayed }, { kind: 'declarerForfeited' });
}

function priceOf(twelve: readonly Card[], game: TrumpGame, bid: number, isHand: boolean): number {
  const base = baseValueOf(game);
  const level = countMatadors(twelve, game).count + 1 + (isHand ? 1 : 0);
  return base * Math.max(level, Math.ceil(bid / base));
}

function forfeitOfficers(state: OfficersDoublingState | OfficersPlayingState, leaver: Position): GameState {
  const { setup, deck, stacks, game } = state;
  const isPlaying = state.phase === 'officersPlaying';
  return {
    phase: 'officersFinished',
    setup,
    deck,
    stacks,
    game,
    kontra: kontraSaid(state),
    tricks: isPlaying ? state.tricks : [],
    forfeitedBy: leaver as OfficersPosition,
  };
}

/** Re is asked for only after Kontra was said (R9.82). */
function kontraSaid(state: OfficersDoublingState | OfficersPlayingState): 0 | 1 | 2 {
  if (state.phase === 'officersPlaying') return state.kontra;
  return state.phase === 'officersRe' ? 1 : 0;
}
