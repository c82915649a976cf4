import type { Action, Card, Seat, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

/** By position: forehand has an unbeatable Grand, middlehand and rearhand the rest. */
const STRONG: readonly Card[] = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'SA', 'D7'];
const MIDDLE: readonly Card[] = ['C9', 'C8', 'C7', 'HA', 'HT', 'HK', 'DA', 'DT', 'DK', 'ST'];
const REAR: readonly Card[] = ['SK', 'SQ', 'S9', 'S8', 'HQ', 'H9', 'H8', 'DQ', 'D9', 'D8'];

const HOUSE: TableRules = { ...TOURNAMENT_RULES, seriesLength: 12 };
const GRAND: Action = {
  type: 'declare',
  announcement: { game: 'grand', level: 'hand' },
  discard: null,
};

async function show(table: EngineTable, seat: Seat) {
  return renderPage(TableScreen, {
    connection: table.connectionOf(seat),
    invitation: 'invitation-of-22-letters',
    getCode: () => Promise.resolve('7F3K2Q'),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });
}

/** Seat 0 deals; hands go to the seats 1, 2 and the next after that. */
function dealtAt(rules: TableRules): EngineTable {
  const hands = rules.players === 4 ? [[], STRONG, MIDDLE, REAR] : [REAR, STRONG, MIDDLE];
  return EngineTable.dealt(hands, 0, rules);
}

/** Forehand, on seat 1, plays Grand Hand at 18. */
function grandAt(rules: TableRules): EngineTable {
  const table = dealtAt(rules);
  table.act(table.seatAt(1), { type: 'pass' });
  table.act(table.seatAt(2), { type: 'pass' });
  table.act(1, { type: 'bid', value: 18 });
  table.act(1, { type: 'playHand' });
  table.act(1, GRAND);
  return table;
}

const byId = (id: string): HTMLElement => screen.getByTestId(id);
const prompt = (): string => byId('prompt').textContent;
const lastAction = (table: EngineTable) => table.asked.at(-1);

async function confirmInMenu(label: RegExp): Promise<void> {
  await fireEvent.click(screen.getAllByRole('button', { name: 'Menü des Tisches' })[0] as HTMLElement);
  await fireEvent.click(screen.getByRole('button', { name: label }));
}

describe('four at the table', () => {
  const FOUR: TableRules = { ...HOUSE, players: 4 };

  it('[R2.4] the dealer reads that he sits out, sees the trick and holds no card to play', async () => {
    const table = grandAt(FOUR);
    table.act(1, { type: 'playCard', card: 'CJ' });
    await show(table, 0);
    expect(screen.getByText('Du gibst und setzt aus.')).toBeTruthy();
    expect(within(byId('trick')).getByText(/Kreuz-Bube/u)).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Dein Blatt/u })).toBeNull();
    expect(screen.queryByTestId('play-card')).toBeNull();
    expect(prompt()).toContain('Cleo');
  });

  it('[R2.4] the plate of the dealer says that he sits out, and a card lies where its player sits', async () => {
    const table = grandAt(FOUR);
    table.act(1, { type: 'playCard', card: 'CJ' });
    await show(table, 3);
    const plate = screen.getByRole('region', { name: 'Anna' });
    expect(plate.textContent).toContain('setzt aus');
    expect(plate.textContent).not.toContain('Stich');
    expect(byId('trick').querySelector('[data-card=CJ]')?.getAttribute('data-place')).toBe('top');
  });
});

describe('card points counted for everybody', () => {
  it.each([
    { showCounters: true, reads: /1 Stich, 5 Augen/u },
    { showCounters: false, reads: /1 Stich(?!,)/u },
  ])(
    '[R5.10] showCounters $showCounters: plates and own line read $reads',
    async ({ showCounters, reads }) => {
      const table = grandAt({ ...HOUSE, showCounters });
      for (const [seat, card] of [
        [1, 'CJ'],
        [2, 'C9'],
        [0, 'HQ'],
      ] as const)
        table.act(seat, { type: 'playCard', card });
      await show(table, 2);
      expect(screen.getByRole('region', { name: 'Ben' }).textContent).toMatch(reads);
      await show(table, 1);
      expect(screen.getAllByText(reads).length).toBeGreaterThan(0);
    },
  );
});

