import type { Card } from '../cards/card.ts';
import type { TrumpGame } from '../cards/order.ts';
import { assertNever } from '../result.ts';
import type { TwoPlayerRules } from '../rules/options.ts';
import { officersToAct } from './apply.ts';
import type { LegalForOfficer } from './legal.ts';
import { legalForOfficer } from './legal.ts';
import type {
  OfficersPosition,
  OfficersState,
  OfficersTrick,
  PerOfficer,
  Stack,
  WonOfficersTrick,
} from './state.ts';

/** A stack as everybody sees it: the open card, and whether another lies under it (R9.82). */
export interface VisibleStack {
  readonly up: Card | null;
  readonly hasDown: boolean;
}

/** Everything both players have seen; nothing in this game is known to one alone. */
export interface OfficersKnowledge {
  /** The seat's own place in the game, or null for whoever only looks on. */
  readonly position: OfficersPosition | null;
  readonly rules: TwoPlayerRules;
  readonly phase: OfficersState['phase'];
  readonly stacks: PerOfficer<readonly VisibleStack[]>;
  readonly game: TrumpGame | null;
  readonly kontra: number;
  readonly trick: OfficersTrick | null;
  readonly tricks: readonly WonOfficersTrick[];
  readonly legal: LegalForOfficer | null;
}

/** Builds up what may be known of a game of Officers' Skat. */
export function knowledgeOfOfficers(
  state: OfficersState,
  position: OfficersPosition | null,
): OfficersKnowledge {
  const isToAct = position !== null && officersToAct(state).includes(position);
  return {
    position,
    rules: state.setup.rules.twoPlayer,
    phase: state.phase,
    stacks: [state.stacks[0].map(visible), state.stacks[1].map(visible)],
    game: state.phase === 'officersAnnouncing' ? null : state.game,
    kontra: kontraOf(state),
    trick: state.phase === 'officersPlaying' ? state.trick : null,
    tricks: state.phase === 'officersPlaying' || state.phase === 'officersFinished' ? state.tricks : [],
    legal: isToAct ? legalForOfficer(state) : null,
  };
}

function kontraOf(state: OfficersState): number {
  switch (state.phase) {
    case 'officersAnnouncing':
    case 'officersKontra':
      return 0;
    case 'officersRe':
      return 1;
    case 'officersPlaying':
    case 'officersFinished':
      return state.kontra;
    default:
      return assertNever(state);
  }
}

function visible({ down, up }: Stack): VisibleStack {
  return { up, hasDown: down !== null };
}
