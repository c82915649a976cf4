import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ElsewhereScreen from '../src/table/ElsewhereScreen.svelte';
import { Announcer, JOIN_MS, KEEP_MS } from '../src/ui/announcer.svelte.ts';
import { renderPage } from './support/render.ts';

describe('announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('joins what happens at nearly the same time into one message', () => {
    const announcer = new Announcer();
    announcer.say('polite', 'Ben sagt 20.');
    vi.advanceTimersByTime(JOIN_MS / 2);
    announcer.say('polite', 'Cleo passt.');
    expect(announcer.polite).toBe('');
    vi.advanceTimersByTime(JOIN_MS / 2);
    expect(announcer.polite).toBe('Ben sagt 20. Cleo passt.');
  });

  it('speaks only the newest of several pending events of one topic', () => {
    const announcer = new Announcer();
    announcer.say('assertive', 'Du bist dran. Pik bedienen.', 'turn');
    announcer.say('assertive', 'Du bist dran. Herz bedienen.', 'turn');
    vi.advanceTimersByTime(JOIN_MS);
    expect(announcer.assertive).toBe('Du bist dran. Herz bedienen.');
  });

  it('says the same pending text once', () => {
    const announcer = new Announcer();
    announcer.say('assertive', 'Geht nicht: Pik bedienen.');
    announcer.say('assertive', 'Geht nicht: Pik bedienen.');
    vi.advanceTimersByTime(JOIN_MS);
    expect(announcer.assertive).toBe('Geht nicht: Pik bedienen.');
  });

  it('keeps the two regions apart and empties them after a while', () => {
    const announcer = new Announcer();
    announcer.say('polite', 'Ben: Pik-König.');
    announcer.say('assertive', 'Du bist dran.');
    vi.advanceTimersByTime(JOIN_MS);
    expect([announcer.polite, announcer.assertive]).toEqual(['Ben: Pik-König.', 'Du bist dran.']);
    vi.advanceTimersByTime(KEEP_MS);
    expect([announcer.polite, announcer.assertive]).toEqual(['', '']);
  });
});

describe('a change of language', () => {
  it('empties the regions: what was said is not in the new language', async () => {
    const props = { tableName: 'Freitagsrunde', onplayhere: () => undefined, onleave: () => undefined };
    const { locale } = await renderPage(ElsewhereScreen, props);
    const region = document.getElementById('live-assertive');
    await waitFor(() => expect(region?.textContent).toBe('Du spielst in einem anderen Fenster weiter.'));
    await locale.use('en');
    await waitFor(() => expect(region?.textContent).toBe(''));
  });

  it('is not followed by what was about to be said', () => {
    vi.useFakeTimers();
    const announcer = new Announcer();
    announcer.say('polite', 'Ben sagt 20.');
    announcer.clear();
    vi.advanceTimersByTime(JOIN_MS);
    expect(announcer.polite).toBe('');
    vi.useRealTimers();
  });
});
