import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { checkFolder } from '../src/conformance/files.ts';
import type { FileReport, Outcome } from '../src/conformance/report.ts';
import { runConformance } from '../src/conformance/run.ts';
import { checkJsonLines } from '../src/conformance/xskat.ts';

const folder = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
const GOOD = checkFolder(folder('good'));
const WRONG = checkFolder(folder('wrong'));

function countsOf({ findings }: FileReport): Readonly<Record<Outcome['kind'], number>> {
  const counts = { agree: 0, differ: 0, explained: 0, skipped: 0 };
  for (const { outcome } of findings) counts[outcome.kind]++;
  return counts;
}

function reportOf(reports: readonly FileReport[], file: string): FileReport {
  const report = reports.find((one) => one.file === file);
  if (report === undefined) throw new Error(`${file} was not read`);
  return report;
}

/** What is said of each finding, one line each. */
function saidOf(reports: readonly FileReport[], file: string): readonly string[] {
  return reportOf(reports, file).findings.map(({ where, outcome }) => {
    const text = outcome.kind === 'differ' ? outcome.details.join('; ') : outcome.kind;
    return `${where}: ${text}`;
  });
}

describe('records that are right', () => {
  it.each([
    { file: 'plain.jsonl', agree: 6, explained: 0, skipped: 0 },
    { file: 'bock.jsonl', agree: 3, explained: 0, skipped: 0 },
    { file: 'ramsch.jsonl', agree: 4, explained: 0, skipped: 1 },
    { file: 'sramsch.jsonl', agree: 4, explained: 0, skipped: 1 },
    { file: 'sramschlast.jsonl', agree: 5, explained: 0, skipped: 1 },
    { file: 'records.sgf', agree: 11, explained: 2, skipped: 1 },
    { file: 'shortened.sgf', agree: 6, explained: 4, skipped: 1 },
    { file: 'nine-tricks.sgf', agree: 1, explained: 0, skipped: 0 },
    { file: 'cases.json', agree: 8, explained: 0, skipped: 0 },
    { file: 'vectors.json', agree: 10, explained: 0, skipped: 0 },
  ])(
    '$file: $agree agree, $explained are explained, $skipped are skipped',
    ({ file, agree, explained, skipped }) => {
      expect(countsOf(reportOf(GOOD, file))).toEqual({ agree, differ: 0, explained, skipped });
    },
  );

  it.each([
    { file: 'ramsch.jsonl', owner: 'Ramsch, skat to the last trick' },
    { file: 'sramsch.jsonl', owner: 'Schieberamsch, skat to the loser' },
    { file: 'sramschlast.jsonl', owner: 'Schieberamsch, skat to the last trick' },
  ])('R9.5 $file: the points tell whom the skat went to', ({ file, owner }) => {
    const { findings } = reportOf(GOOD, file);
    const whats = findings.flatMap(({ outcome }) => (outcome.kind === 'agree' ? [outcome.what] : []));
    expect(new Set(whats)).toEqual(new Set([owner]));
  });

  it('R9.53 the values tell that a file is of Bock rounds, whatever its name', () => {
    const text = readFileSync(`${folder('good')}/bock.jsonl`, 'utf8');
    const outcomes = checkJsonLines(text, 'other.jsonl').map(({ outcome }) => outcome);
    expect(outcomes).toEqual([
      { kind: 'agree', what: 'contract, Bock x2' },
      { kind: 'agree', what: 'contract, Bock x2' },
      { kind: 'agree', what: 'Ramsch, skat to the last trick, Bock x2' },
    ]);
  });

  it('fields that are not known change nothing', () => {
    const [line = ''] = readFileSync(`${folder('good')}/plain.jsonl`, 'utf8').split('\n');
    const longer = line.replace('{', '{"remark":"fine",');
    expect(checkJsonLines(longer, 'plain.jsonl')).toEqual(checkJsonLines(line, 'plain.jsonl'));
  });

  it('R6.10-R6.12 what that server counts by a rule of its own is explained with both values', () => {
    const explained = reportOf(GOOD, 'shortened.sgf').findings.flatMap(({ where, outcome }) =>
      outcome.kind === 'explained' ? [`${where}: ${outcome.details.join('; ')} (${outcome.why})`] : [],
    );
    const theRest = "ended by the defenders; by that server's own rule all that is left goes to the declarer";
    const ownSchneider =
      "ended by the declarer; by that server's own rule own Schneider and Schwarz are charged for what has been played";
    const skatOnly =
      "ended by the declarer; by that server's own rule matadors counted over the two skat cards only";
    expect(explained).toEqual([
      `line 3 (ID 3): v: ours 120, theirs 144 (${theRest})`,
      `line 4 (ID 4): v: ours 120, theirs 144 (${theRest})`,
      `line 7 (ID 7): v: ours -240, theirs -264 (${ownSchneider})`,
      `line 8 (ID 8): v: ours -240, theirs -288 (${skatOnly})`,
    ]);
  });

  it('every skipped record says why', () => {
    const reasons = GOOD.flatMap(({ findings }) => findings).flatMap(({ outcome }) =>
      outcome.kind === 'skipped' ? [outcome.why] : [],
    );
    expect(reasons).toHaveLength(5);
    expect(reasons.filter((why) => !/losers tie|does not say how|unknown cards/.test(why))).toEqual([]);
  });

  it('exit with 0', () => {
    const lines: string[] = [];
    expect(runConformance(folder('good'), (text) => lines.push(text))).toBe(0);
    expect(lines.at(-1)).toBe('No differences');
    expect(lines.join('\n')).toContain('plain.jsonl: checked 6, agree 6, differ 0, explained 0, skipped 0');
  });
});

