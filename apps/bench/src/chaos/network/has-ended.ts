import type { Person } from './person.ts';

/** Whether a person sees that the first game is over. */
export function hasEnded({ tab }: Person): boolean {
  const { client } = tab;
  const table = client.view?.table;
  if (table === undefined || client.state.status !== 'online') return false;
  return table.phase === 'ended' || table.series > 1 || table.game > 1;
}
