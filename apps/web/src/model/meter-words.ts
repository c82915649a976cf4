import type { Messages } from '../i18n/messages.ts';
import { baseValueOf, rankOf, spitzeCardOf, suitOf } from '@skat/engine';
import type { GameTile, LegalDeclaration } from './declaring.ts';

/** What a chosen game is worth and how it stands against the bid, in sentences. */
export function meterSentences(words: Messages, tile: GameTile, legal: LegalDeclaration): readonly string[] {
  const { declare, cards } = words;
  const { meter, kind } = tile;
  if (kind === 'null' || meter.matadors === null) {
    const game = tile.announcement?.game === 'null' && tile.announcement.ouvert ? 'Null ouvert' : 'Null';
    return [declare.fixed({ game, value: meter.value }), declare.safe({ bid: legal.bid })];
  }
  const worth = declare.worth({
    ...meter.matadors,
    level: meter.have,
    game: cards.games[kind],
    base: baseValueOf(kind),
    value: meter.value,
  });
  const covers = legal.bid === 0 ? [] : [standing(words, tile, legal)];
  return [worth, ...covers, ...promise(words, tile), ...caution(words, tile)];
}

/** Spitze promises the last trick (R9.60). */
function promise({ declare, cards }: Messages, { spitze, kind }: GameTile): readonly string[] {
  if (spitze !== 'on' || kind === 'null') return [];
  const card = spitzeCardOf(kind);
  return [declare.spitzeSays({ card: cards.card({ suit: suitOf(card), rank: rankOf(card) }) })];
}

function standing(
  { declare }: Messages,
  { meter, announcement }: GameTile,
  { bid }: LegalDeclaration,
): string {
  switch (meter.verdict) {
    case 'safe':
      return declare.safe({ bid });
    case 'unreachable':
      return declare.unreachable({ bid });
    case 'inPlay':
      if (announcement?.game !== 'null' && announcement?.level === 'schneider')
        return declare.inPlaySchwarz({ bid });
      return declare.inPlay({ bid, steps: meter.need - meter.have });
  }
}

/** A jack in the skat of a Hand game changes the matadors: with top trumps for the better, without them either way. */
function caution({ declare }: Messages, { meter }: GameTile): readonly string[] {
  if (!meter.skatMayChange || meter.matadors === null) return [];
  return [meter.matadors.side === 'with' ? declare.skatMayHelp : declare.skatMayHurt];
}
