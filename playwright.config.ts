import { defineConfig } from '@playwright/test';
import { chromiumOrExit, launchArguments } from './apps/web/e2e/support/chromium.ts';

/** So many tests of a kind run beside each other. */
const AT_ONCE = { waiting: 2, tables: 3 } as const;
const WAITING = /@waiting/;

export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './apps/web/e2e/support/first-start.ts',
  workers: AT_ONCE.waiting + AT_ONCE.tables,
  projects: [
    { name: 'waiting', grep: WAITING, workers: AT_ONCE.waiting },
    { name: 'tables', grepInvert: WAITING, workers: AT_ONCE.tables },
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
