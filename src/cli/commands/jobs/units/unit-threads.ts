/**
 * Threads that work on units of a job, one at a time each. A thread that has crashed gets no more, and its unit may be
 * tried again.
 */
import type { Worker } from 'node:worker_threads';
import { startThread } from './node-thread.js';
import type { UnitWork } from './unit.js';
import type { UnitAnswer } from './unit-server.js';

/** Why a unit has no result. */
export class UnitError extends Error {
  override readonly name = 'UnitError';

  constructor(
    message: string,
    /** Whether to try again: the thread crashed, and the unit may be fine. */
    readonly again: boolean,
  ) {
    super(message);
  }
}

/** Runs units. */
export interface UnitRunners {
  /**
   * @param signal ends the unit
   * @throws {UnitError}
   */
  run(work: UnitWork, signal?: AbortSignal): Promise<Uint8Array>;
  /** Ends all threads; units under way fail. */
  close(): void;
}

/** Grows to as many threads as are used at the same time; the caller limits that. */
export class UnitThreads implements UnitRunners {
  readonly #script: URL;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  readonly #limit: number | undefined;
  #isClosed = false;

  /** @param limit seconds after which a unit is aborted by ending its thread */
  constructor(script: URL, limit?: number) {
    this.#script = script;
    this.#limit = limit;
  }

  /** Works on a unit in a thread. @throws {UnitError} */
  async run({ kind, options, items }: UnitWork, signal?: AbortSignal): Promise<Uint8Array> {
    // What ended because its thread was closed is not tried again.
    if (this.#isClosed) throw new UnitError('the threads are closed', false);
    const thread = this.#idle.pop() ?? this.#start();
    const limits = { seconds: this.#limit, signal };
    const answer = await ask(thread, { kind, options, items }, limits).catch((error: unknown) => {
      // A crashed thread takes no more units.
      this.#all.delete(thread);
      void thread.terminate();
      throw error;
    });
    this.#idle.push(thread);
    if ('error' in answer) throw new UnitError(answer.error, answer.again);
    return answer.content;
  }

  close(): void {
    this.#isClosed = true;
    for (const thread of this.#all) void thread.terminate();
    this.#all.clear();
    this.#idle.length = 0;
  }

  /** Starts another thread. */
  #start(): Worker {
    const thread = startThread(this.#script);
    this.#all.add(thread);
    return thread;
  }
}

/** When the wait for an answer ends: after some seconds, or by a signal. */
interface AskLimits {
  seconds: number | undefined;
  signal: AbortSignal | undefined;
}

/** Sends a unit to a thread and waits for the answer. @throws {UnitError} */
function ask(thread: Worker, work: UnitWork, { seconds, signal }: AskLimits): Promise<UnitAnswer> {
  return new Promise((resolve, reject) => {
    const onTime = (): void =>
      done(() => reject(new UnitError(`the unit took more than ${seconds} seconds`, false)));
    const timer = seconds === undefined ? undefined : setTimeout(onTime, seconds * 1000);
    const onAbort = (): void => done(() => reject(new UnitError(String(signal?.reason), false)));
    const done = (settle: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: UnitAnswer): void => done(() => resolve(answer));
    const onError = (cause: unknown): void =>
      done(() => reject(new UnitError(`the thread failed: ${String(cause)}`, true)));
    const onExit = (status: number): void =>
      done(() => reject(new UnitError(`the thread ended with status ${status}`, true)));
    signal?.addEventListener('abort', onAbort);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(work);
  });
}
