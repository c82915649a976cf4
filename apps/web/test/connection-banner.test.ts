import type { ConnectionStatus, Trouble } from '@skat/client';
import { screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import ConnectionBanner from '../src/table/ConnectionBanner.svelte';
import { renderPage } from './support/render.ts';

const WORDS = { de, en, zh } as const;
type Shown = keyof typeof de.connection;

describe('what is said about the connection', () => {
  it.each<{ status: ConnectionStatus; trouble: Trouble | null; says: Shown | null }>([
    { status: 'online', trouble: null, says: null },
    { status: 'connecting', trouble: null, says: null },
    { status: 'lost', trouble: null, says: 'lost' },
    { status: 'lost', trouble: 'store', says: 'lost' },
    { status: 'online', trouble: 'store', says: 'storeAway' },
    { status: 'outdated', trouble: null, says: 'outdated' },
  ])('$status, trouble $trouble: $says', async ({ status, trouble, says }) => {
    for (const language of ['de', 'en', 'zh'] as const) {
      const page = await renderPage(ConnectionBanner, { status, trouble }, language);
      const banner = screen.queryByTestId('connection');
      expect(banner?.querySelector('p')?.textContent ?? null).toBe(
        says === null ? null : WORDS[language].connection[says],
      );
      page.unmount();
    }
  });
});
