import type { Knowledge, LegalActions, OfficersKnowledge } from '@skat/engine';
import { assertNever } from '@skat/engine';

interface Pause {
  readonly leastMs: number;
  readonly mostMs: number;
}

const ONLY_CHOICE: Pause = { leastMs: 500, mostMs: 800 };
const ROUTINE: Pause = { leastMs: 600, mostMs: 1200 };
const FIRST_LOOK: Pause = { leastMs: 1000, mostMs: 1500 };

/**
 * How long a person would take before this decision, in milliseconds (500 to 1500); longer where cards are seen for the first time.
 * @param random uniform in [0, 1)
 */
export function thinkingTimeMs(knowledge: Knowledge | OfficersKnowledge, random: () => number): number {
  const { leastMs, mostMs } = knowledge.legal === null ? ROUTINE : pauseFor(knowledge, knowledge.legal);
  return Math.round(leastMs + random() * (mostMs - leastMs));
}

function pauseFor(knowledge: Knowledge | OfficersKnowledge, legal: LegalActions): Pause {
  switch (legal.type) {
    case 'cut':
      return ROUTINE;
    case 'bid':
    case 'answer':
      return hasCalled(knowledge) ? ROUTINE : FIRST_LOOK;
    case 'forehandAlone':
    case 'skatDecision':
    case 'declare':
    case 'grandHandOffer':
    case 'lookOrPush':
    case 'passSkat':
    case 'kontra':
    case 'proposal':
    case 'announceOfficers':
      return FIRST_LOOK;
    case 'playCard':
      if (legal.cards.length === 1) return ONLY_CHOICE;
      return knowledge.tricks.length === 0 ? FIRST_LOOK : ROUTINE;
    default:
      return assertNever(legal);
  }
}

function hasCalled(knowledge: Knowledge | OfficersKnowledge): boolean {
  return 'calls' in knowledge && knowledge.calls.some(([caller]) => caller === knowledge.position);
}
