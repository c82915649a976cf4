import type { Card, OfficersPosition, OfficersSection, TableView, Trick, WonTrick } from '@skat/engine';
import { KONTRA_WORDS, at, countPoints } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';
import type { Speech, Spoken } from './narrate.ts';
import { namesByPosition, result, spokenCard } from './narrate.ts';
import { officersLed, officersTricks, stackName } from './officers.ts';

/** What happened between two views of a game of two. */
export function narrateOfficers(before: TableView, after: TableView, speech: Speech): readonly Spoken[] {
  const { words } = speech;
  const texts = [
    ...dealt(before, after, words),
    ...announced(before, after, words),
    ...doubled(before, after, words),
    ...cards(before, after, words),
    ...turnedUp(before, after, words),
    ...result(before, after, speech),
  ];
  const polite = texts.map((text): Spoken => ({ urgency: 'polite', text, topic: null }));
  return [...polite, ...turn(before, after, words)];
}

/** The stacks of a player, one sentence each; nothing for nobody. */
export function spokenStacks(
  { officers }: TableView,
  position: OfficersPosition | null,
  words: Messages,
): readonly string[] {
  if (officers === null || position === null) return [];
  return officers.stacks[position].map((stack, index) => `${stackName(stack, index + 1, words)}.`);
}

/** Game, trick and the other's stacks, read on demand. */
export function spokenOfficersTable(view: TableView, words: Messages): string {
  const { officers } = view;
  if (officers === null) return words.table.nothingLies;
  const blank = { ...view, officers: null };
  const other: OfficersPosition = officers.position === 0 ? 1 : 0;
  const name = namesByPosition(view, words)(other);
  return [
    ...announced(blank, view, words),
    ...doubled(blank, view, words),
    ...laidFrom(officers.trick, 0, view, words),
    `${words.officers.stacksOf({ name })}:`,
    ...spokenStacks(view, other, words),
  ].join(' ');
}

function sameGame(before: TableView, after: TableView): OfficersSection | null {
  const isSame = before.table.series === after.table.series;
  return isSame && before.officers?.number === after.officers?.number ? before.officers : null;
}

function dealt(before: TableView, after: TableView, words: Messages): readonly string[] {
  const { officers } = after;
  if (officers === null || sameGame(before, after) !== null) return [];
  const { number, position } = officers;
  const role = position === 0 ? words.officers.elder : words.officers.dealer;
  return [
    `${words.play.gameNumber({ number })}. ${role}. ${words.officers.ownStacks}:`,
    ...spokenStacks(after, position, words),
  ];
}

function announced(before: TableView, after: TableView, words: Messages): readonly string[] {
  const game = after.officers?.game ?? null;
  if (game === null || (sameGame(before, after)?.game ?? null) !== null) return [];
  return [
    words.officers.announced({ name: namesByPosition(after, words)(0), game: words.cards.games[game] }),
  ];
}

/** The dealer says Kontra, the elder Re (R9.88). */
function doubled(before: TableView, after: TableView, words: Messages): readonly string[] {
  const known = sameGame(before, after)?.kontra ?? 0;
  const nameAt = namesByPosition(after, words);
  return KONTRA_WORDS.slice(0, after.officers?.kontra ?? 0)
    .map((word, index) => words.kontra.said({ name: nameAt(index === 0 ? 1 : 0), word }))
    .slice(known);
}

function cards(before: TableView, after: TableView, words: Messages): readonly string[] {
  const known = before.officers;
  if (known === null) return [];
  const laid = known.trick?.cards.length ?? 0;
  const running = sameGame(before, after) === null ? null : (after.officers?.trick ?? null);
  const ended = endedTrick(before, after);
  if (ended === null) return laidFrom(running, laid, before, words);
  const name = namesByPosition(before, words)(ended.winner);
  return [
    ...laidFrom(ended, laid, before, words),
    words.speech.trick({ name, points: countPoints(ended.cards) }),
    ...laidFrom(running, 0, before, words),
  ];
}

function endedTrick(before: TableView, after: TableView): WonTrick | null {
  const { officers, result: ended } = after;
  if (before.officers === null) return null;
  if (officers === null) return ended?.number === before.officers.number ? ended.lastTrick : null;
  const isNew =
    sameGame(before, after) !== null && officersTricks(officers) > officersTricks(before.officers);
  return isNew ? officers.lastTrick : null;
}

function laidFrom(trick: Trick | null, from: number, view: TableView, words: Messages): readonly string[] {
  if (trick === null) return [];
  const nameAt = namesByPosition(view, words);
  return trick.cards.slice(from).map((card, index) => {
    const position = (trick.leader + from + index) % 2 === 0 ? 0 : 1;
    return words.speech.card({ name: nameAt(position), card: spokenCard(card, words) });
  });
}

/** Cards that lay hidden, or were not laid yet, and are open now (R9.82, R9.85). */
function turnedUp(before: TableView, after: TableView, words: Messages): readonly string[] {
  const known = sameGame(before, after);
  const { officers } = after;
  if (known === null || officers === null) return [];
  const nameAt = namesByPosition(after, words);
  return ([0, 1] as const).flatMap((position) => {
    const seen = at(known.stacks, position).map(({ up }) => up);
    const fresh = at(officers.stacks, position)
      .map(({ up }) => up)
      .filter((card): card is Card => card !== null && !seen.includes(card));
    const named = fresh.map((card) => spokenCard(card, words));
    return named.length === 0 ? [] : [words.officers.turnedUp({ name: nameAt(position), cards: named })];
  });
}

function turn(before: TableView, after: TableView, words: Messages): readonly Spoken[] {
  const { officers } = after;
  if (officers?.legal == null) return [];
  const known = sameGame(before, after);
  const isKnown =
    known?.legal?.type === officers.legal.type && officersTricks(known) === officersTricks(officers);
  return isKnown ? [] : [{ urgency: 'assertive', text: spokenTurn(officers, words), topic: 'turn' }];
}

function spokenTurn(officers: OfficersSection, words: Messages): string {
  const { legal } = officers;
  if (legal?.type === 'announceOfficers') return words.officers.youAnnounce;
  if (legal?.type === 'kontra') return words.kontra.youAreAsked({ word: legal.word });
  const led = officersLed(officers);
  if (led === null || legal === null) return words.speech.yourTurn;
  const suit = led === 'trump' ? words.cards.trump : words.cards.suits[led];
  return words.speech.yourTurnFollow({ suit, count: legal.cards.length });
}
