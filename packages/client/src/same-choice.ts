import type { TableView } from '@skat/engine';

/**
 * Whether the person is asked for the same in both views: same cards, same bids, same trick. What else has changed at
 * the table, as who is there or who is host, makes no difference.
 */
export function isSameChoice(before: TableView | null, after: TableView | null): boolean {
  if (before === null || after === null || !isAsked(before) || !isAsked(after)) return false;
  return choiceIn(before) === choiceIn(after);
}

function isAsked({ play, officers }: TableView): boolean {
  return (play?.legal ?? officers?.legal ?? null) !== null;
}

function choiceIn({ viewer, table, auction, play, officers }: TableView): string {
  return JSON.stringify([viewer, table.series, table.game, auction, play, officers]);
}
