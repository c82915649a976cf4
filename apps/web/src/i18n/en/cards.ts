import type { Messages } from '../messages.ts';
import type { CardNames, CardParts, ContractParts, GameName, ValueStepName } from '../params.ts';
import { common } from './common.ts';

const RANKS = {
  A: 'Ace',
  T: 'Ten',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  '9': 'Nine',
  '8': 'Eight',
  '7': 'Seven',
};
const stepNames: Record<ValueStepName, string> = {
  with: 'with',
  without: 'without',
  game: 'game',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: 'announced',
  schwarz: 'Schwarz',
  schwarzAnnounced: 'announced',
  ouvert: 'ouvert',
  spitze: 'Spitze',
};
const announced = { none: '', schneider: 'Schneider announced', schwarz: 'Schwarz announced' };

/** What is said of cards that go by these names. */
function wordsFor({ suits, ranks }: CardNames): Messages['cards'] {
  const games: Record<GameName, string> = { ...suits, grand: 'Grand', null: 'Null' };
  const card = (p: CardParts) => `${ranks[p.rank]} of ${suits[p.suit].toLowerCase()}`;
  return {
    suits,
    ranks,
    games,
    card,
    cardWithPoints: (p) => `${card(p)}, ${common.cardPoints(p)}`,
    faceDown: 'face-down card',
    trump: 'trump',
    contract: (p: ContractParts) => {
      const name = [games[p.game], p.ouvert ? 'ouvert' : '', p.hand ? 'Hand' : ''].filter(Boolean).join(' ');
      return p.ouvert || p.announced === 'none' ? name : `${name}, ${announced[p.announced]}`;
    },
    matadors: (p) => `${p.side} ${p.count}`,
    valueStep: (p) => `${stepNames[p.step]} ${p.level}`,
    valueLine: (p) =>
      `${p.steps.map((step) => `${stepNames[step.step]} ${step.level}`).join(', ')}, times ${games[p.game]} ${p.base} = ${p.value}`,
    fixedValue: (p) => `${p.name}: always ${p.value}`,
  };
}

export const cards = wordsFor({
  suits: { C: 'Clubs', S: 'Spades', H: 'Hearts', D: 'Diamonds' },
  ranks: RANKS,
});

/** The same with German suits. */
export const germanCards = wordsFor({
  suits: { C: 'Acorns', S: 'Leaves', H: 'Hearts', D: 'Bells' },
  ranks: { ...RANKS, A: 'Daus', Q: 'Ober', J: 'Unter' },
});
