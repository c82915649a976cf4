import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { Signal } from '../support/until.ts';
import type { TestDatabase } from './databases.ts';
import { databaseKinds, runSql } from './databases.ts';
import { givenTable, newEntry } from './fixtures.ts';

const kind = (await databaseKinds()).find(({ shared }) => shared);

/** What one store hears. */
class Ear {
  readonly heard: { readonly from: string; readonly body: unknown }[] = [];
  gaps = 0;
  readonly #signal = new Signal();

  constructor({ signals }: Store) {
    signals.listen({
      onSignal: (from, body) => {
        this.heard.push({ from, body: JSON.parse(body) as unknown });
        this.#signal.changed();
      },
      onGap: () => {
        this.gaps += 1;
        this.#signal.changed();
      },
    });
  }

  until(what: string, look: () => boolean): Promise<true> {
    return this.#signal.until(what, () => (look() ? true : null));
  }
}

describe.runIf(kind !== undefined)('signals between two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let stores: readonly [Store, Store];
  let ears: readonly [Ear, Ear];

  beforeAll(async () => {
    if (kind === undefined) return;
    database = await kind.create();
    // Both make the tables at the same moment, as two servers of one set-up do that start together.
    stores = await Promise.all([database.open(), database.open()]);
    ears = [new Ear(stores[0]), new Ear(stores[1])];
    for (const ear of ears) await ear.until('listening', () => ear.gaps === 1);
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await database.drop();
  });

  it('tell of entries, with and without extras, and not to the one that wrote them', async () => {
    const [writer, reader] = ears;
    const id = await givenTable(stores[0]);
    await stores[0].log.append(newEntry(id, 1));
    await stores[0].log.append(newEntry(id, 2), { snapshot: { engineVersion: '1', state: {} } });
    const wanted = [1, 2].map((seq) => ({
      from: stores[0].signals.node,
      body: { kind: 'entries', heads: [[id, seq]] },
    }));
    await reader.until('two entries', () => reader.heard.length === 2);
    expect(reader.heard).toEqual(wanted);
    expect(writer.heard).toEqual([]);
  });

  it('do not tell of what was not stored', async () => {
    const [, reader] = ears;
    const id = await givenTable(stores[0]);
    await stores[0].log.append(newEntry(id, 1));
    await reader.until('the entry', () => reader.heard.length === 3);
    expect(await stores[0].log.append(newEntry(id, 1))).toBe('seqTaken');
    await stores[0].signals.send({ kind: 'end' });
    await reader.until('the end', () => reader.heard.length === 4);
    expect(reader.heard.at(-1)?.body).toEqual({ kind: 'end' });
  });

  it('of one batch fit into what PostgreSQL takes', async () => {
    const [, reader] = ears;
    const ids = await Promise.all(Array.from({ length: 200 }, () => givenTable(stores[0])));
    const before = reader.heard.length;
    await Promise.all(ids.map((id) => stores[0].log.append(newEntry(id, 1))));
    const heads = (): readonly string[] =>
      reader.heard
        .slice(before)
        .flatMap(({ body }) => (body as { heads: [string][] }).heads.map(([id]) => id));
    await reader.until('all entries', () => heads().length === ids.length);
    expect(new Set(heads())).toEqual(new Set(ids));
  });

  it('arrive in order, equal ones too', async () => {
    const [, reader] = ears;
    const before = reader.heard.length;
    const sent = [1, 2, 1, 1, 3].map((number) => ({ kind: 'number', number }));
    await Promise.all(sent.map((body) => stores[0].signals.send(body)));
    await reader.until('all', () => reader.heard.length === before + sent.length);
    expect(reader.heard.slice(before).map(({ body }) => body)).toEqual(sent);
  });

  it('are heard again after the connection was cut, and that something was missed is told', async () => {
    const [, reader] = ears;
    await runSql(
      database.databaseUrl ?? '',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'skat listener' AND datname = current_database()`,
    );
    await reader.until('heard again', () => reader.gaps === 2);
    await stores[0].signals.send({ kind: 'after' });
    await reader.until('the next', () => (reader.heard.at(-1)?.body as { kind: string }).kind === 'after');
  });
});
