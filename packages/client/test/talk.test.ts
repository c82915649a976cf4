import { err, ok } from '@skat/engine';
import type { ChatLine, SayMessage } from '@skat/protocol';
import { CHAT_LINES } from '@skat/protocol';
import { describe, expect, it } from 'vitest';
import { mergeChat } from '../src/merge-chat.ts';
import { settle } from './support/fake-clock.ts';
import type { FakeTransport } from './support/fake-transport.ts';
import { TABLE, joinedPage, openPage } from './support/page.ts';

const HELLO = { kind: 'text', text: 'hallo' } as const;
const line = (saidAt: number): ChatLine => ({
  ...{ id: `line ${saidAt}`, playerId: 'ben', name: 'Ben', say: HELLO },
  saidAt,
});
const said = ({ sent }: FakeTransport): readonly SayMessage[] =>
  sent.filter(({ event }) => event === 'table:say').map(({ message }) => message as SayMessage);

describe('the lines of a chat', () => {
  it('are each there once, in the order in which they were said', () => {
    const told = mergeChat(mergeChat([], [line(3), line(1)]), [line(2), line(3)]);
    expect(told.map(({ saidAt }) => saidAt)).toEqual([1, 2, 3]);
    expect(mergeChat(told, [line(2)])).toBe(told);
  });

  it('are the latest hundred', () => {
    const lines = Array.from({ length: CHAT_LINES + 5 }, (_, index) => line(index));
    expect(mergeChat(lines.slice(0, 60), lines.slice(40))).toEqual(lines.slice(5));
  });

  it('come with the table', async () => {
    const { transport, client } = await joinedPage();
    transport.receive('table:chat', { tableId: TABLE, lines: [line(1)] });
    transport.receive('table:chat', { tableId: 'another', lines: [line(2)] });
    expect(client.state.chat).toEqual([line(1)]);
  });
});

describe('saying something', () => {
  it('is repeated under the same id over silence and a lost line, until it is answered', async () => {
    const { transport, client, clock } = await joinedPage();
    const done = client.say(HELLO);
    await clock.pass(3_000);
    await settle();
    transport.drop('line');
    await settle();
    transport.open();
    transport.answer(ok({ version: 5 }));
    await settle();
    transport.answer(ok({ version: 5 }));
    expect(await done).toEqual(ok({ version: 5 }));
    const ids = said(transport).map(({ messageId }) => messageId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([{ code: 'chatClosed' }, { code: 'tooManyRequests', retryAfterSeconds: 9 }] as const)(
    'is told at once: $code',
    async (refusal) => {
      const { transport, client } = await joinedPage();
      const done = client.say(HELLO);
      await settle();
      transport.answer(err(refusal));
      expect(await done).toEqual(err(refusal));
    },
  );

  it('two lines are two', async () => {
    const { transport, client } = await joinedPage();
    void client.say(HELLO);
    void client.say(HELLO);
    await settle();
    const ids = said(transport).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });
});

it('who came by the link for spectators comes back by it', () => {
  const { transport } = openPage({ watch: 'a-link-for-spectators' });
  transport.open();
  expect(transport.sent).toMatchObject([
    { event: 'table:watch', message: { watch: 'a-link-for-spectators' } },
  ]);
});
