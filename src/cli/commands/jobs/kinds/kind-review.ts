/**
 * The kind of job that reviews games. The result of a unit has the lines of `othello-engine review --json` for its
 * games.
 */
import * as v from 'valibot';
import { checkedEffort, createReviewCache, reviewWhole } from 'othello-board/analysis.js';
import { languageOf } from '../../review/explain.js';
import { reviewLimits, reviewOutput } from '../../review/review.js';
import { freshEngine } from './fresh-engine.js';
import { gameItems, gameOf } from './game-items.js';
import { jobLimits } from './job-limits.js';
import type { JobKind, UnitResult } from '../kind.js';
import { MOST_LINE_BYTES, requireOneEach, resultLines } from './result-lines.js';
import { jsonLine } from '../../../io/words.js';

/** What the line of a game has for each side. */
const SIDE = v.strictObject({
  accuracy: v.nullable(v.number()),
  loss: v.number(),
  lossIn: v.optional(v.record(v.string(), v.number())),
  classes: v.optional(v.record(v.string(), v.number())),
  turningPoints: v.array(v.number()),
});
/** The line of a whole game, which follows those of its moves. */
const GAME_LINE = v.strictObject({
  moves: v.string(),
  start: v.optional(v.string()),
  story: v.optional(v.array(v.string())),
  moments: v.optional(v.array(v.looseObject({}))),
  black: SIDE,
  white: SIDE,
});
/** The line of a move. */
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

/** What `jobs create review` takes. */
const OPTIONS = ['depth', 'nodes', 'effort', 'exactFrom', 'strength', 'language'];

/** Reviews games, one game a unit. */
export const reviewKind: JobKind = {
  name: 'review',
  unitSize: 1,
  options: (line) => ({
    ...jobLimits('review', line, OPTIONS),
    language: languageOf(line.language ?? 'en'),
    effort: line.effort ?? 'thorough',
    ...(line.exactFrom !== undefined && { exactFrom: line.exactFrom }),
    ...(line.strength !== undefined && { strength: line.strength }),
  }),
  items: (files, _, io) => gameItems(files, io),
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
            parallel: 1,
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
  mostBytes: MOST_LINE_BYTES,
  check: (content, items) => {
    const games = resultLines(content, LINE).filter((line) => !('ply' in line)).length;
    requireOneEach(games, items);
  },
};

/** Adds the number of its game to each line, and players and date to the line of the whole game. */
async function* withGameNumbers(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  for await (const { numbers, facts, content } of results) {
    let game = 0;
    for (const line of resultLines(content, LINE)) {
      const number = { game: numbers[game]! };
      if ('ply' in line) yield jsonLine({ ...number, ...line });
      else {
        yield jsonLine({ ...number, ...(facts && { record: facts[game] }), ...line });
        game++;
      }
    }
  }
}
