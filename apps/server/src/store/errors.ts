/** The database cannot be used now, and whether the last request took effect is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code = 'storeUnavailable';
}

/** A text holds NUL or a lone surrogate, which no database text can carry. */
export class BadText extends Error {
  override readonly name = 'BadText';
  readonly code = 'badText';
}

/** The database refuses this row and always will. Other rows of its batch are not affected. */
export class BadRow extends Error {
  override readonly name = 'BadRow';
  readonly code = 'badRow';
}

/** Another running process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly code = 'dataFolderInUse';
}

/** The database's structure does not fit this program and could not be made to. */
export class MigrationProblem extends Error {
  override readonly name = 'MigrationProblem';
  readonly code = 'migrationProblem';
}

/** An operator's command that cannot be carried out; its message is for the person at the terminal. */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
  readonly code = 'operatorProblem';
}

/** Classes of SQLSTATE that say "this row, never": wrong data, violated constraint, limits, doubled target. */
const ROW_CLASSES = ['21', '22', '23', '54'];
/** Classes that say "this statement, not now": a deadlock or conflict, its transaction rolled back. */
const RETRY_CLASSES = ['40'];

/** Postgres ends a session: an operator's cut, or a crash of another session. */
const CUT_STATES = ['57P01', '57P02'];
const CUT_CODES = ['ECONNRESET', 'EPIPE'];

/**
 * What a failed statement means for its rows. After a `cut` nobody knows whether it took effect, but the database may
 * well be there.
 */
export type Failure = 'row' | 'retry' | 'cut' | 'outage';

/** Classifies an error of the Postgres driver. */
export function failureOf(error: unknown): Failure {
  const state = sqlState(error);
  if (state === null) return isCut(error) ? 'cut' : 'outage';
  if (CUT_STATES.includes(state)) return 'cut';
  if (ROW_CLASSES.includes(state.slice(0, 2))) return 'row';
  return RETRY_CLASSES.includes(state.slice(0, 2)) ? 'retry' : 'outage';
}

/** The connection ended under the statement. */
function isCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return CUT_CODES.some((known) => known === code) || error.message.startsWith('Connection terminated');
}

/** The five characters Postgres answers an error with, or null if it did not answer. */
function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in error ? code : null;
}

/** Short text of an error for messages, without its data. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
