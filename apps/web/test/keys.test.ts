import { afterEach, describe, expect, it } from 'vitest';
import { tableKey } from '../src/table/keys.ts';

const KEY = { key: '?', code: 'Minus', shiftKey: true, bubbles: true } as const;

/** What `?` means when it is pressed on an element of this page. */
function meaningAt(html: string, target: string): unknown {
  document.body.innerHTML = html;
  let meaning: unknown;
  document.body.addEventListener('keydown', (event) => (meaning = tableKey(event, document.body)), {
    once: true,
  });
  document.querySelector(target)?.dispatchEvent(new KeyboardEvent('keydown', KEY));
  return meaning;
}

afterEach(() => document.body.replaceChildren());

describe('E.3: whose a key is', () => {
  it.each([
    { name: 'the table’s on a button of it', html: '<button></button>', target: 'button', meaning: 'help' },
    { name: 'an input’s own', html: '<input />', target: 'input', meaning: null },
    {
      name: 'a dialog’s own',
      html: '<dialog open><button></button></dialog>',
      target: 'button',
      meaning: null,
    },
    {
      name: 'not the table’s behind a dialog',
      html: '<dialog open></dialog><button></button>',
      target: 'button',
      meaning: null,
    },
    {
      name: 'the table’s at once when a dialog has closed, though the focus is still inside',
      html: '<dialog><button></button></dialog>',
      target: 'button',
      meaning: 'help',
    },
  ])('$name', ({ html, target, meaning }) => {
    expect(meaningAt(html, target)).toBe(meaning);
  });
});
