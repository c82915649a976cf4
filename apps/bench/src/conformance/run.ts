import { statSync } from 'node:fs';

import { checkFolder } from './files.ts';
import { countDiffering, formatReport } from './report.ts';

/**
 * Compares the engine with the recorded games, cases and vectors under a folder.
 * @param print takes the lines for people
 * @returns the exit code: 0 if all agree, 1 if any record differs, 2 if there is nothing to read
 */
export function runConformance(folder: string | undefined, print: (text: string) => void): 0 | 1 | 2 {
  if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    print('Usage: pnpm conformance DIR (a folder with vectors, cases or recorded games)');
    return 2;
  }
  const reports = checkFolder(folder);
  if (reports.length === 0) {
    print(`No .json, .jsonl or .sgf file under ${folder}`);
    return 2;
  }
  for (const report of reports) print(formatReport(report));
  const differing = countDiffering(reports);
  print(differing === 0 ? 'No differences' : `${differing} records differ`);
  return differing === 0 ? 0 : 1;
}
