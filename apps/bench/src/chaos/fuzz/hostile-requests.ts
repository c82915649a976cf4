import { PLAIN_SETTINGS, TOURNAMENT_RULES } from '@skat/engine';
import type { Random } from '@skat/engine/proofs';
import { spoilt, strangeValue } from './hostile-values.ts';
import type { Targets } from './targets.ts';

/** A request that must be refused. */
export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const NEW_TABLE = { name: 'Table', rules: TOURNAMENT_RULES, settings: PLAIN_SETTINGS, computers: true };
/** Places that take a body, with one that they would take. */
const BODIES: readonly (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [
  ['/api/session', { name: 'Eve' }],
  ['/api/tables', NEW_TABLE],
  ['/api/practice', { preset: 'tournament', seriesLength: 3 }],
  ['/api/tables/join', { invitation: 'x'.repeat(22) }],
  ['/api/codes', { code: 'AAAAAA' }],
];
const JSON_TYPE = { 'content-type': 'application/json' };
const NO_SECRET = { cookie: 'skat_session=%00; skat_session=__proto__' };
const LARGE = 100_000;

const STRANGE_PATHS: readonly string[] = [
  '/api/series/__proto__/1',
  '/api/series/constructor/constructor/games/__proto__',
  '/api/series/00000000-0000-4000-8000-000000000000/1e9',
  '/api/series/00000000-0000-4000-8000-000000000000/-1/games/0',
  '/api/invitations/%00',
  '/api/invitations/%ff%fe',
  '/api/invitations/%',
  '/api/invitations/..%2f..%2fsession',
  `/api/invitations/${'x'.repeat(3_000)}`,
  '/api//tables',
  '/api/nothing?__proto__[x]=1',
  '/%61pi/series/0/0',
];

export function hostileRequest({ tableIds }: Targets, random: Random): HostileRequest {
  switch (random.below(6)) {
    case 0:
      return { method: 'GET', path: random.pick(STRANGE_PATHS), headers: NO_SECRET, body: null };
    case 1:
      return { method: 'POST', path: `/api/tables/${random.pick(tableIds)}/code`, headers: {}, body: null };
    case 2:
      return {
        method: 'GET',
        path: `/api/series/${random.pick(tableIds)}/1/games/1`,
        headers: {},
        body: null,
      };
    default:
      return withBody(random);
  }
}

function withBody(random: Random): HostileRequest {
  const [path, body] = random.pick(BODIES);
  const method = random.pick(['POST', 'POST', 'POST', 'PUT', 'DELETE']);
  const common = { method, path };
  switch (random.below(6)) {
    case 0:
      return {
        ...common,
        headers: JSON_TYPE,
        body: random.pick(['{', '[1,', '"', '\u0000', '{"a":1}}', 'nul']),
      };
    case 1:
      return { ...common, headers: JSON_TYPE, body: JSON.stringify({ name: 'x'.repeat(LARGE) }) };
    case 2:
      return {
        ...common,
        headers: { 'content-type': 'text/xml' },
        body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      };
    case 3:
      return {
        ...common,
        headers: { ...JSON_TYPE, origin: 'https://elsewhere.example' },
        body: JSON.stringify(body),
      };
    case 4:
      return { ...common, headers: JSON_TYPE, body: JSON.stringify(strangeValue(random)) };
    default:
      return { ...common, headers: JSON_TYPE, body: JSON.stringify(spoiltForGood(body, random)) };
  }
}

/** Spoilt, and not by chance as good as before. */
function spoiltForGood(body: Readonly<Record<string, unknown>>, random: Random): unknown {
  return { ...(spoilt(body, random) as object), unknownField: strangeValue(random) };
}
