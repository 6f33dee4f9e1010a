/**
 * A few workers that search for everybody: they start when they are needed, queue what is too much for them,
 * and are replaced when they break down. Each worker searches one position at a time.
 */
import { EngineError, type SearchInfo, type SearchResult } from './engine.js';
import { isFromWorker, PROTOCOL, type FromWorker, type SearchMessage, type ToWorker } from './protocol.js';

/** A worker, browser's or Node's. */
export interface WorkerPort {
  post(message: ToWorker): void;
  terminate(): void;
}

/** Starts a worker; `broken` is told when its script does not start or its thread ends. */
export type StartWorker = (hear: (message: unknown) => void, broken: (why: string) => void) => WorkerPort;

/** A search that waits for a worker or has one. Without a message it waits only until one is ready. */
interface Job {
  message?: SearchMessage;
  /** When it was asked for; its time counts from then. */
  since: number;
  retried: boolean;
  resolve(result?: SearchResult): void;
  reject(cause: Error): void;
  progress?: ((info: SearchInfo) => void) | undefined;
  restarted?: ((cause: EngineError) => void) | undefined;
}

interface Lane {
  port: WorkerPort;
  ready: boolean;
  job?: Job | undefined;
  /** Watchdog ticks since it was last heard. */
  silent: number;
}

/** What a caller may hear of its search. */
export interface PoolListeners {
  progress?: ((info: SearchInfo) => void) | undefined;
  restarted?: ((cause: EngineError) => void) | undefined;
}

const TICK_MS = 1000;
/** A searching worker reports ten times a second; one that is silent for so many ticks is dead. */
const SILENT_TICKS = 4;
/** A worker that starts has to fetch a megabyte, perhaps over a slow line. */
const STARTING_TICKS = 90;

export class WorkerPool {
  readonly #start: StartWorker;
  readonly #table: number;
  readonly #lanes = new Set<Lane>();
  #queue: Job[] = [];
  #most: number;
  #lastId = 0;
  #watchdog: ReturnType<typeof setInterval> | undefined;

  /**
   * @param table megabytes of each worker's transposition table
   * @param most workers at the same time
   */
  constructor(start: StartWorker, table: number, most: number) {
    this.#start = start;
    this.#table = table;
    this.#most = most;
  }

  /** Workers that this pool may use at the same time. */
  get size(): number {
    return this.#most;
  }

