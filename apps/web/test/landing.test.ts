import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Landing from '../src/screens/Landing.svelte';
import { parseCode } from '../src/screens/landing.ts';
import { renderPage } from './support/render.ts';

const nothing = (): void => undefined;
const HANDLERS = {
  oncreate: nothing,
  onpractise: nothing,
  onjoin: nothing,
  onresume: nothing,
  onsheet: nothing,
  onhistory: nothing,
  onhome: nothing,
  onsettings: nothing,
};
const FRIDAY = { id: 't1', name: 'Freitagsrunde', game: 13, total: 36 };

describe('table codes', () => {
  it.each([
    { typed: '7F3K2Q', code: '7F3K2Q' },
    { typed: ' 7f3-k2q ', code: '7F3K2Q' },
    { typed: '7f3 k2q', code: '7F3K2Q' },
    { typed: '7F3–K2Q', code: '7F3K2Q' },
    { typed: '7F3K2', code: null },
    { typed: '7F3K2QQ', code: null },
    { typed: '7F3K2!', code: null },
  ])('"$typed" is $code', ({ typed, code }) => expect(parseCode(typed)).toBe(code));
});

describe('landing', () => {
  it('hands on a code typed loosely, by the enter key', async () => {
    const onjoin = vi.fn();
    await renderPage(Landing, { ...HANDLERS, openTables: [], recentSheets: [], onjoin });
    await userEvent.type(screen.getByLabelText('Tischcode'), '7f3-k2q{Enter}');
    expect(onjoin.mock.calls).toEqual([['7F3K2Q']]);
  });

  it('says what is wrong with an incomplete code and sends nothing', async () => {
    const onjoin = vi.fn();
    await renderPage(Landing, { ...HANDLERS, openTables: [], recentSheets: [], onjoin });
    await userEvent.type(screen.getByLabelText('Tischcode'), '7f3');
    await userEvent.click(screen.getByRole('button', { name: 'Beitreten' }));
    expect(onjoin).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Tischcode')).toHaveProperty('ariaInvalid', 'true');
    expect(screen.getByText('Ein Tischcode hat sechs Zeichen.')).toBeTruthy();
  });

  it('leads back to the table one sits at', async () => {
    const onresume = vi.fn();
    await renderPage(Landing, { ...HANDLERS, openTables: [FRIDAY], recentSheets: [], onresume });
    expect(screen.getByText('Freitagsrunde, Spiel 13 von 36')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück an den Tisch' }));
    expect(onresume.mock.calls).toEqual([[FRIDAY]]);
  });

  it('changes its words at once when another language is chosen, and remembers it', async () => {
    const { storage } = await renderPage(Landing, { ...HANDLERS, openTables: [FRIDAY], recentSheets: [] });
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Sprache' })).getByRole('button', { name: '中文' }),
    );
    expect(await screen.findByRole('heading', { name: '和朋友打斯卡特。' })).toBeTruthy();
    expect(screen.getByText('Freitagsrunde，第 13 局，共 36 局')).toBeTruthy();
    expect(storage.read('language')).toBe('zh');
  });

  it('shows the letters of the language on its cards', async () => {
    const { container, locale } = await renderPage(Landing, {
      ...HANDLERS,
      openTables: [],
      recentSheets: [],
    });
    const glyphs = (): readonly (string | null)[] =>
      [...container.querySelectorAll('.fan use[href^="#glyph-"]')].map((use) => use.getAttribute('href'));
    expect(glyphs()).toContain('#glyph-B');
    await locale.use('en');
    await vi.waitFor(() => expect(glyphs()).toContain('#glyph-J'));
    expect(glyphs()).not.toContain('#glyph-B');
  });
});
