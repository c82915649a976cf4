import type { Card, Position } from '../../src/index.ts';
import { DECK } from '../../src/index.ts';
import type { GeneratedGame } from '../generate/index.ts';
import type { Move } from '../moves.ts';
import type { Random } from '../random.ts';
import { DEALT, cutAt } from '../referee/game.ts';
import type { Watch } from '../referee/index.ts';
import { Referee, watchOf } from '../referee/index.ts';

const TRIES = 12;

type Renaming = (card: Card) => Card;

/** The referee after so many moves. */
export function watchedUntil({ deck, cut, setup, moves }: GeneratedGame, steps: number): Watch {
  const watch = watchOf(deck, cut, setup);
  for (const { position, action } of moves.slice(0, steps)) watch.play(position, action);
  return watch;
}

/**
 * Another course of the same game that a viewer cannot tell apart after `steps` moves: cards he cannot know are exchanged
 * between the places he cannot see, and everything public stays as it was and legal. Null if none was found.
 */
export function indistinguishable(
  game: GeneratedGame,
  steps: number,
  viewer: Position | null,
  random: Random,
): GeneratedGame | null {
  const watch = watchedUntil(game, steps);
  const known = watch.known(viewer);
  const hidden = DECK.filter((card) => !known.has(card));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const renamed = renaming(hidden, attempt < TRIES / 2 ? hidden.length : 2, random);
    const deck = deckWith(game, { watch, viewer, random, renamed });
    const moves = game.moves.slice(0, steps).map((move) => withHiddenCards(move, renamed));
    const other = { ...game, deck, moves };
    if (isLegal(other)) return other;
  }
  return null;
}

/** Exchanges up to `size` of the hidden cards with each other. */
function renaming(hidden: readonly Card[], size: number, random: Random): Renaming {
  const chosen = random.shuffled(hidden).slice(0, size);
  const targets = random.shuffled(chosen);
  const names = new Map(chosen.map((card, index) => [card, targets[index] as Card]));
  return (card) => names.get(card) ?? card;
}

interface Arrangement {
  readonly watch: Watch;
  readonly viewer: Position | null;
  readonly random: Random;
  readonly renamed: Renaming;
}

function deckWith({ deck, cut, moves }: GeneratedGame, arrangement: Arrangement): readonly Card[] {
  const { watch, random, renamed } = arrangement;
  if (watch.stage === 'cutting') return random.shuffled(DECK);
  const first = moves[0]?.action;
  const at = cut ?? (first?.type === 'cut' ? first.at : 0);
  const dealtDeck = cutAt(deck, at).map(renamed);
  const arranged = watch instanceof Referee ? rearranged(dealtDeck, watch, arrangement) : dealtDeck;
  return cutAt(arranged, DECK.length - at);
}

const SKAT = [9, 10] as const;

/** Nobody sees in which order another player got his cards, nor which of somebody's twelve lay in the skat. */
function rearranged(deck: readonly Card[], watch: Referee, { viewer, random }: Arrangement): readonly Card[] {
  const taker = takerOf(watch);
  const isSkatSeen = viewer !== null && hasSeenSkat(watch, viewer);
  const groups: (readonly number[])[] = DEALT.filter(
    (_, position) => position !== viewer && position !== taker,
  );
  if (taker !== null && taker !== viewer) groups.push([...DEALT[taker], ...SKAT]);
  else if (!isSkatSeen) groups.push(SKAT);
  const mixed = [...deck];
  for (const places of groups) {
    const cards = random.shuffled(places.map((place) => deck[place] as Card));
    places.forEach((place, index) => (mixed[place] = cards[index] as Card));
  }
  return mixed;
}

/** Who has taken the dealt skat into his hand and given two cards away. */
function takerOf({ contract, passing }: Referee): Position | null {
  if (contract !== null) return contract.pickedUp ? contract.declarer : null;
  return passing?.firstTaker ?? null;
}

/** Whether a player saw the dealt skat, and so its order. */
function hasSeenSkat(watch: Referee, viewer: Position): boolean {
  return viewer === takerOf(watch) || watch.skat.every((card) => watch.known(viewer).has(card));
}

function withHiddenCards({ position, action }: Move, renamed: Renaming): Move {
  const pair = ([first, second]: readonly [Card, Card]) => [renamed(first), renamed(second)] as const;
  if (action.type === 'ramschPass') return { position, action: { ...action, cards: pair(action.cards) } };
  if (action.type !== 'declare' || action.discard === null) return { position, action };
  return { position, action: { ...action, discard: pair(action.discard) } };
}

function isLegal({ deck, cut, setup, moves }: GeneratedGame): boolean {
  const watch = watchOf(deck, cut, setup);
  return moves.every(({ position, action }) => {
    if (!watch.isLegal(position, action)) return false;
    watch.play(position, action);
    return true;
  });
}