  /** Searches as soon as a worker is free; each of `signals` takes the search back. */
  search(
    request: Pick<SearchMessage, 'board' | 'turn' | 'limits' | 'only'>,
    signals: readonly AbortSignal[],
    listeners: PoolListeners,
  ): Promise<SearchResult> {
    const message: SearchMessage = { type: 'search', id: ++this.#lastId, elapsed: 0, ...request };
    return this.#enqueue(message, signals, listeners) as Promise<SearchResult>;
  }

  /** Resolves when a worker is ready to search. */
  async ready(signal: AbortSignal): Promise<void> {
    await this.#enqueue(undefined, [signal], {});
  }

  /** Ends all workers; later searches start new ones. */
  terminate(): void {
    for (const lane of this.#lanes) this.#drop(lane);
    clearInterval(this.#watchdog);
    this.#watchdog = undefined;
  }

  #enqueue(
    message: SearchMessage | undefined,
    signals: readonly AbortSignal[],
    listeners: PoolListeners,
  ): Promise<SearchResult | undefined> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => this.#cancel(job);
      const forget = (): void => {
        for (const signal of signals) signal.removeEventListener('abort', cancel);
      };
      const job: Job = {
        ...(message && { message }),
        since: performance.now(),
        retried: false,
        resolve: (result) => {
          forget();
          resolve(result);
        },
        reject: (cause) => {
          forget();
          reject(cause);
        },
        ...listeners,
      };
      this.#queue.push(job);
      if (signals.some((signal) => signal.aborted)) {
        cancel();
        return;
      }
      for (const signal of signals) signal.addEventListener('abort', cancel);
      this.#dispatch();
    });
  }

  #cancel(job: Job): void {
    this.#queue = this.#queue.filter((other) => other !== job);
    // The worker's slice ends within a moment; until then its lane stays taken by a job that nobody awaits.
    delete job.progress;
    delete job.restarted;
    job.retried = true;
    for (const lane of this.#lanes) {
      if (lane.job === job && job.message) lane.port.post({ type: 'stop', id: job.message.id });
    }
    job.reject(new DOMException('The search was aborted', 'AbortError'));
  }

  #dispatch(): void {
    for (const lane of this.#lanes) {
      while (this.#queue.length > 0 && lane.ready && !lane.job) this.#give(lane, this.#queue.shift()!);
    }
    const starting = [...this.#lanes].filter((lane) => !lane.ready).length;
    for (let n = starting; n < this.#queue.length && this.#lanes.size < this.#most; n++) this.#open();
  }

  #give(lane: Lane, job: Job): void {
    const { message } = job;
    if (!message) {
      job.resolve();
      return;
    }
    lane.job = job;
    this.#watch(lane);
    try {
      lane.port.post({ ...message, elapsed: performance.now() - job.since });
    } catch (cause) {
      // Only what a caller slipped into its limits can be impossible to send.
      lane.job = undefined;
      job.reject(new EngineError('invalid-request', `limits cannot be sent: ${String(cause)}`, { cause }));
    }
  }

  #open(): void {
    const lane: Lane = { ready: false, silent: 0, port: undefined as unknown as WorkerPort };
    try {
      lane.port = this.#start(
        (message) => this.#hear(lane, message),
        (why) => this.#break(lane, new EngineError(lane.ready ? 'engine-crashed' : 'worker-blocked', why)),
      );
    } catch (cause) {
      lane.port = { post: () => undefined, terminate: () => undefined };
      this.#lanes.add(lane);
      const why = `the engine's worker cannot be started: ${String(cause)}`;
      this.#break(lane, new EngineError('worker-blocked', why, { cause }));
      return;
    }
    this.#lanes.add(lane);
    this.#watch(lane);
    lane.port.post({ type: 'load', protocol: PROTOCOL, table: this.#table });
  }

  #hear(lane: Lane, message: unknown): void {
    if (!this.#lanes.has(lane)) return;
    lane.silent = 0;
    if (!isFromWorker(message)) {
      this.#break(lane, new EngineError('engine-crashed', "the engine's worker made no sense"));
      return;
    }
    if (message.type === 'ready') {
      lane.ready = true;
      this.#dispatch();
      return;
    }
    const { job } = lane;
    if (message.type === 'error' && (message.id === 0 || message.code === 'engine-crashed')) {
      this.#break(lane, new EngineError(message.code, message.message));
      return;
    }
    if (job?.message?.id !== message.id) return;
    if (message.type === 'progress') return job.progress?.(message.info);
    lane.job = undefined;
    this.#settle(job, message);
    this.#dispatch();
  }

  #settle(job: Job, message: FromWorker): void {
    if (message.type === 'result') job.resolve(message.info);
    else if (message.type === 'error') job.reject(new EngineError(message.code, message.message));
    else job.reject(new DOMException('The search was stopped', 'AbortError'));
  }

  /** A worker is lost: its search is tried once more elsewhere; one that never started takes its hopes along. */
  #break(lane: Lane, cause: EngineError): void {
    if (!this.#lanes.has(lane)) return;
    const { job } = lane;
    this.#drop(lane);
    if (!lane.ready) {
      // The workers that do run carry on alone; without any, all that wait are told, and may try again.
      if ([...this.#lanes].some((other) => other.ready)) this.#most = this.#lanes.size;
      else for (const waiting of this.#queue.splice(0)) waiting.reject(cause);
    } else if (job && !job.retried) {
      job.retried = true;
      this.#queue.unshift(job);
      job.restarted?.(cause);
    } else {
      job?.reject(cause);
    }
    this.#dispatch();
  }

  #drop(lane: Lane): void {
    this.#lanes.delete(lane);
    lane.port.terminate();
  }

  /** Some deaths of a worker are told by no event. */
  #watch(lane: Lane): void {
    lane.silent = 0;
    this.#watchdog ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #tick(): void {
    let busy = false;
    for (const lane of this.#lanes) {
      if (lane.ready && !lane.job) continue;
      busy = true;
      if (++lane.silent < (lane.ready ? SILENT_TICKS : STARTING_TICKS)) continue;
      const code = lane.ready ? 'engine-crashed' : 'worker-blocked';
      this.#break(lane, new EngineError(code, "the engine's worker does not answer"));
    }
    if (busy) return;
    clearInterval(this.#watchdog);
    this.#watchdog = undefined;
  }
}
