import type { Person } from './person.ts';

/** A card face that was on the screen: where it was, and which card, if that can be told. */
export interface ShownCard {
  readonly place: string;
  readonly card: string;
}

/** Runs inside the page: notes every card face that is ever drawn, and where. */
function noteCards(): void {
  const shown = new Map<string, ShownCard>();
  const placeOf = (face: Element): string => {
    const marked = face.closest<HTMLElement>('[data-testid]:not([data-testid^="card-"])');
    return marked?.dataset['testid'] ?? (face.closest('.hand') === null ? 'elsewhere' : 'hand');
  };
  const look = (): void => {
    for (const face of document.querySelectorAll(
      'svg:has(> use[href^="#glyph-"], > g > use[href^="#glyph-"])',
    )) {
      const card = face.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? '';
      const place = placeOf(face);
      shown.set(`${place} ${card}`, { place, card });
    }
  };
  Object.assign(globalThis, { shownCards: () => [...shown.values()] });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  look();
}

/** From now on every card face on somebody's screen is noted. */
export async function watchCards({ page }: Person): Promise<void> {
  await page.evaluate(noteCards);
}

/** All card faces noted so far. */
export async function cardsShown({ page }: Person): Promise<readonly ShownCard[]> {
  return page.evaluate(() => (globalThis as unknown as { shownCards: () => ShownCard[] }).shownCards());
}

/** The cards in somebody's hand, as they are on the screen. */
export async function handOf({ page }: Person): Promise<readonly string[]> {
  const cards = page.locator('.hand [data-card]');
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
}
