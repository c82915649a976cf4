import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet, flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { DECK } from '@skat/engine';
import { encode } from 'uqr';
import CardFace from '../src/cards/CardFace.svelte';
import CardSprite from '../src/cards/CardSprite.svelte';
import { SUITS, rankOf, suitOf } from '../src/cards/card.ts';
import type { CardFace as Face } from '../src/cards/deck.ts';
import { GLYPHS, courtOf, glyphOf, inkOf, isCourt, pipOf, pipSpots } from '../src/cards/deck.ts';
import Dialog from '../src/ui/Dialog.svelte';
import Field from '../src/ui/Field.svelte';
import QrCode from '../src/ui/QrCode.svelte';
import Segmented from '../src/ui/Segmented.svelte';
import { renderPage } from './support/render.ts';

const children = createRawSnippet(() => ({ render: () => '<p>Inhalt</p>' }));

const LOOKS = [
  { deck: 'french', language: 'en' },
  { deck: 'french', language: 'de' },
  { deck: 'german', language: 'de' },
] as const;

describe('deck', () => {
  it('[R1.9] every face refers only to drawings the sprite has', async () => {
    const { container } = await renderPage(CardSprite, {});
    const drawn = new Set([...container.querySelectorAll('[id]')].map((part) => `#${part.id}`));
    const missing: (string | null)[] = [];
    for (const card of DECK) {
      for (const look of LOOKS) {
        const face = await renderPage(CardFace, { card }, look.language);
        face.settings.choose('deck', look.deck);
        flushSync();
        const uses = [...face.container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        missing.push(...uses.filter((href) => href === null || !drawn.has(href)));
        face.unmount();
      }
    }
    expect(missing).toEqual([]);
  });

  it.each([
    { face: 'french', inks: 2 },
    { face: 'tournament', inks: 4 },
    { face: 'german', inks: 4 },
  ] satisfies { face: Face; inks: number }[])('[R1.9] $face has $inks inks', ({ face, inks }) => {
    expect(new Set(DECK.map((card) => inkOf(suitOf(card), face))).size).toBe(inks);
  });

  it.each(['french', 'tournament', 'german'] as const)(
    '[R1.9] %s tells suits apart by shape alone',
    (face) => {
      expect(new Set(SUITS.map((suit) => pipOf(suit, face))).size).toBe(4);
    },
  );

  it('[R1.9] number cards show as many pips as they are called', () => {
    const counts = (family: 'french' | 'german') =>
      (['T', '9', '8', '7', 'A'] as const).map((rank) => pipSpots(rank, family).length);
    expect([counts('french'), counts('german')]).toEqual([
      [10, 9, 8, 7, 1],
      [10, 9, 8, 7, 2],
    ]);
  });

  it('[R1.9] the Ober has its pip high, the Unter low, and no two courts one bust', () => {
    const [ober, unter, king] = (['Q', 'J', 'K'] as const).map((rank) => courtOf(rank, 'german'));
    expect(ober?.pip.y).toBeLessThan(unter?.pip.y ?? 0);
    expect(new Set([ober?.bust, unter?.bust, king?.bust]).size).toBe(3);
  });

  it('[R1.9] each rank has its own corner sign in every choice of letters', () => {
    const ranks = [...new Set(DECK.map(rankOf))];
    for (const letters of ['JQK', 'BDK', 'UOK'] as const) {
      const signs = ranks.map((rank) => GLYPHS[glyphOf(rank, letters)].path);
      expect(new Set(signs).size).toBe(ranks.length);
    }
    expect(ranks.filter(isCourt).map((rank) => glyphOf(rank, 'BDK'))).toEqual(['K', 'D', 'B']);
    expect(ranks.filter(isCourt).map((rank) => glyphOf(rank, 'UOK'))).toEqual(['K', 'O', 'U']);
  });
});

describe('dialog', () => {
  it('opens as a modal named by its title and reports a wish to close once', async () => {
    const onclose = vi.fn();
    await renderPage(Dialog, { open: true, title: 'Letzter Stich', onclose, children });
    expect(screen.getByRole('dialog', { name: 'Letzter Stich' })).toHaveProperty('open', true);
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  it('reports Escape, which closes the element itself', async () => {
    const onclose = vi.fn();
    await renderPage(Dialog, { open: true, title: 'Letzter Stich', onclose, children });
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(onclose).toHaveBeenCalledTimes(1);
  });

  it('draws nothing while it is shut', async () => {
    await renderPage(Dialog, { open: false, title: 'Letzter Stich', onclose: () => undefined, children });
    expect(screen.queryByText('Inhalt')).toBeNull();
  });
});

describe('field', () => {
  it('ties label and error to the input', async () => {
    await renderPage(Field, {
      label: 'Dein Name',
      value: '',
      hint: 'Hinweis',
      error: 'Bitte gib einen Namen ein.',
    });
    const input = screen.getByRole('textbox', { name: 'Dein Name' });
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect([input.getAttribute('aria-invalid'), note?.textContent]).toEqual([
      'true',
      'Bitte gib einen Namen ein.',
    ]);
  });
});

describe('segmented choice', () => {
  it('reports the chosen value and shows only what it is told', async () => {
    const onchoose = vi.fn();
    const options = [12, 24, 36].map((value) => ({ value, label: String(value) }));
    await renderPage(Segmented<number>, { label: 'Liste', options, value: 36, onchoose });
    await userEvent.click(screen.getByRole('radio', { name: '24' }));
    expect(onchoose.mock.calls).toEqual([[24]]);
  });
});

describe('QR code', () => {
  it('draws every dark module of the link and has a text in its place', async () => {
    const text = 'https://skat.example/t/abcdefghijklmnopqrstuv';
    const { container } = await renderPage(QrCode, { text, label: `QR-Code mit dem Link ${text}` });
    const dark = encode(text, { ecc: 'M', border: 3 }).data.flat().filter(Boolean).length;
    expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
    expect(screen.getByRole('img', { name: `QR-Code mit dem Link ${text}` })).toBeTruthy();
  });
});
