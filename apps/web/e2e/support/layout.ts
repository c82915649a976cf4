import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { DESKTOP, PHONE } from './person.ts';

const SMALLEST_TARGET_PX = 44;
const LONG_PHONE = { width: 390, height: 844 } as const;

interface Layout {
  /** How much higher and wider than the window the page is. */
  readonly tooHigh: number;
  readonly tooWide: number;
  /** Cards of the hand outside the window. */
  readonly outside: readonly string[];
  /** The smallest side of a card that is not covered by another. */
  readonly smallest: number;
}

/** Runs inside the page. */
function measure(): Layout {
  const { scrollHeight, scrollWidth } = document.documentElement;
  const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const visibleSides = boxes.map((box, index) => {
    const above = boxes
      .slice(index + 1)
      .filter(({ left, right }) => left < box.right - 1 && right > box.left + 1);
    const lower = above.filter(({ top }) => top > box.top + 1).map(({ top }) => top - box.top);
    const besides = boxes.filter(({ top, left }) => Math.abs(top - box.top) < 20 && left > box.left + 1);
    const beside = besides.map(({ left }) => left - box.left);
    return Math.min(box.width, box.height, ...lower, ...beside);
  });
  const isOutside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  return {
    tooHigh: Math.max(0, scrollHeight - innerHeight),
    tooWide: Math.max(0, scrollWidth - innerWidth),
    outside: cards
      .filter((_, index) => boxes[index] && isOutside(boxes[index]))
      .map((card) => card.dataset['card'] ?? ''),
    smallest: Math.min(...visibleSides),
  };
}

/** F32, F33: the play screen fits the window, and every card can be hit. */
export async function expectFits(person: Person): Promise<void> {
  const sizes = person.isOnPhone ? [LONG_PHONE, PHONE] : [DESKTOP];
  for (const size of sizes) {
    await person.page.setViewportSize(size);
    const layout = await person.page.evaluate(measure);
    expect(layout, `${size.width}x${size.height}`).toMatchObject({ tooHigh: 0, tooWide: 0, outside: [] });
    expect(layout.smallest).toBeGreaterThanOrEqual(SMALLEST_TARGET_PX);
  }
}
