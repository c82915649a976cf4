import { NO_ASIDES } from '@skat/engine';
import type { Asides } from '@skat/engine';
import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import EarlyMenu from '../src/table/EarlyMenu.svelte';
import { renderPage } from './support/render.ts';

/** What stands in the menu after a touch on the one ending that is offered. */
async function show(change: Partial<Asides>, isNull = false): Promise<string> {
  const asides: Asides = { ...NO_ASIDES, ...change };
  await renderPage(EarlyMenu, { asides, isNull, needsPartner: true, busy: false, onact: () => undefined });
  const menu = screen.getByRole('region', { name: 'Spiel vorzeitig beenden' });
  await fireEvent.click(within(menu).getByRole('button'));
  return menu.textContent;
}

describe('what an early ending says of itself', () => {
  it.each([
    {
      rule: 'R6.2',
      name: 'with nine cards nothing is won yet',
      resign: 'alone',
      isNull: false,
      says: 'für dich verloren',
      silent: 'sicher hast',
    },
    {
      rule: 'R6.1 R6.10',
      name: 'later what is sure counts',
      resign: 'ask',
      isNull: false,
      says: 'Was du schon sicher hast, zählt; sonst ist es verloren',
      silent: 'für dich verloren',
    },
    {
      rule: 'R6.10',
      name: 'a Null given up is lost',
      resign: 'ask',
      isNull: true,
      says: 'einverstanden, ist das Spiel verloren.',
      silent: 'sicher hast',
    },
  ] as const)('[$rule] resigning: $name', async ({ resign, isNull, says, silent }) => {
    const text = await show({ resign }, isNull);
    expect(text).toContain(says);
    expect(text).not.toContain(silent);
  });

  it.each([
    { level: 'simple', isNull: false, says: 'Du forderst nur den Gewinn' },
    { level: 'schneider', isNull: false, says: 'Du forderst Schneider: er zählt, weil du ihn forderst.' },
    { level: 'schwarz', isNull: false, says: 'Du forderst Schwarz mit Schneider' },
    { level: 'simple', isNull: true, says: 'ohne einen weiteren Stich' },
  ] as const)('[R6.6 R6.7] claiming $level, Null $isNull: $says', async ({ level, isNull, says }) => {
    const text = await show({ claim: [level] }, isNull);
    expect(text).toContain(says);
    expect(text).toContain('Das geht nur einmal im Spiel.');
  });
});
