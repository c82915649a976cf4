import { LOOKS } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee } from './support/pictures.ts';
import { BIDS, Player } from './support/player.ts';
import { firstAsked, playCards, seatAndStart } from './support/tables.ts';
import { WAITING, expect, test } from './support/test.ts';

/** Two games against one computer. */
async function practiseForTwo(person: Person): Promise<void> {
  const { words, page } = person;
  await person.goTo('/practise');
  await page.getByLabel(words.create.yourName).fill(person.name);
  await person.press(page.getByText(words.rules.presets.twoPlayers, { exact: true }));
  await person.press(page.getByText('2', { exact: true }));
  await person.press(person.button(words.create.practiseSubmit));
  await expect(person.by('own-stacks')).toBeVisible();
}

/** Plays only cards that lie open. */
class OfficersPlayer extends Player {
  override async playCard(card: string): Promise<void> {
    const { person } = this;
    const held = person.page.locator(`.hand button[data-card="${card}"]`);
    await person.press(held);
    if (person.isOnPhone) {
      await expect(held).toHaveAttribute('aria-pressed', 'true');
      await person.press(held);
    }
    await expect(held).toHaveCount(0);
  }
}

for (const look of LOOKS) {
  test(`R9.80, F56: Officers’ Skat to its end, ${look.screen}, ${look.language}`, async ({ invite }) => {
    const dora = await invite('Dora', look);
    const seen = new Set<string>();
    const see = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      await expectGoodToSee(dora, `officers-${look.screen}-${name}`);
    };
    await practiseForTwo(dora);
    const player = new OfficersPlayer(dora, { ...BIDS, says: 'no' });
    let plays = 0;
    for (let moment = await player.nextMoment(); moment !== 'final'; moment = await player.nextMoment()) {
      if (moment === 'play') plays++;
      if (plays === 2) await expect(dora.by('show-last-trick')).toBeVisible();
      await see(plays === 2 ? 'later' : moment);
      await player.act(moment);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['declare', 'question', 'play', 'later', 'result']));
    await expect(dora.by('final')).toBeVisible();
    await see('final');
  });
}

/** Whether this one's clock counts down in the last ten seconds of the reserve. */
const isShort = /0:0?\d!/;

for (const look of LOOKS) {
  test(`R6.14, R9.80: Officers’ Skat with a clock, ${look.screen}`, WAITING, async ({ invite }) => {
    test.setTimeout(300_000);
    const anna = await invite('Anna', look);
    const ben = await invite('Benedikt Wolkenstein', { ...look, language: 'zh' });
    const people = [anna, ben] as const;
    await seatAndStart(people, { games: 2, players: 2, decision: 25 });
    const see = async (moment: string): Promise<void> => {
      for (const person of people)
        await expectGoodToSee(person, `officers-clock/${look.screen}-${moment}-${person.language}`);
    };
    const players = people.map((person) => new OfficersPlayer(person, { ...BIDS, says: 'no' }));
    const ownClock = (person: Person) => person.page.locator('.prompt [data-testid^="clock-"]');
    const otherClock = (person: Person) => person.page.locator('.plate [data-testid^="clock-"]');

    const announcer = await firstAsked(players);
    const [asked, rests] = announcer.person === anna ? people : ([ben, anna] as const);
    await expect(ownClock(asked)).toContainText(/0:(2[0-5]|1\d)/);
    await expect(otherClock(rests)).toContainText(/0:(2[0-5]|1\d)/);
    await expect(ownClock(rests)).toContainText('1:00');
    await see('1-announce');
    await playCards(players, 5);
    await see('2-play');
    const slow = await firstAsked(players);
    const other = slow.person === anna ? ben : anna;
    await expect(ownClock(slow.person), 'the end of the reserve').toContainText(isShort, {
      timeout: 110_000,
    });
    await expect(otherClock(other)).toContainText(isShort);
    await see('3-short');
    await expect(ownClock(slow.person), 'the computer has played').not.toContainText(isShort, {
      timeout: 20_000,
    });
    await see('4-over');
    await anna.page.keyboard.press('w');
    for (const person of people) await expect(person.by('pause')).toBeVisible();
    await see('5-pause');
  });
}
