import { describe, expect, it } from 'vitest';

import type { Card, GameState, OfficersFacts, OfficersPosition, OfficersState } from '../../src/index.ts';
import {
  DECK,
  at,
  evaluateOfficers,
  isEnded,
  isOfficers,
  knowledgeOfOfficers,
  legalActions,
  permits,
  presetRules,
  settleGame,
  sheetOf,
  startGame,
  toAct,
} from '../../src/index.ts';
import { CONTEXT, cards } from '../../proofs/cards.ts';
import { afterMoves, cardOf, codeOfMove, move } from '../../proofs/moves.ts';
import { seriesOf } from '../support/lines.ts';
import { KONTRA, NO_KONTRA_BY as NO } from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf, setupOf } from '../support/setup.ts';

const ANNOUNCE = (game: 'C' | 'S' | 'H' | 'D' | 'grand' = 'H') => move(0, { type: 'announceOfficers', game });

/** The uncut deck whose cut is given: 8 hidden of the elder, 8 of the dealer, then rows of four by turns (R9.82). */
function deckOf(cut: readonly Card[]): readonly Card[] {
  return [...cut.slice(32 - CONTEXT.cut), ...cut.slice(0, 32 - CONTEXT.cut)];
}

const setup = (change: RulesChange = {}) =>
  setupOf({ players: 2, scoring: 'simple', seriesLength: 12, kontra: { enabled: true }, ...change });

function officers(state: GameState): OfficersState {
  if (!isOfficers(state)) throw new Error(state.phase);
  return state;
}

const start = officers(startGame(deckOf(DECK), CONTEXT, setup()));
const open = (state: GameState) =>
  officers(state).stacks.map((stacks) => stacks.flatMap(({ up }) => up ?? []));

describe('[R9.81 R9.82] the deal', () => {
  it('lays eight hidden cards each and four open ones of the elder', () => {
    expect(start).toMatchObject({ phase: 'officersAnnouncing' });
    expect(start.stacks.map((stacks) => stacks.map(({ down }) => down))).toEqual([
      DECK.slice(0, 8),
      DECK.slice(8, 16),
    ]);
    expect(open(start)).toEqual([DECK.slice(16, 20), []]);
  });

  it('then four of the dealer, four of the elder, four of the dealer, each after a word', () => {
    const announced = afterMoves(start, [ANNOUNCE()]);
    expect(announced.phase).toBe('officersKontra');
    expect(open(announced)).toEqual([DECK.slice(16, 20), DECK.slice(20, 24)]);
    const kontra = afterMoves(announced, [KONTRA(1)]);
    expect(kontra.phase).toBe('officersRe');
    expect(open(kontra)).toEqual([[...DECK.slice(16, 20), ...DECK.slice(24, 28)], DECK.slice(20, 24)]);
    const re = afterMoves(kontra, [KONTRA(0)]);
    expect(re).toMatchObject({ phase: 'officersPlaying', kontra: 2 });
    expect(open(re)).toEqual([
      [...DECK.slice(16, 20), ...DECK.slice(24, 28)],
      [...DECK.slice(20, 24), ...DECK.slice(28, 32)],
    ]);
  });

  it('[R9.83] announceAfterEight: the elder sees eight and the dealer has four', () => {
    const eight = startGame(deckOf(DECK), CONTEXT, setup({ twoPlayer: { announceAfterEight: true } }));
    expect(open(eight)).toEqual([[...DECK.slice(16, 20), ...DECK.slice(24, 28)], DECK.slice(20, 24)]);
    expect(open(afterMoves(eight, [ANNOUNCE()]))).toEqual(open(eight));
  });

  it('[R2.7] a player cuts here too: the elder', () => {
    const cutting = startGame(deckOf(DECK), { cut: null }, setup({ cut: 'player' }));
    expect([cutting.phase, toAct(cutting)]).toEqual(['cutting', [0]]);
    expect(afterMoves(cutting, [move(0, { type: 'cut', at: 4 })])).toEqual({
      ...start,
      setup: setup({ cut: 'player' }),
    });
  });
});

