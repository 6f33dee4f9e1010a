/** The page's side of the library: each call goes to a worker. */
import { FormatError } from '../../src/core/formats/common/format-error.js';
import type { LibraryState } from './library-types.js';
import type { LibraryAnswer, LibraryMethods, LibraryRequest, MethodName } from './worker/worker-messages.js';
import type { UnreadGame } from './opened-game.js';
import { late } from '../late.js';

type Answer<Name extends MethodName> = Awaited<ReturnType<LibraryMethods[Name]>>;

/** A call that is not answered so far. */
interface Pending {
  readonly request: LibraryRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((games: number) => void) | undefined;
}

/** Options of a call. */
export interface CallOptions {
  readonly onProgress?: (games: number) => void;
}

/** How long the worker may take to start, in milliseconds: a slow network loads its script within this. */
const STARTING = 8000;

/** Takes requests: the worker, or the page itself where none starts. */
interface Taker {
  take(request: LibraryRequest): void;
  end(): void;
}

/** Calls the library in a worker, which starts with the first call; where it does not start, the library runs here. */
export class LibraryClient {
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(state: LibraryState) => void>();
  #taker: Taker | undefined;
  #calls = 0;

  /**
   * Calls a method of the library.
   *
   * @throws {FormatError} when nothing could be read
   * @throws {DOMException} when a change is not stored, usually because the disk is full; nothing has changed
   * @throws {Error} when the library cannot be loaded
   */
  call<Name extends MethodName>(
    method: Name,
    args: Parameters<LibraryMethods[Name]>,
    { onProgress }: CallOptions = {},
  ): Promise<Answer<Name>> {
    return new Promise((resolve, reject) => {
      const request: LibraryRequest = { id: this.#calls++, method, args };
      this.#pending.set(request.id, {
        request,
        resolve: resolve as (result: unknown) => void,
        reject,
        onProgress,
      });
      (this.#taker ??= this.#start()).take(request);
    });
  }

  /** Calls the listener with the state of the library after every change. @returns a function that ends this */
  subscribe(listener: (state: LibraryState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the worker, for a single use. */
  close(): void {
    this.#fail(new Error('the library was closed'));
  }

  #start(): Taker {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./worker/library.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return this.#startHere();
    }
    const timer = setTimeout(() => this.#replace(worker), STARTING);
    worker.onmessage = ({ data }: MessageEvent<LibraryAnswer>) => {
      clearTimeout(timer);
      worker.onerror = ({ message }) => this.#fail(new Error(message || 'the library ended'));
      this.#take(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      this.#replace(worker);
    };
    return {
      take: (request) => worker.postMessage(request),
      end: () => {
        clearTimeout(timer);
        worker.terminate();
      },
    };
  }

  /** The worker did not start: what it was asked is answered here. */
  #replace(worker: Worker): void {
    worker.terminate();
    this.#taker = this.#startHere();
    for (const { request } of this.#pending.values()) this.#taker.take(request);
  }

  #startHere(): Taker {
    const loaded = late(() => import('./worker/library-host.js')).then(
      ({ LibraryHost }) => new LibraryHost((answer) => this.#take(answer)),
    );
    loaded.catch((error: unknown) => this.#fail(error as Error));
    return {
      take: (request) =>
        void loaded.then(
          (host) => host.take(request),
          () => undefined,
        ),
      end: () =>
        void loaded.then(
          (host) => host.close(),
          () => undefined,
        ),
    };
  }

  #fail(error: Error): void {
    this.#taker?.end();
    this.#taker = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(error);
  }

  #take(answer: LibraryAnswer): void {
    if (answer.type === 'ready') return;
    if (answer.type === 'changed') {
      noteLibrary(answer.state);
      for (const listener of this.#listeners) listener(answer.state);
      return;
    }
    const pending = this.#pending.get(answer.id);
    if (answer.type === 'progress') {
      pending?.onProgress?.(answer.games);
      return;
    }
    this.#pending.delete(answer.id);
    if (answer.type === 'result' && pending?.request.method === 'open')
      noteLibrary(answer.result as LibraryState);
    if (answer.type === 'result') pending?.resolve(answer.result);
    else pending?.reject(reasonOf(answer));
  }
}

function reasonOf({ message, unread, fault }: Extract<LibraryAnswer, { type: 'failed' }>): Error {
  if (unread) return errorOf(unread);
  return fault === undefined ? new Error(message) : new DOMException(message, fault);
}

/** Stored while there are games. */
const LIBRARY_KEY = 'othello-library';

/** Whether there are games; without any, pages do not start a worker. */
export function hasLibrary(): boolean {
  try {
    return localStorage.getItem(LIBRARY_KEY) !== null;
  } catch {
    return false;
  }
}

/** Deleted games that can be brought back count; a store that could not be opened says nothing. */
function noteLibrary({ games, deleted, isLasting }: LibraryState): void {
  try {
    if (games > 0) localStorage.setItem(LIBRARY_KEY, '');
    else if (deleted === 0 && isLasting) localStorage.removeItem(LIBRARY_KEY);
  } catch {
    // Without storage there is no library.
  }
}

/** Converts a game that could not be read back to an error. */
export function errorOf({ format, problem, offset, code, data, location }: UnreadGame): FormatError {
  return new FormatError(format, problem, offset, { code, data, ...(location && { location }) });
}
