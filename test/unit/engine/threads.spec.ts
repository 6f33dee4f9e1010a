/** Threads that share a table, compared with one thread: the result does not depend on the order of the search. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, SearchInfo } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Position } from '../../../src/core/rules/position.js';
import { margin } from '../../../src/core/rules/score.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { randomPosition } from '../random-position.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1, table: 8 });
});
afterAll(() => engine.close());

/**
 * Teams keep their table between searches, like in a game; the single thread, for comparison, starts with an empty one.
 */
const solve = (position: Position, threads: number): Promise<SearchInfo> =>
  engine.search(position, { exact: true, threads, fresh: threads === 1 });

/** The value of a move by one thread. */
async function worth(position: Position, move: SearchInfo['move']): Promise<number> {
  if (move === 'pass') throw new Error(`a pass in ${position.board}, where there are legal moves`);
  const after = position.play(move);
  if (after.phase !== 'over') return -(await solve(after, 1)).value;
  return position.turn === 'black' ? margin(after) : -margin(after);
}

describe('threads on one table', () => {
  it('prove the score that one thread proves, by a move that is worth it', async () => {
    const random = randomNumbers(17);
    const wrong: string[] = [];
    for (let i = 0; i < 140; i++) {
      const position = randomPosition(random, 8 + (i % 7));
      const alone = await solve(position, 1);
      for (const threads of [2, 3]) {
        const team = await solve(position, threads);
        if (team.value !== alone.value || team.certainty !== 'exact') {
          wrong.push(
            `${position.board} ${position.turn}: ${team.value} ${team.certainty} by ${threads} threads, not ${alone.value}`,
          );
        }
        if (team.move !== alone.move && (await worth(position, team.move)) !== alone.value) {
          wrong.push(
            `${position.board} ${position.turn}: ${team.move} by ${threads} threads is not worth ${alone.value}`,
          );
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('give every move its value', async () => {
    const random = randomNumbers(18);
    const values = async (position: Position, threads: number): Promise<Map<string, number>> => {
      const { moves } = await engine.search(position, { exact: true, threads, multiPv: 64 });
      return new Map(moves.map(({ move, value }) => [move, value]));
    };
    for (let i = 0; i < 18; i++) {
      const position = randomPosition(random, 8 + (i % 6));
      const alone = await values(position, 1);
      expect([...alone.keys()].sort()).toEqual([...position.legalMoves].sort());
      for (const threads of [2, 3]) expect(await values(position, threads)).toEqual(alone);
    }
  }, 60_000);
});
