import type { Person } from './support/person.ts';
import { LOOKS, inviteThree } from './support/looks.ts';
import { expectGoodToSee } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { playCards, seatAndStart, untilAsked } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** Until so much time has passed on somebody's page. */
async function passes({ page }: Person, ms: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, least]) => performance.now() - start > least, [since, ms] as const);
}

async function toggleInMenu(person: Person): Promise<void> {
  await person.press(person.button(person.isOnPhone ? person.words.play.more : person.words.table.menu));
  await person.press(person.by('toggle-pause'));
}

for (const look of LOOKS) {
  test(`F44: anybody pauses, all clocks stand, anybody goes on, ${look.screen}`, async ({ invite }) => {
    const people = await inviteThree(invite, look);
    const [anna, ben, cleo] = people;
    await seatAndStart(people, { games: 3, decision: 60 });
    const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)] as const;
    const folder = `pause-${look.screen}`;
    const allSee = async (name: string | null): Promise<void> => {
      for (const { by, words } of people.map((person) => ({ by: person.by('pause'), words: person.words })))
        if (name === null) await expect(by).toHaveCount(0);
        else await expect(by).toContainText(words.pause.by({ name }));
    };

    await toggleInMenu(ben);
    await allSee('Ben');
    for (const person of people) {
      await expect(person.by('bid-next')).toHaveCount(0);
      await expectGoodToSee(person, `${folder}/bidding-${person.name}`);
    }
    const clocks = anna.page.locator('[data-testid^="clock-"]');
    const shown = await clocks.allInnerTexts();
    expect(shown).toHaveLength(3);
    await passes(anna, 2500);
    expect(await clocks.allInnerTexts(), 'clocks stand').toEqual(shown);
    await cleo.press(cleo.by('resume'));
    await allSee(null);

    await untilAsked(players, players[0], 'play');
    await playCards(players, 4);
    if (anna.isOnPhone) await toggleInMenu(anna);
    else await anna.page.keyboard.press('w');
    await allSee('Anna');
    for (const person of people) await expectGoodToSee(person, `${folder}/play-${person.name}`);
    await anna.press(anna.by('resume'));
    await allSee(null);
    await allUntil(players, 'result');

    await toggleInMenu(cleo);
    await allSee('Cleo');
    for (const person of people) await expectGoodToSee(person, `${folder}/result-${person.name}`);
    for (const person of people) await person.press(person.by('next-game'));
    await passes(anna, 1000);
    await allSee('Cleo');
    await ben.press(ben.by('resume'));
    await allSee(null);
    for (const person of people) await expect(person.by('prompt'), 'the next game is dealt').toBeVisible();
  });
}
