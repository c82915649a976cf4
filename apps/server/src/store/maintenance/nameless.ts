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
