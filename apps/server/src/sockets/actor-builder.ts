import type { Actor, TableCommand, TableState } from '@skat/engine';
import { isOfficers, playersOf, seatAt, toAct } from '@skat/engine';
import type { Player } from '../players/sessions.ts';

/** In whose name a player's command is done. */
export type ActorBuilder = (player: Player, table: TableState, command: TableCommand) => Actor;

export const honestActors: ActorBuilder = ({ id, name }) => ({ kind: 'player', playerId: id, name });

/**
 * A planted fault: whoever wants to bid, declare or play does so for the seat whose turn it is. Whoever claims to prove
 * that nobody acts for somebody else must fail on it.
 */
export const foreignSeatActors: ActorBuilder = (player, table, command) => {
  const { stage } = table;
  if (command.type !== 'act' || stage.phase !== 'playing' || isOfficers(stage.game.state))
    return honestActors(player, table, command);
  const { dealer, seats, state } = stage.game;
  const [position] = toAct(state);
  const seat = position === undefined ? undefined : playersOf(dealer, seats)[position];
  const occupant = seat === undefined ? null : seatAt(table, seat).occupant;
  return occupant?.kind === 'person'
    ? { kind: 'player', playerId: occupant.playerId, name: occupant.name }
    : honestActors(player, table, command);
};