describe('records that are wrong are reported, one line each, and nothing crashes', () => {
  it('recorded games of one line each', () => {
    expect(saidOf(WRONG, 'plain.jsonl')).toEqual([
      'line 1: value: ours 96, theirs 105',
      'line 2: won: ours true, theirs false',
      'line 3: points: ours 85, theirs 84',
      'line 4: trick 1: ours won by position 0, theirs by 1',
      'line 5: illegal (mustFollow): DJ by position 1',
      'line 6: the record stops before the game has ended',
      'line 7: skatAtEnd: no such card: XX',
      'line 8: the deal does not hold each of the 32 cards once, ten for each player',
      'line 9: not JSON',
      'line 10: the line is not an object',
      'line 11: forehand is not a number',
    ]);
  });

  it('server records', () => {
    expect(saidOf(WRONG, 'records.sgf')).toEqual([
      'line 1 (ID 1): v: ours 132, theirs 144; z: ours 0, theirs 1',
      'line 2 (ID 1): move 10 "1 ST": illegal (mustFollow): ST by position 1',
      'line 3 (ID 1): move 2 "1 19": illegal (notABidValue): {"type":"bid","value":19} by position 1',
      'line 4 (ID 1): the deal does not hold each of the 32 cards once, ten for each player',
      'line 5 (ID 1): move 7 "w D7.D9": not the dealt skat',
      'line 6 (ID 1): a move without its player',
      'line 7 (ID 1): the result is neither win nor loss',
      'line 8 (ID 1): move 8 "0 X.D7.D8": no such game: X',
      'line 9 (ID 1): the record stops in the middle of the game',
      'line 10 (ID 1): ours is passed in, theirs is not',
      'line 11: not a record of a Skat game',
    ]);
  });

  it('R9.20-R9.23 the skat that went round, and who lost a Ramsch', () => {
    expect(saidOf(WRONG, 'sramsch.jsonl')).toEqual([
      'line 1: agree',
      'line 2: agree',
      'line 3: agree',
      'line 4: value: ours 304, theirs 152',
      'line 5: seat: ours 0, theirs 1; points: ours 0, theirs 76',
      'line 6: points: ours 84, theirs 80',
      'line 7: positive: ours false, theirs true',
      'line 8: points: ours 42, theirs 36; positive: ours false, theirs true',
      'line 9: trick 1: ours won by position 0, theirs by 1',
      'line 10: illegal (jackMayNotBePassed): {"type":"ramschPass","cards":["HJ","SA"]} by position 2',
      'line 11: value: ours 152, theirs 304',
      'line 12: a skat pushed unseen has changed',
      'line 13: the skat at the end is not what was passed on last',
      'line 14: the skat does not go round once',
      'line 15: the skat goes round in another order',
      'line 16: the record stops before the game has ended',
    ]);
  });

  it('R9.53 a value that no Bock round makes, and a doubled value outside Bock rounds', () => {
    expect(saidOf(WRONG, 'bock.jsonl')).toEqual([
      'line 1: agree',
      'line 2: value: ours 40, theirs 120',
      'line 3: value: ours 40, theirs 320',
      'line 4: won: ours true, theirs false',
      'line 5: value: ours 65, theirs 520',
      'line 6: value: ours 65, theirs 64',
    ]);
    expect(saidOf(WRONG, 'doubled.jsonl').at(-1)).toBe('line 3: value: ours 120, theirs 240');
  });

  it('R6.10-R6.12 games cut short that fit neither our rules nor that server', () => {
    expect(saidOf(WRONG, 'shortened.sgf')).toEqual([
      'line 1 (ID 1): v: ours 50, theirs 60',
      'line 2 (ID 3): v: ours 144, theirs 132',
      'line 3 (ID 3): d: ours 0, theirs 1',
      'line 4 (ID 3): move 14 "2 H9": illegal (notYourTurn): H9 by position 2',
      'line 5 (ID 5): v: ours 46, theirs 23',
      'line 6 (ID 6): v: ours -240, theirs 240; win: ours false, theirs true',
      'line 7 (ID 7): p: ours 24, theirs 33',
      'line 8 (ID 10): p0: ours 1, theirs 0; p1: ours 0, theirs 1',
      'line 9 (ID 8): v: ours -288, theirs -216',
    ]);
  });

  it('cases, vectors and a broken file', () => {
    expect(countsOf(reportOf(WRONG, 'cases.json'))).toEqual({
      agree: 0,
      differ: 8,
      explained: 0,
      skipped: 1,
    });
    expect(countsOf(reportOf(WRONG, 'vectors.json'))).toEqual({
      agree: 0,
      differ: 6,
      explained: 0,
      skipped: 1,
    });
    expect(saidOf(WRONG, 'vectors.json')).toContain('contract C001: level: ours 3, theirs 9');
    expect(saidOf(WRONG, 'broken.json')).toEqual(['the file: not JSON']);
  });

  it('the command exits with 1', { timeout: 60_000 }, () => {
    const main = fileURLToPath(new URL('../src/conformance/main.ts', import.meta.url));
    const run = spawnSync(process.execPath, ['--import', 'tsx', main, folder('wrong')], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('DIFFERS line 1: value: ours 96, theirs 105');
  });
});

it.each([undefined, folder('no-such-folder'), fileURLToPath(new URL('../src', import.meta.url))])(
  'without records there is nothing to check: %s',
  (path) => {
    expect(path === undefined || !existsSync(path) || checkFolder(path).length === 0).toBe(true);
    expect(runConformance(path, () => undefined)).toBe(2);
  },
);
