import type { EndedState, Position } from '@skat/engine';

import { factsOf, outlineOfFacts } from './facts.ts';
import { setupOf } from './play.ts';
import type { JsonObject } from './read.ts';
import { FormatError, asObject, flagAt, linesOf, numberAt, parseJson } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';
import { forehandOf, isPassedIn, isRamsch, isSchieberamsch, positionAt, replayLine } from './xskat-record.ts';
import type { FileRules, SkatOwner } from './xskat-rules.ts';
import { BOCK_FACTORS, ramschOutline, rulesOfFile, tableRules, valueOf } from './xskat-rules.ts';

/**
 * Checks a file of one JSON record per line: each action legal, each trick's winner, points, win or loser, and value.
 * @param name the file's own name, without its folder
 */
export function checkJsonLines(text: string, name: string): readonly Finding[] {
  const lines = linesOf(text);
  const rules = rulesOfFile(
    lines.flatMap(({ line }) => recordIn(line)),
    name,
  );
  return lines.map(({ number, line }) =>
    checked(`line ${number}`, () => checkRecord(asObject(parseJson(line), 'the line'), rules)),
  );
}

function recordIn(line: string): readonly JsonObject[] {
  try {
    return [asObject(parseJson(line), 'the line')];
  } catch (problem) {
    if (problem instanceof FormatError) return [];
    throw problem;
  }
}

function checkRecord(record: JsonObject, { skatOwner, hasBock }: FileRules): Outcome {
  const table = tableRules(record, skatOwner);
  const plain = replayLine(record, setupOf(table));
  if (isPassedIn(record)) return compare('passed in', { phase: plain.phase }, { phase: 'passedIn' });
  const theirs = asObject(record['xskat'], 'xskat');
  const bock = hasBock ? bockLevelOf(numberAt(theirs, 'value') / valueOf(record, plain)) : 0;
  const state = bock === 0 ? plain : replayLine(record, setupOf(table, bock));
  const factor = hasBock ? `, Bock x${2 ** bock}` : '';
  return isRamsch(record)
    ? checkRamsch(record, state, `${nameOf(record, skatOwner)}${factor}`)
    : checkContract(theirs, state, `contract${factor}`);
}

/** The records do not say in which Bock round a game was; the value does, and must then agree. */
function bockLevelOf(factor: number): number {
  return Math.max(
    0,
    BOCK_FACTORS.findIndex((known) => known === factor),
  );
}

function nameOf(record: JsonObject, skatOwner: SkatOwner): string {
  const game = isSchieberamsch(record) ? 'Schieberamsch' : 'Ramsch';
  return `${game}, skat to the ${skatOwner === 'loser' ? 'loser' : 'last trick'}`;
}

function checkContract(theirs: JsonObject, state: EndedState, what: string): Outcome {
  const { win, v, p } = outlineOfFacts(factsOf(state));
  return compare(
    what,
    { won: win, points: p, value: Math.abs(v) },
    {
      won: theirs['won'],
      ...(theirs['points'] === null ? {} : { points: numberAt(theirs, 'points') }),
      value: numberAt(theirs, 'value'),
    },
  );
}

function checkRamsch(record: JsonObject, state: EndedState, what: string): Outcome {
  const theirs = asObject(record['xskat'], 'xskat');
  const { points, losers, march, value } = ramschOutline(state);
  const forehand = forehandOf(record);
  const entered = positionAt(theirs, 'seat', forehand);
  const isPlus = flagAt(theirs, 'positive');
  if (losers.length > 1 && isPlus && !losers.includes(entered))
    return { kind: 'skipped', why: 'losers tie: that program books a plus for the third seat instead' };
  const ours = march ?? losers.find((loser) => loser === entered) ?? losers[0] ?? null;
  return compare(
    what,
    {
      seat: ours === null ? null : seatOf(ours, forehand),
      points: points[entered],
      value,
      positive: march !== null,
    },
    {
      seat: numberAt(theirs, 'seat'),
      points: numberAt(theirs, 'points'),
      value: numberAt(theirs, 'value'),
      positive: isPlus,
    },
  );
}

function seatOf(position: Position, forehand: number): number {
  return (position + forehand) % 3;
}
