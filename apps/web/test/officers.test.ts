import type { Card, Seat, TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, contradictionsIn, presetRules } from '@skat/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../src/i18n/de/index.ts';
import { formatsOf } from '../src/i18n/format.ts';
import { narrateOfficers } from '../src/model/narrate-officers.ts';
import { stackBeside } from '../src/model/officers.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

const DOUBLED: TableRules = { ...presetRules('twoPlayers'), seriesLength: 2 };
/** Nobody is asked for Kontra. */
const RULES: TableRules = { ...DOUBLED, kontra: TOURNAMENT_RULES.kontra };

// Loaded lazily; the first test would wait for it.
beforeAll(() => import('../src/table/officers/OfficersScreen.svelte'));

/** Seat 0 deals, so Ben on seat 1 announces; the deck lies as it is listed. */
function dealt(rules: TableRules = RULES): EngineTable {
  return EngineTable.dealt([], 0, rules);
}

async function show(table: EngineTable, seat: Seat | 'spectator', language: 'de' | 'en' | 'zh' = 'de') {
  const page = await renderPage(
    TableScreen,
    {
      connection: table.connectionOf(seat),
      invitation: 'invitation-of-22-letters',
      getCode: () => Promise.resolve('7F3K2Q'),
      onleave: () => undefined,
      onopengame: () => undefined,
      onhistory: () => undefined,
    },
    language,
  );
  await screen.findByTestId('prompt');
  return page;
}

const byId = (id: string): HTMLElement => screen.getByTestId(id);
const ownCards = (): HTMLElement[] => within(byId('own-stacks')).queryAllByRole('button');
const cardOf = (button: HTMLElement): Card => button.dataset['card'] as Card;
const openOf = (seat: Seat, table: EngineTable): readonly Card[] => {
  const { officers } = table.viewOf(seat);
  return officers?.stacks[officers.position ?? 0].flatMap(({ up }) => (up === null ? [] : [up])) ?? [];
};

