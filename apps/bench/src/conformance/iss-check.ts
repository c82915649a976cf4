import type { PlayingState } from '@skat/engine';
import { countPoints, includesLevel } from '@skat/engine';

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
  if (state.phase === 'passedIn') throw new Error('ours is passed in, theirs is not');
  if (state.phase !== 'finished' && theirs.has('penalty'))
    return { kind: 'skipped', why: 'penalty before there was a game (every move legal)' };
  const fields = fieldsOf(theirs);
  if (state.phase !== 'finished')
    return {
      kind: 'skipped',
      why: `shortened games are not played yet: ${whyStopped(replay)} (all moves legal)`,
    };
  const { win, v, m, over, p, t, s, z } = outlineOf(state);
  const ours = { d: state.contract.declarer, win, v, m, over, p, t, s, z };
  return compare('played to the end', ours, fields);
}

/** @throws Error if a record stops where nothing had ended the game */
function whyStopped({ state, endings }: Replay): string {
  if (endings.includes('timedOut') || endings.includes('left')) return 'a player was gone';
  if (endings.includes('resigned')) return 'resigned';
  if (endings.includes('shown')) return 'cards shown';
  if (state.phase === 'playing' && isDecided(state)) return 'stopped by that server once decided';
  throw new Error('the record stops in the middle of the game');
}

/** That server stops when Schwarz announced has met a trick of the defenders, or Schneider announced 31 of their points. */
function isDecided({ contract, tricks }: PlayingState): boolean {
  const { announcement, declarer } = contract;
  if (announcement.game === 'null') return false;
  const theirs = tricks.filter(({ winner }) => winner !== declarer);
  if (includesLevel(announcement.level, 'schwarz')) return theirs.length > 0;
  const points = theirs.reduce((sum, { cards }) => sum + countPoints(cards), 0);
  return includesLevel(announcement.level, 'schneider') && points > 30;
}

function fieldsOf(theirs: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  if (theirs.has('win') === theirs.has('loss')) throw new FormatError('the result is neither win nor loss');
  const numbers = ['d', 'v', 'm', 'p', 't', 's', 'z'].map((name) => [name, numberOf(theirs, name)] as const);
  return { ...Object.fromEntries(numbers), win: theirs.has('win'), over: theirs.has('overbid') };
}

function numberOf(theirs: ReadonlyMap<string, string>, name: string): number {
  const text = theirs.get(name);
  if (text === undefined || !/^-?\d+$/.test(text)) throw new FormatError(`the result has no number ${name}`);
  return Number(text);
}
