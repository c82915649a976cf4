import type { Result } from '../result.ts';
import { err } from '../result.ts';
import type { Refusal } from './command.ts';
import type { TableState } from './state.ts';

export type TableStep = Result<TableState, Refusal>;

/** A refusal that says the table is in another stage than the command needs. */
export function wrongStage(table: TableState): { readonly ok: false; readonly error: Refusal } {
  return err({ code: 'wrongStage', phase: table.stage.phase });
}
