/** Kinds of jobs for self-play, labels and positions of the opening book. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createEngine } from '../../src/core/engine/node.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import type { Item, JobKind, JobOptions, JobSet } from '../../src/cli/commands/jobs/kind.js';
import { bookLine, searchBookPosition } from '../book/book-position.js';
import { buildTraining } from '../build.js';
import { trainingCore } from '../core.js';
import { labelledGame } from '../evaluation/labelled-game.js';
import { encodeRecords } from '../evaluation/records.js';
import { playFile } from '../evaluation/self-play-file.js';

/** Megabytes of the tables: one for each core of a labelled game, and one for a position of the book. */
const LABEL_TABLE = 8;
const BOOK_TABLE = 64;

/** One item for each file of games, whose content follows from its number and the options. */
export async function* files(count: number): AsyncGenerator<Item> {
  await Promise.resolve();
  for (let file = 0; file < count; file++)
    yield { text: String(file), number: file, location: `file ${file}` };
}

/** The path of a file of games below the folder of the training's state. */
export function pathOfFile(kind: string, options: JobOptions, file: number): string {
  const generation = kind === 'labels' ? `label-${options['seed']!}` : options['generation']!;
  return `generation-${generation}/${String(file).padStart(5, '0')}.games`;
}

/** A hash of the weights in a file, which must be the same for all workers. */
export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

const none = (): never => {
  throw new Error('training/jobs/jobs.ts makes these jobs');
};

const selfPlay: JobKind = {
  name: 'self-play',
  unitSize: 1,
  options: none,
  items: none,
  open: async ({ generation, fileGames, depth, exactFrom, weights, weightsHash }) => {
    const path = weights === undefined ? undefined : String(weights);
    if (path !== undefined && hashOf(path) !== weightsHash) {
      throw new Error(`${path} has other weights here than where the job was made`);
    }
    const core = await trainingCore(path);
    const options = {
      generation: Number(generation),
      fileGames: Number(fileGames),
      depth: Number(depth),
      exactFrom: Number(exactFrom),
    };
    return { run: ([file]) => playFile(core, Number(file), options), close: () => undefined };
  },
};

const labels: JobKind = {
  name: 'labels',
  unitSize: 1,
  options: none,
  items: none,
  open: async ({ seed, fileGames }) => {
    const [first, second, judge] = await Promise.all([1, 2, 3].map(() => loadCore(nodeFiles, LABEL_TABLE)));
    const cores = { first: first!, second: second!, judge: judge! };
    const games = Number(fileGames);
    return {
      run: async ([file]) => {
        const parts: Buffer[] = [];
        for (let game = Number(file) * games; game < (Number(file) + 1) * games; game++)
          parts.push(encodeRecords(await labelledGame(cores, Number(seed), game)));
        return Buffer.concat(parts);
      },
      close: () => undefined,
    };
  },
};

/** Lines of STATE/book.jsonl. */
const book: JobKind = {
  name: 'book',
  unitSize: 16,
  options: none,
  items: async function* (paths) {
    await Promise.resolve();
    let number = 0;
    for (const path of paths) {
      for (const text of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
        number++;
        yield { text, number, location: `${path}:${number}` };
      }
    }
  },
  open: async () => {
    const engine = await createEngine({ table: BOOK_TABLE, workers: 1 });
    return {
      run: async (items) => {
        let lines = '';
        for (const position of items.map(parseBoardString))
          lines += bookLine(position, await searchBookPosition(engine, position));
        return lines;
      },
      close: () => engine.close(),
    };
  },
};

export const TRAINING_JOBS: JobSet = {
  name: 'training',
  kinds: [selfPlay, labels, book],
  build: async () => {
    const hash = createHash('sha256').update(readFileSync(buildTraining()));
    for (const file of [await nodeFiles.wasm(), await nodeFiles.weights()]) hash.update(new Uint8Array(file));
    return hash.digest('hex').slice(0, 16);
  },
  thread: new URL('job-thread.ts', import.meta.url),
};
