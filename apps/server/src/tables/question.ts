import type { Action, TableState } from '@skat/engine';
import { assertNever, isOfficers } from '@skat/engine';

/** Where a table stands, for judging what was decided on an older version. */
export interface Standing {
  /** Sequence number of the latest entry. */
  readonly version: number;
  /** The version since which the present question stands. */
  readonly questionSince: number;
}

/**
 * What is open beside whose card it is: how far the doubling has gone and what is proposed. Kontra, early endings and
 * answers are said to this, whoever else plays or answers meanwhile; another text is another question.
 */
export function questionOf({ stage }: TableState): string {
  if (stage.phase !== 'playing') return stage.phase;
  const { state } = stage.game;
  if (isOfficers(state) || state.phase !== 'playing') return state.phase;
  return `playing, Kontra ${state.kontra.said.length}, ${state.early.proposal?.kind ?? 'nothing'} proposed`;
}

/** Whether an action was decided on a state that the table has left. */
export function isStale(action: Action, decidedOn: number, { version, questionSince }: Standing): boolean {
  if (isTurn(action)) return decidedOn !== version;
  return decidedOn < questionSince || decidedOn > version;
}

/** Turns follow one another; everything else may be said while a card falls or another answers. */
function isTurn(action: Action): boolean {
  switch (action.type) {
    case 'cut':
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUpSkat':
    case 'playHand':
    case 'declare':
    case 'playCard':
    case 'ramschLook':
    case 'ramschPass':
    case 'ramschPush':
    case 'announceOfficers':
      return true;
    case 'kontra':
    case 'noKontra':
    case 'resign':
    case 'concede':
    case 'claim':
    case 'claimRest':
    case 'accept':
    case 'decline':
      return false;
    default:
      return assertNever(action);
  }
}
