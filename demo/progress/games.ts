/** Keeps the games that end on the site, and finds the mistakes in them. */
import { isError } from '../../src/analysis/classes.js';
import { reviewWhole } from '../../src/analysis/review.js';
import type { OthelloGame } from '../../src/companions/game/game.js';
import { createEngine } from '../../src/engine/client.js';
import { levelNumber } from '../../src/engine/level-names.js';
import { parseAnyGame } from '../../src/formats/any-game.js';
import { keepGame, keepMistake, type KeptGame } from './store.js';

/** Nodes for a move: a game takes some seconds. */
const NODES = 50_000;
const EXACT_FROM = 14;

/** Keeps a game of `<othello-game>` that has ended, where a person played against a level from the usual start. */
export async function keepEnded({ board }: OthelloGame): Promise<void> {
  const { engine, result, moves, handicap } = board;
  if ((engine !== 'black' && engine !== 'white') || !result || handicap > 0 || moves === '') return;
  const side = engine === 'black' ? 'white' : 'black';
  const margin = (result.black - result.white) * (side === 'black' ? 1 : -1);
  await keepGame({
    id: `${moves} ${side}`,
    at: Date.now(),
    moves,
    side,
    level: levelNumber(board.level),
    margin,
  });
}

/**
 * Looks through games that nobody has looked through, and keeps the person's mistakes in them as puzzles.
 *
 * @param onProgress after each game, how many are done
 */
export async function findMistakes(
  games: readonly KeptGame[],
  onProgress: (done: number) => void,
): Promise<number> {
  const engine = await createEngine();
  let found = 0;
  try {
    for (const [done, kept] of games.entries()) {
      onProgress(done);
      const { game } = parseAnyGame(kept.moves);
      const whole = await reviewWhole(game, engine, { limits: { nodes: NODES, exactFrom: EXACT_FROM } });
      if (!whole) continue;
      for (const ply of whole.plies) {
        if (ply?.color !== kept.side || !isError(ply.class)) continue;
        found++;
        const { position, best } = ply;
        await keepMistake(
          { position: position.toString(), solution: best.length === 1 ? best[0]! : '', goal: 'best' },
          Date.now(),
        );
      }
      await keepGame({ ...kept, accuracy: whole[kept.side].accuracy });
    }
  } finally {
    engine.close();
  }
  return found;
}
