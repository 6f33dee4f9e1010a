import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersTo, type Answers } from '../../../src/core/coach/values/answers.js';
import type { Engine, MoveValue } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import type { Color } from '../../../src/core/rules/color.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ table: 8, workers: 1 });
});
afterAll(() => engine.close());

/** Black's moves leave White without one. */
const PASSING = 'XO------------------------------------------------------XO------';
/** An endgame of a human game, which is solved. */
const PASSED = '------O---XXXOX--XXXOXXOXXXOXXXOXXOXXOXOXOXXXXXOOXXXXXXOXXXXXXX-';

async function answersIn(
  board: string,
  turn: Color,
  worse: Square,
  better: Square,
): Promise<Answers | undefined> {
  const position = Position.of(board, turn);
  const { moves } = await engine.search(position, { exact: true, multiPv: 60 });
  const valueOf = (move: Square): MoveValue => moves.find((value) => value.move === move)!;
  return answersTo(position, valueOf(worse), valueOf(better), engine);
}

describe('the answers to two moves', () => {
  it('are the few that cost most of the loss', async () => {
    // After e1 h8 Black has to pass.
    const answers = await answersIn(PASSED, 'black', 'e1', 'f1');
    expect(answers?.punishing).toEqual(['h8']);
  });

  it('say nothing where a side has to pass', async () => {
    const position = Position.of(PASSING, 'black');
    const value = (move: Square): MoveValue => ({
      move,
      value: 0,
      certainty: 'heuristic',
      depth: 4,
      line: [move],
    });
    const [one, two] = position.legalMoves;
    expect(position.play(one!).phase).toBe('pass');
    expect(await answersTo(position, value(one!), value(two!), engine)).toBeUndefined();
  });

  it('end when their signal aborts', async () => {
    const [one, two] = Position.start.legalMoves.map((move): MoveValue => ({
      move,
      value: 0,
      certainty: 'heuristic',
      depth: 4,
      line: [move],
    }));
    const signal = AbortSignal.abort();
    await expect(answersTo(Position.start, one!, two!, engine, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
