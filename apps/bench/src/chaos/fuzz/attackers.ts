import { joinTable, openSession } from '../../server/table-setup.ts';
import type { HonestPlayers } from './honest.ts';
import type { Attacker, Targets } from './targets.ts';

const STRANGERS = 6;
const GUESTS = 6;
const FROM = { 'x-forwarded-for': '198.51.100.7' } as const;

/** Attackers at the server where people play: without invitation, with one, and with a seat at the table that stands still. */
export async function attackersAt(url: string, { tables, still }: HonestPlayers): Promise<Targets> {
  const strangers = await sessions(url, 'stranger', STRANGERS);
  const guests = await sessions(url, 'guest', GUESTS);
  for (const { cookie } of guests)
    for (const table of [still, ...tables]) await joinTable(url, table, { ...FROM, cookie });
  const cheats = still.cookies.map((cookie): Attacker => ({ cookie, kind: 'cheat' }));
  return { ...placesOf(tables, still), url, attackers: [...strangers, ...guests, ...cheats] };
}

/** As many attackers at a server where nobody is: what they ask for is not there. */
export async function attackersAtEmpty(url: string, { tables, still }: HonestPlayers): Promise<Targets> {
  const kinds = [
    ['stranger', STRANGERS],
    ['guest', GUESTS],
    ['cheat', still.cookies.length],
  ] as const;
  const attackers: Attacker[] = [];
  for (const [kind, count] of kinds) attackers.push(...(await sessions(url, kind, count)));
  return { ...placesOf(tables, still), url, attackers };
}

function placesOf(tables: HonestPlayers['tables'], still: HonestPlayers['still']) {
  return { tableIds: tables.map(({ tableId }) => tableId), stillTableId: still.tableId };
}

async function sessions(url: string, kind: Attacker['kind'], count: number): Promise<readonly Attacker[]> {
  const attackers: Attacker[] = [];
  for (let index = 0; index < count; index++)
    attackers.push({ kind, cookie: await openSession(url, `Eve ${index}`, FROM) });
  return attackers;
}
