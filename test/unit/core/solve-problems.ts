import { expect } from 'vitest';
import { Position } from '../../../src/core/rules/position.js';
import { SQUARES } from '../../../src/core/rules/square.js';
import { boards, loadWeights, newCore, search } from './core.js';
import { FFO } from './ffo.js';

/**
 * Solves problems of the FFO suite one after another, each with a new table, and checks score and move.
 *
 * @param weights trained weights; by default the rules of thumb are used
 * @returns the nodes of all problems
 */
export async function solveProblems(from: number, to: number, weights?: Uint8Array): Promise<number> {
  const core = await newCore(32);
  if (weights) loadWeights(core, weights);
  let nodes = 0;
  for (const { number, board, turn, score, best } of FFO.slice(from - 1, to)) {
    core.clearTable();
    const answer = search(core, boards(Position.of(board, turn === 'X' ? 'black' : 'white')));
    nodes += answer.nodes;
    expect([number, answer.value, answer.certainty]).toEqual([number, score, 0]);
    expect(best).toContain(SQUARES[answer.move]);
  }
  return nodes;
}
