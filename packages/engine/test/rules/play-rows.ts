import type { Announcement, GameSetup, GameState, Position } from '../../src/index.ts';
import {
  asidesOf,
  evaluateRamsch,
  knowledgeOf,
  settleGame,
  startGame,
  toAct,
  isEnded,
} from '../../src/index.ts';
import { CONTEXT, deckWith } from '../../proofs/cards.ts';
import { PASSING, afterMoves, codeOfMove, move } from '../../proofs/moves.ts';
import { rowsOf } from '../support/option-row.ts';
import {
  CONCEDE,
  KONTRA,
  NO_KONTRA_BY,
  STRONG_FOREHAND,
  afterCards,
  announcedBy,
  inPlay,
  playedOut,
} from '../support/play.ts';
import type { RulesChange } from '../support/setup.ts';
import { setupOf } from '../support/setup.ts';

const CLUBS: Announcement = { game: 'suit', trump: 'C', level: 'none' };
const NULL_HAND: Announcement = { game: 'null', hand: true, ouvert: false };

const passedOut = (setup: GameSetup): GameState =>
  afterMoves(startGame(STRONG_FOREHAND, CONTEXT, setup), PASSING);
const phaseAfterPassing = (onAllPass: RulesChange['onAllPass'] & string) => () =>
  passedOut(setupOf({ onAllPass })).phase;

const PUSH = (position: Position) => move(position, { type: 'ramschPush' });
const LOOK = (position: Position) => move(position, { type: 'ramschLook' });
/** Factor of a Schieberamsch in which all three pushed. */
const pushedFactor = (pushDoubles: boolean) => () => {
  const ramsch = { jungfrauDoubles: false };
  const setup = setupOf({ onAllPass: 'schieberamsch', schieben: { pushDoubles }, ramsch });
  const ended = playedOut(afterMoves(passedOut(setup), [PUSH(0), PUSH(1), PUSH(2)]));
  const facts = isEnded(ended) ? settleGame(ended) : null;
  return facts?.kind === 'ramsch' ? evaluateRamsch(facts, setup.rules).doublings : ended.phase;
};
const passJack = (jacksMayBePassed: boolean) => () => {
  const setup = setupOf({ onAllPass: 'schieberamsch', schieben: { jacksMayBePassed } });
  const looked = afterMoves(passedOut(setup), [LOOK(0)]);
  return codeOfMove(looked, move(0, { type: 'ramschPass', cards: ['CJ', 'S7'] }));
};
/** Phases of a Ramsch after a pass-out and of a compulsory one. */
const offers = (grandHandInRamsch: RulesChange['grandHandInRamsch'] & string) => () => {
  const rules = { onAllPass: 'ramsch', grandHandInRamsch } as const;
  const compulsory = setupOf(rules, { isCompulsoryRamsch: true });
  return [passedOut(setupOf(rules)).phase, startGame(STRONG_FOREHAND, CONTEXT, compulsory).phase];
};

const kontraSetup = (kontra: RulesChange['kontra']) => setupOf({ kontra: { enabled: true, ...kontra } });
const clubsWith = (kontra: RulesChange['kontra']) =>
  announcedBy(CLUBS, { discard: 'S7 S8', setup: kontraSetup(kontra) });
/** Who is asked after Kontra, Re and Supra. */
const stepsUpTo = (maxSteps: 2 | 3 | 4) => () => {
  const start = clubsWith({ maxSteps });
  const words = [KONTRA(2), KONTRA(0), KONTRA(2), KONTRA(0)];
  return words
    .slice(0, maxSteps)
    .map((_, index) => inPlay(afterMoves(start, words.slice(0, index + 1))).kontra.asked);
};
const mayBoth = (state: GameState) => [asidesOf(state, 1).kontra, asidesOf(state, 2).kontra];

const OUVERT: Announcement = { game: 'null', hand: true, ouvert: true };
const open = (state: GameState) => knowledgeOf(inPlay(state), 1).openHand?.length ?? null;

const spitzeCode = (spitze: boolean) => () => {
  const deck = deckWith('CJ SJ HJ DJ HA HT HK HQ H9 H7', '', '', 'C7 C8');
  try {
    return announcedBy(
      { game: 'suit', trump: 'H', level: 'none' },
      { deck, discard: 'C7 C8', spitze: true, setup: setupOf({ spitze }) },
    ).contract.spitze;
  } catch (refused) {
    return String(refused);
  }
};

const askedToConcede = (concede: 'both' | 'either') => () =>
  toAct(afterMoves(announcedBy(CLUBS, { discard: 'S7 S8', setup: setupOf({ concede }) }), [CONCEDE(1)]));

/** Whether the defender on lead with five tricks left may claim them. */
const restOffered = (defendersClaim: boolean) => () => {
  const deck = deckWith('C7 C8 C9 D7 D8', 'CA CT CK DA DT', 'S7 S8 S9 D9 DQ', '');
  const game = announcedBy({ game: 'grand', level: 'hand' }, { deck, setup: setupOf({ defendersClaim }) });
  return asidesOf(afterCards(game, 'C7 CA S7 CT S8 C8 CK S9 C9 DA D9 D7 DT DQ D8'), 1).claimRest;
};

const phases = (announceAfterEight: boolean) => () => {
  const setup = setupOf({ players: 2, scoring: 'simple', twoPlayer: { announceAfterEight } });
  const state = startGame(STRONG_FOREHAND, CONTEXT, setup);
  return state.phase === 'officersAnnouncing'
    ? state.stacks.map((stacks) => stacks.filter(({ up }) => up !== null).length)
    : state.phase;
};

