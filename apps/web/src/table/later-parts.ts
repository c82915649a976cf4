import { Later } from '../ui/later.svelte.ts';

/** What a running table of three or four can be drawn without. */
export const LATER = {
  waitingRoom: new Later(() => import('./WaitingRoom.svelte')),
  officers: new Later(() => import('./officers/OfficersScreen.svelte')),
  watch: new Later(() => import('./WatchScreen.svelte')),
  result: new Later(() => import('./ResultOnTable.svelte')),
  final: new Later(() => import('./FinalStanding.svelte')),
  side: new Later(() => import('./SideTabs.svelte')),
  menu: new Later(() => import('./MenuDialog.svelte')),
  chat: new Later(() => import('./ChatDialog.svelte')),
  sheet: new Later(() => import('./SheetDialog.svelte')),
  rules: new Later(() => import('../rules/RulesDialog.svelte')),
  help: new Later(() => import('./HelpDialog.svelte')),
} as const;
export type LaterPart = keyof typeof LATER;
