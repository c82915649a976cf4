import type { EndedState, GameSetup, GameState, PlayedFacts } from '../../src/index.ts';
import { evaluateGame, evaluateRamsch, settleGame } from '../../src/index.ts';
import { VARIANTS, bidRangeOf, countRules, expectRules, variantOf } from '../../proofs/generate/index.ts';
import type { Tally } from '../../proofs/tally.ts';

/** Names what generated games must show (variants, options, contracts and so on). */
export function expectGames(tally: Tally): void {
  tally.expect('variant', VARIANTS);
  expectRules(tally);
  tally.expect('setup', ['bock 0', 'bock 1', 'bock 2', 'compulsory Ramsch']);
  tally.expect('game', [
    'passed in',
    'contract',
    'Ramsch',
    'Schieberamsch',
    'Grand Hand for Ramsch',
    'owed Grand Hand',
    'officers',
  ]);
  tally.expect('contract', ['C', 'S', 'H', 'D', 'grand', 'null', 'nullOuvert', 'nullHand', 'nullOuvertHand']);
  tally.expect('level', ['none', 'hand', 'schneider', 'schwarz', 'ouvert']);
  tally.expect('bid', ['18-23', '24-35', '36-46', '48-59', '60-99', '100-264']);
  tally.expect('declarer', ['forehand', 'middlehand', 'rearhand']);
  tally.expect('reason', ['made', 'trick', 'points', 'announcement', 'overbid', 'givenUp']);
  tally.expect('doubling', [
    'none',
    'Kontra',
    'Re',
    'Supra',
    'Hirsch',
    'in ouvert',
    'officers Kontra',
    'officers Re',
  ]);
  tally.expect('promise', ['made', 'missed']);
  tally.expect('ending', [
    'played',
    'resigned',
    'conceded',
    'claimed simple',
    'claimed schneider',
    'claimed schwarz',
    'restClaimed',
    'declarerForfeited',
    'defenderForfeited',
    'elder left',
    'dealer left',
  ]);
  tally.expect('resigned with', ['9 or 10', '8 or fewer']);
  tally.expect('ramsch', ['virgin', 'march', 'no push', '1 push', '2 pushes', '3 pushes']);
}

/** Counts what a finished game was. */
export function countGame(tally: Tally, setup: GameSetup, end: EndedState): void {
  const { rules } = setup;
  tally.count('variant', variantOf(rules));
  countRules(tally, rules);
  tally.count('setup', setup.isCompulsoryRamsch ? 'compulsory Ramsch' : `bock ${setup.bock}`);
  tally.count('game', kindOfGame(setup, end));
  const facts = settleGame(end);
  if (facts.kind === 'played') countPlayed(tally, facts, end);
  if (facts.kind === 'ramsch') countRamsch(tally, setup, end);
  if (facts.kind !== 'officers') return;
  tally.count('doubling', ['none', 'officers Kontra', 'officers Re'][facts.kontra] ?? '');
  if (facts.forfeitedBy !== null) tally.count('ending', `${facts.forfeitedBy} left`);
}

function kindOfGame({ rules, isCompulsoryRamsch }: GameSetup, end: EndedState): string {
  switch (end.phase) {
    case 'passedIn':
      return 'passed in';
    case 'ramschFinished':
      return rules.onAllPass === 'schieberamsch' ? 'Schieberamsch' : 'Ramsch';
    case 'officersFinished':
      return 'officers';
    case 'finished':
      if (isCompulsoryRamsch) return 'owed Grand Hand';
      return end.contract.bid === 0 ? 'Grand Hand for Ramsch' : 'contract';
  }
}

function countPlayed(tally: Tally, facts: PlayedFacts, end: GameState): void {
  const { announcement: said, declarer, bid, kontra, spitze, ending } = facts;
  const nullName =
    said.game === 'null' ? `null${said.ouvert ? 'Ouvert' : ''}${said.hand ? 'Hand' : ''}` : null;
  tally.count('contract', nullName ?? (said.game === 'suit' ? said.trump : 'grand'));
  if (said.game !== 'null') tally.count('level', said.level);
  if (bid > 0) tally.count('bid', bidRangeOf(bid));
  tally.count('declarer', ['forehand', 'middlehand', 'rearhand'][declarer] ?? '');
  tally.count('reason', evaluateGame(facts).reason);
  tally.count('doubling', ['none', 'Kontra', 'Re', 'Supra', 'Hirsch'][kontra] ?? '');
  if (kontra > 0 && (said.game === 'null' ? said.ouvert : said.level === 'ouvert'))
    tally.count('doubling', 'in ouvert');
  if (spitze !== null) tally.count('promise', spitze);
  tally.count('ending', ending.kind === 'claimed' ? `claimed ${ending.level}` : ending.kind);
  if (ending.kind !== 'resigned' || end.phase !== 'finished') return;
  const held = end.hands[declarer].length;
  tally.count('resigned with', held > 8 ? '9 or 10' : '8 or fewer');
}

function countRamsch(tally: Tally, { rules }: GameSetup, end: EndedState): void {
  const facts = settleGame(end);
  if (facts.kind !== 'ramsch') return;
  const { march, doublings } = evaluateRamsch(facts, rules);
  if (march !== null) tally.count('ramsch', 'march');
  if (doublings.some(({ by }) => by === 'virgin')) tally.count('ramsch', 'virgin');
  tally.count('ramsch', ['no push', '1 push', '2 pushes', '3 pushes'][facts.pushes] ?? '');
}
