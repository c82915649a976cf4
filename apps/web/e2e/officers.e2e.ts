import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/layout.ts';
import type { Person } from './support/person.ts';
import type { Moment } from './support/player.ts';
import { BIDS, Player } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { settle } from './support/settle.ts';

/** Where pictures go, if anybody wants them. */
const PICTURES = process.env['SKAT_PICTURES'] ?? '';

const LOOKS = [
  { screen: 'desktop', colours: 'light', language: 'de' },
  { screen: 'phone', colours: 'dark', language: 'en' },
] as const;

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

/** Declines Kontra and Re, and plays only cards that lie open. */
class OfficersPlayer extends Player {
  readonly #onasked: () => Promise<void>;

  constructor(person: Person, onasked: () => Promise<void>) {
    super(person, BIDS);
    this.#onasked = onasked;
  }

  override async moment(): Promise<Moment> {
    const no = this.person.by('no');
    if (await no.isVisible()) {
      await this.#onasked();
      await this.person.press(no);
      await expect(no).toHaveCount(0);
    }
    return super.moment();
  }

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

  override async someLegalCard(): Promise<string> {
    const legal = this.person.page.locator('.hand button[data-card][aria-disabled="false"]');
    return (await legal.first().getAttribute('data-card')) ?? '';
  }
}

for (const look of LOOKS) {
  test(`R9.80, F56: Officers’ Skat to its end, ${look.screen}, ${look.language}`, async ({ invite }) => {
    const dora = await invite('Dora', look);
    const seen = new Set<string>();
    const see = async (name: string): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      await settle(dora);
      await expectFits(dora, name);
      await expectAccessible(dora, name);
      await picture(dora, `${look.screen}-${name}`);
    };
    await practiseForTwo(dora);
    const player = new OfficersPlayer(dora, () => see('kontra'));
    for (let moment = await player.nextMoment(); moment !== 'final'; moment = await player.nextMoment()) {
      await see(moment);
      await player.act(moment);
      const isLater = (await dora.by('show-last-trick').count()) > 0;
      if (moment === 'play' && isLater) await see('later');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['declare', 'kontra', 'play', 'later', 'result']));
    await expect(dora.by('final')).toBeVisible();
    await see('final');
  });
}

async function picture(person: Person, name: string): Promise<void> {
  if (PICTURES === '') return;
  mkdirSync(PICTURES, { recursive: true });
  await person.page.screenshot({ path: join(PICTURES, `officers-${name}.png`) });
}
