import { statSync } from 'node:fs';

import { checkFolder } from './files.ts';
import { countDiffering, formatReport } from './report.ts';

/** Compares the engine with recorded games. @returns the exit code: 1 if any record differs, 2 if nothing could be read */
function run(folder: string | undefined): number {
  if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error('Usage: pnpm conformance DIR (a folder with vectors, cases or recorded games)');
    return 2;
  }
  const reports = checkFolder(folder);
  if (reports.length === 0) {
    console.error(`No .json, .jsonl or .sgf file under ${folder}`);
    return 2;
  }
  for (const report of reports) console.log(formatReport(report));
  const differing = countDiffering(reports);
  console.log(differing === 0 ? 'No differences' : `${differing} records differ`);
  return differing === 0 ? 0 : 1;
}

process.exitCode = run(process.argv[2]);
