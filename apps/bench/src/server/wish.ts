import type { PlayerCommand, Seat, TableSection, TableView } from '@skat/engine';
import { at } from '@skat/engine';
import type { Choose } from '../random-action.ts';
import { randomAction } from '../random-action.ts';

/** The sections a client has been sent so far. */
export type KnownView = Partial<TableView> & Pick<TableView, 'viewer'>;

/** Something to ask for, once: the same key is the same wish. */
export interface Wish {
  readonly key: string;
  readonly command: PlayerCommand;
}

/**
 * What a person who never wants a pause would do now at this view, or null.
 * @param seat the chair wanted
 */
export function wishAt(view: KnownView, version: number, seat: Seat): (choose: Choose) => Wish | null {
  return (choose) => {
    if (view.table === undefined) return null;
    if (view.viewer === null) return { key: 'sit', command: { type: 'sit', seat } };
    if (view.viewer === 'spectator') return null;
    if (view.table.phase !== 'playing') return tableWish(view.table, view.viewer);
    const legal = view.play?.legal ?? null;
    if (legal === null) return null;
    return { key: `act ${version}`, command: { type: 'act', action: randomAction(legal, choose) } };
  };
}

function tableWish(table: TableSection, me: Seat): Wish | null {
  switch (table.phase) {
    case 'gathering':
      if (table.host !== me) return readyWish(table, me);
      return canStart(table, me) ? { key: `start ${table.series}`, command: { type: 'start' } } : null;
    case 'betweenGames':
      return readyWish(table, me);
    case 'ended':
      if (table.host !== me) return null;
      return { key: `new ${table.series}`, command: { type: 'newSeries', series: table.series } };
    case 'playing':
      return null;
  }
}

function readyWish({ series, game, seats }: TableSection, me: Seat): Wish | null {
  if (at(seats, me).readiness === 'ready') return null;
  return { key: `ready ${series} ${game}`, command: { type: 'ready', series, game, readiness: 'ready' } };
}

function canStart({ seats }: TableSection, me: Seat): boolean {
  return seats.every(
    ({ kind, readiness }, seat) =>
      kind === 'computer' || (kind === 'person' && (seat === me || readiness === 'ready')),
  );
}
