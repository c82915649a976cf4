import { expect } from '@playwright/test';
import type { Person, TableWish } from './person.ts';
import type { Moment, Player } from './player.ts';

const ASKED_WITHIN_MS = 30_000;

/** The first opens a table, the others sit down, and the series begins. */
export async function seatAndStart(people: readonly [Person, ...Person[]], wish: TableWish): Promise<void> {
  const [host, ...guests] = people;
  await host.openTable(wish);
  const link = await host.inviteLink();
  for (const guest of guests) {
    await guest.joinByLink(link);
    await guest.press(guest.by('ready'));
  }
  await host.press(host.by('start'));
  for (const person of people) await expect(person.by('prompt')).toBeVisible();
}

/** The one of the players who is asked for something; of several at once, the one who is named first. */
export async function firstAsked(players: readonly Player[]): Promise<Player> {
  const giveUpAt = Date.now() + ASKED_WITHIN_MS;
  for (;;) {
    await Promise.race(players.map((player) => player.nextMoment(Math.max(1, giveUpAt - Date.now()))));
    for (const player of players) if ((await player.moment()) !== 'wait') return player;
  }
}

/** Lets everybody act in turn until one is asked for one of these. */
export async function untilAsked(
  players: readonly Player[],
  awaited: Player,
  ...moments: readonly Moment[]
): Promise<void> {
  for (;;) {
    const asked = await firstAsked(players);
    const moment = await asked.moment();
    if (moments.includes(await awaited.moment())) return;
    if (asked !== awaited || !moments.includes(moment)) await asked.act(moment);
  }
}

/** Lets everybody act in turn until that many cards have been played. */
export async function playCards(players: readonly Player[], cards: number): Promise<void> {
  for (let played = 0; played < cards;) {
    const player = await firstAsked(players);
    const moment = await player.moment();
    await player.act(moment);
    if (moment === 'play') played++;
  }
}
