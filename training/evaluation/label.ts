/**
 * Makes labels of the best quality: `npm run -w training train:label -- [--seed 1] [--state DIR] [--minutes N] [--games N]`
 *
 * Plays games from many even starts by levels 5 to 9 and by the engine with small node limits, solves their positions
 * with 15 to 22 empties, and appends them to STATE/generation-label-SEED, from which `fit.ts` learns. One process, one
 * thread. It can be killed at any time: started again with the same seed it drops the incomplete game and continues,
 * with the same files as without the interruption.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { labelledGame } from './labelled-game.js';
import { encodeRecords, FLAG_EXACT, FLAG_SELECTIVE, FLAG_START, RECORD_BYTES } from './records.js';

const TABLE_MEGABYTES = 8;
const REPORT_MS = 30_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    state: { type: 'string', default: 'training/state' },
    minutes: { type: 'string', default: '10000' },
    games: { type: 'string', default: '1000000' },
    'file-games': { type: 'string', default: '256' },
  },
});
/** Games in one file, which is named `.games` once it is complete. */
const fileGames = Number(values['file-games']);
const directory = join(values.state, `generation-label-${values.seed}`);
mkdirSync(directory, { recursive: true });

const fileOf = (game: number): string =>
  join(directory, String(Math.floor(game / fileGames)).padStart(5, '0'));

/** Counts of this run. */
const made = { positions: 0, exact: 0, selective: 0 };

function count(records: Uint8Array): void {
  for (let at = 17; at < records.length; at += RECORD_BYTES) {
    made.positions++;
    if (records[at]! & FLAG_EXACT) made.exact++;
    if (records[at]! & FLAG_SELECTIVE) made.selective++;
  }
}

/** The number of the next game; the last game in an unfinished file may be incomplete. */
function resume(): number {
  const complete = readdirSync(directory)
    .filter((name) => name.endsWith('.games'))
    .sort();
  for (const name of complete) count(readFileSync(join(directory, name)));
  const first = complete.length * fileGames;
  const part = `${fileOf(first)}.part`;
  if (!existsSync(part)) return first;
  const records = readFileSync(part);
  const starts: number[] = [];
  for (let at = 0; at + RECORD_BYTES <= records.length; at += RECORD_BYTES) {
    if (records[at + 17]! & FLAG_START) starts.push(at);
  }
  const end = starts.at(-1) ?? 0;
  truncateSync(part, end);
  count(records.subarray(0, end));
  return first + Math.max(0, starts.length - 1);
}

const [first, second, judge] = await Promise.all([1, 2, 3].map(() => loadCore(nodeFiles, TABLE_MEGABYTES)));
const cores = { first: first!, second: second!, judge: judge! };
const begun = resume();
const started = performance.now();
let reported = started;
const report = (games: number): void => {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const { positions, exact, selective } = made;
  console.log(
    `${minutes} min: ${games} games, ${positions} positions, ${exact} exact and ${selective} selective`,
  );
};
let game = begun;
const until = started + Number(values.minutes) * 60_000;
while (game < Number(values.games) && performance.now() < until) {
  const records = encodeRecords(await labelledGame(cores, Number(values.seed), game));
  const file = fileOf(game);
  appendFileSync(`${file}.part`, records);
  count(records);
  game++;
  if (game % fileGames === 0) renameSync(`${file}.part`, `${file}.games`);
  if (performance.now() - reported >= REPORT_MS) {
    reported = performance.now();
    report(game);
  }
}
report(game);
