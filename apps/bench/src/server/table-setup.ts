import { TOURNAMENT_RULES } from '@skat/engine';
import type { InvitationReply } from '@skat/protocol';

/** A table and the cookies of the three people who may join it, by seat. */
export interface SeatedTable {
  readonly tableId: string;
  readonly cookies: readonly string[];
}

/**
 * Three people and a table that one of them founds and the others join by its link.
 * @throws Error if the server refuses anything
 */
export async function setUpTable(url: string, number: number): Promise<SeatedTable> {
  const [host, second, third] = await Promise.all([
    openSession(url, `Anna ${number}`),
    openSession(url, `Ben ${number}`),
    openSession(url, `Cara ${number}`),
  ]);
  const founded = await post(`${url}/api/tables`, host, {
    name: `Table ${number}`,
    rules: TOURNAMENT_RULES,
    computers: false,
  });
  const { tableId, invitation } = (await founded.json()) as InvitationReply;
  await Promise.all([second, third].map((cookie) => post(`${url}/api/tables/join`, cookie, { invitation })));
  return { tableId, cookies: [host, second, third] };
}

async function openSession(url: string, name: string): Promise<string> {
  const answer = await post(`${url}/api/session`, '', { name });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return cookie;
}

async function post(url: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
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
