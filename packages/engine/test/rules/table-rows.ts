import type { Card, Position, TableState } from '../../src/index.ts';
import {
  DECK,
  isOfficers,
  playersOf,
  settleGame,
  startGame,
  toAct,
  viewFor,
  isEnded,
} from '../../src/index.ts';
import { CONTEXT } from '../../proofs/cards.ts';
import { PASSING, move } from '../../proofs/moves.ts';
import { rowsOf } from '../support/option-row.ts';
import { STRONG_FOREHAND, announcedBy, forehandWins, playedOut } from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf, setupOf } from '../support/setup.ts';
import { accept, actorOn, dealt, played, started } from '../../proofs/tables.ts';

const tableOf = (change: RulesChange): TableState =>
  dealt(started(rulesOf(change)), STRONG_FOREHAND, change.players === 2 ? 0 : 2);

function running({ stage }: TableState) {
  if (stage.phase !== 'playing') throw new Error(stage.phase);
  return stage.game;
}

const playersAt = (players: 2 | 3 | 4) => () => {
  const scoring = players === 2 ? 'simple' : 'seegerFabian';
  const { dealer, seats, state } = running(tableOf({ players, scoring }));
  return [seats, dealer, playersOf(dealer, seats), isOfficers(state)];
};

const phaseAfterThree = (seriesLength: number | 'open') => () =>
  [1, 2, 3].reduce((table) => played(dealt(table, DECK), PASSING), started(rulesOf({ seriesLength }))).stage
    .phase;

/** The declarer leaves before announcing. */
const declarerLeaves = (onLeave: 'bot' | 'forfeit') => () => {
  const table = played(tableOf({ onLeave }), forehandWins(18));
  return accept(table, actorOn(table, 0), { type: 'stand' }).stage.phase;
};

const cutBy = (cut: 'auto' | 'player') => () => {
  const setup = setupOf({ cut });
  const state = startGame(DECK, cut === 'auto' ? CONTEXT : { cut: null }, setup);
  return [state.phase, toAct(state)];
};

/** The facts of the same game, and the rules a viewer is shown. */
const isOnlyShown = (change: RulesChange) => () => {
  const announcement = { game: 'suit', trump: 'C', level: 'none' } as const;
  const factsWith = (setup: ReturnType<typeof setupOf>) => {
    const ended = playedOut(announcedBy(announcement, { discard: 'S7 S8', setup }));
    return isEnded(ended) ? settleGame(ended) : null;
  };
  const same = JSON.stringify(factsWith(setupOf(change))) === JSON.stringify(factsWith(setupOf()));
  const { cardFace, showCounters } = viewFor(tableOf(change), 0).rules;
  return { same, cardFace, showCounters };
};

/** What each seat reads after forehand has won jack, queen and king. */
const countedAt = (change: RulesChange) => () => {
  const announcement = { game: 'grand', level: 'hand' } as const;
  const table = played(tableOf(change), [
    ...forehandWins(18),
    move(0, { type: 'playHand' }),
    move(0, { type: 'declare', announcement, discard: null }),
    ...['CJ', 'CQ', 'DK'].map((card, place) =>
      move(place as Position, { type: 'playCard', card: card as Card }),
    ),
  ]);
  return table.chairs.map((seat) => viewFor(table, seat).play?.pointsWon ?? null);
};

/** Options that concern the table. */
export const TABLE_ROWS = [
  ...rowsOf('players', 'R2.3 R2.4 R9.81', {
    2: { says: "Officers' Skat", see: playersAt(2), expected: [[0, 1], 0, [1, 0], true] },
    3: { says: 'the dealer plays', see: playersAt(3), expected: [[0, 1, 2], 2, [0, 1, 2], false] },
    4: { says: 'the dealer sits out', see: playersAt(4), expected: [[0, 1, 2, 3], 2, [3, 0, 1], false] },
  }),
  ...rowsOf('seriesLength', 'R8.9', {
    fixed: { says: 'ends after its last game', see: phaseAfterThree(3), expected: 'ended' },
    open: { says: 'goes on after any round', see: phaseAfterThree('open'), expected: 'betweenGames' },
  }),
  ...rowsOf('onLeave', 'R6.15 R6.16', {
    bot: { says: 'the computer plays on', see: declarerLeaves('bot'), expected: 'playing' },
    forfeit: { says: 'the game is lost', see: declarerLeaves('forfeit'), expected: 'betweenGames' },
  }),
  ...rowsOf('cut', 'R2.7', {
    auto: { says: 'cut before the deal', see: cutBy('auto'), expected: ['bidding', [1]] },
    player: {
      says: "the player to the dealer's right cuts",
      see: cutBy('player'),
      expected: ['cutting', [1]],
    },
  }),
  ...rowsOf('cardFace', 'R1.9', {
    french: {
      says: 'the game stays the same',
      see: isOnlyShown({ cardFace: 'french' }),
      expected: { same: true, cardFace: 'french', showCounters: false },
    },
    german: {
      says: 'the game stays the same',
      see: isOnlyShown({ cardFace: 'german' }),
      expected: { same: true, cardFace: 'german', showCounters: false },
    },
    tournament: {
      says: 'the game stays the same',
      see: isOnlyShown({ cardFace: 'tournament' }),
      expected: { same: true, cardFace: 'tournament', showCounters: false },
    },
  }),
  ...rowsOf('showCounters', 'R5.10', {
    false: {
      says: 'everybody counts alone',
      see: countedAt({ showCounters: false }),
      expected: [null, null, null],
    },
    true: {
      says: 'the points of the tricks are counted for everybody',
      see: countedAt({ showCounters: true }),
      expected: [
        [9, 0, 0],
        [9, 0, 0],
        [9, 0, 0],
      ],
    },
  }),
];