describe('[R9.83 R9.88] announcing and doubling', () => {
  it.each(['C', 'S', 'H', 'D', 'grand'] as const)('[R9.83] the elder may announce %s', (game) => {
    expect(afterMoves(start, [ANNOUNCE(game)])).toMatchObject({ game });
  });

  it.each([
    {
      name: 'the dealer announces',
      state: start,
      last: move(1, { type: 'announceOfficers', game: 'C' }),
      code: 'notYourTurn',
    },
    { name: 'a bid', state: start, last: move(0, { type: 'bid', value: 18 }), code: 'wrongPhase' },
    { name: 'a card before the announcement', state: start, last: cardOf(0, 'CA'), code: 'wrongPhase' },
    {
      name: 'Kontra by the elder',
      state: afterMoves(start, [ANNOUNCE()]),
      last: KONTRA(0),
      code: 'notYourTurn',
    },
    {
      name: 'an announcement twice',
      state: afterMoves(start, [ANNOUNCE()]),
      last: ANNOUNCE(),
      code: 'notYourTurn',
    },
    {
      name: 'a card while Re is asked',
      state: afterMoves(start, [ANNOUNCE(), KONTRA(1)]),
      last: cardOf(0, 'HA'),
      code: 'wrongPhase',
    },
    {
      name: 'a resignation',
      state: afterMoves(start, [ANNOUNCE(), NO(1)]),
      last: move(0, { type: 'resign' }),
      code: 'wrongPhase',
    },
  ] as const)('$name: $code', ({ state, last, code }) => {
    expect(codeOfMove(state, last)).toBe(code);
  });

  it.each([
    { words: [NO(1)], kontra: 0 },
    { words: [KONTRA(1), NO(0)], kontra: 1 },
    { words: [KONTRA(1), KONTRA(0)], kontra: 2 },
  ])('[R9.88] $kontra steps said', ({ words, kontra }) => {
    expect(afterMoves(start, [ANNOUNCE(), ...words])).toMatchObject({ phase: 'officersPlaying', kontra });
  });

  it('[R9.88 R9.91] nobody is asked where Kontra is off or victory points are counted', () => {
    const games = [
      setup({ kontra: { enabled: false } }),
      setup({ twoPlayer: { scoring: 'victoryPoints' } }),
    ].map((rules) => afterMoves(startGame(deckOf(DECK), CONTEXT, rules), [ANNOUNCE()]));
    expect(games.map(({ phase }) => phase)).toEqual(['officersPlaying', 'officersPlaying']);
    expect(open(at(games, 0)).flat()).toHaveLength(16);
  });

  it('a single No of the dealer lays all rows', () => {
    expect(open(afterMoves(start, [ANNOUNCE(), NO(1)])).flat()).toHaveLength(16);
  });
});

/** Elder: hidden low clubs and spades, open hearts and clubs; dealer: open diamonds, one heart and spades. */
const CUT = cards(
  'C7 C8 C9 CQ S7 S8 S9 SQ ' + // hidden, elder
    'D7 D8 D9 DQ H7 H8 H9 HQ ' + // hidden, dealer
    'HA HT CA CT ' + // elder
    'HK DA DT DK ' + // dealer
    'CJ SJ CK SA ' + // elder
    'HJ DJ ST SK', // dealer
);
const playing = afterMoves(startGame(deckOf(CUT), CONTEXT, setup()), [ANNOUNCE('H'), NO(1)]);

describe('[R9.84 R9.85] play', () => {
  it('[R9.84] the elder leads any open card, hidden ones are out of reach', () => {
    expect(toAct(playing)).toEqual([0]);
    expect(legalActions(playing, 0)).toEqual({ type: 'playCard', cards: cards('HA HT CA CT CJ SJ CK SA') });
    expect(codeOfMove(playing, cardOf(0, 'C7'))).toBe('cardNotHeld');
    expect(codeOfMove(playing, cardOf(1, 'HK'))).toBe('notYourTurn');
  });

  it('[R9.84] an open card of the led suit is played if there is one, a jack is a trump', () => {
    const led = afterMoves(playing, [cardOf(0, 'HA')]);
    expect(legalActions(led, 1)).toEqual({ type: 'playCard', cards: cards('HK HJ DJ') });
    expect(codeOfMove(led, cardOf(1, 'DA'))).toBe('mustFollow');
    const club = afterMoves(playing, [cardOf(0, 'CA')]);
    expect(legalActions(club, 1)).toEqual({ type: 'playCard', cards: cards('HK DA DT DK HJ DJ ST SK') });
  });

  it('[R9.85] after the trick the hidden cards under both turn up, and the winner leads', () => {
    const led = afterMoves(playing, [cardOf(0, 'HA')]);
    expect(open(led)[0]).not.toContain('C7');
    const won = afterMoves(led, [cardOf(1, 'HK')]);
    expect(open(won)[0]).toContain('C7');
    expect(open(won)[1]).toContain('D7');
    expect(toAct(won)).toEqual([0]);
    const beaten = afterMoves(led, [cardOf(1, 'HJ')]);
    expect(toAct(beaten)).toEqual([1]);
  });

  it.each([
    { name: 'the higher of the led suit', lead: 'SA', answer: 'ST', winner: 0 },
    { name: 'a trump beats a side suit', lead: 'CA', answer: 'HK', winner: 1 },
    { name: 'another side suit wins nothing', lead: 'CK', answer: 'DA', winner: 0 },
    { name: 'the higher jack', lead: 'SJ', answer: 'HJ', winner: 0 },
    { name: 'a jack beats the ace of trumps', lead: 'HA', answer: 'DJ', winner: 1 },
  ])('[R5.5 R9.84] $name: $lead, $answer', ({ lead, answer, winner }) => {
    const won = afterMoves(playing, [cardOf(0, lead), cardOf(1, answer)]);
    expect(won).toMatchObject({ tricks: [{ leader: 0, winner }] });
  });

  it('[R9.84 R9.86] ends after sixteen tricks, all 120 points counted', () => {
    const facts = factsOf(playedOut(playing));
    expect(facts).toMatchObject({ game: 'H', kontra: 0, forfeitedBy: null });
    const ended = playedOut(playing);
    expect(officers(ended)).toMatchObject({ phase: 'officersFinished', tricks: { length: 16 } });
    expect(facts.matadors).toEqual({ side: 'with', count: 2 });
  });
});

