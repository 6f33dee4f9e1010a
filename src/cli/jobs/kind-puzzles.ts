/** Finds puzzles in games. The result has the lines of `othello-engine puzzles --json`, without the total. */
import { positionBefore } from '../../analysis/ply-review.js';
import { parseBoardString } from '../../formats/board-string.js';
import { minePuzzles, puzzleKey } from '../../puzzles/mine.js';
import { puzzleLine } from '../puzzles.js';
import { freshEngine } from './fresh-engine.js';
import { gameItems, gameOf } from './game-items.js';
import { jobLimits } from './job-limits.js';
import type { JobKind, UnitResult } from './kind.js';
import { objectLines } from './result-lines.js';

export const puzzlesKind: JobKind = {
  name: 'puzzles',
  unitSize: 1,
  options: (line) => jobLimits('puzzles', line, []),
  items: (files, _, io) => gameItems(files, io),
  open: async ({ table }) => {
    const engine = await freshEngine(Number(table));
    return {
      run: async (items) => {
        const texts: string[] = [];
        for (const item of items) {
          const { nodes } = await gameOf(item);
          const positions = nodes.filter(({ move }) => move !== undefined).map(positionBefore);
          for await (const puzzle of minePuzzles(positions, engine)) texts.push(puzzleLine(puzzle));
        }
        return texts.join('');
      },
      close: () => engine.close(),
    };
  },
  merge: withoutRepeats,
  check: (content) => {
    for (const { position } of objectLines(content)) parseBoardString(String(position));
  },
};

/** Games share positions, so a puzzle may occur again; only the first is kept. */
async function* withoutRepeats(results: AsyncIterable<UnitResult>): AsyncGenerator<string> {
  const known = new Set<string>();
  for await (const { content } of results) {
    for (const line of new TextDecoder().decode(content).split('\n').filter(Boolean)) {
      const { position } = JSON.parse(line) as { position: string };
      const key = puzzleKey({ position: parseBoardString(position) });
      if (known.has(key)) continue;
      known.add(key);
      yield `${line}\n`;
    }
  }
}
