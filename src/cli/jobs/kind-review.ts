/** Reviews games. The result has the lines of `othello-engine review --json`. */
import { createReviewCache } from '../../analysis/cache.js';
import { reviewWhole } from '../../analysis/review.js';
import { printTranscript } from '../../formats/transcript.js';
import { checkedEffort } from '../../engine/effort.js';
import { languageOf } from '../explain.js';
import { reviewLimits, reviewRows } from '../review.js';
import { freshEngine } from './fresh-engine.js';
import { gameItems, gameOf } from './game-items.js';
import { jobLimits } from './job-limits.js';
import type { JobKind, UnitResult } from './kind.js';
import { objectLines, requireOneEach } from './result-lines.js';
import { jsonLine } from '../words.js';

/** Every line of a move begins like this; the line of the whole game does not. */
const MOVE_LINE = '{"ply"';

export const reviewKind: JobKind = {
  name: 'review',
  unitSize: 1,
  options: (line) => ({
    ...jobLimits('review', line, ['depth', 'nodes']),
    language: languageOf(line.language ?? 'en'),
    effort: line.effort ?? 'thorough',
    ...(line.exactFrom !== undefined && { exactFrom: line.exactFrom }),
  }),
  items: (files, _, io) => gameItems(files, io),
  open: async ({ table, language, effort, ...limits }) => {
    const engine = await freshEngine(Number(table));
    const spoken = languageOf(String(language));
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
          texts.push(...(await reviewRows(done, engine, spoken)).map((row) => jsonLine(row)));
        }
        return texts.join('');
      },
      close: () => engine.close(),
    };
  },
  merge: withGameNumbers,
  check: (content, items) => {
    const games = objectLines(content).filter((row) => !('ply' in row)).length;
    requireOneEach(games, items);
  },
};

/** Adds the number of its game to each line, and players, date and moves to the line of the whole game. */
async function* withGameNumbers(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  for await (const { numbers, items, facts, content } of results) {
    let game = 0;
    for (const line of new TextDecoder().decode(content).split('\n').filter(Boolean)) {
      const number = { game: numbers[game]! };
      if (line.startsWith(MOVE_LINE)) yield joined(number, line);
      else {
        const moves = printTranscript((await gameOf(items[game]!)).line);
        yield joined({ ...number, ...(facts && { record: facts[game] }), moves }, line);
        game++;
      }
    }
  }
}

/** Puts more properties at the beginning of a line of JSON. */
function joined(before: Readonly<Record<string, unknown>>, line: string): string {
  return `${jsonLine(before).trimEnd().slice(0, -1)},${line.slice(1)}\n`;
}
