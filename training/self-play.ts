/**
 * Self-play: `npx tsx training/self-play.ts --generation 1 --minutes 20 [--weights FILE] [--state DIR] ...`
 *
 * Every worker writes one file after the other; a file is there whole or not at all, so the run can be killed and
 * started again at any time. The seed of a file follows from its name.
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RECORD_BYTES, trainingCore } from './core.js';

/** Games in one file, about 2 MB. */
const GAMES_PER_FILE = 2048;
/** Games played at one call of the core. */
const GAMES_PER_CALL = 256;

/** One worker's job. */
interface Job {
  /** Directory of the generation's files. */
  directory: string;
  generation: number;
  worker: number;
  weights: string | undefined;
  /** Plies of search a move. */
  depth: number;
  /** Empties from which on play and labels are exact. */
  exactFrom: number;
  /** When to stop, in milliseconds since 1970. */
  until: number;
}

/** Writes games until the time is over. */
async function work(job: Job): Promise<void> {
  const core = await trainingCore(job.weights);
  for (let file = 0; Date.now() < job.until; file++) {
    const path = join(job.directory, `${job.worker}-${String(file).padStart(5, '0')}.games`);
    if (existsSync(path)) continue;
    core.seedGames((BigInt(job.generation) << 48n) | (BigInt(job.worker) << 32n) | BigInt(file));
    const parts: Uint8Array[] = [];
    for (let call = 0; call < GAMES_PER_FILE / GAMES_PER_CALL; call++) {
      // Most games leave the book of sense early; an eighth of them late, so that late oddities are seen too.
      const [minRandom, maxRandom] = call % 8 === 7 ? [19, 36] : [6, 18];
      const records = core.playGames(GAMES_PER_CALL, job.depth, job.exactFrom, minRandom, maxRandom);
      parts.push(new Uint8Array(core.memory.buffer, core.gamesBuffer(), records * RECORD_BYTES).slice());
    }
    writeFileSync(`${path}.part`, Buffer.concat(parts));
    renameSync(`${path}.part`, path);
  }
}

function start(): void {
  const { values } = parseArgs({
    options: {
      generation: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '10' },
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
  for (let worker = 0; worker < Number(values.workers); worker++) {
    const job: Job = {
      directory,
      generation: Number(values.generation),
      worker,
      weights: values.weights,
      depth: Number(values.depth),
      exactFrom: Number(values.exact),
      until,
    };
    fork(fileURLToPath(import.meta.url), [JSON.stringify(job)]);
  }
  const report = setInterval(() => {
    const files = readdirSync(directory).filter((name) => name.endsWith('.games'));
    const bytes = files.reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    const positions = (bytes / RECORD_BYTES / 1e6).toFixed(2);
    console.log(`${minutes} min: ${files.length * GAMES_PER_FILE} games, ${positions}M positions`);
    if (Date.now() > until) clearInterval(report);
  }, 20_000);
}

const [job] = process.argv.slice(2);
if (job?.startsWith('{')) await work(JSON.parse(job) as Job);
else start();
