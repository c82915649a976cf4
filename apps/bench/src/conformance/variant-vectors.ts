import type { Matadors, PerPosition, Position, RamschFacts } from '@skat/engine';
import {
  MARCHES,
  POSITIONS,
  RAMSCH_TIES,
  SKAT_OWNERS,
  TOURNAMENT_RULES,
  evaluateOfficers,
  evaluateRamsch,
} from '@skat/engine';

import type { JsonObject } from './read.ts';
import { FormatError, asList, asObject, flagAt, numberAt, textAt } from './read.ts';
import type { Outcome } from './report.ts';
import { compare } from './report.ts';
import { countAt, kontraAt, trumpGameNamed, wordAt } from './vector-fields.ts';

/** Score of a Ramsch (R9.5-R9.10, R9.23, R9.53). */
export function checkRamsch(vector: JsonObject): Outcome {
  const options = asObject(vector['options'], 'options');
  const ramsch = {
    ...TOURNAMENT_RULES.ramsch,
    skatOwner: wordAt(options, 'skatOwner', SKAT_OWNERS),
    tie: wordAt(options, 'tie', RAMSCH_TIES),
    jungfrauDoubles: flagAt(options, 'jungfrauDoubles'),
    durchmarsch: wordAt(options, 'durchmarsch', MARCHES),
  };
  const { scores } = evaluateRamsch(ramschFacts(vector), { ramsch, schieben: TOURNAMENT_RULES.schieben });
  return compare('ramsch', { scores }, asObject(vector['expected'], 'expected'));
}

function ramschFacts(vector: JsonObject): RamschFacts {
  const input = asObject(vector['input'], 'input');
  return {
    kind: 'ramsch',
    trickPoints: threeNumbers(input, 'trickPoints'),
    skatPoints: numberAt(input, 'skatPoints'),
    winners: winnersOf(threeNumbers(input, 'tricks'), numberAt(input, 'lastTrickSeat')),
    pushes: countAt(vector, 'pushes'),
    bock: countAt(vector, 'bockLevel'),
  };
}

function threeNumbers(input: JsonObject, name: string): PerPosition<number> {
  const [first, second, third, ...more] = asList(input[name], name).map(Number);
  if (first === undefined || second === undefined || third === undefined || more.length > 0)
    throw new FormatError(`${name}: not three numbers`);
  return [first, second, third];
}

/** The vectors tell how many tricks each won and who won the last one; the rest may be in any order. */
function winnersOf(tricks: PerPosition<number>, last: number): readonly Position[] {
  const of = (position: Position): readonly Position[] =>
    Array.from({ length: tricks[position] }, () => position);
  return [
    ...POSITIONS.filter((position) => position !== last).flatMap(of),
    ...POSITIONS.filter((position) => position === last).flatMap(of),
  ];
}

const NOT_COUNTED: Matadors = { side: 'with', count: 1 };

/** Score of a game for two (R9.86-R9.91). */
export function checkTwoPlayer(vector: JsonObject): Outcome {
  const input = asObject(vector['input'], 'input');
  const scoring = wordAt(input, 'scoring', ['value', 'victoryPoints']);
  const { elderScore, dealerScore } = evaluateOfficers(
    {
      kind: 'officers',
      game: trumpGameNamed(textAt(input, 'game')),
      elderPoints: numberAt(input, 'announcerPoints'),
      elderTricks: numberAt(input, 'announcerTricks'),
      matadors: NOT_COUNTED,
      kontra: kontraAt(input),
      forfeitedBy: null,
    },
    { ...TOURNAMENT_RULES.twoPlayer, scoring },
  );
  const expected = asObject(vector['expected'], 'expected');
  return compare('twoPlayer', { announcer: elderScore, other: dealerScore }, expected);
}