describe('Officers’ Skat at the table', () => {
  it('is a table without contradictions', () => {
    expect(contradictionsIn(RULES)).toEqual([]);
    expect(contradictionsIn(DOUBLED)).toEqual([]);
  });

  it('[R9.82, R9.83] the elder sees four open cards on eight stacks, names one of five games and confirms it', async () => {
    const table = dealt();
    await show(table, 1);
    expect(ownCards()).toHaveLength(4);
    expect(byId('own-stacks').querySelectorAll('[data-stack]')).toHaveLength(8);
    expect(byId('other-stacks').querySelectorAll('[data-open]')).toHaveLength(0);
    for (const game of ['D', 'H', 'S', 'C', 'grand']) expect(byId(`declare-${game}`)).toBeTruthy();
    await fireEvent.click(byId('declare-grand'));
    expect(table.asked).toEqual([]);
    await fireEvent.click(byId('declare-confirm'));
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'announceOfficers', game: 'grand' } }]);
    expect(byId('contract').textContent).toContain('Grand');
  });

  it('[R2.7] asks who is to cut for a place, and shows meanwhile who deals', async () => {
    const table = EngineTable.dealt([[], []], 0, { ...RULES, cut: 'player' });
    await show(table, 1);
    expect(byId('prompt').textContent).toBe('Hebe ab');
    expect(screen.getByRole('region', { name: 'Anna' }).textContent).toContain('Geber');
    await fireEvent.input(byId('cut-at'), { target: { value: '9' } });
    await fireEvent.click(byId('cut'));
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'cut', at: 9 } }]);
  });

  it('tells the dealer who announces, and offers nothing meanwhile', async () => {
    await show(dealt(), 0);
    expect(byId('prompt').textContent).toBe('Ben sagt an.');
    expect(screen.queryByTestId('declare-confirm')).toBeNull();
    expect(screen.getByText('Stapel 1: verdeckt', { selector: '[data-testid=own-stacks] *' })).toBeTruthy();
  });

  it('a spectator looks from elder hand, the dealer above, and has nothing to press', async () => {
    const table = dealt();
    table.act(1, { type: 'announceOfficers', game: 'C' });
    await show(table, 'spectator');
    expect(screen.getByText(/^Du schaust zu\. · Ben · /)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Anna' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ben' })).toBeNull();
    expect(byId('prompt').textContent).toBe('Warten auf Ben');
    for (const card of ownCards()) await fireEvent.click(card);
    expect(table.asked).toEqual([]);
  });

  it('[R9.88] Kontra is asked of the dealer and Re of the elder, each at its moment', async () => {
    const table = dealt(DOUBLED);
    table.act(1, { type: 'announceOfficers', game: 'C' });
    const dealer = await show(table, 0);
    expect(byId('prompt').textContent).toBe('Möchtest du Kontra sagen?');
    await fireEvent.click(byId('yes'));
    await fireEvent.click(byId('yes'));
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'kontra' } }]);
    dealer.unmount();
    await show(table, 1);
    await fireEvent.click(byId('yes'));
    await fireEvent.click(byId('yes'));
    expect(table.viewOf(1).officers?.kontra).toBe(2);
    expect(byId('factor').textContent).toContain('4');
  });

  it('[R9.84] plays a legal open card with one click and tells why another stays', async () => {
    const table = dealt();
    table.act(1, { type: 'announceOfficers', game: 'grand' });
    table.act(1, { type: 'playCard', card: openOf(1, table)[0] as Card });
    await show(table, 0);
    const refused = ownCards().find((button) => button.getAttribute('aria-disabled') === 'true');
    const legal = ownCards().find((button) => button.getAttribute('aria-disabled') === 'false');
    await fireEvent.click(refused as HTMLElement);
    expect(table.asked).toEqual([]);
    expect(screen.getByText(/^Geht nicht: .+ bedienen$/)).toBeTruthy();
    await fireEvent.click(legal as HTMLElement);
    expect(table.asked).toEqual([
      { type: 'act', action: { type: 'playCard', card: cardOf(legal as HTMLElement) } },
    ]);
  });

  it('with two touches the first raises the card only', async () => {
    const table = dealt();
    table.act(1, { type: 'announceOfficers', game: 'grand' });
    const { settings } = await show(table, 1);
    settings.choose('tap', 'two');
    const card = cardOf(ownCards()[0] as HTMLElement);
    await fireEvent.click(byId(`card-${card}`));
    expect(table.asked).toEqual([]);
    expect(byId(`card-${card}`).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(byId('play-card'));
    expect(table.asked).toHaveLength(1);
  });

  it('plays by number, walks the rows with the arrow keys and announces with G', async () => {
    const table = dealt();
    await show(table, 1);
    await fireEvent.keyDown(document.body, { code: 'KeyG', key: 'g' });
    await fireEvent.click(byId('declare-confirm'));
    expect(table.viewOf(1).officers?.game).toBe('grand');
    const [first] = ownCards() as [HTMLElement];
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown', code: 'ArrowDown' });
    expect(document.activeElement?.closest('[data-stack]')?.getAttribute('data-stack')).toBe('4');
    const second = cardOf(ownCards()[1] as HTMLElement);
    await fireEvent.keyDown(document.body, { code: 'Digit2', key: '2' });
    expect(table.asked.at(-1)).toEqual({ type: 'act', action: { type: 'playCard', card: second } });
  });

  it('[R9.85] turns up the hidden cards after the trick, holds the trick and shows it again on demand', async () => {
    const table = dealt();
    table.act(1, { type: 'announceOfficers', game: 'grand' });
    await show(table, 1);
    const played = cardOf(ownCards()[0] as HTMLElement);
    await fireEvent.click(byId(`card-${played}`));
    const legal = table.viewOf(0).officers?.legal;
    const answer = legal?.type === 'playCard' ? legal.cards[0] : undefined;
    table.act(0, { type: 'playCard', card: answer as Card });
    const trick = await screen.findByTestId('trick');
    expect(
      within(trick)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['card']),
    ).toEqual([played, answer]);
    expect(trick.textContent).toContain(messages.table.takesTrick);
    expect(ownCards()).toHaveLength(8);
    await fireEvent.keyDown(document.body, { code: 'KeyL', key: 'l' });
    expect(byId('last-trick').textContent).toContain('Ben');
  });

  it('[R9.86] is played to its end and shows points and score of both', async () => {
    const table = dealt();
    table.act(1, { type: 'announceOfficers', game: 'grand' });
    await show(table, 1);
    table.playOn();
    await waitFor(() => expect(within(byId('trick')).getAllByRole('listitem')).toHaveLength(2));
    await fireEvent.click(byId('trick').parentElement?.querySelector('.clear') as HTMLElement);
    const result = await screen.findByTestId('result');
    expect(result.textContent).toMatch(/Ben (gewinnt|verliert) Grand mit \d+ Augen/);
    expect(result.textContent).toMatch(/\d+ : \d+ Augen/);
    expect(within(result).getByTestId('next-game')).toBeTruthy();
  });

  it.each(['en', 'zh'] as const)('has its words in %s', async (language) => {
    await show(dealt(), 1, language);
    expect(byId('prompt').textContent).toBe({ en: 'Announce your game', zh: '宣布你的打法' }[language]);
  });
});

describe('Officers’ Skat in words', () => {
  const speech = { words: messages, format: formatsOf('de') };

  it('tells the lay-out, the game, the cards, the trick, and what turned up, each once', () => {
    const table = dealt();
    const views = [table.viewOf(0)];
    const [lead] = openOf(1, table);
    table.act(1, { type: 'announceOfficers', game: 'grand' });
    views.push(table.viewOf(0));
    table.act(1, { type: 'playCard', card: lead as Card });
    views.push(table.viewOf(0));
    table.playOn(
      ({ stage }) => stage.phase === 'playing' && (table.viewOf(0).officers?.lastTrick ?? null) !== null,
    );
    views.push(table.viewOf(0));
    const told = views.slice(1).map((view, index) => narrateOfficers(views[index] ?? view, view, speech));
    const texts = told.map((spoken) => spoken.map(({ text }) => text));
    expect(texts[0]?.[0]).toBe('Ben spielt Grand.');
    expect(texts[1]?.[0]).toMatch(/^Ben: /);
    expect(told[1]?.at(-1)?.urgency).toBe('assertive');
    expect(texts[2]?.[0]).toMatch(/^Anna: /);
    expect(texts[2]?.[1]).toMatch(/^Stich an /);
    expect(texts[2]?.filter((text) => text.includes('deckt auf'))).toHaveLength(2);
    const [view] = views;
    expect(view && narrateOfficers(view, view, speech)).toEqual([]);
  });

  it('the arrow keys stay within two rows of four', () => {
    expect(stackBeside(0, 'ArrowDown', 8)).toBe(4);
    expect(stackBeside(4, 'ArrowDown', 8)).toBe(4);
    expect(stackBeside(4, 'ArrowUp', 8)).toBe(0);
    expect(stackBeside(7, 'ArrowRight', 8)).toBe(7);
    expect(stackBeside(0, 'x', 8)).toBeNull();
  });
});
