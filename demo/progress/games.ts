/** Keeps the games that end on the site, and finds the mistakes in them. */
import { isError, reviewWhole, type PlyReview } from '../../src/analysis.js';
import type { OthelloGame } from '../../src/companions/game/game.js';
import { createEngine, isStrength, levelNumber, type Engine } from '../../src/engine.js';
import { parseAnyGame } from '../../src/formats/any-game.js';
import { keepGame, keepMistake, type KeptGame } from './store.js';

/** Nodes for a move: a game takes some seconds. */
const NODES = 50_000;
const EXACT_FROM = 14;

/** Keeps a game of `<othello-game>` that has ended, where a person played against a level from the usual start. */
export async function keepEnded({ board }: OthelloGame): Promise<void> {
  const { engine, level, result, moves, handicap } = board;
  if (
    (engine !== 'black' && engine !== 'white') ||
    !result ||
    handicap > 0 ||
    moves === '' ||
    isStrength(level)
  )
    return;
  const side = engine === 'black' ? 'white' : 'black';
  const margin = (result.black - result.white) * (side === 'black' ? 1 : -1);
  await keepGame({
    id: `${moves} ${side}`,
    at: Date.now(),
    moves,
    side,
    level: levelNumber(level),
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
  let read = 0;
  let problem: unknown;
  try {
    for (const [done, kept] of games.entries()) {
      onProgress(done);
      try {
        found += await findMistakesIn(kept, engine);
        read++;
      } catch (error) {
        // One game that cannot be looked through does not keep the others from it.
        problem = error;
      }
    }
  } finally {
    engine.close();
  }
  if (read === 0 && problem !== undefined) throw problem as Error;
  return found;
}

async function findMistakesIn(kept: KeptGame, engine: Engine): Promise<number> {
  const { game } = parseAnyGame(kept.moves);
  const whole = await reviewWhole(game, engine, { limits: { nodes: NODES, exactFrom: EXACT_FROM } });
  if (!whole) return 0;
  const mistakes = whole.plies.filter(
    (ply): ply is PlyReview => ply?.color === kept.side && isError(ply.class),
  );
  for (const { position, best } of mistakes) {
    await keepMistake(
      { position: position.toString(), solution: best.length === 1 ? best[0]! : '', goal: 'best' },
      Date.now(),
    );
  }
  await keepGame({ ...kept, accuracy: whole[kept.side].accuracy });
  return mistakes.length;
}
