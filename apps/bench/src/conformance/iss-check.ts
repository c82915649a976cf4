import type { FinishedState, PlayedFacts } from '@skat/engine';
import { POSITIONS } from '@skat/engine';

import { factsOf, outlineOfFacts } from './facts.ts';
import type { CutShort, EndedBy } from './iss-ending.ts';
import { cutShort } from './iss-ending.ts';
import type { IssRecord } from './iss-record.ts';
import { parseRecord, parseResult } from './iss-record.ts';
import type { Replay } from './iss-replay.ts';
import { replayRecord } from './iss-replay.ts';
import { serverCount } from './iss-value.ts';
import { FormatError, linesOf } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks a file of server records, one a line: every bid and card legal; games played to the end agree in every field,
 * games cut short in declarer, win and value, or their value is explained by that server's own rules.
 */
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
  if (state.phase === 'finished')
    return compare('played to the end', fieldsOf(state, factsOf(state)), resultFields(theirs));
  if (theirs.has('penalty')) return checkPenalty(replay, theirs);
  const ended = cutShort(replay);
  return ended === null
    ? {
        kind: 'skipped',
        why: 'cards shown, and the record does not say how the game ended (all moves legal)',
      }
    : checkCutShort(ended, resultFields(theirs));
}

function fieldsOf({ contract }: FinishedState, facts: PlayedFacts): Fields {
  return { d: contract.declarer, ...outlineOfFacts(facts) };
}

/** Somebody was gone before there was a game: no declarer, no value, and the penalty is theirs. */
function checkPenalty({ state, remarks }: Replay, theirs: ReadonlyMap<string, string>): Outcome {
  if (state.phase === 'playing') throw new Error('a penalty, though a game had been announced');
  const gone = remarks.find(({ kind }) => kind === 'gone')?.by;
  const penalties = POSITIONS.map((position) => [`p${position}`, position === gone ? 1 : 0] as const);
  const ours = { d: -1, v: 0, ...Object.fromEntries(penalties) };
  return compare('penalty before there was a game', ours, numbersOf(theirs, Object.keys(ours)));
}

const CUT_SHORT: Readonly<Record<EndedBy, string>> = {
  defenders: 'ended by the defenders',
  declarer: 'ended by the declarer',
  decided: 'stopped by that server once decided',
};

/** Fields that say by our rules what a game cut short is worth. */
const OUR_FIELDS = ['d', 'win', 'v', 'over'];

function checkCutShort(ended: CutShort, theirs: Fields): Outcome {
  const what = CUT_SHORT[ended.by];
  const server = serverCount(ended);
  const byServer = compare(what, fieldsOf(ended.state, server.facts), countedFields(ended, theirs));
  const fields = Object.fromEntries(OUR_FIELDS.map((name) => [name, theirs[name]]));
  const byUs = compare(what, fieldsOf(ended.state, factsOf(ended.state)), fields);
  if (byServer.kind !== 'agree') return byServer;
  if (byUs.kind !== 'differ') return byUs;
  return {
    kind: 'explained',
    why: `${what}; by that server's own rule ${server.rule}`,
    details: byUs.details,
  };
}

/** When nobody resigned for the defenders, that server's flags of Schneider and Schwarz say nothing of the game. */
function countedFields({ by }: CutShort, theirs: Fields): Fields {
  const isFlagged = by === 'defenders';
  return Object.fromEntries(
    Object.entries(theirs).filter(([name]) => isFlagged || (name !== 's' && name !== 'z')),
  );
}

function resultFields(theirs: ReadonlyMap<string, string>): Fields {
  if (theirs.has('win') === theirs.has('loss')) throw new FormatError('the result is neither win nor loss');
  const numbers = numbersOf(theirs, ['d', 'v', 'm', 'p', 't', 's', 'z']);
  return { ...numbers, win: theirs.has('win'), over: theirs.has('overbid') };
}

function numbersOf(theirs: ReadonlyMap<string, string>, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, numberOf(theirs, name)]));
}

function numberOf(theirs: ReadonlyMap<string, string>, name: string): number {
  const text = theirs.get(name);
  if (text === undefined || !/^-?\d+$/.test(text)) throw new FormatError(`the result has no number ${name}`);
  return Number(text);
}
