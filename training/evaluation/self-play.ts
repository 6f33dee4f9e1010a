/**
 * Runs self-play: `npx tsx training/evaluation/self-play.ts --generation 1 --games 100000 [--weights FILE] [--state DIR] ...`
 *
 * A generation is a series of numbered files, divided among workers. Files are complete or missing, so the run can be
 * interrupted at any time and continued to the same number of games. The content of a file depends only on its number,
 * the weights and the options, not on the number of workers.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { trainingCore } from '../core.js';
import { RECORD_BYTES } from './records.js';
import { playFile, type FileOptions } from './self-play-file.js';

/** Games in one file, about 4 MB. */
const GAMES_PER_FILE = 2048;

/** The job of a worker. */
interface Job extends FileOptions {
  /** Folder of the generation's files. */
  directory: string;
  worker: number;
  /** Number of workers; each takes every file with its own remainder. */
  workers: number;
  /** Number of files in the generation. */
  files: number;
  weights: string | undefined;
  /** When to stop, in milliseconds since 1970. */
  until: number;
}

/** Writes games until the time is up. */
async function work(job: Job): Promise<void> {
  const core = await trainingCore(job.weights);
  // If the run is killed, its workers end too: two runs must not write the same file.
  process.on('disconnect', () => process.exit());
  for (let file = job.worker; file < job.files && Date.now() < job.until; file += job.workers) {
    const path = join(job.directory, `${String(file).padStart(5, '0')}.games`);
    if (existsSync(path)) continue;
    const games = await playFile(core, file, job);
    const part = `${path}.${process.pid}.part`;
    writeFileSync(part, games);
    renameSync(part, path);
  }
}

function start(): void {
  const { values } = parseArgs({
    options: {
      generation: { type: 'string', default: '0' },
      games: { type: 'string', default: '100000' },
      'file-games': { type: 'string', default: String(GAMES_PER_FILE) },
      minutes: { type: 'string', default: '10000' },
      state: { type: 'string', default: 'training/state' },
      weights: { type: 'string' },
      depth: { type: 'string', default: '4' },
      exact: { type: 'string', default: '14' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const directory = join(values.state, `generation-${values.generation}`);
  mkdirSync(directory, { recursive: true });
  const started = Date.now();
  const until = started + Number(values.minutes) * 60_000;
  const workers = Number(values.workers);
  const fileGames = Number(values['file-games']);
  const files = Math.ceil(Number(values.games) / fileGames);
  const report = (): void => {
    const names = readdirSync(directory).filter((name) => name.endsWith('.games'));
    const bytes = names.reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    const positions = (bytes / RECORD_BYTES / 1e6).toFixed(2);
    const games = names.length * fileGames;
    console.log(`${minutes} min: ${games} of ${files * fileGames} games, ${positions}M positions`);
  };
  const reports = setInterval(report, 20_000);
  let running = 0;
  for (let worker = 0; worker < workers; worker++) {
    const job: Job = {
      directory,
      generation: Number(values.generation),
      worker,
      workers,
      files,
      fileGames,
      weights: values.weights,
      depth: Number(values.depth),
      exactFrom: Number(values.exact),
      until,
    };
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(job)]);
    running++;
    child.on('exit', (code) => {
      if (code !== 0) process.exitCode = 1;
      if (--running > 0) return;
      clearInterval(reports);
      report();
    });
  }
}

const [job] = process.argv.slice(2);
if (job?.startsWith('{')) {
  await work(JSON.parse(job) as Job);
  process.disconnect();
} else start();
