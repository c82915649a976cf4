import type { Result } from '@skat/engine';

/** The words of the command line make no command. */
export const USAGE_EXIT_CODE = 2;
/** The command itself broke, so that it has found nothing, neither good nor bad. */
export const BROKEN_EXIT_CODE = 3;

/** Carries a command out and tells its exit code: what it found, or one of those above. */
export async function exitCodeOf(run: () => Promise<Result<number, string>>, usage: string): Promise<number> {
  try {
    const done = await run();
    if (done.ok) return done.value;
    console.error(`${done.error}\n\n${usage}`);
    return USAGE_EXIT_CODE;
  } catch (error) {
    console.error(error);
    return BROKEN_EXIT_CODE;
  }
}
