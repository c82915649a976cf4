import type { Card } from '../../cards/card.ts';
import type { WonTrick } from '../../play/trick.ts';
import type { Seat } from '../../sheet/series-game.ts';
import type { LastGame, TableState } from '../state.ts';

/** The game that has just ended, shown until the next deal; its facts are the last of the sheet. */
export interface ResultSection {
  readonly number: number;
  readonly dealer: Seat;
  readonly seats: readonly Seat[];
  /** As dealt; empty in Officers' Skat. */
  readonly skat: readonly Card[];
  readonly putAway: readonly Card[] | null;
  readonly lastTrick: WonTrick | null;
}

export function resultSection({ stage }: TableState): ResultSection | null {
  if (stage.phase !== 'betweenGames' && stage.phase !== 'ended') return null;
  return stage.last === null ? null : resultOf(stage.last);
}

function resultOf({ number, dealer, seats, record }: LastGame): ResultSection {
  const common = { number, dealer, seats };
  const lastTrick = record.tricks[record.tricks.length - 1] ?? null;
  if (record.kind === 'officers') return { ...common, skat: [], putAway: null, lastTrick };
  const passed = record.passes[record.passes.length - 1]?.passed ?? null;
  return {
    ...common,
    skat: record.deal.skat,
    putAway: record.contract?.putAway ?? passed,
    lastTrick,
  };
}
