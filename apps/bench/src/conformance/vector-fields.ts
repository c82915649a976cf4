import type { Announcement, Matadors, PlayedFacts, TrumpAnnouncement, TrumpGame } from '@skat/engine';
import { PLAYED_OUT } from '@skat/engine';
import type { Ending, KontraSteps, Spitze } from '@skat/engine';

import type { JsonObject } from './read.ts';
import { FormatError, asObject, flagAt, numberAt, textAt } from './read.ts';

const GAMES: Readonly<Record<string, TrumpGame>> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  grand: 'grand',
};

/** The game of a name. @throws FormatError if there is none */
export function trumpGameNamed(name: string): TrumpGame {
  const game = GAMES[name];
  if (game === undefined) throw new FormatError(`no such game: ${name}`);
  return game;
}

/** A number, or 0 where the field is missing. @throws FormatError for anything else */
export function countAt(object: JsonObject, name: string): number {
  return object[name] === undefined ? 0 : numberAt(object, name);
}

/** One of the known words. @throws FormatError for another */
export function wordAt<Word extends string>(object: JsonObject, name: string, words: readonly Word[]): Word {
  const text = textAt(object, name);
  const word = words.find((known) => known === text);
  if (word === undefined) throw new FormatError(`${name}: ${text}`);
  return word;
}

/** How often the score was doubled by Kontra and what followed. @throws FormatError beyond Hirsch */
export function kontraAt(input: JsonObject): KontraSteps {
  const said = countAt(input, 'kontraSteps');
  const steps = ([0, 1, 2, 3, 4] as const).find((known) => known === said);
  if (steps === undefined) throw new FormatError(`kontraSteps: ${said}`);
  return steps;
}

const ALL_POINTS = 120;

/** The facts of a game with a contract; forehand declares. Without the defenders' points the game was played to its end. */
export function playedFacts(input: JsonObject, ending: Ending = PLAYED_OUT): PlayedFacts {
  const declarerPoints = numberAt(input, 'declarerPoints');
  const common = {
    kind: 'played',
    declarer: 0,
    bid: numberAt(input, 'bid'),
    declarerPoints,
    defenderPoints:
      input['defenderPoints'] === undefined ? ALL_POINTS - declarerPoints : numberAt(input, 'defenderPoints'),
    declarerTricks: numberAt(input, 'declarerTricks'),
    defenderTricks: numberAt(input, 'defenderTricks'),
    kontra: kontraAt(input),
    bock: countAt(input, 'bockLevel'),
    ending,
  } as const;
  const announcement = announcementOf(input);
  if (announcement.game === 'null') return { ...common, announcement, matadors: null, spitze: null };
  return { ...common, announcement, matadors: matadorsOf(input), spitze: spitzeOf(input) };
}

function announcementOf(input: JsonObject): Announcement {
  if (input['game'] === 'null')
    return { game: 'null', hand: flagAt(input, 'hand'), ouvert: flagAt(input, 'ouvert') };
  const game = trumpGameNamed(textAt(input, 'game'));
  return game === 'grand'
    ? { game, level: levelOf(input) }
    : { game: 'suit', trump: game, level: levelOf(input) };
}

function levelOf(input: JsonObject): TrumpAnnouncement['level'] {
  if (flagAt(input, 'ouvert')) return 'ouvert';
  if (flagAt(input, 'schwarzAnnounced')) return 'schwarz';
  if (flagAt(input, 'schneiderAnnounced')) return 'schneider';
  return flagAt(input, 'hand') ? 'hand' : 'none';
}

function matadorsOf(input: JsonObject): Matadors {
  const matadors = asObject(input['matadors'], 'matadors');
  return { side: wordAt(matadors, 'side', ['with', 'without']), count: numberAt(matadors, 'count') };
}

function spitzeOf(input: JsonObject): Spitze {
  return (input['spitze'] ?? null) === null ? null : wordAt(input, 'spitze', ['made', 'missed'] as const);
}