function playedOut(state: GameState): GameState {
  let current = state;
  while (!isEnded(current)) {
    const position = at(toAct(current), 0);
    const legal = legalActions(current, position);
    if (legal?.type !== 'playCard') throw new Error(current.phase);
    const move = cardOf(position, at(legal.cards, 0));
    expect(permits(legal, move.action)).toBe(true);
    current = afterMoves(current, [move]);
  }
  return current;
}

function factsOf(state: GameState): OfficersFacts {
  const facts = isEnded(state) ? settleGame(state) : null;
  if (facts?.kind !== 'officers') throw new Error(state.phase);
  return facts;
}

describe('[R9.82 R9.85] who sees what: nobody a card before it is turned', () => {
  it.each([
    { name: 'announcing', state: start, seen: 4 },
    { name: 'Kontra', state: afterMoves(start, [ANNOUNCE()]), seen: 8 },
    { name: 'Re', state: afterMoves(start, [ANNOUNCE(), KONTRA(1)]), seen: 12 },
    { name: 'playing', state: afterMoves(start, [ANNOUNCE(), NO(1)]), seen: 16 },
  ])('$name: $seen open cards, the same to both and to an onlooker', ({ state, seen }) => {
    for (const viewer of [0, 1, null] as readonly (OfficersPosition | null)[]) {
      const known = knowledgeOfOfficers(officers(state), viewer);
      const text = JSON.stringify({ ...known, legal: null });
      expect(text.match(/"[CSHD][AKTQJ987]"/g) ?? []).toHaveLength(seen);
      expect(known.stacks.flat().filter(({ hasDown }) => hasDown)).toHaveLength(16);
    }
  });

  it('only who is to act is asked', () => {
    expect(knowledgeOfOfficers(start, 0).legal).toEqual({ type: 'announceOfficers' });
    expect(knowledgeOfOfficers(start, 1).legal).toBeNull();
    expect(knowledgeOfOfficers(start, null).legal).toBeNull();
    const asked = officers(afterMoves(start, [ANNOUNCE()]));
    expect(knowledgeOfOfficers(asked, 1).legal).toEqual({ type: 'kontra', word: 'kontra' });
  });
});

