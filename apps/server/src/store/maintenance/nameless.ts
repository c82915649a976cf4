import type { Json } from '../types.ts';

/** Stands in every language for somebody whose name is not known. */
export const NAMELESS = 'N. N.';

/** A player's data inside a stored value. */
export interface Traces {
  readonly playerId: string;
  /** Names found beside the player's id. */
  readonly names: Set<string>;
}

interface Named {
  readonly playerId: string;
  readonly name: string;
}

/** Collects the names that stand beside a player's id, however deep. */
export function noteNames(value: Json, { playerId, names }: Traces): void {
  visit(value, (found) => {
    if (isNamed(found) && found.playerId === playerId) names.add(found.name);
  });
}

/** The value with the player's name, wherever it stands beside their id, made nameless. */
export function withoutName(value: Json, playerId: string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutName(item, playerId));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutName(inner as Json, playerId)]);
  const copy = Object.fromEntries(entries) as object;
  return isNamed(value) && value.playerId === playerId ? { ...copy, name: NAMELESS } : copy;
}

/** What a snapshot tells of a pause; the name stands there alone. */
interface Paused {
  readonly seats: Json;
  readonly pause: { readonly by: string };
}

/** A table's state without the player's name as that of who paused it: one of `names`, or "Ben (2)" for "Ben". */
export function withoutPauseName(
  state: Json,
  { playerId, names }: { readonly playerId: string; readonly names: ReadonlySet<string> },
): Json {
  if (!isPaused(state)) return state;
  const { by } = state.pause;
  const isTheirs = names.has(by) || names.has(by.replace(/ \(\d+\)$/, ''));
  if (!isTheirs || isBorneByAnother(state.seats, by, playerId)) return state;
  return { ...state, pause: { ...state.pause, by: NAMELESS } };
}

/** At one moment no two at a table are shown under one name. */
function isBorneByAnother(seats: Json, name: string, playerId: string): boolean {
  let isBorne = false;
  visit(seats, (found) => {
    if (isNamed(found) && found.name === name && found.playerId !== playerId) isBorne = true;
  });
  return isBorne;
}

function isPaused(state: Json): state is Paused {
  if (typeof state !== 'object' || state === null || !('pause' in state) || !('seats' in state)) return false;
  const { pause } = state;
  return typeof pause === 'object' && pause !== null && 'by' in pause && typeof pause.by === 'string';
}

function visit(value: Json, look: (value: Json) => void): void {
  look(value);
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value) as Json[]) visit(inner, look);
}

function isNamed(value: Json): value is Named {
  return (
    typeof value === 'object' &&
    value !== null &&
    'playerId' in value &&
    'name' in value &&
    typeof value.playerId === 'string' &&
    typeof value.name === 'string'
  );
}
