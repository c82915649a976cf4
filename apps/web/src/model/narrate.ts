import type { Call, Card, Position, TableView, Trick, WonTrick } from '@skat/engine';
import {
  KONTRA_WORDS,
  at,
  countPoints,
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
import { seatNames, seatOfViewer } from './people.ts';
import { suitToFollow, tricksFinished } from './playing.ts';
import { proposalSentence } from './proposal.ts';
import { resultSentence } from './result-words.ts';
import { kindOfScene, sceneOf } from './scene.ts';
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
    ...passes(before, after, speech),
    ...contract(before, after, speech),
    ...kontra(before, after, speech),
    ...cards(before, after, speech),
    ...proposal(before, after, speech),
    ...result(before, after, speech),
  ].map((text): Spoken => ({ urgency: 'polite', text, topic: null }));
  return [...polite, ...turn(before, after, speech)];
}

/** Names by position in a view's game. */
export function namesByPosition(view: TableView, words: Messages): (position: Position) => string {
  const names = seatNames(view.table.seats, words);
  const { dealer, seats } = view.auction ??
    view.officers ??
    view.result ?? { dealer: 0 as const, seats: view.table.chairs };
  return (position) => names[at(playersOf(dealer, seats), position)];
}

export function spokenCard(card: Card, { cards }: Messages): string {
  return cards.card({ suit: suitOf(card), rank: rankOf(card) });
}

/** The own hand in the order it is read. */
export function spokenHand(view: TableView, words: Messages): readonly string[] {
  const scene = sceneOf(view);
  const kind = scene === null ? null : kindOfScene(scene);
  return sortHand(view.play?.hand ?? [], 'ranked', kind).map((card) => spokenCard(card, words));
}

function isSameGame(before: TableView, after: TableView): boolean {
  return before.auction?.number === after.auction?.number && before.table.series === after.table.series;
}

function dealt(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  const { auction } = after;
  const viewer = seatOfViewer(after);
  if (auction === null || viewer === null || isSameGame(before, after)) return [];
  const position = positionOf(auction, viewer);
  if (position === null) return [`${words.play.gameNumber(auction)}. ${words.four.youSitOut}`];
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
  const spitze = auction.spitze ? `, ${words.declare.spitze}` : '';
  const named = words.cards.contract(contractParts(auction.announcement)) + spitze;
  if (auction.bid === 0) return [words.officers.announced({ name, game: named })];
  return [words.speech.contract({ name, contract: named, bid: auction.bid })];
}

/** How the skat went round, and that a Ramsch begins. */
function passes(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  if (after.auction === null || after.play === null) return [];
  const nameAt = namesByPosition(after, words);
  const known = isSameGame(before, after) ? (before.auction?.passes.length ?? 0) : 0;
  const passed = after.auction.passes
    .slice(known)
    .map(({ position, isPush }) => words.ramsch[isPush ? 'pushed' : 'looked']({ name: nameAt(position) }));
  const begins = after.play.phase === 'ramsch' && before.play?.phase !== 'ramsch';
  return [...passed, ...(begins ? [`${words.ramsch.name}.`] : [])];
}

/** Kontra, Re and so on as they are said (R9.40, R9.45). */
function kontra(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  if (after.auction === null) return [];
  const nameAt = namesByPosition(after, words);
  const known = isSameGame(before, after) ? (before.auction?.kontra.length ?? 0) : 0;
  return after.auction.kontra
    .map((position, index) => words.kontra.said({ name: nameAt(position), word: at(KONTRA_WORDS, index) }))
    .slice(known);
}

/** An early ending that is proposed; who is asked hears it as the own turn. */
function proposal(before: TableView, after: TableView, { words }: Speech): readonly string[] {
  const { play } = after;
  if (play?.proposal == null || play.legal?.type === 'proposal') return [];
  return before.play?.proposal == null ? [spokenProposal(after, words)] : [];
}

