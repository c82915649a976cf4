/**
 * Puts a text on the clipboard. Plain http has no clipboard interface; selecting and the old command still work there.
 * @param field shows the text, so that it can be copied by hand if nothing else works
 * @returns whether it is on the clipboard
 */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  if (isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // refused by the browser: fall through to the old way
    }
  }
  field.focus();
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on plain http
  return document.execCommand('copy');
}
