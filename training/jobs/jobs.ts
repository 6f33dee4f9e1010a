/**
 * Self-play, labels and the opening book on many machines, by the units of `othello-engine jobs`:
 *
 *     npx tsx training/jobs/jobs.ts create self-play --generation 1 --games 100000 [--weights FILE] --store DIR
 *     npx tsx training/jobs/jobs.ts create labels --seed 1 --games 25600 --store DIR
 *     npx tsx training/jobs/jobs.ts create book WAITING --store DIR       (WAITING: npm run -w training book -- --waiting WAITING)
 *     npx tsx training/jobs/jobs.ts run --store DIR [--threads N | --queue URL] [--part I/N]
 *     npx tsx training/jobs/jobs.ts worker --queue URL
 *     npx tsx training/jobs/jobs.ts files --store DIR [--state DIR]
 *     npx tsx training/jobs/jobs.ts merge --store DIR --out FILE          (lines for STATE/book.jsonl)
 *
 * `files` puts games where `npm run -w training train:fit` looks for them: the same files as self-play.ts and label.ts write.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Io } from '../../src/cli/io/command.js';
import { jobsCommand, workerCommand } from '../../src/cli/commands/jobs/jobs-command.js';
import { createJob, kindOf, type NewJob } from '../../src/cli/commands/jobs/job.js';
import { openManifest } from '../../src/cli/commands/jobs/manifest.js';
import { UnitStore } from '../../src/cli/io/streams/store.js';
import { readCommandLine } from '../../src/cli/io/command-line/options.js';
import { processIo } from '../../src/cli/io/streams/process-io.js';
import { files, hashOf, pathOfFile, TRAINING_JOBS } from './job-kinds.js';

async function create(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string', default: 'training/state/job' },
      generation: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '100000' },
      'file-games': { type: 'string' },
      weights: { type: 'string' },
      depth: { type: 'string', default: '4' },
      exact: { type: 'string', default: '14' },
    },
  });
  const [name, ...words] = positionals;
  const kind = kindOf(TRAINING_JOBS, name);
  // The same numbers as in self-play.ts and label.ts.
  const fileGames = Number(values['file-games'] ?? (kind.name === 'labels' ? 256 : 2048));
  const numbered = () => files(Math.ceil(Number(values.games) / fileGames));
  const jobs: Readonly<Record<string, () => Pick<NewJob, 'options' | 'items'>>> = {
    'self-play': () => ({
      options: {
        generation: Number(values.generation),
        fileGames,
        depth: Number(values.depth),
        exactFrom: Number(values.exact),
        ...(values.weights !== undefined && { weights: values.weights, weightsHash: hashOf(values.weights) }),
      },
      items: numbered(),
    }),
    labels: () => ({ options: { seed: Number(values.seed), fileGames }, items: numbered() }),
    book: () => ({ options: {}, items: kind.items(words, {}, io) }),
  };
  const job: NewJob = { kind, unitSize: kind.unitSize, ...jobs[kind.name]!() };
  const { units } = await createJob(TRAINING_JOBS, values.store, job, io);
  io.out(`${units} units\n`);
  return 0;
}

/** Copies finished files of games to where the fit reads them. */
async function putFiles(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string', default: 'training/state/job' },
      state: { type: 'string', default: 'training/state' },
    },
  });
  const { head, lines } = await openManifest(values.store);
  const store = await UnitStore.open(values.store, (damage) => io.err(`${damage}\n`));
  let missing = 0;
  for await (const line of lines) {
    if ('error' in line) continue;
    const path = join(values.state, pathOfFile(head.kind, head.options, line.numbers[0]!));
    if (existsSync(path)) continue;
    if (!store.has(line.key)) {
      missing++;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}.part`, await store.read(line.key));
    renameSync(`${path}.${process.pid}.part`, path);
  }
  io.out(missing === 0 ? 'all files are there\n' : `${missing} files are not there yet\n`);
  return missing === 0 ? 0 : 1;
}

async function main(io: Io): Promise<number> {
  const [action, ...args] = process.argv.slice(2);
  if (action === 'create') return create(args, io);
  if (action === 'files') return putFiles(args, io);
  const line = readCommandLine(args);
  if (action === 'worker') return workerCommand(TRAINING_JOBS)([], line, io);
  return jobsCommand(TRAINING_JOBS)([action ?? '', ...line.words], line, io);
}

const { io, leave } = processIo();
try {
  process.exitCode = await main(io);
} catch (error) {
  io.err(`training/jobs/jobs.ts: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
leave();
