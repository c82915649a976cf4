import { defineConfig } from '@playwright/test';
import { chromiumOrExit, launchArguments } from './apps/web/e2e/support/chromium.ts';

/** So many tests of a kind run beside each other. */
const AT_ONCE = 2;
const WAITING = /@waiting/;

export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './apps/web/e2e/support/first-start.ts',
  workers: 2 * AT_ONCE,
  projects: [
    { name: 'waiting', grep: WAITING, workers: AT_ONCE },
    { name: 'tables', grepInvert: WAITING, workers: AT_ONCE },
  ],
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumOrExit(),
      args: [...launchArguments()],
    },
  },
});
