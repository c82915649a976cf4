import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { firstAsked, seatAndStart } from './support/tables.ts';
import { WAITING, expect, test } from './support/test.ts';

/** A decision of 25 s and its reserve of 60 s, with room for a busy machine. */
const WHOLE_TIME_MS = 110_000;

/** Lets the others act until it is this one's turn. */
async function untilTurnOf(idle: Player, players: readonly Player[]): Promise<void> {
  for (;;) {
    const asked = await firstAsked(players);
    if (asked === idle) return;
    await asked.act(await asked.moment());
  }
}

const ownClock = (person: Person) => person.page.locator('.prompt [data-testid^="clock-"]');
const clockOn = (person: Person, name: string) =>
  person.page.getByRole('region', { name, exact: true }).locator('[data-testid^="clock-"]');

for (const look of LOOKS) {
  test(
    `R6.14: the clock runs out, the computer plays, the person comes back, ${look.screen}`,
    WAITING,
    async ({ invite }) => {
      test.setTimeout(360_000);
      const people = await inviteThree(invite, look);
      const [anna, ben, cleo] = people;
      await seatAndStart(people, { games: 3, decision: 25 });
      const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)] as const;
      const [, idle] = players;
      const folder = `clock-${look.screen}`;
      const look3 = async (name: string): Promise<void> => {
        for (const person of people) await expectGoodToSee(person, `${folder}/${name}-${person.name}`);
      };

      await untilTurnOf(idle, players);
      await expect(ownClock(ben), 'the decision counts down').toContainText(/0:(2[0-4]|1\d)/);
      await expect(clockOn(anna, 'Ben')).toContainText(/0:(2[0-4]|1\d)/);
      await look3('1-decision');
      const inReserve = cleo.words.clock.spoken({ decision: 0, reserve: 0 }).split(/ 0 秒$/)[0] ?? '';
      await expect(clockOn(cleo, 'Ben'), 'then the reserve').toContainText(inReserve, { timeout: 60_000 });
      await look3('2-reserve');
      await expect(ben.page.locator('#live-assertive'), 'told once, 20 s before').toContainText(
        ben.words.clock.soon({ seconds: 20 }),
        { timeout: WHOLE_TIME_MS },
      );
      for (const clock of [ownClock(ben), clockOn(anna, 'Ben')])
        await expect(clock, 'the last ten seconds are marked').toContainText(/0:(10|0\d)!/, {
          timeout: 30_000,
        });
      await expectGoodToSee(ben, `${folder}/3-short-Ben`);
      await expect(anna.page.locator('.toast')).toContainText(anna.words.clock.passedFor({ name: 'Ben' }), {
        timeout: 30_000,
      });
      await expect(ben.page.locator('.toast')).toContainText(ben.words.clock.passedForYou);

      await untilTurnOf(idle, players);
      const taken = { timeout: 60_000 };
      await expect(anna.page.locator('.toast')).toContainText(
        anna.words.clock.takenOver({ name: 'Ben' }),
        taken,
      );
      await expect(cleo.page.locator('.toast')).toContainText(
        cleo.words.clock.takenOver({ name: 'Ben' }),
        taken,
      );
      await expect(ben.page.locator('.toast')).toContainText(ben.words.clock.takenOverForYou);
      await expect(anna.page.getByRole('region', { name: 'Ben', exact: true })).toContainText(
        anna.words.presence.computerPlaysFor({ name: 'Ben' }),
      );
      await expect(ben.by('prompt')).toHaveText(ben.words.presence.computerPlaysForYou);
      await look3('4-taken-over');

      await ben.press(ben.button(ben.words.presence.takeBack));
      await expect(
        ben.page.locator('.toast').filter({ hasText: ben.words.presence.returned({ cards: 0 }).slice(0, 5) }),
      ).toBeVisible();
      await expect(clockOn(anna, 'Ben'), 'the own time runs again').toBeVisible();
      await allUntil(players, 'result');
    },
  );
}
