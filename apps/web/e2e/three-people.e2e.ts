import { TOURNAMENT_RULES, countPoints, evaluateGame, playersOf, sheetOf } from '@skat/engine';
import type { GameReply, OpenTableReply } from '@skat/protocol';
import { formatsOf } from '../src/i18n/format.ts';
import { messages as german } from '../src/i18n/de/index.ts';
import { rulesLine } from '../src/rules/text.ts';
import type { Person } from './support/person.ts';
import { BIDS, PASSES, Player } from './support/player.ts';
import { holdOn, seriesOf } from './support/series.ts';
import { expect, test } from './support/test.ts';

const format = formatsOf('de');

/** The value column of the sheet as it is on the screen. */
async function valuesOnSheet(person: Person): Promise<readonly string[]> {
  if (person.isOnPhone) await person.press(person.button(german.play.sheet));
  const sheet = person.by('sheet').filter({ visible: true });
  await expect(sheet).toBeVisible();
  const values = await sheet.locator('tbody tr:not(.running) td:nth-child(3)').allInnerTexts();
  if (person.isOnPhone) await person.press(person.button(german.common.close));
  return values;
}

test('three people play a series of three games from the first page to the final standing', async ({
  invite,
}) => {
  const anna = await invite('Anna');
  const ben = await invite('Ben', { screen: 'phone' });
  const cleo = await invite('Cleo');
  const people = [anna, ben, cleo];

  await anna.openTable({ games: 3 });
  await expect(anna.by('start'), 'F9: the button says what is missing').toHaveText(
    german.lobby.startMissingSeats({ free: 2 }),
  );
  await expect(anna.by('start')).toBeDisabled();

  await ben.page.goto(await anna.inviteLink());
  await expect(ben.page.getByText(german.join.invitedBy({ name: 'Anna' }))).toBeVisible();
  await expect(
    ben.page.getByText(rulesLine({ ...TOURNAMENT_RULES, seriesLength: 3 }, german.rules)),
    'F2, F8: rules before sitting down',
  ).toBeVisible();
  await expect(ben.page.getByRole('textbox')).toHaveCount(1);
  await ben.sitDown();

  const code = await anna.by('table-code').innerText();
  await cleo.joinByCode(
    ` ${code.replace('-', '').slice(0, 2).toLowerCase()} ${code.slice(2).toLowerCase()} `,
  );
  await ben.press(ben.by('ready'));
  await expect(anna.by('start')).toHaveText(german.lobby.startMissingReady({ ready: 2, seats: 3 }));
  await cleo.press(cleo.by('ready'));
  await expect(anna.by('start')).toHaveText(german.lobby.start);
  await anna.press(anna.by('start'));

  const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
  for (const number of [1, 2, 3]) {
    const isLast = number === 3;
    const end = isLast ? 'final' : 'result';
    await Promise.all(
      players.map(async (player) => {
        await player.playUntil(end);
        if (player.person === anna && !isLast) await holdOn(anna);
      }),
    );
    const { games } = await seriesOf(anna);
    expect(games).toHaveLength(number);
    const expected = games.map(({ facts }) =>
      facts.kind === 'played' ? format.signed(evaluateGame(facts).score) : '',
    );
    expect(games.every(({ facts }) => facts.kind === 'played')).toBe(true);
    if (isLast) break;
    for (const person of people) expect(await valuesOnSheet(person), person.name).toEqual(expected);
    for (const player of players) await player.act('result');
  }

  const reply = await seriesOf(ben);
  const { foot } = sheetOf(reply.games, reply.rules);
  for (const person of people) {
    const totals = await person.by('final').locator('.places .total').allInnerTexts();
    const ranked = foot.map(({ total }) => total).sort((a, b) => b - a);
    expect(totals).toEqual(ranked.map(format.number));
  }
  await readHistory(ben);
  await readHistory(cleo);
});

async function readHistory(person: Person): Promise<void> {
  await person.press(person.button(german.standing.toHistory));
  const list = person.by('history');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Anna');
  await person.press(list.getByRole('link'));
  const sheet = person.by(person.isOnPhone ? 'sheet' : 'sheet-wide').filter({ visible: true });
  await person.press(sheet.getByRole('button', { name: german.history.game({ number: 2 }) }));
  await person.press(sheet.getByRole('button', { name: german.result.tricks }));
  const [table] = await person.api<readonly OpenTableReply[]>('/tables');
  const game = await person.api<GameReply>(`/series/${table?.tableId ?? ''}/1/games/2`);
  const tricks = person.by('tricks').getByRole('listitem');
  await expect(tricks).toHaveCount(game.record.tricks.length);
  const seats = playersOf(game.dealer, game.seats);
  const takers = game.record.tricks.map(({ winner, cards }) =>
    german.play.trickTo({ name: game.names[seats[winner] ?? 0] ?? '', points: countPoints(cards) }),
  );
  await expect(tricks.locator('.to')).toHaveText(takers);
}
