import { fork } from 'node:child_process';
import { messageOf } from './errors.ts';
import { entryPoint } from './entry-point.ts';

type Answer = { readonly done: readonly string[] } | { readonly failed: string };

/**
 * Runs an entry point as a short-lived process, hands it a task and waits for its answer. The task goes over a
 * pipe: it may hold a password, which the list of processes would show.
 * @throws what the child reports, or that it ended without an answer
 */
export function runChild(path: string, task: object): Promise<readonly string[]> {
  const { file, execArgv } = entryPoint(path);
  return new Promise((resolve, reject) => {
    const child = fork(file, [], { execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let errors = '';
    let answer: Answer | null = null;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('message', (message) => (answer = message as Answer));
    child.once('error', reject);
    child.once('close', (code) => {
      if (answer !== null && 'done' in answer) resolve(answer.done);
      else if (answer !== null) reject(new Error(answer.failed));
      else reject(new Error(`A helper process ended with ${code ?? 'a signal'}. ${errors.slice(-2000)}`));
    });
    child.send(task);
  });
}

/** The child's side of `runChild`: does one task, answers and ends. Ends as well when the parent dies. */
export function answerParent(work: (task: unknown) => Promise<readonly string[]>): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', (task) => {
    void work(task)
      .then(
        (done): Answer => ({ done }),
        (error: unknown): Answer => ({ failed: messageOf(error) }),
      )
      .then((answer) => process.send?.(answer, () => process.exit(0)));
  });
}
