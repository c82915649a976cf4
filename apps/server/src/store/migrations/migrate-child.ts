/** A process of its own that brings a database up to date: the schema engine's memory ends with it. */
import { applyMigrations } from './apply.ts';
import { answerParent } from '../child-process.ts';

interface Task {
  readonly url: string;
}

answerParent((task) => applyMigrations((task as Task).url));
