import { LOOKS } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee } from './support/pictures.ts';
import { BIDS, Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

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
