/** What a win adds and a loss takes on top of the game value under Seeger scoring (R8.5). */
const WIN_BONUS = 50;
const LOSS_PENALTY = 50 + 40;

/**
 * Points to expect from declaring.
 * @param chance of winning, 0 to 1
 * @param gameValue of one win; a loss counts double (R7.8)
 */
export function expectedScore(chance: number, gameValue: number): number {
  return chance * (gameValue + WIN_BONUS) - (1 - chance) * (2 * gameValue + LOSS_PENALTY);
}
