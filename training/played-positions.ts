/** Counts how often people reached a position in a table of games; symmetric positions count as one. */
import { Position } from '../src/core/rules/position.js';
import { canonical } from '../src/core/rules/symmetry.js';
import { readHumanGames } from './human/games.js';

/** Number of plies read of each game. */
const PLIES = 26;

/** Number of games by position. */
export function playedPositions(path: string): ReadonlyMap<string, number> {
  const games = new Map<string, number>();
  for (const { moves } of readHumanGames(path)) {
    let position = Position.start;
    for (const move of moves.slice(0, PLIES)) {
      if (position.phase !== 'play') break;
      position = position.play(move);
      const key = canonical(position).toString();
      games.set(key, (games.get(key) ?? 0) + 1);
    }
  }
  return games;
}