/** Options that decide how a game is played. */
export const PLAY_ROWS = [
  ...rowsOf('onAllPass', 'R3.9 R9.1 R9.20', {
    redeal: { says: 'passed in', see: phaseAfterPassing('redeal'), expected: 'passedIn' },
    ramsch: { says: 'a Ramsch', see: phaseAfterPassing('ramsch'), expected: 'ramsch' },
    schieberamsch: {
      says: 'the skat goes round',
      see: phaseAfterPassing('schieberamsch'),
      expected: 'schieben',
    },
  }),
  ...rowsOf('schieben.pushDoubles', 'R9.23', {
    true: {
      says: 'three pushes count eightfold',
      see: pushedFactor(true),
      expected: [{ by: 'push', times: 3 }],
    },
    false: { says: 'pushes count nothing', see: pushedFactor(false), expected: [] },
  }),
  ...rowsOf('schieben.jacksMayBePassed', 'R9.22', {
    false: { says: 'a jack stays', see: passJack(false), expected: 'jackMayNotBePassed' },
    true: { says: 'a jack may go', see: passJack(true), expected: 'accepted' },
  }),
  ...rowsOf('grandHandInRamsch', 'R9.25', {
    compulsoryOnly: {
      says: 'offered in compulsory rounds',
      see: offers('compulsoryOnly'),
      expected: ['ramsch', 'grandHandOffer'],
    },
    always: {
      says: 'offered before each',
      see: offers('always'),
      expected: ['grandHandOffer', 'grandHandOffer'],
    },
    never: { says: 'offered nowhere', see: offers('never'), expected: ['ramsch', 'ramsch'] },
  }),
  ...rowsOf('kontra.enabled', 'R9.40 R9.48', {
    false: {
      says: 'nobody says it',
      see: () => mayBoth(clubsWith({ enabled: false })),
      expected: [false, false],
    },
    true: { says: 'either defender may', see: () => mayBoth(clubsWith({})), expected: [true, true] },
  }),
  ...rowsOf('kontra.maxSteps', 'R9.44 R9.45', {
    2: { says: 'Re is the last', see: stepsUpTo(2), expected: [[0], []] },
    3: { says: 'Supra is his who said Kontra', see: stepsUpTo(3), expected: [[0], [2], []] },
    4: { says: "Hirsch is the declarer's", see: stepsUpTo(4), expected: [[0], [2], [0], []] },
  }),
  ...rowsOf('kontra.window', 'R9.43', {
    ownFirstCard: {
      says: 'each defender until the own first card',
      see: () => mayBoth(afterCards(clubsWith({ window: 'ownFirstCard' }), 'CJ C7')),
      expected: [false, true],
    },
    beforeFirstLead: {
      says: 'both are asked before the first lead, then never',
      see: () => {
        const start = clubsWith({ window: 'beforeFirstLead' });
        const lead = afterMoves(start, [NO_KONTRA_BY(2), NO_KONTRA_BY(1)]);
        return [toAct(start), toAct(lead), mayBoth(lead)];
      },
      expected: [[1, 2], [0], [false, false]],
    },
  }),
  ...rowsOf('kontra.needsBid18', 'R9.44', {
    false: {
      says: 'whether or not they bid',
      see: () => mayBoth(clubsWith({ needsBid18: false })),
      expected: [true, true],
    },
    true: {
      says: 'only who said 18',
      see: () => mayBoth(clubsWith({ needsBid18: true })),
      expected: [true, false],
    },
  }),
  ...rowsOf('kontra.ouvert', 'R9.46', {
    beforeExposure: {
      says: 'the cards are shown once both have answered',
      see: () => {
        const start = announcedBy(OUVERT, { setup: kontraSetup({ ouvert: 'beforeExposure' }) });
        const one = afterMoves(start, [NO_KONTRA_BY(1)]);
        return [toAct(start), open(start), open(one), open(afterMoves(one, [NO_KONTRA_BY(2)]))];
      },
      expected: [[1, 2], null, null, 10],
    },
    none: {
      says: 'nobody is asked, the cards are open at once',
      see: () => {
        const start = announcedBy(OUVERT, { setup: kontraSetup({ ouvert: 'none' }) });
        return [toAct(start), open(start), mayBoth(start)];
      },
      expected: [[0], 10, [false, false]],
    },
  }),
  ...rowsOf('kontra.reInNull', 'R9.46', {
    true: {
      says: 'the declarer is asked for Re',
      see: () => toAct(afterMoves(announcedBy(NULL_HAND, { setup: kontraSetup({}) }), [KONTRA(1)])),
      expected: [0],
    },
    false: {
      says: 'after Kontra play goes on',
      see: () => {
        const setup = kontraSetup({ reInNull: false });
        return inPlay(afterMoves(announcedBy(NULL_HAND, { setup }), [KONTRA(1)])).kontra.asked;
      },
      expected: [],
    },
  }),
  ...rowsOf('spitze', 'R9.60', {
    false: { says: 'not played', see: spitzeCode(false), expected: 'Error: 0 declare: noSpitze' },
    true: { says: 'announced with the seven of trumps', see: spitzeCode(true), expected: true },
  }),
  ...rowsOf('concede', 'R6.4', {
    both: { says: 'the partner is asked', see: askedToConcede('both'), expected: [2] },
    either: { says: 'the declarer is asked at once', see: askedToConcede('either'), expected: [0] },
  }),
  ...rowsOf('defendersClaim', 'R6.8', {
    false: { says: 'not offered', see: restOffered(false), expected: false },
    true: { says: 'offered on lead with five tricks left', see: restOffered(true), expected: true },
  }),
  ...rowsOf('twoPlayer.announceAfterEight', 'R9.83', {
    false: { says: 'from four open cards', see: phases(false), expected: [4, 0] },
    true: { says: 'from eight, the dealer has four', see: phases(true), expected: [8, 4] },
  }),
];
