/**
 * A few shared workers: they start when needed, queue searches, and are replaced when they crash. Each worker searches
 * one position at a time. `pooled-engine.ts` sends its searches here. Times are in milliseconds.
 */
import { EngineError, type SearchInfo, type SearchResult } from '../engine.js';
import { onAbort } from '../on-abort.js';
import {
  isDepthsInfo,
  isFromWorker,
  LONGEST_TIMEOUT,
  PROTOCOL,
  type DepthsInfo,
  type FromWorker,
  type SearchMessage,
  type ToWorker,
} from '../protocol/protocol.js';

/** A worker of a browser or of Node. */
export interface WorkerPort {
  /** Sends it a message. */
  post(message: ToWorker): void;
  /** Ends it at once. */
  terminate(): void;
}

/** Starts a worker; `broken` is called when its script does not start or its thread ends. */
export type StartWorker = (
  onMessage: (message: unknown) => void,
  broken: (why: string) => void,
) => WorkerPort;

/** A queued or running search. Without a message it only waits until a worker is ready. */
interface Job {
  message?: SearchMessage;
  /** When it was requested; its time counts from then. */
  since: number;
  /** Whether it may begin again in another worker if its own is lost: once, and not when it is cancelled. */
  mayRestart: boolean;
  /** Ends the search with its result. */
  resolve(result?: SearchResult): void;
  /** Ends the search with an error. */
  reject(cause: unknown): void;
  /** Called with the result so far. */
  progress?: ((info: SearchInfo) => void) | undefined;
  /** Called when it begins again in another worker. */
  restarted?: ((cause: EngineError) => void) | undefined;
}

/** A worker, and what it does. */
interface WorkerSlot {
  port: WorkerPort;
  ready: boolean;
  job?: Job | undefined;
  /** Watchdog ticks since its last message. */
  silent: number;
}

/** Callbacks of a search. */
export interface PoolListeners {
  progress?: ((info: SearchInfo) => void) | undefined;
  restarted?: ((cause: EngineError) => void) | undefined;
}

/** How often the watchdog looks at the workers. */
const TICK_MS = 1000;
/** A searching worker reports ten times a second; one that is silent for this many ticks counts as dead. */
const SILENT_TICKS = 4;
/** Milliseconds for a worker to start: it fetches a megabyte, perhaps over a slow connection. */
export const START_TIMEOUT = 90_000;
/** Share of that time after which a worker gives up a file, so that it can still name it. */
const FILE_SHARE = 0.9;

/** The workers and the queue of the searches that wait for one. */
export class WorkerPool {
  readonly #start: StartWorker;
  readonly #table: number;
  readonly #startTimeout: number;
  readonly #slots = new Set<WorkerSlot>();
  #queue: Job[] = [];
  #most: number;
  #lastId = 0;
  #watchdog: ReturnType<typeof setInterval> | undefined;

  /**
   * @param table megabytes of each worker's transposition table
   * @param most the maximum number of workers
   * @param startTimeout milliseconds for a worker's script to run and its files to arrive
   */
  constructor(start: StartWorker, table: number, most: number, startTimeout = START_TIMEOUT) {
    this.#start = start;
    this.#table = table;
    this.#most = most;
    this.#startTimeout = Math.min(LONGEST_TIMEOUT, Math.max(1, startTimeout));
  }

  /** The maximum number of workers. */
  get size(): number {
    return this.#most;
  }

  /** Searches as soon as a worker is free; each of `signals` cancels the search. */
  search(
    request: Pick<SearchMessage, 'board' | 'turn' | 'limits' | 'only'>,
    signals: readonly AbortSignal[],
    listeners: PoolListeners,
  ): Promise<SearchResult> {
    return this.#request(request, signals, listeners);
  }

