import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import SettingsPanel from '../src/screens/SettingsPanel.svelte';
import { Settings } from '../src/ui/settings.svelte.ts';
import { memoryStorage, renderPage, stubMedia } from './support/render.ts';

describe('settings', () => {
  beforeEach(() => stubMedia());

  it('survive a reload', () => {
    const storage = memoryStorage();
    new Settings(storage, false).choose('deck', 'tournament');
    expect(new Settings(storage, false).values.deck).toBe('tournament');
  });

  it.each([
    { name: 'no JSON', stored: '{"deck"' },
    { name: 'another type', stored: '[1,2]' },
    { name: 'null', stored: 'null' },
    { name: 'choices we do not offer', stored: '{"deck":"swiss","toString":"x"}' },
  ])('ignore stored rubbish: $name', ({ stored }) => {
    const { values } = new Settings(memoryStorage({ settings: stored }), true);
    expect(values).toEqual(new Settings(memoryStorage(), true).values);
  });

  it.each([
    { coarse: true, tap: 'two' },
    { coarse: false, tap: 'one' },
  ])('a finger ($coarse) plays a card with $tap', ({ coarse, tap }) => {
    expect(new Settings(memoryStorage(), coarse).values.tap).toBe(tap);
  });

  it('say so when the browser keeps nothing', () => {
    const settings = new Settings({ read: () => null, write: () => false }, false);
    settings.choose('theme', 'dark');
    expect([settings.kept, settings.theme]).toEqual([false, 'dark']);
  });

  it('change when chosen, and the choice shows at once', async () => {
    const { settings } = await renderPage(SettingsPanel, {});
    await userEvent.click(screen.getByRole('radio', { name: 'vier Farben (Turnier)' }));
    expect(settings.values.deck).toBe('tournament');
    expect(screen.getByRole('radio', { name: 'vier Farben (Turnier)' })).toHaveProperty('checked', true);
  });
});
