import type { Position } from '../cards/position.ts';
import { FOREHAND, MIDDLEHAND, REARHAND } from '../cards/position.ts';
import type { GameSetup } from './setup.ts';

/** The player to the dealer's right (R2.7): middlehand where the dealer plays, rearhand where the dealer sits out. */
export function cutterOf({ players }: GameSetup): Position {
  switch (players) {
    case 2:
      return FOREHAND;
    case 3:
      return MIDDLEHAND;
    case 4:
      return REARHAND;
  }
}
