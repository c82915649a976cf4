import type { Card, Position, WonTrick } from '@skat/engine';
import { POSITIONS, countPoints, pointsOf, strengthOf } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import { isRestCertain } from '../early/certain-rest.ts';
import type { CardMemory } from '../memory/card-memory.ts';
import { rememberRamsch } from '../memory/card-memory.ts';
import type { CardWorth } from '../play/card-worth.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { dangerShed } from './ramsch-danger.ts';
import { chanceToTakeTrick } from './take-chance.ts';

const TIE_BREAK = 0.05;
/** Card points that each player still to come adds on average. */
const POINTS_TO_COME = 4;
/** Being on lead again is a burden. */
const LEAD_COST = 2;
/** Share of the points that help when somebody else takes them. */
const SMEAR_SHARE = 0.5;
/** Share of a card's danger that is gone once it is played. */
const SHED_SHARE = 0.9;
const SKAT_POINTS = 8;
const LAST_TRICK = 9;
/** From so many tricks in one hand on, a march must be broken. */
const MARCH_IN_SIGHT = 6;
const BREAKS_MARCH = 30;

/** Ducks, gets rid of dangerous cards, and takes all tricks only with a hand that is sure to (R9.3-R9.8). */
export function chooseRamschCard(known: PlayerKnowledge, legal: readonly Card[], random: () => number): Card {
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return only;
  const memory = rememberRamsch(known);
  const worthOf = isMarching(known, memory) ? marchWorth : duckingWorth(known, memory);
  return bestOf(legal, (card) => worthOf(card) + TIE_BREAK * random());
}

function isMarching({ tricks, setup }: PlayerKnowledge, { me, trick, hand, unseen }: CardMemory): boolean {
  if (setup.rules.ramsch.durchmarsch === 'off') return false;
  if (trick.leader !== me || trick.cards.length > 0) return false;
  return (
    tricks.every(({ winner }) => winner === me) && isRestCertain({ game: 'grand', own: hand, hidden: unseen })
  );
}

function marchWorth(card: Card): number {
  return strengthOf(card, 'grand');
}

function duckingWorth(known: PlayerKnowledge, memory: CardMemory): CardWorth {
  const { trick, hand, unseen, me } = memory;
  const onTable = countPoints(trick.cards) + POINTS_TO_COME * (2 - trick.cards.length) + skatIn(known);
  const marcher = marcherIn(known.tricks);
  const breaking = marcher !== null && marcher !== me ? BREAKS_MARCH : 0;
  return (card) => {
    const chance = chanceToTakeTrick(memory, card);
    const taken = onTable + pointsOf(card) + LEAD_COST - breaking;
    const shed = dangerShed(card, hand, unseen);
    return (1 - chance) * SMEAR_SHARE * pointsOf(card) - chance * taken + SHED_SHARE * shed;
  };
}

/** The skat goes to the last trick where the table says so (R9.5). */
function skatIn({ tricks, setup }: PlayerKnowledge): number {
  return tricks.length === LAST_TRICK && setup.rules.ramsch.skatOwner === 'lastTrick' ? SKAT_POINTS : 0;
}

function marcherIn(tricks: readonly WonTrick[]): Position | null {
  if (tricks.length < MARCH_IN_SIGHT) return null;
  return POSITIONS.find((position) => tricks.every(({ winner }) => winner === position)) ?? null;
}
