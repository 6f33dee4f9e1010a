/**
 * The kind of job (`../kind.ts`) that solves positions. An item is a position, as a line of OBF (Othello Board File: a
 * board, and the scores of its moves). The result of a unit has the lines of `othello-engine solve --json` for its
 * positions, without times, which depend on the machine.
 */
import * as v from 'valibot';
import { type GameEntry, type ObfEntry, parseObf, printObf } from 'othello-board/formats.js';
import type { Io } from '../../../io/command.js';
import { errorLine, inputName, readPositions } from '../../../io/streams/input.js';
import { solveOne } from '../../solve.js';
import { freshEngine } from './fresh-engine.js';
import { jobLimits } from './job-limits.js';
import type { BadItem, Item, JobKind, UnitResult } from '../kind.js';
import { MOST_ITEM_BYTES, requireOneEach, resultLines } from './result-lines.js';
import { jsonLine } from '../../../io/words.js';

/**
 * A line of a result, one for each position: scores are in discs, for the side to move; with the goal `wld` 1, 0 or -1.
 * `best` is `null` if the game is over, `expected` the input's own score, if it has one, and `ok` whether score and move
 * agree with the input.
 */
const LINE = v.strictObject({
  position: v.string(),
  empties: v.number(),
  score: v.number(),
  best: v.nullable(v.string()),
  line: v.string(),
  proven: v.boolean(),
  nodes: v.number(),
  expected: v.nullable(v.number()),
  ok: v.boolean(),
});

/** Solves positions, four a unit: one alone may take less time than handing it out. */
export const solveKind: JobKind = {
  name: 'solve',
  unitSize: 4,
  options: (line) => jobLimits('solve', line, ['depth', 'nodes', 'goal']),
  items: (files, _options, io) => positions(files, io),
  // What is left of the options limits each search: depth, nodes and goal.
  open: async ({ table, ...limits }) => {
    const engine = await freshEngine(Number(table));
    return {
      run: async (items) => {
        const texts: string[] = [];
        for (const [entry] of items.map(parseObf)) {
          const { data } = await solveOne(engine, 0, entry!, {
            ...limits,
            // With a depth, the search stops before the end of the game; without, it proves the score.
            exact: limits['depth'] === undefined,
          });
          // The merge numbers the positions of all units.
          const { id: _id, ms: _ms, ...rest } = data;
          texts.push(jsonLine(rest));
        }
        return texts.join('');
      },
      close: () => engine.close(),
    };
  },
  merge: withNumbers,
  mostBytes: MOST_ITEM_BYTES,
  check: (content, items) => requireOneEach(resultLines(content, LINE).length, items),
};

/** The positions of files as items of a job; those that cannot be read are items with an error. */
async function* positions(files: readonly string[], io: Io): AsyncGenerator<Item | BadItem> {
  let number = 0;
  for (const file of files) {
    for await (const entry of readPositions(file, io)) {
      number++;
      yield itemOf(file, entry, number);
    }
  }
}

/** An entry of a file as an item. @param number of the position in all files, from 1 */
function itemOf(file: string, entry: GameEntry<ObfEntry>, number: number): Item | BadItem {
  if (!entry.record) return { error: errorLine(file, entry).trimEnd() };
  const { line, column } = entry.location;
  return {
    text: printObf([entry.record]).trimEnd(),
    number,
    location: `${inputName(file)}:${line}:${column}`,
  };
}

/** Adds the number of its position in the input to each line, as `id`. */
async function* withNumbers(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  for await (const { numbers, content } of results) {
    for (const [at, line] of resultLines(content, LINE).entries())
      yield jsonLine({ id: numbers[at]!, ...line });
  }
}
