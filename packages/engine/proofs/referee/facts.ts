import type { Card, Position } from '../../src/index.ts';
import { runOf, worth } from './cards.ts';
import { kindOf } from './claims.ts';
import type { ContractReading } from './contract.ts';
import type { Watch } from './game.ts';
import { OfficersReferee } from './officers.ts';
import { Referee } from './referee.ts';
import type { TricksReading } from './tricks.ts';

/** What a game that is over enters on the sheet, as the referee counts it (R5.7, R6.18, R8.3, R9.11, R9.90). */
export function factsRead(watch: Watch, leaver: Position | null): Readonly<Record<string, unknown>> {
  if (watch instanceof OfficersReferee) return officersRead(watch, leaver);
  if (!(watch instanceof Referee)) throw new Error('Nobody knows this game');
  if (watch.contract !== null) return contractRead(watch.contract, leaver);
  if (watch.ramsch !== null) return ramschRead(watch, watch.ramsch);
  return leaver === null ? { kind: 'passedIn' } : unannouncedRead(watch, leaver);
}

function contractRead(contract: ContractReading, leaver: Position | null): Readonly<Record<string, unknown>> {
  const { declarer, bid, announcement, doubling, tricks, putAway, ending } = contract;
  const own = tricks.countOf(declarer);
  const rest = ending === 'restClaimed' ? tricks.hands.flat() : [];
  const others = ([0, 1, 2] as const).filter((position) => position !== declarer);
  return {
    kind: 'played',
    declarer,
    bid,
    announcement,
    kontra: doubling.said.length,
    declarerPoints: tricks.pointsOf(declarer) + worth(putAway),
    defenderPoints: others.reduce((sum, position) => sum + tricks.pointsOf(position), worth(rest)),
    declarerTricks: own,
    defenderTricks: (ending === 'restClaimed' ? 10 : tricks.won.length) - own,
    ending: leaver === null ? ending : leaver === declarer ? 'declarerForfeited' : 'defenderForfeited',
    matadors: announcement.game === 'null' ? null : runOf(twelveOf(contract), kindOf(announcement)),
  };
}

/** Everything that was never a defender's: the declarer's cards and the skat (R4.24). */
function twelveOf(contract: ContractReading): readonly Card[] {
  return [...contract.cardsOfDeclarer(), ...contract.putAway];
}

/** Left before the game was announced (R6.16). */
function unannouncedRead(watch: Referee, leaver: Position): Readonly<Record<string, unknown>> {
  const none = { declarerTricks: 0, defenderTricks: 0, defenderPoints: 0, kontra: 0 };
  const declarerPoints = worth(watch.skat);
  return {
    kind: 'played',
    declarer: leaver,
    bid: watch.bid,
    declarerPoints,
    ...none,
    ending: 'declarerForfeited',
  };
}

function ramschRead({ passing, skat }: Referee, tricks: TricksReading): Readonly<Record<string, unknown>> {
  return {
    kind: 'ramsch',
    trickPoints: [0, 1, 2].map((position) => tricks.pointsOf(position as Position)),
    skatPoints: worth(passing?.skat ?? skat),
    winners: tricks.won.map(({ winner }) => winner),
    pushes: passing?.pushes ?? 0,
  };
}

function officersRead(watch: OfficersReferee, leaver: Position | null): Readonly<Record<string, unknown>> {
  const won = watch.won.filter(({ winner }) => winner === 0);
  return {
    kind: 'officers',
    game: watch.game,
    elderPoints: worth(won.flatMap(({ cards }) => cards)),
    elderTricks: won.length,
    matadors: runOf(watch.allOf(0), watch.game ?? 'grand'),
    kontra: watch.kontra,
    forfeitedBy: leaver === null ? null : leaver === 0 ? 'elder' : 'dealer',
  };
}
