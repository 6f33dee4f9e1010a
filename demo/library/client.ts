/** The page's side of the library: each call goes to a worker. */
import { FormatError } from '../../src/core/formats/format-error.js';
import type { LibraryState } from './library-types.js';
import type { LibraryAnswer, LibraryMethods, LibraryRequest, MethodName, UnreadGame } from './messages.js';

type Answer<Name extends MethodName> = Awaited<ReturnType<LibraryMethods[Name]>>;

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((games: number) => void) | undefined;
}

/** Options of a call. */
export interface CallOptions {
  readonly onProgress?: (games: number) => void;
}

/** Calls the worker, which starts with the first call. */
export class LibraryClient {
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(state: LibraryState) => void>();
  #worker: Worker | undefined;
  #calls = 0;

  /**
   * Calls a method of the library.
   *
   * @throws {FormatError} when nothing could be read
   * @throws {DOMException} `QuotaExceededError` when a change does not fit on the disk; nothing has changed
   * @throws {Error} when the library cannot be opened, for example without storage
   */
  call<Name extends MethodName>(
    method: Name,
    args: Parameters<LibraryMethods[Name]>,
    { onProgress }: CallOptions = {},
  ): Promise<Answer<Name>> {
    return new Promise((resolve, reject) => {
      const id = this.#calls++;
      this.#pending.set(id, { resolve: resolve as (result: unknown) => void, reject, onProgress });
      const request: LibraryRequest = { id, method, args };
      this.#started().postMessage(request);
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

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<LibraryAnswer>) => this.#take(data);
    worker.onerror = ({ message }) => this.#fail(new Error(message || 'the library did not start'));
    return (this.#worker = worker);
  }

  #fail(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(error);
  }

  #take(answer: LibraryAnswer): void {
    if (answer.type === 'changed') {
      noteLibrary(answer.state.games > 0);
      for (const listener of this.#listeners) listener(answer.state);
      return;
    }
    const pending = this.#pending.get(answer.id);
    if (answer.type === 'progress') {
      pending?.onProgress?.(answer.games);
      return;
    }
    this.#pending.delete(answer.id);
    if (answer.type === 'result') pending?.resolve(answer.result);
    else pending?.reject(reasonOf(answer));
  }
}

function reasonOf({ message, unread, isFull }: Extract<LibraryAnswer, { type: 'failed' }>): Error {
  if (unread) return errorOf(unread);
  return isFull ? new DOMException(message, 'QuotaExceededError') : new Error(message);
}

const LIBRARY_KEY = 'othello-library';

/** Whether there are games; without any, pages do not start a worker. */
export function hasLibrary(): boolean {
  try {
    return localStorage.getItem(LIBRARY_KEY) !== null;
  } catch {
    return false;
  }
}

function noteLibrary(hasGames: boolean): void {
  try {
    if (hasGames) localStorage.setItem(LIBRARY_KEY, '');
  } catch {
    // Without storage there is no library.
  }
}

/** Converts a game that could not be read back to an error. */
export function errorOf({ format, problem, offset, code, data, place }: UnreadGame): FormatError {
  return new FormatError(format, problem, offset, { code, data, ...(place && { place }) });
}
