import type { TableRules } from '@skat/engine';
import { PLAIN_SETTINGS, TOURNAMENT_RULES } from '@skat/engine';
import type { InvitationReply, NewTable } from '@skat/protocol';

type Headers = Readonly<Record<string, string>>;

/** A table and the cookies of the three people who may join it, by seat. */
export interface SeatedTable {
  readonly tableId: string;
  readonly invitation: string;
  readonly cookies: readonly string[];
}

/**
 * Three people and a table that one of them founds and the others join by its link.
 * @throws Error if the server refuses anything
 */
export async function setUpTable(
  url: string,
  number: number,
  headers: Headers = {},
  rules: TableRules = TOURNAMENT_RULES,
): Promise<SeatedTable> {
  const from = (cookie: string): Headers => ({ ...headers, cookie });
  const [host, second, third] = await Promise.all([
    openSession(url, `Anna ${number}`, headers),
    openSession(url, `Ben ${number}`, headers),
    openSession(url, `Cara ${number}`, headers),
  ]);
  const founded = await post(`${url}/api/tables`, from(host), { ...newTable(number, false), rules });
  const { tableId, invitation } = (await founded.json()) as InvitationReply;
  const joined = { tableId, invitation };
  for (const cookie of [second, third]) await joinTable(url, joined, from(cookie));
  return { ...joined, cookies: [host, second, third] };
}

/** One person and a table with computers on the other chairs. */
export async function setUpAgainstComputers(url: string, number: number): Promise<SeatedTable> {
  const cookie = await openSession(url, `Anna ${number}`);
  const founded = await post(`${url}/api/tables`, { cookie }, newTable(number, true));
  const { tableId, invitation } = (await founded.json()) as InvitationReply;
  return { tableId, invitation, cookies: [cookie] };
}

function newTable(number: number, computers: boolean): NewTable {
  return { name: `Table ${number}`, rules: TOURNAMENT_RULES, settings: PLAIN_SETTINGS, computers };
}

/** Makes whoever the headers name a member of a table. */
export async function joinTable(
  url: string,
  { invitation }: Pick<SeatedTable, 'invitation'>,
  headers: Headers,
): Promise<void> {
  await post(`${url}/api/tables/join`, headers, { invitation });
}

/** The cookie of a new guest. */
export async function openSession(url: string, name: string, headers: Headers = {}): Promise<string> {
  const answer = await post(`${url}/api/session`, headers, { name });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return cookie;
}

async function post(url: string, given: Headers, body: object): Promise<Response> {
  const headers = { ...given, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok)
    throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Runs `work` for each item, a few at a time, in order of the items. */
export async function inTurns<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const done: Value[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return done;
}
