import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { checkFolder } from '../src/conformance/files.ts';
import type { FileReport, Outcome } from '../src/conformance/report.ts';
import { runConformance } from '../src/conformance/run.ts';

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
    { file: 'plain.jsonl', agree: 6, skipped: 0 },
    { file: 'bock.jsonl', agree: 0, skipped: 3 },
    { file: 'records.sgf', agree: 9, skipped: 5 },
    { file: 'nine-tricks.sgf', agree: 1, skipped: 0 },
    { file: 'cases.json', agree: 7, skipped: 1 },
    { file: 'vectors.json', agree: 5, skipped: 5 },
  ])('$file: $agree agree, $skipped are skipped', ({ file, agree, skipped }) => {
    expect(countsOf(reportOf(GOOD, file))).toEqual({ agree, differ: 0, explained: 0, skipped });
  });

  it('every skipped record says why', () => {
    const reasons = GOOD.flatMap(({ findings }) => findings).flatMap(({ outcome }) =>
      outcome.kind === 'skipped' ? [outcome.why] : [],
    );
    expect(reasons).toHaveLength(14);
    expect(reasons.filter((why) => !/not played yet|penalty|unknown cards/.test(why))).toEqual([]);
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
      'line 11: xskat is not an object',
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
