import { expect } from '@playwright/test';
import type { Person } from './person.ts';

interface Texts {
  /** Every text and name on the screen. */
  readonly texts: readonly string[];
  /** Texts that do not fit their place. */
  readonly clipped: readonly string[];
}

/** Runs inside the page. */
function read(): Texts {
  // Behind an open dialog nothing is read.
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const shown = [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      // What was said before stays said.
      !element.id.startsWith('live-'),
  );
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim();
  const names = shown.flatMap((element) => [
    ownText(element),
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('title') ?? '',
  ]);
  const isClipped = (element: HTMLElement): boolean => {
    const { overflowX, display } = getComputedStyle(element);
    const hides = overflowX !== 'visible' && display !== 'inline';
    return hides && element.clientWidth > 4 && element.scrollWidth > element.clientWidth + 1;
  };
  const isCut = (element: HTMLElement): boolean => getComputedStyle(element).textOverflow === 'ellipsis';
  return {
    texts: [document.title, ...names].filter((text) => text !== ''),
    clipped: shown
      .filter((one) => (ownText(one) !== '' || isCut(one)) && isClipped(one))
      .map((one) => one.innerText),
  };
}

/** What somebody can read on the screen, and what does not fit. */
export async function readTexts({ page }: Person): Promise<Texts> {
  return page.evaluate(read);
}

/** Every word is there, and fits its place. */
export async function expectWhole(person: Person, name: string): Promise<void> {
  const { texts, clipped } = await readTexts(person);
  expect(
    texts.filter((text) => /undefined|null|NaN|\[object/.test(text)),
    name,
  ).toEqual([]);
  expect(clipped, `clipped: ${name}`).toEqual([]);
}
