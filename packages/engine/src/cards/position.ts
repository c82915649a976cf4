/** The three active players of a game, clockwise from the dealer's left: forehand, middlehand, rearhand (R2.2). */
export type Position = 0 | 1 | 2;

export const FOREHAND = 0;
export const MIDDLEHAND = 1;
export const REARHAND = 2;
export const POSITIONS: readonly Position[] = [FOREHAND, MIDDLEHAND, REARHAND];

/** One value for forehand, middlehand and rearhand each. */
export type PerPosition<Value> = readonly [Value, Value, Value];

/** The next position clockwise. */
export function nextPosition(position: Position): Position {
  return position === REARHAND ? FOREHAND : ((position + 1) as Position);
}

/** The position that is `steps` places clockwise of `position`; steps may be 0 to 2. */
export function positionAfter(position: Position, steps: number): Position {
  return ((position + steps) % 3) as Position;
}
