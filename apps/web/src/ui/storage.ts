/** What survives a reload in this browser; where the browser forbids that, until the page is closed. */
export interface Storage {
  readonly read: (key: string) => string | null;
  /** @returns whether the browser keeps it */
  readonly write: (key: string, value: string) => boolean;
}

const PREFIX = 'skat.';

/** localStorage, which throws when cookies are blocked, over a fallback in memory. */
export function browserStorage(): Storage {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return memory.get(key) ?? localStorage.getItem(PREFIX + key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        localStorage.setItem(PREFIX + key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
  };
}
