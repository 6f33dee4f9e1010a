import { expect, it } from 'vitest';
import { en } from '../../../../demo/locales/train/en.js';
import { reasonOf } from '../../../../demo/train/puzzles/puzzle-reason.js';
import { explain } from '../../../../src/core/coach.js';
import { createEngine } from '../../../../src/core/engine/node.js';
import { shippedPuzzles } from '../../../../src/core/puzzles.js';

/** The coach solves these quickly; with more empty squares it estimates. */
const MOST_EMPTIES = 16;

it(
  'a corner that a puzzle is about is not given up by the reasons of the coach',
  { timeout: 900_000 },
  async () => {
    const engine = await createEngine({ table: 16, workers: 1 });
    const faults: string[] = [];
    let explained = 0;
    for (const [number, puzzle] of shippedPuzzles().entries()) {
      const { position, solution } = puzzle;
      const text = reasonOf(puzzle, en.session.reasons, 'en') ?? '';
      const corner = /the (..) corner.*give|gives? away the (..) corner/u.exec(text)?.slice(1).find(Boolean);
      if (!corner || position.empties > MOST_EMPTIES) continue;
      explained++;
      const { reasons } = await explain(position, solution[0]!, engine);
      if (reasons.some(({ kind, squares }) => kind === 'sacrifice' && squares[0] === corner))
        faults.push(`${number}: ${text}`);
    }
    engine.close();
    expect(explained).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  },
);
