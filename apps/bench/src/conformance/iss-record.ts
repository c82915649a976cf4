import type { Card, Deal } from '@skat/engine';

import { FormatError, asCards } from './read.ts';

/** One word of the move list: who, and what. */
export interface IssMove {
  readonly who: 'w' | '0' | '1' | '2';
  readonly what: string;
}

export interface IssRecord {
  readonly id: string;
  readonly moves: readonly IssMove[];
  readonly result: string;
}

/** Values may hold escaped brackets. */
const TAG = /([A-Z][A-Z0-9]*)\[((?:\\.|[^\]\\])*)\]/g;

/** Reads one line of a file. @throws FormatError unless it is a record of a Skat game */
export function parseRecord(line: string): IssRecord {
  const tags = new Map([...line.matchAll(TAG)].map(([, name = '', value = '']) => [name, value]));
  if (!line.startsWith('(;') || tags.get('GM') !== 'Skat')
    throw new FormatError('not a record of a Skat game');
  const moves = tags.get('MV');
  const result = tags.get('R');
  if (moves === undefined || result === undefined) throw new FormatError('moves or result are missing');
  return { id: tags.get('ID') ?? '?', moves: parseMoves(moves), result: result.trim() };
}

function parseMoves(text: string): readonly IssMove[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length % 2 !== 0) throw new FormatError('a move without its player');
  return Array.from({ length: words.length / 2 }, (_, index) => {
    const [who = '', what = ''] = words.slice(index * 2, index * 2 + 2);
    if (who !== 'w' && who !== '0' && who !== '1' && who !== '2')
      throw new FormatError(`no such player: ${who}`);
    return { who, what };
  });
}

/** Cards joined by dots. @throws FormatError for anything else */
export function parseCards(text: string): readonly Card[] {
  return asCards(text.split('.'), text);
}

/** The deal: ten, ten, ten and the skat. @throws FormatError unless 32 cards are named */
export function parseDeal(text: string): Deal {
  const cards = parseCards(text);
  const [first, second] = cards.slice(30);
  if (cards.length !== 32 || first === undefined || second === undefined)
    throw new FormatError('the deal does not name 32 cards');
  return { hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)], skat: [first, second] };
}

/** The fields of a result line: "d:2 win v:96 … bidok" as names and words. */
export function parseResult(result: string): ReadonlyMap<string, string> {
  return new Map(
    result.split(/\s+/).map((word) => {
      const [name = '', value] = word.split(':');
      return [name, value ?? ''];
    }),
  );
}
