import type { Card } from '../cards/card.ts';
import type { GameKind, TrumpGame } from '../cards/order.ts';
import { effectiveSuit, strengthOf } from '../cards/order.ts';
import type { Position } from '../cards/position.ts';
import type { Action } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Result } from '../result.ts';
import { assertNever, at, err, ok } from '../result.ts';
import { layRows } from './start.ts';
import type {
  OfficersAnnouncingState,
  OfficersDoublingState,
  OfficersPlayingState,
  OfficersPosition,
  OfficersState,
  PerOfficer,
  Stack,
  WonOfficersTrick,
} from './state.ts';
import { DEALER, ELDER } from './state.ts';

type Step = Result<OfficersState, RuleViolation>;

const TRICKS_IN_GAME = 16;

/** Whose action a game of Officers' Skat awaits. */
export function officersToAct(state: OfficersState): readonly OfficersPosition[] {
  switch (state.phase) {
    case 'officersAnnouncing':
    case 'officersRe':
      return [ELDER];
    case 'officersKontra':
      return [DEALER];
    case 'officersPlaying':
      return [currentOfficer(state)];
    case 'officersFinished':
      return [];
    default:
      return assertNever(state);
  }
}

function currentOfficer({ trick }: OfficersPlayingState): OfficersPosition {
  return ((trick.leader + trick.cards.length) % 2) as OfficersPosition;
}

/** One action of a game of Officers' Skat (R9.80-R9.91). */
export function applyOfficersAction(state: OfficersState, position: Position, action: Action): Step {
  const turn = officersToAct(state);
  if (turn.length > 0 && !turn.some((one) => one === position))
    return err({ code: 'notYourTurn', toAct: turn });
  switch (state.phase) {
    case 'officersAnnouncing':
      return action.type === 'announceOfficers' ? ok(announced(state, action.game)) : wrongPhase(state);
    case 'officersKontra':
    case 'officersRe':
      if (action.type === 'kontra') return ok(doubled(state));
      return action.type === 'noKontra' ? ok(undoubled(state)) : wrongPhase(state);
    case 'officersPlaying':
      return action.type === 'playCard' ? playOpenCard(state, action.card) : wrongPhase(state);
    case 'officersFinished':
      return wrongPhase(state);
    default:
      return assertNever(state);
  }
}

function wrongPhase({ phase }: OfficersState): Step {
  return err({ code: 'wrongPhase', phase });
}

/** The dealer's first row is laid, and Kontra asked for where the table plays it (R9.82). */
function announced({ setup, deck }: OfficersAnnouncingState, game: TrumpGame): OfficersState {
  const isDoubling = setup.rules.kontra.enabled && setup.rules.twoPlayer.scoring === 'value';
  if (!isDoubling) return playing({ phase: 'officersRe', setup, deck, stacks: layRows(deck, ALL), game }, 0);
  const elder = setup.rules.twoPlayer.announceAfterEight ? 2 : 1;
  return { phase: 'officersKontra', setup, deck, game, stacks: layRows(deck, { elder, dealer: 1 }) };
}

const ALL = { elder: 2, dealer: 2 } as const;

/** After Kontra the elder's second row is laid and Re asked for; after Re the game is played (R9.82, R9.88). */
function doubled(state: OfficersDoublingState): OfficersState {
  if (state.phase === 'officersRe') return playing(state, 2);
  return { ...state, phase: 'officersRe', stacks: layRows(state.deck, { elder: 2, dealer: 1 }) };
}

function undoubled(state: OfficersDoublingState): OfficersState {
  return playing(state, state.phase === 'officersRe' ? 1 : 0);
}

function playing({ setup, deck, game }: OfficersDoublingState, kontra: 0 | 1 | 2): OfficersPlayingState {
  const trick = { leader: ELDER, cards: [] } as const;
  return {
    phase: 'officersPlaying',
    setup,
    deck,
    stacks: layRows(deck, ALL),
    game,
    kontra,
    trick,
    tricks: [],
  };
}

/** Open cards that may be played: those of the led suit, or all if none follows (R9.84). */
export function openPlayable(state: OfficersPlayingState): readonly Card[] {
  const open = openCards(state.stacks[currentOfficer(state)]);
  const [lead] = state.trick.cards;
  if (lead === undefined) return open;
  const led = effectiveSuit(lead, state.game);
  const following = open.filter((card) => effectiveSuit(card, state.game) === led);
  return following.length > 0 ? following : open;
}

/** The open cards of a player's stacks. */
export function openCards(stacks: readonly Stack[]): readonly Card[] {
  return stacks.flatMap(({ up }) => up ?? []);
}

function playOpenCard(state: OfficersPlayingState, card: Card): Step {
  const player = currentOfficer(state);
  if (!openCards(state.stacks[player]).includes(card)) return err({ code: 'cardNotHeld', card });
  const playable = openPlayable(state);
  if (!playable.includes(card)) return err({ code: 'mustFollow', playable });
  const stacks = mapOfficer(state.stacks, player, (own) => own.map((stack) => withoutOpen(stack, card)));
  const trick = { leader: state.trick.leader, cards: [...state.trick.cards, card] };
  if (trick.cards.length < 2) return ok({ ...state, stacks, trick });
  return ok(afterTrick(state, stacks, { ...trick, winner: winnerOf(trick, state.game) }));
}

function withoutOpen(stack: Stack, card: Card): Stack {
  return stack.up === card ? { ...stack, up: null } : stack;
}

function mapOfficer<Value>(
  [elder, dealer]: PerOfficer<Value>,
  position: OfficersPosition,
  change: (value: Value) => Value,
): PerOfficer<Value> {
  return position === ELDER ? [change(elder), dealer] : [elder, change(dealer)];
}

/** After the trick the hidden cards under those played turn up (R9.85). */
function afterTrick(
  state: OfficersPlayingState,
  stacks: PerOfficer<readonly Stack[]>,
  trick: WonOfficersTrick,
): OfficersState {
  const { setup, deck, game, kontra } = state;
  const turned: PerOfficer<readonly Stack[]> = [stacks[0].map(turnUp), stacks[1].map(turnUp)];
  const tricks = [...state.tricks, trick];
  const common = { setup, deck, stacks: turned, game, kontra, tricks };
  if (tricks.length === TRICKS_IN_GAME) return { phase: 'officersFinished', ...common, forfeitedBy: null };
  return { phase: 'officersPlaying', ...common, trick: { leader: trick.winner, cards: [] } };
}

function turnUp({ down, up }: Stack): Stack {
  return up === null && down !== null ? { down: null, up: down } : { down, up };
}

/** The higher card of two, by R5.5. */
function winnerOf({ leader, cards }: WonOfficersTrickCards, game: GameKind): OfficersPosition {
  const [lead, answer] = [at(cards, 0), at(cards, 1)];
  const follows = effectiveSuit(answer, game) === effectiveSuit(lead, game);
  const isBeaten =
    (follows || effectiveSuit(answer, game) === 'trump') && strengthOf(answer, game) > strengthOf(lead, game);
  return isBeaten ? ((1 - leader) as OfficersPosition) : leader;
}

type WonOfficersTrickCards = Omit<WonOfficersTrick, 'winner'>;
