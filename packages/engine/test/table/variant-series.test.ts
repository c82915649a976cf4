import { describe, expect, it } from 'vitest';

import type { TableState } from '../../src/index.ts';
import { viewFor } from '../../src/index.ts';
import { pair } from '../../proofs/cards.ts';
import type { Move } from '../../proofs/moves.ts';
import { PASSING, move } from '../../proofs/moves.ts';
import {
  CONCEDE,
  KONTRA,
  NO_KONTRA_BY as NO,
  RESIGN,
  STRONG_FOREHAND,
  forehandWins,
} from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import { after, computerPlays, offer } from '../support/table-fixtures.ts';
import { ADA, BEN, CORA, accept, actorOn, dealt, played, started } from '../../proofs/tables.ts';

const CLUBS: readonly Move[] = [
  ...forehandWins(18),
  move(0, { type: 'pickUpSkat' }),
  move(0, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'C', level: 'none' },
    discard: pair('S7 S8'),
  }),
];
const LOST_WITH_KONTRA = [...CLUBS, KONTRA(1), NO(0), RESIGN(0)];
const GRAND_HAND: readonly Move[] = [
  move(0, { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null }),
  RESIGN(0),
];

/** A table that has played these games, each dealt from the same deck; seat 2 dealt first. */
function seriesOf(change: RulesChange, games: readonly (readonly Move[])[]): TableState {
  return games.reduce(
    (table, moves) => played(dealt(table, STRONG_FOREHAND), moves),
    started(rulesOf(change)),
  );
}

function runningOf({ stage }: TableState) {
  if (stage.phase !== 'playing') throw new Error(stage.phase);
  const { number, dealer, state } = stage.game;
  const { bock, isCompulsoryRamsch } = state.setup;
  return { number, dealer, phase: state.phase, bock, isCompulsoryRamsch };
}

const next = (table: TableState) => runningOf(dealt(table, STRONG_FOREHAND));

describe('[R9.50 R9.51] Bock at a table', () => {
  const rules: RulesChange = { kontra: { enabled: true }, bock: { enabled: true } };

  it('Kontra makes the next three games Bock games', () => {
    const levels = [0, 1, 2, 3].map(
      (count) =>
        next(seriesOf(rules, [LOST_WITH_KONTRA, PASSING, PASSING, PASSING].slice(0, count + 1))).bock,
    );
    expect(levels).toEqual([1, 1, 1, 0]);
  });

  it('[R7.16] and the score is doubled by both', () => {
    const table = seriesOf(rules, [LOST_WITH_KONTRA, LOST_WITH_KONTRA]);
    const games = table.stage.phase === 'betweenGames' ? table.stage.series.games : [];
    expect(games.map(({ facts }) => facts.kind === 'played' && [facts.kontra, facts.bock])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('[R9.56] what is left lapses with the last game of the series', () => {
    const table = seriesOf({ ...rules, seriesLength: 3 }, [PASSING, PASSING, LOST_WITH_KONTRA]);
    expect(table.stage.phase).toBe('ended');
    expect(viewFor(table, 0).table.rounds).toEqual({ bock: 0, bockGamesLeft: 0, ramschGamesLeft: 0 });
  });
});

describe('[R9.25 R9.55] a compulsory Ramsch round at a table', () => {
  const rules: RulesChange = { kontra: { enabled: true }, bock: { enabled: true, thenRamsch: true } };
  const due = seriesOf(rules, [LOST_WITH_KONTRA, PASSING, PASSING, PASSING]);

  it('begins without bidding, in no Bock round', () => {
    expect(next(due)).toEqual({
      number: 5,
      dealer: 0,
      phase: 'grandHandOffer',
      bock: 0,
      isCompulsoryRamsch: true,
    });
    expect(viewFor(due, 1).table.rounds).toEqual({ bock: 0, bockGamesLeft: 0, ramschGamesLeft: 3 });
  });

  it('after a Grand Hand the same dealer deals the Ramsch that is owed, under the same number', () => {
    const grand = played(dealt(due, STRONG_FOREHAND), GRAND_HAND);
    expect(grand.stage).toMatchObject({ last: { number: 5, dealer: 0 } });
    expect(next(grand)).toMatchObject({ number: 5, dealer: 0, isCompulsoryRamsch: true });
    expect(viewFor(grand, 1).table).toMatchObject({ game: 5, rounds: { ramschGamesLeft: 3 } });
  });
});

it('[R8.13] Bierlachs ends at its limit, in the middle of a round', () => {
  const rules: RulesChange = { scoring: 'bierlachs', seriesLength: 'open', kontra: { enabled: true } };
  const table = seriesOf(rules, [LOST_WITH_KONTRA]); // -384
  expect(table.stage.phase).toBe('ended');
  const won = [...CLUBS, CONCEDE(1), move(2, { type: 'accept' }), move(0, { type: 'accept' })];
  expect(seriesOf(rules, [won, won]).stage.phase).toBe('betweenGames'); // -96 for each of the others
});

describe('[R6.15] with onLeave forfeit', () => {
  const rules: RulesChange = { onLeave: 'forfeit' };
  const playing = played(dealt(started(rulesOf(rules)), STRONG_FOREHAND), CLUBS);

  it.each([
    { name: 'who stands up', table: accept(playing, CORA, { type: 'stand' }) },
    { name: 'whom the others replace', table: after(playing, [ADA, computerPlays(2)]) },
    { name: 'whose seat they offer', table: after(playing, [BEN, offer(2)]) },
  ])('$name ends the running game', ({ table }) => {
    expect(table.stage).toMatchObject({
      phase: 'betweenGames',
      series: { games: [{ facts: { ending: { kind: 'defenderForfeited' } } }] },
    });
  });

  it('in a Ramsch the computer plays on', () => {
    const ramsch = played(
      dealt(started(rulesOf({ ...rules, onAllPass: 'ramsch' })), STRONG_FOREHAND),
      PASSING,
    );
    expect(accept(ramsch, CORA, { type: 'stand' }).stage.phase).toBe('playing');
  });

  it('between games it costs nothing', () => {
    const between = seriesOf(rules, [PASSING]);
    expect(accept(between, actorOn(between, 2), { type: 'stand' }).stage).toMatchObject({
      series: { games: { length: 1 } },
    });
  });

  it('a game that the computer plays for somebody who left before is nobody to forfeit', () => {
    const gone = after(playing, [ADA, computerPlays(2)]);
    const nextGame = played(dealt(gone, STRONG_FOREHAND), CLUBS); // seat 1 declares
    expect(after(nextGame, [BEN, offer(2)]).stage.phase).toBe('playing');
    expect(after(nextGame, [CORA, { type: 'stand' }]).stage.phase).toBe('playing');
  });

  it('[R6.17] the last person who leaves ends the series with the game that was forfeited', () => {
    const alone = after(playing, [BEN, { type: 'stand' }]);
    expect(alone.stage.phase).toBe('betweenGames');
    const nobody = after(alone, [ADA, { type: 'stand' }], [CORA, { type: 'stand' }]);
    expect(nobody.stage).toMatchObject({ phase: 'ended', series: { games: { length: 1 } } });
  });
});
