import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { DESKTOP, PHONE } from './person.ts';
import { settle } from './settle.ts';

const SMALLEST_TARGET_PX = 44;
const LONG_PHONE = { width: 390, height: 844 } as const;

interface Layout {
  /** How much higher and wider than the window the page is. */
  readonly tooHigh: number;
  readonly tooWide: number;
  /** How much wider the table is than its place. */
  readonly tableTooWide: number;
  /** Words that run out of their plate, or under the buttons beside them. */
  readonly cutWords: readonly string[];
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
  const table = document.querySelector('.screen');
  const isBeyond = (inner: Element, place: Element, buttons: readonly Element[]): boolean => {
    const { left, right, top, bottom } = inner.getBoundingClientRect();
    const edges = place.getBoundingClientRect();
    const next = buttons
      .map((button) => button.getBoundingClientRect())
      .filter((box) => box.left > left && box.top < bottom && box.bottom > top);
    const end = Math.min(edges.right, ...next.map((box) => box.left));
    return left < edges.left - 0.5 || right > end + 0.5 || bottom > edges.bottom + 0.5;
  };
  const wordsIn = (place: Element, words: string): readonly string[] => {
    const buttons = [...place.querySelectorAll('button:not(.list *)')];
    return [...place.querySelectorAll(words)]
      .filter((inner) => getComputedStyle(inner).position !== 'absolute' && inner.clientHeight > 0)
      .filter((inner) => inner.closest('button') === null && isBeyond(inner, place, buttons))
      .map((inner) => inner.textContent);
  };
  return {
    tableTooWide: table === null ? 0 : Math.max(0, table.scrollWidth - table.clientWidth),
    cutWords: [
      ...[...document.querySelectorAll('.plate')].flatMap((plate) => wordsIn(plate, 'strong, span')),
      ...[...document.querySelectorAll('.prompt')].flatMap((prompt) => wordsIn(prompt, '.line p')),
      ...[...document.querySelectorAll('.result')].flatMap((result) => wordsIn(result, 'figure, li')),
    ],
    tooHigh: Math.max(0, scrollHeight - innerHeight),
    tooWide: Math.max(0, scrollWidth - innerWidth),
    outside: cards
      .filter((_, index) => boxes[index] && isOutside(boxes[index]))
      .map((card) => card.dataset['card'] ?? ''),
    smallest: Math.min(...visibleSides),
  };
}

/** F32, F33: the play screen fits the window, and every card can be hit, once nothing moves any more. */
export async function expectFits(person: Person): Promise<void> {
  const sizes = person.isOnPhone ? [LONG_PHONE, PHONE] : [DESKTOP];
  for (const size of sizes) {
    await person.page.setViewportSize(size);
    await settle(person);
    const layout = await person.page.evaluate(measure);
    expect(layout, `${size.width}x${size.height}`).toMatchObject({
      ...{ tooHigh: 0, tooWide: 0, tableTooWide: 0 },
      ...{ cutWords: [], outside: [] },
    });
    expect(layout.smallest).toBeGreaterThanOrEqual(SMALLEST_TARGET_PX);
  }
}
