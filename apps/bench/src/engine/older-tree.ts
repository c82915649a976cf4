import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Result } from '@skat/engine';
import { err, ok } from '@skat/engine';
import type { Script } from './scripted-game.ts';

/** Plays a script by the rules of some state of the project; the result may have another shape there. */
export type PlayScript = (script: Script) => { readonly actions: number; readonly evaluation: unknown };

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const SCRIPTED_GAME = 'apps/bench/src/engine/scripted-game.ts';
/** What playing scripts needs of the tree. */
const NEEDED = ['packages/engine', 'apps/bench', 'package.json', 'tsconfig.base.json'];
const NO_GAMES = 'That state has no scripted games to play';
const LARGEST_ARCHIVE = 256 * 1024 * 1024;

/** Unpacks a commit beside this tree, hands its games to `work`, and removes it whatever happens. */
export async function withOlderTree<Value>(
  ref: string,
  work: (playScript: PlayScript) => Value,
): Promise<Result<Value, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'skat-bench-'));
  try {
    const problem = unpack(ref, folder);
    if (problem !== null) return err(problem);
    linkEngine(folder);
    const games: unknown = await import(pathToFileURL(join(folder, SCRIPTED_GAME)).href);
    return hasPlayScript(games) ? ok(work(games.playScript)) : err(NO_GAMES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the files of a commit into a folder, or says in words why not. */
function unpack(ref: string, folder: string): string | null {
  const archive = spawnSync('git', ['archive', '--format=tar', ref, '--', ...NEEDED], {
    cwd: REPOSITORY,
    maxBuffer: LARGEST_ARCHIVE,
  });
  if (archive.error) return `git: ${archive.error.message}`;
  if (archive.status !== 0) return `git knows no such state "${ref}": ${archive.stderr.toString().trim()}`;
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.error) return `tar: ${unpacked.error.message}`;
  if (unpacked.status !== 0) return `tar: ${unpacked.stderr.toString().trim()}`;
  return existsSync(join(folder, SCRIPTED_GAME)) ? null : NO_GAMES;
}

/** The engine has no dependencies, so a link to its sources is all that installing would do. */
function linkEngine(folder: string): void {
  const modules = join(folder, 'apps/bench/node_modules/@skat');
  mkdirSync(modules, { recursive: true });
  symlinkSync(join(folder, 'packages/engine'), join(modules, 'engine'));
}

function hasPlayScript(games: unknown): games is { readonly playScript: PlayScript } {
  return (
    typeof games === 'object' &&
    games !== null &&
    'playScript' in games &&
    typeof games.playScript === 'function'
  );
}
