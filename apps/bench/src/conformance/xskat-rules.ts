import type { EndedState, RamschEvaluation, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, evaluateGame, evaluateRamsch, settleGame } from '@skat/engine';

import { setupOf } from './play.ts';
import type { JsonObject } from './read.ts';
import { asObject, numberAt } from './read.ts';
import { forehandOf, isPassedIn, isRamsch, isSchieberamsch, positionAt, replayLine } from './xskat-record.ts';

/** What the records of one file have in common and none of them says. */
export interface FileRules {
  readonly skatOwner: SkatOwner;
  /** Whether scores may be two or four times the plain value. */
  readonly hasBock: boolean;
}

/** Whom the skat of a Ramsch goes to in these files; the first is the usual one (R9.6). */
const SKAT_OWNERS = ['lastTrick', 'loser'] as const;
export type SkatOwner = (typeof SKAT_OWNERS)[number];

/** What a Bock round may multiply a score with in these files. */
export const BOCK_FACTORS = [1, 2, 4] as const;

/**
 * The rules that most records of a file fit: whom the skat of a Ramsch went to, by the loser's points; and Bock, if
 * more than half of the values are doubled or quadrupled, or if the file's name says so.
 * @param name the file's own name, without its folder
 */
export function rulesOfFile(records: readonly JsonObject[], name: string): FileRules {
  const counted = SKAT_OWNERS.map((owner) => ({ owner, fits: countFitting(records, owner) }));
  const best = counted.reduce((most, one) => (one.fits > most.fits ? one : most));
  return { skatOwner: best.owner, hasBock: /bock/i.test(name) || isMostlyDoubled(records, best.owner) };
}

/** The table rules for one record: no Kontra is said, and no Grand Hand is offered before a Ramsch. */
export function tableRules(record: JsonObject, skatOwner: SkatOwner): TableRules {
  if (!isRamsch(record)) return TOURNAMENT_RULES;
  const onAllPass = isSchieberamsch(record) ? 'schieberamsch' : 'ramsch';
  const ramsch = { ...TOURNAMENT_RULES.ramsch, skatOwner };
  return { ...TOURNAMENT_RULES, onAllPass, grandHandInRamsch: 'never', ramsch };
}

/** A Ramsch in the fields of the records. */
export interface RamschOutline {
  /** Card points, skat included, by position. */
  readonly points: RamschEvaluation['points'];
  readonly losers: RamschEvaluation['losers'];
  readonly march: RamschEvaluation['march'];
  /** What the loser, or who took all tricks, enters, without its sign. */
  readonly value: number;
}

/** Outline of a Ramsch by the rules of its table. @throws Error if it was none */
export function ramschOutline(state: EndedState): RamschOutline {
  const facts = settleGame(state);
  if (facts.kind !== 'ramsch') throw new Error(`ours is no Ramsch but ${facts.kind}`);
  const { points, losers, march, scores } = evaluateRamsch(facts, state.setup.rules);
  return { points, losers, march, value: Math.max(...scores.map(Math.abs)) };
}

/** Value without its sign. */
export function valueOf(record: JsonObject, state: EndedState): number {
  if (isRamsch(record)) return ramschOutline(state).value;
  const facts = settleGame(state);
  return facts.kind === 'played' ? Math.abs(evaluateGame(facts).score) : 0;
}

function countFitting(records: readonly JsonObject[], owner: SkatOwner): number {
  return records.filter((record) => isRamsch(record) && fits(record, owner)).length;
}

function fits(record: JsonObject, owner: SkatOwner): boolean {
  return quietly(false, () => {
    const theirs = asObject(record['xskat'], 'xskat');
    const { points, losers } = ramschOutline(plainReplay(record, owner));
    const loser = positionAt(theirs, 'seat', forehandOf(record));
    return losers.includes(loser) && points[loser] === numberAt(theirs, 'points');
  });
}

function isMostlyDoubled(records: readonly JsonObject[], owner: SkatOwner): boolean {
  const factors = records.filter((record) => !isPassedIn(record)).map((record) => factorOf(record, owner));
  return factors.filter((factor) => factor === 2 || factor === 4).length * 2 > factors.length;
}

function factorOf(record: JsonObject, owner: SkatOwner): number {
  return quietly(0, () => {
    const theirs = numberAt(asObject(record['xskat'], 'xskat'), 'value');
    return theirs / valueOf(record, plainReplay(record, owner));
  });
}

function plainReplay(record: JsonObject, owner: SkatOwner): EndedState {
  return replayLine(record, setupOf(tableRules(record, owner)));
}

/** A record that cannot be played says nothing about its file; what is wrong with it is told by its own check. */
function quietly<Value>(otherwise: Value, ask: () => Value): Value {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