describe('[R9.86-R9.91] the score', () => {
  const facts = (change: Partial<OfficersFacts>): OfficersFacts => ({
    kind: 'officers',
    game: 'C',
    elderPoints: 70,
    elderTricks: 9,
    matadors: { side: 'without', count: 2 },
    kontra: 0,
    forfeitedBy: null,
    ...change,
  });
  const value = (change: Partial<OfficersFacts>, matadors = false) =>
    evaluateOfficers(facts(change), rulesOf({ twoPlayer: { matadors } }).twoPlayer).elderScore;

  it.each([
    { rule: 'R9.86', name: '61', change: { elderPoints: 61 }, score: 12 },
    { rule: 'R9.86', name: '60:60 is lost', change: { elderPoints: 60 }, score: -24 },
    { rule: 'R9.87', name: '89 is no Schneider', change: { elderPoints: 89 }, score: 12 },
    { rule: 'R9.87', name: '90 is Schneider', change: { elderPoints: 90 }, score: 24 },
    { rule: 'R9.87', name: 'own Schneider at 30', change: { elderPoints: 30 }, score: -48 },
    { rule: 'R9.87', name: 'out of it at 31', change: { elderPoints: 31 }, score: -24 },
    { rule: 'R9.87', name: 'Schwarz', change: { elderPoints: 120, elderTricks: 16 }, score: 36 },
    {
      rule: 'R9.87',
      name: '120 without all tricks',
      change: { elderPoints: 120, elderTricks: 15 },
      score: 24,
    },
    { rule: 'R9.87', name: 'own Schwarz', change: { elderPoints: 0, elderTricks: 0 }, score: -72 },
    { rule: 'R9.88', name: 'Kontra', change: { kontra: 1 }, score: 24 },
    { rule: 'R9.88', name: 'Re, lost', change: { kontra: 2, elderPoints: 50 }, score: -96 },
    { rule: 'R6.15', name: 'the elder leaves', change: { forfeitedBy: 'elder' }, score: -24 },
    { rule: 'R6.15', name: 'the dealer leaves', change: { forfeitedBy: 'dealer' }, score: 12 },
    {
      rule: 'R6.15 R9.49',
      name: 'the elder leaves after Kontra',
      change: { forfeitedBy: 'elder', kontra: 1 },
      score: -48,
    },
    {
      rule: 'R6.15 R9.49',
      name: 'the dealer leaves after Re',
      change: { forfeitedBy: 'dealer', kontra: 2 },
      score: 48,
    },
  ] as const)('[$rule] $name: $score', ({ change, score }) => {
    expect(value(change)).toBe(score);
  });

  it('[R9.90] matadors are counted where the table says so', () => {
    expect(value({}, true)).toBe(36);
  });

  it.each([
    { points: 0, scores: [0, 4] },
    { points: 1, scores: [0, 3] },
    { points: 29, scores: [0, 3] },
    { points: 30, scores: [0, 2] },
    { points: 59, scores: [0, 2] },
    { points: 60, scores: [1, 1] },
    { points: 61, scores: [2, 0] },
    { points: 90, scores: [2, 0] },
    { points: 91, scores: [3, 0] },
    { points: 119, scores: [3, 0] },
    { points: 120, scores: [4, 0] },
  ])('[R9.91] victory points at $points: $scores', ({ points, scores }) => {
    const { twoPlayer } = rulesOf({ twoPlayer: { scoring: 'victoryPoints' } });
    const { elderScore, dealerScore } = evaluateOfficers(facts({ elderPoints: points }), twoPlayer);
    expect([elderScore, dealerScore]).toEqual(scores);
  });

  it.each([
    { leaver: 'elder', scores: [0, 2] },
    { leaver: 'dealer', scores: [2, 0] },
  ] as const)(
    '[R6.15 R9.91] victory points, the $leaver leaves: who stays has won plainly, and nobody gets a minus',
    ({ leaver, scores }) => {
      const { twoPlayer } = rulesOf({ twoPlayer: { scoring: 'victoryPoints' } });
      const { elderScore, dealerScore, won } = evaluateOfficers(
        facts({ forfeitedBy: leaver, elderPoints: 95 }),
        twoPlayer,
      );
      expect([elderScore, dealerScore, won]).toEqual([...scores, leaver === 'dealer']);
    },
  );

  it('[R9.81 R9.89] the deal alternates and the entries go to the elder of each game', () => {
    const games = seriesOf(2, [facts({}), facts({ elderPoints: 50 }), facts({})]);
    const { foot } = sheetOf(games, setup().rules);
    // the elder sits on seat 1, 0, 1
    expect(foot.map(({ points, won, lost, place }) => [points, won, lost, place])).toEqual([
      [-24, 0, 1, 2],
      [24, 2, 0, 1],
    ]);
  });

  it('[R9.89] equal totals are a draw, whoever won more games', () => {
    const lines = [
      facts({}),
      facts({ game: 'grand', elderPoints: 95 }),
      facts({}),
      facts({ elderPoints: 50 }),
    ];
    const { foot } = sheetOf(seriesOf(2, lines), presetRules('twoPlayers'));
    // the elder sits on seat 1, 0, 1, 0
    expect(foot.map(({ total, won, place }) => [total, won, place])).toEqual([
      [24, 1, 1],
      [24, 2, 1],
    ]);
  });
});
