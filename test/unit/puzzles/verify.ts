import type { Engine } from '../../../src/core/engine/engine.js';
import type { Puzzle } from '../../../src/core/puzzles.js';
import type { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

/** The exact score of each move, by searches of the positions after them, which is not how puzzles are found. */
async function scoresOf(position: Position, engine: Engine): Promise<Map<Square, number>> {
  const scores = new Map<Square, number>();
  for (const move of position.legalMoves) {
    let after = position.play(move);
    let sign = -1;
    if (after.phase === 'pass') {
      after = after.pass();
      sign = 1;
    }
    if (after.phase === 'over') {
      const counts = Array.from(after.board, (disc): number =>
        disc === 'X' ? 1 : disc === 'O' ? -1 : 0,
      ).reduce((sum, one) => sum + one, 0);
      const empties = after.empties * Math.sign(counts);
      scores.set(move, (counts + empties) * (position.turn === 'black' ? 1 : -1));
    } else {
      const { value, certainty } = await engine.search(after, { exact: true });
      if (certainty !== 'exact') throw new Error(`not solved: ${after.toString()}`);
      scores.set(move, sign * value);
    }
  }
  return scores;
}

/** The faults of a puzzle; empty if its score is exact and every move of the solver is the only right one. */
export async function faultsOf(puzzle: Puzzle, engine: Engine): Promise<string[]> {
  const faults: string[] = [];
  const solver = puzzle.position.turn;
  let position = puzzle.position;
  for (const [at, move] of puzzle.solution.entries()) {
    if (position.phase === 'pass') position = position.pass();
    const scores = await scoresOf(position, engine);
    const [best, second = -Infinity] = [...scores.values()].sort((a, b) => b - a);
    const own = scores.get(move);
    if (own !== best) faults.push(`${move}: ${own}, best ${best}`);
    if (position.turn === solver) {
      if (best! - second < 2) faults.push(`${move} is not alone: ${best} and ${second}`);
      if (at === 0) {
        if (best !== puzzle.score || second !== puzzle.second)
          faults.push(`${best} and ${second} at the start`);
        const sign = Math.sign(best!) > Math.sign(second) ? (best! > 0 ? 'win' : 'draw') : 'best';
        if (sign !== puzzle.goal) faults.push(`the goal is ${sign}`);
      }
    }
    position = position.play(move);
  }
  return faults;
}
