import { useLocale } from '../i18n/locale.svelte.ts';
import type { WholeMessages } from '../i18n/messages.ts';

/** The words with what the rules say, fetched for the component that asks; null until they are there. */
export function useWholeWords(): { readonly current: WholeMessages | null } {
  const locale = useLocale();
  $effect(() => {
    // What can't be fetched now is asked for by the next one who wants to read it.
    locale.fetchWhole().catch(() => undefined);
  });
  return {
    get current() {
      return locale.whole;
    },
  };
}
