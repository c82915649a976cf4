import type { Contradiction, Refusal } from '@skat/engine';

/** Refusals that the server adds to those of rules and table. */
export type ServerRefusal =
  /** The message does not have the form of the protocol. */
  | { readonly code: 'invalidMessage' }
  /** The rules of a new table contradict themselves. */
  | { readonly code: 'contradictoryRules'; readonly contradictions: readonly Contradiction[] }
  /** The page is older or newer than the server: reload. */
  | { readonly code: 'protocolMismatch'; readonly expected: number }
  /** A page of another address asked for a change, or a proxy hides the address that the page has (REST only). */
  | { readonly code: 'originRefused' }
  /** Nobody is known by this cookie. */
  | { readonly code: 'noSession' }
  | { readonly code: 'tableNotFound' }
  | { readonly code: 'invitationUnknown' }
  /** Nobody may watch by this link: it is unknown, or its table is closed. */
  | { readonly code: 'watchUnknown' }
  /** A link to another device that is unknown, was used, or has expired. */
  | { readonly code: 'returnLinkUnknown' }
  /** The chat is closed to this person now (R4.11). */
  | { readonly code: 'chatClosed' }
  | { readonly code: 'codeUnknown' }
  | { readonly code: 'seriesNotFound' }
  | { readonly code: 'gameNotFound' }
  /** The table has moved on since the view that was acted on. */
  | { readonly code: 'staleVersion'; readonly version: number }
  /** The person on that seat is here, or has not been gone long enough. */
  | { readonly code: 'notAway' }
  | { readonly code: 'tooManyRequests'; readonly retryAfterSeconds: number }
  /** Whether it was stored is not known; repeat with the same commandId. */
  | { readonly code: 'storeUnavailable' }
  | { readonly code: 'notFound' }
  | { readonly code: 'internal' };

/** Everything that may be answered instead of a result. */
export type ProtocolError = Refusal | ServerRefusal;
export type ErrorCode = ProtocolError['code'];
