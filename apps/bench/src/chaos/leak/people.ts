import { createHash } from 'node:crypto';
import type { Viewer } from '@skat/engine/proofs';
import { seatOf } from '@skat/engine/proofs';
import type { TableState } from '@skat/engine';
import { at } from '@skat/engine';

/** Somebody who is known to both servers by the same secret. */
export interface Known {
  readonly playerId: string;
  readonly name: string;
  readonly secret: string;
}

/** Who generated tables seat, by the ids that those give them, and an onlooker. */
const IDS = ['ada', 'ben', 'cora', 'dora'] as const;
const SECRET_LENGTH = 43;

function known(name: string, number: number): Known {
  return {
    playerId: `00000000-0000-4000-8000-00000000000${number}`,
    name,
    secret: `${name}-${'s'.repeat(SECRET_LENGTH)}`.slice(0, SECRET_LENGTH),
  };
}

export const SEATED: readonly Known[] = ['Ada', 'Ben', 'Cora', 'Dora'].map((name, seat) => known(name, seat));
export const ONLOOKER = known('Olga', SEATED.length);
export const EVERYBODY: readonly Known[] = [...SEATED, ONLOOKER];

export function cookieOf({ secret }: Known): string {
  return `skat_session=${secret}`;
}

/** What a server keeps of a secret. */
export function hashOf({ secret }: Known): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The person who looks as this viewer. */
export function personOf(table: TableState, viewer: Viewer): Known {
  const seat = seatOf(table, viewer);
  return typeof seat === 'number' ? at(SEATED, seat) : ONLOOKER;
}

/** A generated table, with the people's ids as a database wants them. */
export function withKnownPeople(table: TableState): TableState {
  const text = IDS.reduce(
    (json, id, seat) => json.replaceAll(`"${id}"`, `"${at(SEATED, seat).playerId}"`),
    JSON.stringify(table),
  );
  return JSON.parse(text) as TableState;
}