describe('Kontra', () => {
  const KONTRA: TableRules = { ...HOUSE, kontra: { ...HOUSE.kontra, enabled: true } };

  it('[R9.43] a defender says it with two touches before the own first card', async () => {
    const table = grandAt(KONTRA);
    await show(table, 2);
    await fireEvent.click(byId('kontra'));
    expect(table.asked).toEqual([]);
    await fireEvent.click(byId('kontra'));
    expect(lastAction(table)).toEqual({ type: 'act', action: { type: 'kontra' } });
  });

  it('[R9.45] the declarer is asked for Re, the others see who is waited for, and the header counts', async () => {
    const table = grandAt(KONTRA);
    table.act(2, { type: 'kontra' });
    await show(table, 1);
    expect(prompt()).toBe('Möchtest du Re sagen?');
    await fireEvent.click(byId('yes'));
    expect(table.asked).toEqual([]);
    await fireEvent.click(byId('yes'));
    expect(lastAction(table)).toEqual({ type: 'act', action: { type: 'kontra' } });
    const counted = 'Kontra, Re · × 4 Dieses Spiel zählt 4-fach.';
    expect(screen.getByRole('button', { name: counted })).toBe(byId('factor'));
  });

  it('[R9.51 R9.56] with a result the header counts as that game did, not as the next one will', async () => {
    const bock = { ...HOUSE.bock, enabled: true };
    const table = grandAt({ ...KONTRA, bock });
    table.act(2, { type: 'kontra' });
    table.act(1, { type: 'kontra' });
    table.act(1, { type: 'resign' });
    await show(table, 1);
    expect(byId('result').textContent).toContain('Kontra gesagt: jetzt beginnt eine Bockrunde.');
    const counted = 'Kontra, Re · × 4 Dieses Spiel zählt 4-fach.';
    expect(screen.getByRole('button', { name: counted })).toBe(byId('factor'));
  });

  it('[R9.44] all others wait for the word of a declarer who leads, not for a card', async () => {
    const table = grandAt(KONTRA);
    table.act(2, { type: 'kontra' });
    await show(table, 0);
    expect(prompt()).toBe('Warten auf Ben: Re?');
    expect(byId('trick').querySelector('.awaited')).toBeNull();
    table.act(1, { type: 'noKontra' });
    await waitFor(() => expect(prompt()).toBe('Warten auf Ben'));
    expect(byId('trick').querySelector('.awaited')).not.toBeNull();
  });
});

