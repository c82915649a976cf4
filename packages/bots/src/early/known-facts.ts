import type { Card, PlayedFacts } from '@skat/engine';
import { PLAYED_OUT, countMatadors, countPoints, pointsWonBy, tricksWonBy, trumpGameOf } from '@skat/engine';
import type { PlayerKnowledge } from '../player-knowledge.ts';

/** The ten cards a player held at the first lead. */
export function tenOf({ position, hand, trick, tricks }: PlayerKnowledge): readonly Card[] {
  const all = trick === null ? tricks : [...tricks, trick];
  const played = all.flatMap(({ leader, cards }) =>
    cards.filter((_, index) => (leader + index) % 3 === position),
  );
  return [...hand, ...played];
}

/**
 * The running game as the declarer can count it: in a Hand game without the skat.
 * @throws Error before a game is announced
 */
export function factsKnownToDeclarer(known: PlayerKnowledge): PlayedFacts {
  const { contract, tricks, putAway, kontra, setup } = known;
  if (contract === null) throw new Error('No game is announced yet');
  const { declarer, bid, announcement, spitze } = contract;
  const own = pointsWonBy(tricks, declarer);
  const declarerTricks = tricksWonBy(tricks, declarer);
  const common = {
    kind: 'played',
    declarer,
    bid,
    declarerPoints: own + countPoints(putAway ?? []),
    defenderPoints: countPoints(tricks.flatMap(({ cards }) => cards)) - own,
    declarerTricks,
    defenderTricks: tricks.length - declarerTricks,
    kontra: kontra.length > 0 ? 1 : 0,
    bock: setup.bock,
    ending: PLAYED_OUT,
  } as const;
  if (announcement.game === 'null') return { ...common, announcement, matadors: null, spitze: null };
  const twelve = [...tenOf(known), ...(putAway ?? [])];
  const matadors = countMatadors(twelve, trumpGameOf(announcement));
  return { ...common, announcement, matadors, spitze: spitze ? 'made' : null };
}
