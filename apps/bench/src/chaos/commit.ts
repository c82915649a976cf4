import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The commit that runs, and whether files differ from it. */
export function commitName(): string {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: HERE, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with local changes' : ''}`;
}
