import type { Result } from '@skat/engine';
import type { ProtocolError } from '@skat/protocol';

/** What only the way to the server can add to its own refusals. */
export type TransportError =
  /** No network, or nobody listens. */
  | { readonly code: 'unreachable' }
  /** Sent and repeated, but never answered. */
  | { readonly code: 'timeout' }
  /** An answer that is not of this protocol. */
  | { readonly code: 'unreadable' };

export type Failure = ProtocolError | TransportError;
export type FailureCode = Failure['code'];
export type Outcome<Value> = Result<Value, Failure>;
