import type { TableRules } from './options.ts';
import { isSeriesLength } from './series-length.ts';

/** Why a set of rules cannot be played. */
export type Contradiction =
  /** The deal must go round evenly (R8.9). */
  | 'seriesLength'
  /** Bierlachs ends at its limit, not after a number of games (R8.13). */
  | 'bierlachsIsOpen'
  /** Compulsory Ramsch rounds follow Bock rounds only (R9.55). */
  | 'ramschRoundsNeedBock'
  /** Nobody can pass out where a Ramsch follows (R9.50). */
  | 'passedOutNeedsRedeal'
  /** A trigger that waits for Kontra needs Kontra (R9.50). */
  | 'triggerNeedsKontra'
  /** Officers' Skat knows no skat, no bid, no Ramsch, no Bock, no Spitze, its own scoring, and a tie is a draw (R9.80-R9.91). */
  | 'notForTwo';

/** What contradicts itself in a set of rules; empty if it can be played. */
export function contradictionsIn(rules: TableRules): readonly Contradiction[] {
  const checks: readonly (readonly [Contradiction, boolean])[] = [
    ['seriesLength', !isSeriesLength(rules.seriesLength, rules.players)],
    ['bierlachsIsOpen', rules.scoring === 'bierlachs' && rules.seriesLength !== 'open'],
    ['ramschRoundsNeedBock', rules.bock.thenRamsch && !rules.bock.enabled],
    ['passedOutNeedsRedeal', triggers(rules, 'passedOut') && rules.onAllPass !== 'redeal'],
    ['triggerNeedsKontra', waitsForKontra(rules) && !rules.kontra.enabled],
    ['notForTwo', rules.players === 2 && !fitsTwo(rules)],
  ];
  return checks.filter(([, isContradicted]) => isContradicted).map(([contradiction]) => contradiction);
}

function triggers({ bock }: TableRules, trigger: TableRules['bock']['triggers'][number]): boolean {
  return bock.enabled && bock.triggers.includes(trigger);
}

function waitsForKontra(rules: TableRules): boolean {
  return (['kontraSaid', 'kontraLost', 'reSaid'] as const).some((trigger) => triggers(rules, trigger));
}

function fitsTwo({ scoring, tieBreak, onAllPass, bock, spitze, seriesLength }: TableRules): boolean {
  return (
    scoring === 'simple' &&
    tieBreak === 'draw' &&
    onAllPass === 'redeal' &&
    !bock.enabled &&
    !spitze &&
    seriesLength !== 'open'
  );
}

/** Whether a Ramsch can be played at a table (R9.1). */
export function playsRamsch({ onAllPass, bock }: Pick<TableRules, 'onAllPass' | 'bock'>): boolean {
  return onAllPass !== 'redeal' || (bock.enabled && bock.thenRamsch);
}
