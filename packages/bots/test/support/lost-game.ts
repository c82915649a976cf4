import type { Moment } from './knowledge.ts';

/** A hearts game that the defenders win, trick by trick. */
export const LOST_TRICKS = [
  '0: HA HQ HK',
  '0: HT H9 H8',
  '0: CK CA CT',
  '1: SA ST S7',
  '1: DA D9 DT',
  '1: D7 CQ SK',
  '1: SQ C7 DQ',
];

/** Defenders with 67 card points, the declarer with 32. */
export const LOST: Moment = {
  announcement: { game: 'suit', trump: 'H', level: 'none' },
  declarer: 0,
  hand: 'H7 D8 S9 SK DQ',
  putAway: 'DK C8',
  me: 0,
  tricks: LOST_TRICKS.slice(0, 5),
  trick: '1:',
};
