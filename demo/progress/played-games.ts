/** Stores the games that end on the site, and finds the mistakes in them. */
import { isError, reviewWhole, type PlyReview } from '../../src/core/analysis.js';
import type { OthelloGame } from '../../src/elements/companions/game/game.js';
import { createEngine, isStrength, levelNumber, type Engine } from '../../src/core/engine.js';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import type { Color, Game } from '../../src/core/rules.js';
import { keepGame, keepMistake, type TrainingGame } from './store.js';
import type { TrainingPuzzle } from './training.js';

/** Nodes for a move, and the number of empty squares from which values are proven; a game takes some seconds. */
const NODES = 50_000;
const EXACT_FROM = 14;

/** Stores a finished game of `<othello-game>` if a person played against the computer from the usual start. */
export async function keepEnded({ board }: OthelloGame): Promise<void> {
  const { engine, level, result, moves, handicap } = board;
  if ((engine !== 'black' && engine !== 'white') || !result || handicap > 0 || moves === '') return;
  const side = engine === 'black' ? 'white' : 'black';
  const margin = (result.black - result.white) * (side === 'black' ? 1 : -1);
  await keepGame({
    id: `${moves} ${side}`,
    at: Date.now(),
    moves,
    side,
    level: isStrength(level) ? level : levelNumber(level),
    margin,
  });
}

/** A game to review, and the side whose mistakes count. */
export interface GameToRead {
  readonly game: Game;
  readonly side: Color;
}

/**
 * Reviews games against levels that were not reviewed yet, and stores the user's mistakes as puzzles.
 *
 * @param onProgress called after each game with the number of finished games
 */
export function findMistakes(
  games: readonly TrainingGame[],
  onProgress: (done: number) => void,
): Promise<number> {
  return readEach(games, onProgress, async (stored, engine) => {
    const { game } = parseAnyGame(stored.moves);
    const { found, accuracy } = await mistakesIn({ game, side: stored.side }, engine);
    if (accuracy !== undefined) await keepGame({ ...stored, accuracy });
    return found;
  });
}

async function readEach<Item>(
  items: readonly Item[],
  onProgress: (done: number) => void,
  read: (item: Item, engine: Engine) => Promise<number>,
): Promise<number> {
  const engine = await createEngine();
  let found = 0;
  let readable = 0;
  let problem: unknown;
  try {
    for (const [done, item] of items.entries()) {
      onProgress(done);
      try {
        found += await read(item, engine);
        readable++;
      } catch (error) {
        // A game that fails must not prevent the review of others.
        problem = error;
      }
    }
  } finally {
    engine.close();
  }
  if (readable === 0 && problem !== undefined) throw problem as Error;
  return found;
}

/** Stores a side's mistakes in all phases of a game; returns their number and the side's accuracy. */
async function mistakesIn(
  { game, side }: GameToRead,
  engine: Engine,
): Promise<{ readonly found: number; readonly accuracy?: number }> {
  const whole = await reviewWhole(game, engine, { limits: { nodes: NODES, exactFrom: EXACT_FROM } });
  if (!whole) return { found: 0 };
  const found = await keepMistakes(whole.plies, side);
  const { accuracy } = whole[side];
  return { found, ...(accuracy !== undefined && { accuracy }) };
}

/** Stores a side's mistakes in a reviewed game as puzzles; returns their number. Those that are known stay as they are. */
export async function keepMistakes(plies: readonly (PlyReview | undefined)[], side: Color): Promise<number> {
  const mistakes = mistakesOf(plies, side);
  for (const puzzle of mistakes) await keepMistake(puzzle, Date.now());
  return mistakes.length;
}

/** A side's mistakes in a reviewed game as puzzles: any of several best moves solves one. */
export function mistakesOf(
  plies: readonly (PlyReview | undefined)[],
  side: Color,
): TrainingPuzzle['puzzle'][] {
  return plies
    .filter((ply): ply is PlyReview => ply?.color === side && isError(ply.class))
    .map(({ position, best }) => ({
      position: position.toString(),
      solution: best.length === 1 ? best[0]! : '',
      goal: 'best',
    }));
}
