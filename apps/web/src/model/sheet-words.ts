import type { Evaluation, GameFacts, PlayedFacts, SheetFoot, SheetRow } from '@skat/engine';
import { gameKindOf, isTrumpGame } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { contractParts } from './contract.ts';

/** "Kr m2 HS": the game as it fits a phone's column. */
export function shortGame(row: SheetRow, { sheet }: Messages): string {
  const { facts, evaluation } = row;
  if (facts.kind === 'passedIn' || evaluation === null) return sheet.passedIn;
  const game = sheet.gamesShort[gameKindOf(facts.announcement)];
  return [game, matadorsShort(facts, sheet), levelsShort(facts, evaluation, sheet)].filter(Boolean).join(' ');
}

type SheetWords = Messages['sheet'];

function matadorsShort({ matadors }: PlayedFacts, { short }: SheetWords): string {
  return matadors === null ? '' : `${short[matadors.side]}${matadors.count}`;
}

function levelsShort(facts: PlayedFacts, evaluation: Evaluation, { short }: SheetWords): string {
  if (!isTrumpGame(facts)) {
    const { hand, ouvert } = facts.announcement;
    return (hand ? short.hand : '') + (ouvert ? short.ouvert : '');
  }
  const marks = evaluation.steps.map(({ step }) =>
    step === 'with' || step === 'without' || step === 'game' ? '' : short[step],
  );
  return [...marks, evaluation.overbid ? short.overbid : ''].join(' ').replace(/\s+/gu, ' ').trim();
}

/** "mit 2, Spiel 3, mal Kreuz 12 = 36" of one played game, or the fixed value of a Null. */
export function valueLine(facts: PlayedFacts, evaluation: Evaluation, { cards }: Messages): string {
  const parts = contractParts(facts.announcement);
  if (!isTrumpGame(facts))
    return cards.fixedValue({ name: cards.contract(parts), value: evaluation.gameValue });
  return cards.valueLine({
    steps: evaluation.steps,
    game: parts.game,
    base: evaluation.base,
    value: evaluation.base * (evaluation.reachedLevel ?? 0),
  });
}

/** Who won what with how many card points, in one sentence. */
export function resultSentence(
  facts: GameFacts,
  evaluation: Evaluation | null,
  name: string,
  words: Messages,
): string {
  const { result, cards } = words;
  if (facts.kind === 'passedIn' || evaluation === null) return result.passedIn;
  const contract = cards.contract(contractParts(facts.announcement));
  if (!isTrumpGame(facts)) return (evaluation.won ? result.winsNull : result.losesNull)({ name, contract });
  return (evaluation.won ? result.wins : result.loses)({ name, contract, points: facts.declarerPoints });
}

/** Why the score is what it is, after the value itself: reason, needed value, doubled loss. */
export function reasonLines(
  facts: PlayedFacts,
  evaluation: Evaluation,
  { result }: Messages,
  format: Formats,
): readonly string[] {
  const { won, reason, overbid, base, reachedLevel, level, gameValue, score } = evaluation;
  const needed =
    overbid && reachedLevel !== null && level !== null
      ? [
          result.overbidLine({ value: base * reachedLevel, bid: facts.bid }),
          result.neededLine({ level, base, value: gameValue }),
        ]
      : [];
  const doubled = won ? [] : [result.lostTwice({ value: gameValue, score: format.signed(score) })];
  return [result.reasons[reason], ...needed, ...doubled];
}

/** Everything behind one line of the sheet, in one sentence each. */
export function explainRow(row: SheetRow, name: string, words: Messages, format: Formats): readonly string[] {
  const { facts, evaluation } = row;
  const sentence = resultSentence(facts, evaluation, name, words);
  if (facts.kind === 'passedIn' || evaluation === null) return [sentence, words.result.passedInHint];
  return [
    sentence,
    words.sheet.bid({ value: facts.bid }),
    valueLine(facts, evaluation, words),
    ...reasonLines(facts, evaluation, words, format).slice(evaluation.won ? 1 : 0),
  ];
}

/** How a total at the foot comes about: "152 + 50 × (4 − 0) + 40 × 2 = 432". */
export function explainTotal(foot: SheetFoot, format: Formats): string {
  const { points, won, lost, lostByOthers, ownGames, othersLosses, total } = foot;
  const parts = [
    format.number(points),
    ...(ownGames === 0 ? [] : [`50 × (${won} − ${lost})`]),
    ...(othersLosses === 0 ? [] : [`40 × ${lostByOthers}`]),
  ];
  return `${parts.join(' + ')} = ${format.number(total)}`;
}
