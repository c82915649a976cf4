import { ConfigProblem } from './config.ts';
import { DataFolderInUse, MigrationProblem, OperatorProblem, StoreUnavailable } from './store/store.ts';

/** What the person at the terminal can mend. */
const EXPECTED = [ConfigProblem, DataFolderInUse, MigrationProblem, OperatorProblem, StoreUnavailable];

/** Words for the person at the terminal; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the process; whoever supervises it may start it again. */
export function giveUp(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** What can be mended gets a sentence, everything else a stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
