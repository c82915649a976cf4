import type { Position } from '../cards/position.ts';
import { POSITIONS } from '../cards/position.ts';
import { isOuvert } from '../contract/announcement.ts';
import type { GameSetup } from '../game/setup.ts';
import type { Contract, GameState, PlayingState } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Result } from '../result.ts';
import { at, err, ok } from '../result.ts';
import type { KontraRules } from '../rules/options.ts';
import type { Kontra } from './state.ts';
import { NO_KONTRA } from './state.ts';

const CARDS_BEFORE_FIRST = 10;

/** The steps in their order (R9.40, R9.45). */
export const KONTRA_WORDS = ['kontra', 're', 'supra', 'hirsch'] as const;
export type KontraWord = (typeof KONTRA_WORDS)[number];

/** How the doubling stands when a game has been announced (R9.43, R9.46). */
export function kontraAtStart(contract: Contract, { rules }: GameSetup): Kontra {
  const { kontra } = rules;
  if (!kontra.enabled) return NO_KONTRA;
  const isOpenGame = isOuvert(contract.announcement);
  if (isOpenGame && kontra.ouvert === 'none') return NO_KONTRA;
  if (!isOpenGame && kontra.window === 'ownFirstCard') return { said: [], asked: [], isClosed: false };
  return { said: [], asked: entitledDefenders(contract, kontra), isClosed: true };
}

function entitledDefenders(contract: Contract, rules: KontraRules): readonly Position[] {
  return POSITIONS.filter((position) => isEntitled(contract, position, rules));
}

/** A defender; where the table asks for it, one who said or held 18 (R9.44); a Grand Hand has no bid (R9.25). */
function isEntitled({ declarer, bid, calls }: Contract, position: Position, rules: KontraRules): boolean {
  if (position === declarer) return false;
  if (!rules.needsBid18 || bid === 0) return true;
  return calls.some(([caller, call]) => caller === position && call !== 'pass');
}

/** Whether a defender may say Kontra unasked: until the own first card (R9.43, R9.44, R9.49). */
export function maySayKontra(
  { contract, kontra, early, hands, setup }: PlayingState,
  position: Position,
): boolean {
  if (kontra.isClosed || kontra.said.length > 0 || kontra.asked.length > 0 || early.proposal !== null)
    return false;
  return hands[position].length === CARDS_BEFORE_FIRST && isEntitled(contract, position, setup.rules.kontra);
}

/** The step that is asked for or may be said next. */
export function nextKontraWord({ said }: Kontra): KontraWord {
  return at(KONTRA_WORDS, said.length);
}

/** Says the next step: asked for, or a first Kontra unasked. */
export function sayKontra(state: PlayingState, position: Position): Result<GameState, RuleViolation> {
  const { kontra } = state;
  if (!kontra.asked.includes(position) && !maySayKontra(state, position)) return refuse(state, position);
  const said = [...kontra.said, position];
  return ok({ ...state, kontra: { ...kontra, said, asked: askedNext(state, said) } });
}

/** Declines the step asked for. */
export function declineKontra(state: PlayingState, position: Position): Result<GameState, RuleViolation> {
  const { kontra } = state;
  if (!kontra.asked.includes(position)) return refuse(state, position);
  const asked = kontra.asked.filter((other) => other !== position);
  return ok({ ...state, kontra: { ...kontra, asked } });
}

function refuse({ kontra }: PlayingState, position: Position): Result<GameState, RuleViolation> {
  if (kontra.asked.length > 0 && !kontra.asked.includes(position))
    return err({ code: 'notYourTurn', toAct: kontra.asked });
  return err({ code: 'noKontra' });
}

/** Re and Hirsch are the declarer's, Supra is his who said Kontra (R9.44, R9.45). */
function askedNext({ contract, setup }: PlayingState, said: readonly Position[]): readonly Position[] {
  const { maxSteps, reInNull } = setup.rules.kontra;
  if (said.length >= maxSteps) return [];
  if (contract.announcement.game === 'null' && !reInNull) return [];
  return [said.length % 2 === 1 ? contract.declarer : at(said, 0)];
}
