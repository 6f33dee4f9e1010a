/**
 * The kind of job (`../kind.ts`) that finds puzzles in games. An item is a game, and the result of a unit has the lines
 * of `othello-engine puzzles --json` for its games, without the total.
 */
import * as v from 'valibot';
import { parseBoardString } from 'othello-board/formats.js';
import { puzzleKey } from 'othello-board/puzzles.js';
import { puzzlesIn, puzzleOutput } from '../../puzzles.js';
import { freshEngine } from './fresh-engine.js';
import { gameItems, gameOf } from './game-items.js';
import { jobLimits } from './job-limits.js';
import type { JobKind, UnitResult } from '../kind.js';
import { MOST_ITEM_BYTES, resultLines } from './result-lines.js';
import { jsonLine } from '../../../io/words.js';

/**
 * A line of a result, which is a puzzle: the scores of its solution and of the second-best move in discs for the side to
 * move, its difficulty from 1 to 10, and goal and theme by the names of `othello-board/puzzles.js`.
 */
const LINE = v.strictObject({
  position: v.string(),
  solution: v.array(v.string()),
  goal: v.string(),
  score: v.number(),
  second: v.number(),
  difficulty: v.number(),
  theme: v.string(),
});

/** Finds puzzles in games, one game a unit. */
export const puzzlesKind: JobKind = {
  name: 'puzzles',
  unitSize: 1,
  // The search for puzzles sets its own limits.
  options: (line) => jobLimits('puzzles', line, []),
  items: (files, _options, io) => gameItems(files, io),
  open: async ({ table }) => {
    const engine = await freshEngine(Number(table));
    return {
      run: async (items) => {
        const texts: string[] = [];
        for (const item of items) {
          for await (const puzzle of puzzlesIn(await gameOf(item), engine))
            texts.push(jsonLine(puzzleOutput(puzzle).data));
        }
        return texts.join('');
      },
      close: () => engine.close(),
    };
  },
  merge: withoutRepeats,
  mostBytes: MOST_ITEM_BYTES,
  // A game has any number of puzzles, so their number says nothing.
  check: (content) => {
    for (const { position } of resultLines(content, LINE)) parseBoardString(position);
  },
};

/** The puzzles of all games, each once: games share positions, so one may occur in several. The first is written. */
async function* withoutRepeats(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  const known = new Set<string>();
  for await (const { content } of results) {
    for (const line of resultLines(content, LINE)) {
      const key = puzzleKey({ position: parseBoardString(line.position) });
      if (known.has(key)) continue;
      known.add(key);
      yield jsonLine(line);
    }
  }
}
