import type {
  Action,
  Actor,
  GameState,
  LegalActions,
  Position,
  Seat,
  TableCommand,
  TableState,
} from '../../src/index.ts';
import {
  DECK,
  actionAtExpiry,
  asidesOf,
  at,
  legalActions,
  nextGameOf,
  playersOf,
  seatAt,
  toAct,
} from '../../src/index.ts';
import type { Random } from '../../proofs/random.ts';
import { ADA, BEN, CORA, DORA, EMIL, SERVER, actorOn, dealOf } from '../../proofs/tables.ts';

const PERSONS = [ADA, BEN, CORA, DORA, EMIL] as const;
const SEATS = [0, 1, 2, 3] as const;
const TIME_OUT_CHANCE = 0.25;

export interface Attempt {
  readonly actor: Actor;
  readonly command: TableCommand;
}

/** Something somebody might try at a table: often what moves it on, else anything. */
export function attempt(table: TableState, random: Random): Attempt {
  return random.chance(0.6) ? likely(table, random) : anything(table, random);
}

function hostOf(table: TableState): Actor {
  return PERSONS.find(({ playerId }) => playerId === table.host) ?? ADA;
}

function likely(table: TableState, random: Random): Attempt {
  const { stage, pause } = table;
  if (pause !== null && random.chance(0.5))
    return { actor: random.pick(PERSONS), command: { type: 'resume' } };
  switch (stage.phase) {
    case 'gathering':
      return whileGathering(table, random);
    case 'betweenGames':
      return betweenGames(table, random);
    case 'playing':
      return actSomehow(table, random);
    case 'ended':
      return { actor: random.pick(PERSONS), command: { type: 'newSeries', series: stage.series.number } };
  }
}

function whileGathering(table: TableState, random: Random): Attempt {
  const host = hostOf(table);
  const open = table.chairs.filter((seat) => seatAt(table, seat).occupant === null);
  if (random.chance(0.05)) return { actor: host, command: { type: 'freeSeat', seat: random.pick(SEATS) } };
  if (random.chance(0.05)) return { actor: host, command: { type: 'start' } };
  if (random.chance(0.05)) return { actor: host, command: chairCommand(table, random) };
  if (open.length > 0 && random.chance(0.3))
    return { actor: host, command: { type: 'addComputer', seat: random.pick(open) } };
  if (open.length > 0)
    return { actor: random.pick(PERSONS), command: { type: 'sit', seat: random.pick(open) } };
  if (random.chance(0.4)) return { actor: host, command: { type: 'start' } };
  return readiness(table, random);
}

function betweenGames(table: TableState, random: Random): Attempt {
  const open = table.chairs.filter((seat) => seatAt(table, seat).occupant === null);
  if (random.chance(0.15)) return { actor: hostOf(table), command: chairCommand(table, random) };
  if (open.length > 0 && random.chance(0.5))
    return { actor: hostOf(table), command: { type: 'addComputer', seat: random.pick(open) } };
  if (random.chance(0.4)) return { actor: SERVER, command: dealCommand(table, random) };
  return readiness(table, random);
}

function chairCommand({ chairs }: TableState, random: Random): TableCommand {
  return chairs.length === 3 ? { type: 'addChair' } : { type: 'removeChair', seat: random.pick(chairs) };
}

function readiness(table: TableState, random: Random): Attempt {
  const next = nextGameOf(table) ?? { series: 1, game: 1 };
  const ready = random.chance(0.8) ? 'ready' : random.pick(['wait', 'undecided'] as const);
  return { actor: random.pick(PERSONS), command: { type: 'ready', ...next, readiness: ready } };
}

function dealCommand(table: TableState, random: Random): TableCommand {
  return dealOf(table, random.shuffled(DECK), random.below(table.chairs.length));
}

/** Somebody whose turn it is does something legal; giving up is likely, so that games end soon. */
function actSomehow(table: TableState, random: Random): Attempt {
  if (table.stage.phase !== 'playing') throw new Error('No game is running');
  const { dealer, seats, state } = table.stage.game;
  if (seats.length === 4 && random.chance(0.03))
    return { actor: actorOn(table, dealer), command: { type: 'act', action: { type: 'pass' } } };
  const position = random.pick(toAct(state));
  if (random.chance(TIME_OUT_CHANCE))
    return timeOutOf(table, at(playersOf(dealer, seats), position), position, random);
  return {
    actor: actorOn(table, at(playersOf(dealer, seats), position)),
    command: { type: 'act', action: legalAction(state, position, random) },
  };
}

