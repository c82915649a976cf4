import { afterAll, expect, it } from 'vitest';

import type { PlayingState } from '../../src/index.ts';
import { POSITIONS, applyAction, asidesOf, gameKindOf, startGame } from '../../src/index.ts';
import { drawRules, generateGame } from '../../proofs/generate/index.ts';
import type { Random } from '../../proofs/random.ts';
import { randomFrom } from '../../proofs/random.ts';
import { Tally } from '../../proofs/tally.ts';
import { drawWorld, isRefuted, leadOrder, ordersOf, unseenBy, worldsOf } from '../support/worlds.ts';

const GAMES = 1_400;
const WORLDS = 60;
/** Up to so many cards every world is tried, and every order of leads. */
const EXHAUSTIVE = 2;
const tally = new Tally();
const SIZES = ['1', '2', '3 to 5'];
tally.expect('accepted', SIZES);
tally.expect('refused', SIZES);

interface Claim {
  readonly state: PlayingState;
  readonly isAccepted: boolean;
  readonly position: 0 | 1 | 2;
}

/** Every moment of a game at which a defender may claim the rest, and the answer (R6.8). */
function claimsIn(random: Random): readonly Claim[] {
  const rules = { ...drawRules(random), players: 3, defendersClaim: true, cut: 'auto' } as const;
  const kontra = { ...rules.kontra, enabled: false };
  const setup = { rules: { ...rules, kontra }, players: 3, bock: 0, isCompulsoryRamsch: false } as const;
  const { deck, cut, moves } = generateGame(random, setup);
  const claims: Claim[] = [];
  let state = startGame(deck, { cut }, setup);
  for (const { position: mover, action } of moves) {
    const before = state;
    if (before.phase === 'playing')
      for (const position of POSITIONS.filter((one) => asidesOf(before, one).claimRest))
        claims.push({
          state: before,
          position,
          isAccepted: applyAction(before, position, { type: 'claimRest' }).ok,
        });
    const step = applyAction(before, mover, action);
    if (!step.ok) throw new Error(`${action.type} was refused: ${step.error.code}`);
    state = step.value;
  }
  return claims;
}

function findingsIn({ state, position, isAccepted }: Claim, random: Random): readonly string[] {
  const game = gameKindOf(state.contract.announcement);
  const own = state.hands[position];
  const unseen = unseenBy(
    own,
    state.tricks.flatMap(({ cards }) => cards),
  );
  const isSmall = own.length <= EXHAUSTIVE;
  const name = `${game} ${own.join(' ')} against ${unseen.join(' ')}`;
  tally.count(isAccepted ? 'accepted' : 'refused', isSmall ? String(own.length) : '3 to 5');
  if (isAccepted) {
    const order = leadOrder(own, game);
    const worlds = isSmall
      ? worldsOf(unseen, own.length)
      : Array.from({ length: WORLDS }, () => drawWorld(unseen, own.length, random));
    return worlds.some((world) => isRefuted(order, world, game)) ? [`${name} can lose a trick`] : [];
  }
  if (!isSmall) return [];
  const worlds = worldsOf(unseen, own.length);
  const isCertain = ordersOf(own).some((order) => !worlds.some((world) => isRefuted(order, world, game)));
  return isCertain ? [`${name} is certain and was refused`] : [];
}

it(
  '[R6.8] a defender who claims the rest loses no trick in any world he cannot exclude; with two cards left, what is refused could be lost',
  { timeout: 600_000 },
  () => {
    const random = randomFrom(68);
    const findings = Array.from({ length: GAMES }, () => claimsIn(random)).flatMap((claims) =>
      claims.flatMap((claim) => findingsIn(claim, random)),
    );
    expect([...new Set(findings)]).toEqual([]);
  },
);

it('with claims of one to five cards', () => {
  expect(tally.below(50)).toEqual([]);
});

afterAll(() => {
  tally.print(`Claims of the rest in ${GAMES} games`);
});
