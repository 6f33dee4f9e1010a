/** The thread's side of {@link UnitThreads}: receives units of jobs, works on them and sends the results. */
import { parentPort } from 'node:worker_threads';
import { EngineError } from 'othello-board/engine/node.js';
import type { JobKind, UnitRunner } from '../kind.js';
import type { UnitWork } from './unit.js';

/** The answer of a thread: a result, or an error and whether to try again. */
export type UnitAnswer = { content: Uint8Array } | { error: string; again: boolean };

/** Works on units as they come, one at a time, until the thread ends. */
export function serveUnits(kinds: readonly JobKind[]): void {
  if (!parentPort) throw new Error('this is a thread of othello-engine jobs; it cannot be run alone');
  const port = parentPort;
  const bench = new Workbench(kinds);
  port.on('message', (work: UnitWork) => {
    void answer(bench, work).then((done) => port.postMessage(done));
  });
}

/** Works on a unit. Never throws: an error is an answer, too. */
async function answer(bench: Workbench, work: UnitWork): Promise<UnitAnswer> {
  try {
    const runner = await bench.runnerFor(work);
    const result = await runner.run(work.items);
    return { content: typeof result === 'string' ? new TextEncoder().encode(result) : result };
  } catch (error) {
    // Only a crash may be temporary; an invalid unit stays invalid.
    return {
      error: error instanceof Error ? error.message : String(error),
      again: error instanceof EngineError,
    };
  }
}

/** What units with the same kind and options share, such as a loaded engine. */
class Workbench {
  readonly #kinds: readonly JobKind[];
  /** The runner of the last unit, by its kind and options. */
  #open: { name: string; runner: UnitRunner } | undefined;

  constructor(kinds: readonly JobKind[]) {
    this.#kinds = kinds;
  }

  /** The runner for a unit: the last one if kind and options are the same, else a new one in its place. */
  async runnerFor({ kind: kindName, options }: UnitWork): Promise<UnitRunner> {
    const name = JSON.stringify([kindName, options]);
    if (this.#open?.name === name) return this.#open.runner;
    this.#open?.runner.close();
    this.#open = undefined;
    const kind = this.#kinds.find((known) => known.name === kindName);
    if (!kind) {
      const known = this.#kinds.map((each) => each.name).join(', ');
      throw new Error(`there is no kind of job ${kindName}; the kinds are ${known}`);
    }
    const runner = await kind.open(options);
    this.#open = { name, runner };
    return runner;
  }
}
