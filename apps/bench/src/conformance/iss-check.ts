import { outlineOf } from './facts.ts';
import type { IssRecord } from './iss-record.ts';
import { parseRecord, parseResult } from './iss-record.ts';
import type { Replay } from './iss-replay.ts';
import { replayRecord } from './iss-replay.ts';
import { FormatError, linesOf } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';

/** Checks a file of server records, one a line: every bid and card legal; games played to the end agree in every field. */
export function checkRecords(text: string): readonly Finding[] {
  return linesOf(text).map(({ number, line }) => {
    const id = /\bID\[([^\]]*)\]/.exec(line)?.[1];
    return checked(`line ${number}${id === undefined ? '' : ` (ID ${id})`}`, () => checkLine(line));
  });
}

function checkLine(line: string): Outcome {
  const record = parseRecord(line);
  if (record.moves.some(({ what }) => what.includes('??')))
    return { kind: 'skipped', why: 'recorded from one seat, with unknown cards' };
  return checkRecord(record, replayRecord(record));
}

function checkRecord({ result }: IssRecord, replay: Replay): Outcome {
  const { state } = replay;
  const theirs = parseResult(result);
  if (theirs.has('passed')) return compare('passed in', { phase: state.phase }, { phase: 'passedIn' });
  if (theirs.has('penalty'))
    return { kind: 'skipped', why: 'penalty before there was a game (every move legal)' };
  if (state.phase !== 'finished')
    return { kind: 'skipped', why: `${whyStopped(replay)} (every bid and card legal)` };
  const { win, v, m, over, p, t, s, z } = outlineOf(state);
  const ours = { d: state.contract.declarer, win, v, m, over, p, t, s, z };
  return compare('played to the end', ours, fieldsOf(theirs));
}

function whyStopped({ state, endings }: Replay): string {
  if (state.phase !== 'playing') return 'shortened games are not played yet: ended before the first lead';
  if (endings.includes('timedOut') || endings.includes('left'))
    return 'shortened games are not played yet: a player was gone';
  if (endings.includes('resigned')) return 'shortened games are not played yet: resigned';
  if (endings.includes('shown')) return 'shortened games are not played yet: cards shown';
  return 'shortened games are not played yet: stopped by that server once decided';
}

function fieldsOf(theirs: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const numbers = ['d', 'v', 'm', 'p', 't', 's', 'z'].map((name) => [name, numberOf(theirs, name)] as const);
  if (theirs.has('win') === theirs.has('loss')) throw new FormatError('the result is neither win nor loss');
  return { ...Object.fromEntries(numbers), win: theirs.has('win'), over: theirs.has('overbid') };
}

function numberOf(theirs: ReadonlyMap<string, string>, name: string): number {
  const text = theirs.get(name);
  if (text === undefined || !/^-?\d+$/.test(text)) throw new FormatError(`the result has no number ${name}`);
  return Number(text);
}
