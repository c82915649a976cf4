import type { Action, Announcement, Asides, LegalActions } from '@skat/engine';
import { ANNOUNCED_LEVELS, SUITS, assertNever, at, bidsAbove } from '@skat/engine';

type DeclareChoice = Extract<LegalActions, { type: 'declare' }>;
type Choose = (below: number) => number;

/** Any legal action, however foolish: what a computer player may have to take over from. */
export function foolishAction(legal: LegalActions, choose: Choose): Action {
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least + choose(legal.most - legal.least + 1) };
    case 'bid': {
      const values = bidsAbove(legal.above);
      return choose(3) === 0 || values.length === 0
        ? { type: 'pass' }
        : { type: 'bid', value: at(values, choose(Math.min(12, values.length))) };
    }
    case 'answer':
      return choose(3) === 0 ? { type: 'pass' } : { type: 'hold' };
    case 'forehandAlone':
      return { type: 'bid', value: 18 };
    case 'skatDecision':
      return { type: choose(2) === 0 ? 'playHand' : 'pickUpSkat' };
    case 'declare':
      return {
        type: 'declare',
        announcement: foolishGame(legal, choose),
        discard: legal.hand ? null : [at(legal.cards, 0), at(legal.cards, 1 + choose(11))],
      };
    case 'grandHandOffer':
      if (choose(3) > 0) return { type: 'pass' };
      return { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null };
    case 'lookOrPush':
      return { type: choose(2) === 0 ? 'ramschLook' : 'ramschPush' };
    case 'passSkat':
      return {
        type: 'ramschPass',
        cards: [at(legal.cards, 0), at(legal.cards, 1 + choose(legal.cards.length - 1))],
      };
    case 'kontra':
      return { type: choose(2) === 0 ? 'kontra' : 'noKontra' };
    case 'proposal':
      return { type: choose(2) === 0 ? 'accept' : 'decline' };
    case 'announceOfficers':
      return { type: 'announceOfficers', game: at([...SUITS, 'grand'] as const, choose(5)) };
    case 'playCard':
      return { type: 'playCard', card: at(legal.cards, choose(legal.cards.length)) };
    default:
      return assertNever(legal);
  }
}

/** Something a fool does without being asked, or null. */
export function foolishAside(asides: Asides, choose: Choose): Action | null {
  const possible: readonly Action[] = [
    ...(asides.kontra ? ([{ type: 'kontra' }] as const) : []),
    ...(asides.resign === null ? [] : ([{ type: 'resign' }] as const)),
    ...(asides.concede ? ([{ type: 'concede' }] as const) : []),
    ...asides.claim.map((level) => ({ type: 'claim', level }) as const),
  ];
  return possible.length === 0 ? null : at(possible, choose(possible.length));
}

function foolishGame({ hand, nulls }: DeclareChoice, choose: Choose): Announcement {
  const level = hand ? at(ANNOUNCED_LEVELS, 1 + choose(4)) : 'none';
  const games: readonly Announcement[] = [
    ...SUITS.map((trump): Announcement => ({ game: 'suit', trump, level })),
    { game: 'grand', level },
    ...nulls,
  ];
  return at(games, choose(games.length));
}
