import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import type { Language } from '../../src/i18n/format.ts';
import * as german from '../../src/i18n/de/index.ts';
import * as english from '../../src/i18n/en/index.ts';
import * as chinese from '../../src/i18n/zh/index.ts';
import { Guard } from './guard.ts';
import { DESKTOP, PHONE, Person } from './person.ts';
import { ServerPool } from './server-pool.ts';
import type { ServerSettings, TestServer } from './test-server.ts';

export const WORDS = { de: german.messages, en: english.messages, zh: chinese.messages } as const;
/** The same words at a table with German suits. */
export const GERMAN_SUITS = {
  de: german.germanSuits,
  en: english.germanSuits,
  zh: chinese.germanSuits,
} as const;
const BROWSER_LANGUAGES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', zh: 'zh-CN' };

interface PersonOptions {
  readonly screen?: 'desktop' | 'phone';
  readonly colours?: 'light' | 'dark';
  readonly language?: Language;
  readonly permissions?: readonly string[];
  /** Cookies and storage of an earlier visit. */
  readonly memory?: BrowserContextOptions['storageState'];
}

/** Brings in somebody with a clean browser. */
export type Invite = (name: string, options?: PersonOptions) => Promise<Person>;

interface Fixtures {
  readonly server: TestServer;
  readonly guard: Guard;
  readonly invite: Invite;
}

interface Options {
  readonly serverSettings: ServerSettings;
  /** Host name under which the server is opened. */
  readonly hostName: string;
}

interface WorkerFixtures {
  readonly servers: ServerPool;
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  serverSettings: [{ botPause: 0, awayMs: 60_000 }, { option: true }],
  hostName: ['localhost', { option: true }],
  servers: [
    async ({}, use) => {
      const servers = new ServerPool();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ servers, serverSettings }, use) => {
    const server = await servers.take(serverSettings);
    await use(server);
    expect(server.takeErrors(), 'errors in the log of the server').toEqual([]);
  },
  guard: async ({ server, hostName }, use) => {
    const guard = new Guard([`${hostName}:${server.port}`]);
    await use(guard);
    expect(guard.complaints, 'what no page may do').toEqual([]);
  },
  invite: async ({ browser, guard, server, hostName }, use) => {
    const people: Person[] = [];
    await use(async (name, options = {}) => {
      const person = await enter(browser, guard, {
        name,
        options,
        origin: `http://${hostName}:${server.port}`,
      });
      people.push(person);
      return person;
    });
    for (const { context } of people) await context.close();
  },
});

/** Time passes here, on clocks and cut lines, and little work is done: such tests run beside the others. */
export const WAITING = { tag: '@waiting' } as const;

export { expect };

async function enter(
  browser: Browser,
  guard: Guard,
  { name, options, origin }: { name: string; options: PersonOptions; origin: string },
): Promise<Person> {
  const isOnPhone = options.screen === 'phone';
  const language = options.language ?? 'de';
  const context = await browser.newContext({
    viewport: isOnPhone ? PHONE : DESKTOP,
    hasTouch: isOnPhone,
    isMobile: isOnPhone,
    locale: BROWSER_LANGUAGES[language],
    colorScheme: options.colours ?? 'light',
    permissions: [...(options.permissions ?? [])],
    ...(options.memory === undefined ? {} : { storageState: options.memory }),
  });
  context.setDefaultTimeout(20_000);
  await guard.watch(context, name);
  const words = WORDS[language];
  return new Person(name, { context, page: await context.newPage(), isOnPhone, language, words, origin });
}