/** The server says that a time has run out, whether or not it has. */
function timeOutOf({ stage }: TableState, seat: Seat, position: Position, random: Random): Attempt {
  if (stage.phase !== 'playing') throw new Error('No game is running');
  const legal = legalActions(stage.game.state, position);
  if (legal === null) throw new Error('Nothing is asked of who is to act');
  const action = actionAtExpiry(legal) ?? answerTo(legal, random);
  return { actor: SERVER, command: { type: 'timeOut', seat, action } };
}

function legalAction(state: GameState, position: Position, random: Random): Action {
  const asides = asidesOf(state, position);
  if (asides.resign !== null && random.chance(0.4)) return { type: 'resign' };
  if (asides.concede && random.chance(0.2)) return { type: 'concede' };
  const legal = legalActions(state, position);
  if (legal === null) throw new Error('Nothing is asked of who is to act');
  return answerTo(legal, random);
}

function answerTo(legal: LegalActions, random: Random): Action {
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least };
    case 'playCard':
      return { type: 'playCard', card: random.pick(legal.cards) };
    case 'declare':
      return declaration(legal, random);
    case 'skatDecision':
      return { type: random.chance(0.5) ? 'playHand' : 'pickUpSkat' };
    case 'bid':
      return random.chance(0.3)
        ? { type: 'bid', value: Math.max(18, nextAbove(legal.above)) }
        : { type: 'pass' };
    case 'lookOrPush':
      return { type: random.chance(0.5) ? 'ramschLook' : 'ramschPush' };
    case 'passSkat': {
      const [first = 'CJ', second = 'CJ'] = random.shuffled(legal.cards);
      return { type: 'ramschPass', cards: [first, second] };
    }
    case 'kontra':
      return { type: random.chance(0.5) ? 'kontra' : 'noKontra' };
    case 'proposal':
      return { type: random.chance(0.7) ? 'accept' : 'decline' };
    case 'announceOfficers':
      return { type: 'announceOfficers', game: random.pick(['C', 'grand'] as const) };
    case 'answer':
    case 'forehandAlone':
    case 'grandHandOffer':
      return { type: 'pass' };
  }
}

function nextAbove(bid: number): number {
  return [18, 20, 22, 23, 24].find((value) => value > bid) ?? 264;
}

function declaration(legal: Extract<LegalActions, { type: 'declare' }>, random: Random): Action {
  if (legal.hand) return { type: 'declare', announcement: { game: 'grand', level: 'hand' }, discard: null };
  const [first = 'CJ', second = 'CJ'] = random.shuffled(legal.cards);
  return { type: 'declare', announcement: { game: 'grand', level: 'none' }, discard: [first, second] };
}

function anything(table: TableState, random: Random): Attempt {
  const computers: readonly Actor[] = table.chairs.map((seat) => ({ kind: 'computer', seat }));
  const actor = random.pick<Actor>([...PERSONS, ...PERSONS, ...PERSONS, ...computers, SERVER, SERVER]);
  const seat = random.pick(random.chance(0.9) ? table.chairs : SEATS);
  const number = table.stage.phase === 'gathering' ? table.stage.seriesNumber : table.stage.series.number;
  const series = random.chance(0.8) ? number : number + 1;
  const commands: readonly TableCommand[] = [
    { type: 'sit', seat },
    { type: 'sit', seat },
    { type: 'stand' },
    { type: 'swapSeats', a: seat, b: random.pick(table.chairs) },
    { type: 'addComputer', seat },
    { type: 'freeSeat', seat },
    chairCommand(table, random),
    { type: 'ready', series, game: random.below(4), readiness: random.pick(['undecided', 'ready', 'wait']) },
    { type: 'start' },
    {
      type: 'act',
      action: random.pick<Action>([{ type: 'pass' }, { type: 'hold' }, { type: 'playCard', card: 'CJ' }]),
    },
    ...(random.chance(0.3) ? [{ type: 'pause' } as const] : []),
    { type: 'resume' },
    { type: 'letComputerPlay', seat },
    { type: 'offerSeat', seat },
    { type: 'takeBack' },
    { type: 'takeBack' },
    ...(random.chance(0.2) ? [{ type: 'endSeries', series } as const] : []),
    { type: 'voidGame' },
    { type: 'newSeries', series },
    { type: 'passHost', to: random.pick(table.chairs) },
    dealCommand(table, random),
  ];
  return { actor, command: random.pick(commands) };
}
