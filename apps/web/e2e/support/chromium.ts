import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The build without a window comes first: it takes a third less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIANS_FOLDER = '/usr/bin';
const NOT_FOUND = 3;

/** A name in a home network, so that a page there has no secure context. */
const HOST_RULES = '--host-resolver-rules=MAP skat.lan 127.0.0.1';
const AS_ROOT = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chromium of this machine: `CHROMIUM_PATH`, then the names in Debian's folder and the search path; null if there is none. */
export function findChromium(environment: NodeJS.ProcessEnv): string | null {
  const named = environment['CHROMIUM_PATH'];
  if (named) return isExecutable(named) ? named : null;
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = NAMES.flatMap((name) =>
    [DEBIANS_FOLDER, ...folders].map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

/** Ends the run with words for the person at the terminal if there is nothing to run the tests in. */
export function chromiumOrExit(): string {
  const path = findChromium(process.env);
  if (path !== null) return path;
  process.stderr.write(
    'The browser tests need a Chromium, and none was found.\n' +
      'Install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH to its program.\n',
  );
  process.exit(NOT_FOUND);
}

/** Without a graphics card its process only hands pictures on. */
const WITHOUT_GRAPHICS = '--in-process-gpu';

/** The sandbox and the services Chromium talks to are switched off where it would not start with them, as root. */
export function launchArguments(): readonly string[] {
  return [HOST_RULES, WITHOUT_GRAPHICS, ...(process.getuid?.() === 0 ? AS_ROOT : [])];
}