  /**
   * Values every move by a search to each of some depths, as soon as a worker is free.
   *
   * @throws {EngineError} `engine-crashed` if the answer is not one to several depths
   */
  async searchDepths(
    request: Pick<SearchMessage, 'board' | 'turn'> & { readonly depths: readonly number[] },
    signals: readonly AbortSignal[],
    listeners: Pick<PoolListeners, 'restarted'>,
  ): Promise<DepthsInfo> {
    const found = await this.#request({ limits: {}, ...request }, signals, listeners);
    if (!isDepthsInfo(found, request.depths.length))
      throw new EngineError('engine-crashed', "the engine's worker sent values of other depths");
    return found;
  }

  #request(
    request: Omit<SearchMessage, 'type' | 'id' | 'elapsed'>,
    signals: readonly AbortSignal[],
    listeners: PoolListeners,
  ): Promise<SearchResult> {
    const message: SearchMessage = { type: 'search', id: ++this.#lastId, elapsed: 0, ...request };
    // Only a wait for a worker, which has no message, ends without a result.
    return this.#enqueue(message, signals, listeners) as Promise<SearchResult>;
  }

  /** Resolves when a worker is ready to search. */
  async ready(signal: AbortSignal): Promise<void> {
    await this.#enqueue(undefined, [signal], {});
  }

  /** Ends all workers; later searches start new ones. */
  terminate(): void {
    for (const slot of this.#slots) this.#drop(slot);
    clearInterval(this.#watchdog);
    this.#watchdog = undefined;
  }

  #enqueue(
    message: SearchMessage | undefined,
    signals: readonly AbortSignal[],
    listeners: PoolListeners,
  ): Promise<SearchResult | undefined> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => this.#cancel(job, signals.find(({ aborted }) => aborted)?.reason);
      const waits: (() => void)[] = [];
      const forget = (): void => waits.forEach((end) => end());
      const job: Job = {
        ...(message && { message }),
        since: performance.now(),
        mayRestart: true,
        resolve: (result) => {
          forget();
          resolve(result);
        },
        reject: (cause) => {
          forget();
          // The reason of a signal may be anything.
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors
          reject(cause);
        },
        ...listeners,
      };
      this.#queue.push(job);
      if (signals.some((signal) => signal.aborted)) {
        cancel();
        return;
      }
      waits.push(...signals.map((signal) => onAbort(signal, cancel)));
      this.#dispatch();
    });
  }

  /** @param reason what the search rejects with */
  #cancel(job: Job, reason: unknown): void {
    this.#queue = this.#queue.filter((other) => other !== job);
    // The worker's slice ends in a moment; until then the job keeps its slot, and its result is dropped.
    delete job.progress;
    delete job.restarted;
    job.mayRestart = false;
    for (const slot of this.#slots) {
      if (slot.job === job && job.message) slot.port.post({ type: 'stop', id: job.message.id });
    }
    job.reject(reason);
  }

  /** Gives waiting searches to free workers, and starts workers for the rest. */
  #dispatch(): void {
    for (const slot of this.#slots) {
      while (this.#queue.length > 0 && slot.ready && !slot.job) this.#assign(slot, this.#queue.shift()!);
    }
    const starting = [...this.#slots].filter((slot) => !slot.ready).length;
    for (let n = starting; n < this.#queue.length && this.#slots.size < this.#most; n++) this.#startWorker();
  }

  /** Gives a search to a worker. */
  #assign(slot: WorkerSlot, job: Job): void {
    const { message } = job;
    if (!message) {
      job.resolve();
      return;
    }
    slot.job = job;
    this.#watch(slot);
    try {
      slot.port.post({ ...message, elapsed: performance.now() - job.since });
    } catch (cause) {
      // Only a value in the caller's limits can fail to be cloned.
      slot.job = undefined;
      job.reject(new EngineError('invalid-request', `limits cannot be sent: ${String(cause)}`, { cause }));
    }
  }

  /** Starts another worker. */
  #startWorker(): void {
    const slot: WorkerSlot = { ready: false, silent: 0, port: undefined as unknown as WorkerPort };
    try {
      slot.port = this.#start(
        (message) => this.#onMessage(slot, message),
        (why) => this.#break(slot, new EngineError(slot.ready ? 'engine-crashed' : 'worker-blocked', why)),
      );
    } catch (cause) {
      slot.port = { post: () => undefined, terminate: () => undefined };
      this.#slots.add(slot);
      const why = `the engine's worker cannot be started: ${String(cause)}`;
      this.#break(slot, new EngineError('worker-blocked', why, { cause }));
      return;
    }
    this.#slots.add(slot);
    this.#watch(slot);
    const timeout = Math.ceil(this.#startTimeout * FILE_SHARE);
    slot.port.post({ type: 'load', protocol: PROTOCOL, table: this.#table, timeout });
  }

  /** Takes a message of a worker. */
  #onMessage(slot: WorkerSlot, message: unknown): void {
    if (!this.#slots.has(slot)) return;
    slot.silent = 0;
    if (!isFromWorker(message)) {
      this.#break(
        slot,
        new EngineError('engine-crashed', "the engine's worker sent a message that is not of its protocol"),
      );
      return;
    }
    if (message.type === 'ready') {
      slot.ready = true;
      this.#dispatch();
      return;
    }
    if (message.type === 'loading') return;
    const { job } = slot;
    if (message.type === 'error' && (message.id === 0 || message.code === 'engine-crashed')) {
      this.#break(slot, new EngineError(message.code, message.message));
      return;
    }
    if (job?.message?.id !== message.id) return;
    if (message.type === 'progress') return job.progress?.(message.info);
    slot.job = undefined;
    this.#finish(job, message);
    this.#dispatch();
  }

  /** Ends a search by the worker's answer. */
  #finish(job: Job, message: FromWorker): void {
    if (message.type === 'result') job.resolve(message.info);
    else if (message.type === 'error') job.reject(new EngineError(message.code, message.message));
    else job.reject(new DOMException('The search was stopped', 'AbortError'));
  }

  /** Handles a lost worker: its search is retried once in another. If none starts, all queued searches are rejected. */
  #break(slot: WorkerSlot, cause: EngineError): void {
    if (!this.#slots.has(slot)) return;
    const { job } = slot;
    this.#drop(slot);
    if (!slot.ready) {
      // Workers that do run carry on alone; without any, queued searches are rejected and may be retried.
      if ([...this.#slots].some((other) => other.ready)) this.#most = this.#slots.size;
      else for (const waiting of this.#queue.splice(0)) waiting.reject(cause);
    } else if (job?.mayRestart) {
      job.mayRestart = false;
      this.#queue.unshift(job);
      job.restarted?.(cause);
    } else {
      job?.reject(cause);
    }
    this.#dispatch();
  }

  /** Ends a worker. */
  #drop(slot: WorkerSlot): void {
    this.#slots.delete(slot);
    slot.port.terminate();
  }

  /** Starts the watchdog: some ways in which a worker ends fire no event. */
  #watch(slot: WorkerSlot): void {
    slot.silent = 0;
    this.#watchdog ??= setInterval(() => this.#tick(), TICK_MS);
  }

  /** Looks for workers that are silent for too long. */
  #tick(): void {
    let busy = false;
    for (const slot of this.#slots) {
      if (slot.ready && !slot.job) continue;
      busy = true;
      const most = slot.ready ? SILENT_TICKS * TICK_MS : this.#startTimeout;
      // The first tick may come right after a message, and a worker should name its file before.
      if (++slot.silent * TICK_MS < (slot.ready ? most : most + TICK_MS)) continue;
      const code = slot.ready ? 'engine-crashed' : 'worker-blocked';
      this.#break(slot, new EngineError(code, `the engine's worker does not answer within ${most} ms`));
    }
    if (busy) return;
    clearInterval(this.#watchdog);
    this.#watchdog = undefined;
  }
}