function spokenProposal(view: TableView, words: Messages): string {
  const { play, auction } = view;
  const viewer = seatOfViewer(view);
  if (play?.proposal == null || auction === null || viewer === null) return '';
  const { proposal } = play;
  const position = positionOf(auction, viewer);
  const nameAt = namesByPosition(view, words);
  return proposalSentence({ proposal, declarer: auction.declarer, position, nameAt }, words);
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

/** How a game ended that has just done so, with the running totals. */
export function result(before: TableView, after: TableView, speech: Speech): readonly string[] {
  if (before.result !== null || after.result === null || after.sheet === null) return [];
  const { words } = speech;
  const row = sheetOf(after.sheet.games, after.rules).rows.at(-1);
  if (row === undefined) return [];
  const names = seatNames(after.table.seats, words);
  const sentence = resultSentence(row, { ...speech, names });
  return [words.speech.result({ sentence, totals: spokenTotals(after, speech) })];
}

/** Running game points of everybody. */
export function spokenTotals(view: TableView, { words, format }: Speech): readonly string[] {
  const names = seatNames(view.table.seats, words);
  const { foot } = sheetOf(view.sheet?.games ?? [], view.rules);
  return view.table.chairs.map((seat) =>
    words.speech.total({ name: names[seat], total: format.number(foot[seat]?.points ?? 0) }),
  );
}

function turn(before: TableView, after: TableView, speech: Speech): readonly Spoken[] {
  const legal = after.play?.legal ?? null;
  if (legal === null) return [];
  if (isSameGame(before, after) && before.play?.legal?.type === legal.type && !isNewWord(before, after))
    return [];
  const text = spokenTurn(after, speech);
  return text === null ? [] : [{ urgency: 'assertive', text, topic: 'turn' }];
}

/** Two turns in a row, as a leader who took the trick or a bidder who was held has them. */
function isNewWord(before: TableView, after: TableView): boolean {
  return (
    before.auction?.calls.length !== after.auction?.calls.length ||
    before.auction?.passes.length !== after.auction?.passes.length ||
    before.auction?.kontra.length !== after.auction?.kontra.length ||
    before.play?.hand.length !== after.play?.hand.length
  );
}

function spokenTurn(view: TableView, { words }: Speech): string | null {
  const { play, auction } = view;
  if (play?.legal == null || auction === null) return null;
  const { legal } = play;
  switch (legal.type) {
    case 'cut':
      return `${words.cutting.youCut}.`;
    case 'bid':
    case 'answer':
    case 'forehandAlone':
      return spokenBid(view, words);
    case 'skatDecision':
      return words.speech.yourSkat;
    case 'declare':
    case 'passSkat':
      return auction.skat === null
        ? null
        : words.speech.skatHolds({ cards: spokenSkat(auction.skat, words) });
    case 'grandHandOffer':
      return words.ramsch.offer;
    case 'lookOrPush':
      return words.ramsch.youLookOrPush;
    case 'kontra':
      return words.kontra.youAreAsked({ word: legal.word });
    case 'proposal':
      return spokenProposal(view, words);
    case 'announceOfficers':
      return words.officers.youAnnounce;
    case 'playCard':
      return spokenPlay(view, words);
  }
}

function spokenSkat(skat: readonly Card[], words: Messages): readonly string[] {
  return skat.map((card) => spokenCard(card, words));
}

function spokenBid(view: TableView, words: Messages): string | null {
  const choice = view.play === null ? null : bidChoiceOf(view.play);
  if (choice === null || view.auction === null) return null;
  const value = choice.values[0] ?? 0;
  if (choice.kind === 'bid') return words.speech.yourBid({ value });
  const bidder = lastBidder(view.auction.calls);
  const name = bidder === null ? '' : namesByPosition(view, words)(bidder);
  return words.speech.yourAnswer({ name, value });
}

function spokenPlay(view: TableView, { speech, cards }: Messages): string {
  const scene = sceneOf(view);
  const { play } = view;
  const suit = play === null || scene === null ? null : suitToFollow(play, kindOfScene(scene));
  if (suit === null || play?.legal?.type !== 'playCard') return speech.yourTurn;
  const name = suit === 'trump' ? cards.trump : cards.suits[suit];
  return speech.yourTurnFollow({ suit: name, count: play.legal.cards.length });
}

/** What lies on the table, read on demand. */
export function spokenTable(view: TableView, speech: Speech): string {
  const { words } = speech;
  const blank = { ...view, auction: null };
  const contracts = [...contract(blank, view, speech), ...kontra(blank, view, speech)];
  const laid = laidFrom(view.play?.trick ?? null, 0, view, speech);
  const text = [...contracts, ...laid].join(' ');
  return text === '' ? words.table.nothingLies : text;
}
