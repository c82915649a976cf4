import { sheetOf } from '@skat/engine';
import type { SeriesReply, SeriesSummary } from '@skat/protocol';
import { formatsOf } from '../src/i18n/format.ts';
import { BIDS, Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

test('one person and two computers finish a series of three games', async ({ invite }) => {
  const dora = await invite('Dora', { language: 'en' });
  await dora.practise(3);
  const player = new Player(dora, BIDS);
  await player.playSeries();

  const [summary] = await dora.api<readonly SeriesSummary[]>('/series');
  const reply = await dora.api<SeriesReply>(`/series/${summary?.tableId ?? ''}/1`);
  expect(reply.games).toHaveLength(3);
  expect(summary?.endedAt).not.toBeNull();
  const { foot } = sheetOf(reply.games, reply.rules);
  const totals = await dora.by('final').locator('.places .total').allInnerTexts();
  const ranked = foot.map(({ total }) => total).sort((a, b) => b - a);
  expect(totals).toEqual(ranked.map(formatsOf('en').number));
});