describe('early endings', () => {
  it('[R6.2] giving up says what it does, and happens only with the second touch', async () => {
    const table = grandAt(HOUSE);
    await show(table, 1);
    await confirmInMenu(/^Aufgeben$/u);
    expect(table.asked).toEqual([]);
    expect(screen.getByText(/sofort zu Ende und für dich verloren/u)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
    expect(lastAction(table)).toEqual({ type: 'act', action: { type: 'resign' } });
    expect(byId('result').textContent).toContain('Ein aufgegebenes Spiel ist verloren.');
  });

  it('[R6.7] a claim is asked of both, and a refused one leaves the cards open', async () => {
    const table = grandAt(HOUSE);
    table.act(1, { type: 'claim', level: 'simple' });
    await show(table, 2);
    expect(byId('open-hand')).toBeTruthy();
    expect(prompt()).toBe('Ben zeigt die Karten: der Rest gehört Ben.');
    await fireEvent.click(byId('no'));
    expect(lastAction(table)).toEqual({ type: 'act', action: { type: 'decline' } });
    expect(byId('open-hand')).toBeTruthy();
    expect(screen.getByText('Es wird weitergespielt, die Karten bleiben offen.')).toBeTruthy();
  });

  it('[R6.7] the declarer reads that the own cards lie open, and sees them once', async () => {
    const table = grandAt(HOUSE);
    table.act(1, { type: 'claim', level: 'simple' });
    table.act(2, { type: 'decline' });
    await show(table, 1);
    expect(screen.queryByTestId('open-hand')).toBeNull();
    expect(screen.getByText(/ · offen$/u)).toBeTruthy();
  });

  it('[R6.4] F35 a concession of one defender is a notice to the declarer and changes nothing', async () => {
    const table = grandAt(HOUSE);
    table.act(2, { type: 'concede' });
    await show(table, 1);
    expect(prompt()).toBe('Cleo möchte schenken. Warten auf Anna.');
    expect(screen.queryByTestId('yes')).toBeNull();
  });
});

describe('Schieberamsch', () => {
  const RAMSCH: TableRules = { ...presetRules('family'), seriesLength: 12, bock: HOUSE.bock };

  function passedOut(): EngineTable {
    const table = dealtAt(RAMSCH);
    for (const position of [1, 2, 0] as const) table.act(table.seatAt(position), { type: 'pass' });
    return table;
  }

  it('[R9.22] jacks stay with their holder, exactly two cards are passed on', async () => {
    const table = passedOut();
    table.act(1, { type: 'ramschLook' });
    await show(table, 1);
    await fireEvent.click(byId('card-CJ'));
    expect(screen.getByText('Buben dürfen nicht weitergeschoben werden.')).toBeTruthy();
    await fireEvent.click(byId('card-CA'));
    expect(byId('ramsch-pass')).toHaveProperty('disabled', true);
    await fireEvent.click(byId('card-D7'));
    await fireEvent.click(byId('ramsch-pass'));
    expect(lastAction(table)).toEqual({
      type: 'act',
      action: { type: 'ramschPass', cards: ['CA', 'D7'] },
    });
  });

  it('[R9.23] who pushes is said, and the Ramsch ends with the points of everybody', async () => {
    const table = passedOut();
    table.act(1, { type: 'ramschPush' });
    await show(table, 2);
    expect(prompt()).toBe('Skat ansehen oder weiterschieben?');
    expect(screen.getAllByText('Ben schiebt unbesehen.').length).toBeGreaterThan(0);
    expect(byId('factor').textContent).toContain('1-mal geschoben · × 2');
    await fireEvent.click(byId('ramsch-push'));
    table.act(0, { type: 'ramschPush' });
    table.playOn();
    await screen.findByTestId('result', {}, { timeout: 5000 });
    expect(byId('result').textContent).toMatch(/Ben: \d+ Augen/u);
  });
});

describe('leaving a running game', () => {
  it.each([
    { onLeave: 'forfeit', seat: 1, says: /als von deiner Seite aufgegeben/u },
    { onLeave: 'forfeit', seat: 2, says: /als von deiner Seite aufgegeben/u },
    { onLeave: 'bot', seat: 1, says: /^Der Computer spielt für dich weiter/u },
  ] as const)('[R6.15] under $onLeave seat $seat is told what it does', async ({ onLeave, seat, says }) => {
    const table = grandAt({ ...HOUSE, onLeave });
    await show(table, seat);
    await confirmInMenu(/^Platz abgeben/u);
    expect(screen.getByText(says)).toBeTruthy();
  });

  it('[R6.16] before a contract only who declares gives anything up', async () => {
    const table = dealtAt({ ...HOUSE, onLeave: 'forfeit' });
    await show(table, 1);
    await confirmInMenu(/^Platz abgeben/u);
    expect(screen.getByText(/^Der Computer spielt für dich weiter/u)).toBeTruthy();
  });
});

describe('cutting and Spitze', () => {
  it('[R2.7] the player to the right of the dealer cuts at the place chosen', async () => {
    const table = dealtAt({ ...HOUSE, cut: 'player' });
    await show(table, table.seatAt(1));
    await fireEvent.input(byId('cut-at'), { target: { value: '9' } });
    await fireEvent.click(byId('cut'));
    expect(lastAction(table)).toEqual({ type: 'act', action: { type: 'cut', at: 9 } });
  });

  it('[R9.60] Spitze is offered with the lowest trump of the game in hand and goes with it', async () => {
    const table = dealtAt({ ...HOUSE, spitze: true });
    table.act(2, { type: 'pass' });
    table.act(0, { type: 'pass' });
    table.act(1, { type: 'bid', value: 18 });
    table.act(1, { type: 'playHand' });
    await show(table, 1);
    await fireEvent.click(byId('declare-H'));
    expect(screen.queryByTestId('spitze')).toBeNull();
    await fireEvent.click(byId('declare-grand'));
    await fireEvent.click(byId('spitze'));
    await fireEvent.click(byId('declare-confirm'));
    expect(lastAction(table)).toEqual({ type: 'act', action: { ...GRAND, spitze: true } });
  });
});
