import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskKind } from '../../../../demo/learn/course/lesson.js';
import { LESSONS } from '../../../../demo/learn/course/lessons.js';
import { createEngine, type Engine, type MoveValue } from '../../../../src/core/engine/node.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import type { Position } from '../../../../src/core/rules/position.js';
import type { Square } from '../../../../src/core/rules/square.js';

/** Tasks that teach rules, not strategy: the right move need not be better than others. */
const RULES: readonly TaskKind[] = ['column', 'row', 'only', 'most', 'lines', 'silence', 'wipeOut'];
/** Number of empty squares from which the engine solves. */
const COUNTED = 14;
/** How much worse than the best move an even reply may be, and a wrong one must be, in discs. */
const EVEN = 2;

const TASKS = LESSONS.flatMap(({ id, tasks }) =>
  tasks.map((task, i) => ({ name: `${id} ${i + 1}, ${task.kind}`, task })),
).filter(({ task }) => !RULES.includes(task.kind));

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ workers: 1 });
});
afterAll(() => engine.close());

function reached(moves: string): Position {
  const { position } = parseTranscript(moves);
  return position.phase === 'pass' ? position.pass() : position;
}

/** Every legal move with its value, best first; exact near the end. */
async function valuesOf(position: Position): Promise<readonly MoveValue[]> {
  const limits = position.empties <= COUNTED ? { exact: true } : { depth: 14 };
  const multiPv = position.legalMoves.length;
  return (await engine.search(position, { ...limits, multiPv, fresh: true })).moves;
}

describe('the tasks of the course, judged by the engine', () => {
  it.each(TASKS)('$name: the answers are the best moves', async ({ task }) => {
    const values = await valuesOf(reached(task.moves));
    const best = values[0]!.value;
    const isAnswer = ({ move }: MoveValue): boolean => task.answer.includes(move as Square);
    const worst = Math.min(...values.filter(isAnswer).map(({ value }) => value));
    const other = Math.max(...values.filter((one) => !isAnswer(one)).map(({ value }) => value));
    expect(values.filter(isAnswer)).toHaveLength(task.answer.length);
    if (task.kind === 'even') expect(best - worst).toBeLessThanOrEqual(EVEN);
    else expect(worst).toBe(best);
    expect(best - other).toBeGreaterThan(
      task.kind === 'best' ? Number(task.n) : task.kind === 'even' ? EVEN : 0,
    );
  });

  it.each(LESSONS.filter(({ game }) => game.purpose === 'win' && game.moves !== undefined))(
    '$id: its small game is won with best play',
    async ({ game }) => {
      expect((await valuesOf(reached(game.moves!)))[0]!.value).toBeGreaterThan(0);
    },
  );
});
