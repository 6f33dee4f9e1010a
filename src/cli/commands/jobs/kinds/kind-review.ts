/**
 * The kind of job (`../kind.ts`) that reviews games. An item is a game, and the result of a unit has the lines of
 * `othello-engine review --json` for its games: one for each move, then one for the whole game. `../../review/review.ts`
 * documents their fields; here they are checked, since a result may come from another machine.
 */
import * as v from 'valibot';
import { checkedEffort, createReviewCache, reviewWhole } from 'othello-board/analysis.js';
import { languageOf } from '../../review/explain.js';
import { reviewLimits, reviewOutput } from '../../review/review.js';
import { freshEngine } from './fresh-engine.js';
import { gameItems, gameOf } from './game-items.js';
import { jobLimits } from './job-limits.js';
import type { JobKind, UnitResult } from '../kind.js';
import { MOST_ITEM_BYTES, requireOneEach, resultLines } from './result-lines.js';
import { jsonLine } from '../../../io/words.js';

/**
 * What the line of a game has for each side: the accuracy in per cent, `null` if it had nothing to choose, losses in
 * discs, in all and by part of the game (`lossIn`), and numbers of moves by class; a turning point is the number of its
 * move. A game without moves has neither parts nor classes.
 */
const SIDE = v.strictObject({
  accuracy: v.nullable(v.number()),
  loss: v.number(),
  lossIn: v.optional(v.record(v.string(), v.number())),
  classes: v.optional(v.record(v.string(), v.number())),
  turningPoints: v.array(v.number()),
});
/**
 * The line of a whole game, which follows those of its moves: its squares, its start as a board string if that is not
 * the usual one, and the coach's sentences on the game (`story`). The coach's moments are checked by their reader.
 */
const GAME_LINE = v.strictObject({
  moves: v.string(),
  start: v.optional(v.string()),
  story: v.optional(v.array(v.string())),
  moments: v.optional(v.array(v.looseObject({}))),
  black: SIDE,
  white: SIDE,
});
/**
 * The line of a move: the value of the move in discs for the side that made it, the loss in discs, the class (`null` if no
 * other move was legal), and the chances of that side to win and to draw, from 0 to 1. The coach adds reasons, their sentences (`why`) and what people of a strength choose.
 */
const MOVE_LINE = v.strictObject({
  ply: v.number(),
  color: v.string(),
  square: v.string(),
  value: v.number(),
  best: v.string(),
  loss: v.number(),
  exact: v.boolean(),
  class: v.nullable(v.string()),
  chance: v.number(),
  draw: v.number(),
  reasons: v.optional(v.array(v.looseObject({}))),
  why: v.optional(v.array(v.string())),
  people: v.optional(v.looseObject({})),
});
/** Any line of a result. */
const LINE = v.union([MOVE_LINE, GAME_LINE]);

/** The options of `jobs create review`, besides those that all kinds have, such as `table` (megabytes). */
const OPTIONS = ['depth', 'nodes', 'effort', 'exactFrom', 'strength', 'language'];

/** Reviews games, one game a unit. */
export const reviewKind: JobKind = {
  name: 'review',
  unitSize: 1,
  // The command line has been checked, effort and strength too; which languages there are depends on the command.
  // `jobLimits` refuses a limit of time, and returns depth, nodes and table.
  options: (line) => ({
    ...jobLimits('review', line, OPTIONS),
    language: languageOf(line.language ?? 'en'),
    effort: line.effort ?? 'thorough',
    ...(line.exactFrom !== undefined && { exactFrom: line.exactFrom }),
    ...(line.strength !== undefined && { strength: line.strength }),
  }),
  items: (files, _options, io) => gameItems(files, io),
  // What is left of the options limits each search: depth, nodes, and from where values are proven.
  open: async ({ table, language, effort, strength, ...limits }) => {
    const engine = await freshEngine(Number(table));
    const spoken = languageOf(String(language));
    const people = strength === undefined ? {} : { strength: Number(strength) };
    return {
      run: async (items) => {
        const texts: string[] = [];
        for (const item of items) {
          const done = await reviewWhole(await gameOf(item), engine, {
            limits: reviewLimits(limits),
            effort: checkedEffort(String(effort)),
            // The threads of a job work on units side by side, so a unit has one search at a time.
            parallel: 1,
            // Of its own, so that no result depends on games that were reviewed before.
            cache: createReviewCache(),
          });
          const { plies, game } = (await reviewOutput(done, engine, spoken, people)).data;
          for (const row of [...plies, game]) texts.push(jsonLine(row));
        }
        return texts.join('');
      },
      close: () => engine.close(),
    };
  },
  merge: withGameNumbers,
  mostBytes: MOST_ITEM_BYTES,
  check: (content, items) => {
    const lines = resultLines(content, LINE);
    requireOneEach(lines.filter((line) => !isMove(line)).length, items);
    const last = lines.at(-1);
    if (last && isMove(last)) throw new Error('moves without the line of their game');
  },
};

/** Whether a line belongs to a move, not to a whole game. */
function isMove(line: v.InferOutput<typeof LINE>): boolean {
  return 'ply' in line;
}

/**
 * Adds the number of its game in the input to each line, as `game`, and the facts that the input says about it (players,
 * event, date) to the line of the whole game, as `record`.
 */
async function* withGameNumbers(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  for await (const { numbers, facts, content } of results) {
    // The index of the current game in its unit.
    let game = 0;
    for (const line of resultLines(content, LINE)) {
      const number = { game: numbers[game]! };
      if (isMove(line)) yield jsonLine({ ...number, ...line });
      else {
        yield jsonLine({ ...number, ...(facts && { record: facts[game] }), ...line });
        game++;
      }
    }
  }
}
