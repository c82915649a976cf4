import type {
  CardNames,
  CardParts,
  ContractParts,
  GameName,
  MatadorParts,
  ValueStepName,
  ValueStepParts,
} from '../params.ts';
import { common } from './common.ts';

const RANKS = {
  A: 'Ass',
  T: 'Zehn',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
};
const stepNames: Record<ValueStepName, string> = {
  with: 'mit',
  without: 'ohne',
  game: 'Spiel',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: 'angesagt',
  schwarz: 'Schwarz',
  schwarzAnnounced: 'angesagt',
  ouvert: 'ouvert',
  spitze: 'Spitze',
};
const announced = { none: '', schneider: 'Schneider angesagt', schwarz: 'Schwarz angesagt' };
const matadors = (p: MatadorParts) => `${p.side === 'with' ? 'mit' : 'ohne'} ${p.count}`;

/** What is said of cards that go by these names. */
function wordsFor({ suits, ranks }: CardNames) {
  const games: Record<GameName, string> = { ...suits, grand: 'Grand', null: 'Null' };
  const card = (p: CardParts) => `${suits[p.suit]}-${ranks[p.rank]}`;
  return {
    suits,
    ranks,
    games,
    card,
    cardWithPoints: (p: CardParts & { points: number }) => `${card(p)}, ${common.cardPoints(p)}`,
    faceDown: 'verdeckte Karte',
    trump: 'Trumpf',
    /** "Herz Hand, Schneider angesagt", "Null ouvert Hand" */
    contract: (p: ContractParts) => {
      const name = [games[p.game], p.ouvert ? 'ouvert' : '', p.hand ? 'Hand' : ''].filter(Boolean).join(' ');
      return p.ouvert || p.announced === 'none' ? name : `${name}, ${announced[p.announced]}`;
    },
    matadors,
    valueStep: (p: ValueStepParts) => `${stepNames[p.step]} ${p.level}`,
    /** "mit 2, Spiel 3, Hand 4, mal Kreuz 12 = 48" */
    valueLine: (p: { steps: readonly ValueStepParts[]; game: GameName; base: number; value: number }) =>
      `${p.steps.map((step) => `${stepNames[step.step]} ${step.level}`).join(', ')}, mal ${games[p.game]} ${p.base} = ${p.value}`,
    fixedValue: (p: { name: string; value: number }) => `${p.name}: immer ${p.value}`,
  };
}

export const cards = wordsFor({ suits: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' }, ranks: RANKS });

/** The same with German suits. */
export const germanCards = wordsFor({
  suits: { C: 'Eichel', S: 'Grün', H: 'Rot', D: 'Schellen' },
  ranks: { ...RANKS, A: 'Daus', Q: 'Ober', J: 'Unter' },
});
