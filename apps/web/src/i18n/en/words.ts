import type { Messages } from '../messages.ts';
import { bidding, declare, skat } from './bidding.ts';
import { cards } from './cards.ts';
import { agreed, clock, pause } from './clock.ts';
import { common, connection } from './common.ts';
import { errors } from './errors.ts';
import { create, join, landing, lobby } from './lobby.ts';
import { play, result } from './play.ts';
import { presence } from './presence.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { history, sheet, standing } from './sheet.ts';
import { speech } from './speech.ts';
import { table } from './table.ts';
import { chat, returning, watch } from './talk.ts';
import { cutting, early, four, kontra, officers, ramsch, rounds } from './variants.ts';

export const messages: Messages = {
  common,
  connection,
  cards,
  landing,
  create,
  join,
  lobby,
  bidding,
  skat,
  declare,
  play,
  result,
  sheet,
  standing,
  history,
  presence,
  chat,
  watch,
  returning,
  agreed,
  clock,
  pause,
  rules,
  kontra,
  early,
  ramsch,
  cutting,
  four,
  rounds,
  officers,
  speech,
  table,
  settings,
  errors,
};
