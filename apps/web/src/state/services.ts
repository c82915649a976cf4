import { getContext, setContext } from 'svelte';
import type { RestClient } from '../net/rest-client.ts';
import type { Session } from './session.svelte.ts';

/** Where a page can lead; the router stands behind it. */
export interface Ways {
  readonly home: () => void;
  readonly create: () => void;
  readonly practise: () => void;
  readonly history: () => void;
  /** @param replace when going back to where one came from makes no sense */
  readonly table: (invitation: string, replace?: boolean) => void;
  /** To watch, past the door, by the secret of the link for spectators. */
  readonly watch: (watch: string) => void;
  /** Whether one has come here past the door. */
  readonly isPastDoor: () => boolean;
  readonly series: (tableId: string, series: number) => void;
  readonly game: (tableId: string, series: number, game: number) => void;
  /** A part of the address, "" if the page has none of that name. */
  readonly param: (name: 'invitation' | 'watch' | 'token' | 'tableId' | 'series' | 'game') => string;
}

/** What every page works with. */
export interface Services {
  readonly rest: RestClient;
  readonly session: Session;
  readonly go: Ways;
  readonly openSettings: () => void;
}

const KEY = Symbol('services');

export function provideServices(services: Services): void {
  setContext(KEY, services);
}

/** Server, session and ways of this page; only below the component that provided them. */
export function useServices(): Services {
  return getContext<Services>(KEY);
}
