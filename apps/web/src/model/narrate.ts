import type { Call, Card, Position, Seat, TableView, Trick, WonTrick } from '@skat/engine';
import {
  countPoints,
  gameKindOf,
  playersOf,
  positionAfter,
  positionOf,
  rankOf,
  sheetOf,
  suitOf,
} from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Urgency } from '../ui/announcer.svelte.ts';
import { bidChoiceOf, lastBidder } from './bidding.ts';
import { contractParts } from './contract.ts';
import { seatNames } from './people.ts';
import { suitToFollow, tricksFinished } from './playing.ts';
import { resultSentence } from './sheet-words.ts';
import { sortHand } from './sort-hand.ts';

export interface Spoken {
  readonly urgency: Urgency;
  readonly text: string;
  /** Stale when a newer one of the same topic comes. */
  readonly topic: string | null;
}

/** What narrating needs to know besides the two views. */
export interface Speech {
  readonly words: Messages;
  readonly format: Formats;
}

/** What happened between two views of one seat, each event once, in its order. */
export function narrate(before: TableView, after: TableView, speech: Speech): readonly Spoken[] {
  if (after.viewer === null) return [];
  const polite = [
    ...dealt(before, after, speech),
    ...calls(before, after, speech),
    ...contract(before, after, speech),
    ...cards(before, after, speech),
    ...result(before, after, speech),
  ].map((text): Spoken => ({ urgency: 'polite', text, topic: null }));
  return [...polite, ...turn(before, after, speech)];
}

/** Names by position in a view's game. */
export function namesByPosition(view: TableView, words: Messages): (position: Position) => string {
  const names = seatNames(view.table.seats, words);
  const dealer: Seat = view.auction?.dealer ?? view.result?.dealer ?? 0;
  return (position) => names[playersOf(dealer)[position]];
}

export function spokenCard(card: Card, { cards }: Messages): string {
  return cards.card({ suit: suitOf(card), rank: rankOf(card) });
}

/** The own hand in the order it is read. */
export function spokenHand(view: TableView, words: Messages): readonly string[] {
  const announcement = view.auction?.announcement ?? null;
  const kind = announcement === null ? null : gameKindOf(announcement);
  return sortHand(view.play?.hand ?? [], 'ranked', kind).map((card) => spokenCard(card, words));
}

function isSameGame(before: TableView, after: TableView): boolean {
  return before.auction?.number === after.auction?.number && before.table.series === after.table.series;
}

function dealt(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  const { auction, viewer } = after;
  if (auction === null || viewer === null || isSameGame(before, after)) return [];
  const position = positionOf(auction.dealer, viewer);
  return [words.speech.dealt({ number: auction.number, position, cards: spokenHand(after, words) })];
}

function calls(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  if (after.auction === null) return [];
  const nameAt = namesByPosition(after, words);
  const known = isSameGame(before, after) ? (before.auction?.calls.length ?? 0) : 0;
  return after.auction.calls
    .slice(known)
    .map(([position, call]) => spokenCall(call, nameAt(position), words));
}

function spokenCall(call: Call, name: string, { speech }: Messages): string {
  if (call === 'hold') return speech.holds({ name });
  return call === 'pass' ? speech.passes({ name }) : speech.says({ name, value: call });
}

function contract(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  const { auction } = after;
  if (auction?.announcement == null || auction.declarer === null) return [];
  if (isSameGame(before, after) && before.auction?.announcement != null) return [];
  const name = namesByPosition(after, words)(auction.declarer);
  const named = words.cards.contract(contractParts(auction.announcement));
  return [words.speech.contract({ name, contract: named, bid: auction.bid })];
}

/** Cards laid since, the end of a trick between them; only of the game that was being played. */
function cards(before: TableView, after: TableView, speech: Speech): readonly string[] {
  const { play, auction } = before;
  if (play?.trick == null || auction === null) return [];
  const ended = endedTrick(before, after);
  const laid = play.trick.cards.length;
  if (ended === null)
    return isSameGame(before, after) ? laidFrom(after.play?.trick ?? null, laid, before, speech) : [];
  const { words } = speech;
  const name = namesByPosition(before, words)(ended.winner);
  return [
    ...laidFrom(ended, laid, before, speech),
    words.speech.trick({ name, points: countPoints(ended.cards) }),
    ...laidFrom(after.play?.trick ?? null, 0, before, speech),
  ];
}

function endedTrick(before: TableView, after: TableView): WonTrick | null {
  if (before.play === null) return null;
  if (after.play !== null)
    return isSameGame(before, after) && tricksFinished(after.play) > tricksFinished(before.play)
      ? after.play.lastTrick
      : null;
  return after.result?.number === before.auction?.number ? (after.result?.lastTrick ?? null) : null;
}

function laidFrom(trick: Trick | null, from: number, view: TableView, { words }: Speech): readonly string[] {
  if (trick === null) return [];
  const nameAt = namesByPosition(view, words);
  return trick.cards.slice(from).map((card, index) =>
    words.speech.card({
      name: nameAt(positionAfter(trick.leader, from + index)),
      card: spokenCard(card, words),
    }),
  );
}

function result(before: TableView, after: TableView, { words, format }: Speech): readonly string[] {
  if (before.result !== null || after.result === null || after.sheet === null) return [];
  const sheet = sheetOf(after.sheet.games, after.table.rules.scoring);
  const row = sheet.rows.at(-1);
  if (row === undefined) return [];
  const names = seatNames(after.table.seats, words);
  const sentence = resultSentence(
    row.facts,
    row.evaluation,
    row.declarer === null ? '' : names[row.declarer],
    words,
  );
  return [words.speech.result({ sentence, totals: spokenTotals(after, { words, format }) })];
}

/** Running game points of everybody. */
export function spokenTotals(view: TableView, { words, format }: Speech): readonly string[] {
  const names = seatNames(view.table.seats, words);
  const sheet = sheetOf(view.sheet?.games ?? [], view.table.rules.scoring);
  return sheet.foot.map((foot, seat) =>
    words.speech.total({ name: names[seat as Seat], total: format.number(foot.points) }),
  );
}

function turn(before: TableView, after: TableView, speech: Speech): readonly Spoken[] {
  const legal = after.play?.legal ?? null;
  if (legal === null || after.viewer === null) return [];
  if (isSameGame(before, after) && before.play?.legal?.type === legal.type && !isNewWord(before, after))
    return [];
  const text = spokenTurn(after, speech);
  return text === null ? [] : [{ urgency: 'assertive', text, topic: 'turn' }];
}

/** Two turns in a row, as a leader who took the trick or a bidder who was held has them. */
function isNewWord(before: TableView, after: TableView): boolean {
  return (
    before.auction?.calls.length !== after.auction?.calls.length ||
    before.play?.hand.length !== after.play?.hand.length
  );
}

function spokenTurn(view: TableView, { words }: Speech): string | null {
  const { play, auction } = view;
  if (play?.legal == null || auction === null) return null;
  const choice = bidChoiceOf(play);
  const { speech } = words;
  if (choice?.kind === 'answer') {
    const bidder = lastBidder(auction.calls);
    const name = bidder === null ? '' : namesByPosition(view, words)(bidder);
    return speech.yourAnswer({ name, value: choice.values[0] ?? 0 });
  }
  if (choice !== null) return speech.yourBid({ value: choice.values[0] ?? 0 });
  if (play.legal.type === 'skatDecision') return speech.yourSkat;
  if (play.legal.type === 'declare')
    return auction.skat === null
      ? null
      : speech.skatHolds({ cards: auction.skat.map((card) => spokenCard(card, words)) });
  const suit = suitToFollow(play, auction.announcement);
  if (suit === null || play.legal.type !== 'playCard') return speech.yourTurn;
  const name = suit === 'trump' ? words.cards.trump : words.cards.suits[suit];
  return speech.yourTurnFollow({ suit: name, count: play.legal.cards.length });
}

/** What lies on the table, read on demand. */
export function spokenTable(view: TableView, speech: Speech): string {
  const { words } = speech;
  const contracts = contract({ ...view, auction: null }, view, speech);
  const laid = laidFrom(view.play?.trick ?? null, 0, view, speech);
  const text = [...contracts, ...laid].join(' ');
  return text === '' ? words.table.nothingLies : text;
}
