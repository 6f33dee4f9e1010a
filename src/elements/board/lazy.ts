/**
 * Parts of a board that are loaded when they are first needed. Board and companions load all late parts through it,
 * because it asks once more for a module that did not arrive, and because input can wait for a part.
 */
import { nextTask } from './next-task.js';

/** A part could not be loaded. The next use tries again. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** The code of the error event. */
  readonly code = 'load-failed';
  /** Whether it has been reported to the page. */
  declare isReported?: boolean;

  constructor(cause: unknown) {
    super(`a part could not be fetched: ${(cause as Error).message}`, { cause });
  }
}

/**
 * A module that is imported late: `await loaded(() => import('./part.js'))`. It is requested once more if it does not
 * arrive: Chromium and WebKit fetch it again, Firefox remembers the failure until the page is loaded again.
 *
 * @throws {LoadError} when it cannot be loaded.
 */
export async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch(load);
  } catch (cause) {
    throw new LoadError(cause);
  }
}

/** The module of a part: imported on first use, once for all boards of the page. */
export class LazyModule<Module> {
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;

  constructor(importModule: () => Promise<Module>) {
    this.#import = importModule;
  }

  /** The module, once loaded: later boards have their parts from the first rendering on. */
  get loaded(): Module | undefined {
    return this.#module;
  }

  /** @throws {LoadError} when it cannot be loaded; the next call tries again */
  async load(): Promise<Module> {
    // Bundlers do some work before an import: the board is drawn first.
    if (this.#module === undefined) await nextTask();
    return (this.#module ??= await loaded(this.#import));
  }
}

/** How a part is loaded. */
export interface PartLoading<Part, Module> {
  /** Creates the part. */
  create(module: Module): Part;
  /** It has loaded, later than it was needed. */
  onLoaded?(): void;
  /** Its module could not be loaded. */
  onFailed(error: LoadError): void;
}

/** A part of a board that is loaded once, on first use. The next use retries a failed load. */
export class LazyPart<Part, Module = unknown> {
  readonly #module: LazyModule<Module>;
  readonly #loading: PartLoading<Part, Module>;
  #part: Part | undefined;
  #pending: Promise<Part> | undefined;

  constructor(module: LazyModule<Module>, loading: PartLoading<Part, Module>) {
    this.#module = module;
    this.#loading = loading;
  }

  /** The part, once it is loaded. */
  get loaded(): Part | undefined {
    return this.#part;
  }

  /** Settles when a started load has finished or failed; `undefined` when nothing had to be awaited. */
  get pending(): Promise<unknown> | undefined {
    return this.#pending;
  }

  /**
   * Loads the part.
   *
   * @throws {LoadError} when it cannot be loaded; already reported.
   */
  load(): Promise<Part> {
    return (this.#pending ??= this.#load());
  }

  /** Uses the part: at once if its module is loaded, else as soon as it is. */
  use(work: (part: Part) => void = () => undefined): void {
    const { loaded: module } = this.#module;
    if (module === undefined) this.load().then(work, () => undefined);
    else work(this.#createOnce(module));
  }

  /** Loads the module and creates the part. @throws what the import throws */
  async #load(): Promise<Part> {
    try {
      const part = this.#createOnce(await this.#module.load());
      this.#loading.onLoaded?.();
      return part;
    } catch (cause) {
      const error = cause instanceof LoadError ? cause : new LoadError(cause);
      this.#pending = undefined;
      this.#loading.onFailed(error);
      error.isReported = true;
      throw error;
    }
  }

  /** The part; a module that was loaded twice creates one. */
  #createOnce(module: Module): Part {
    return (this.#part ??= this.#loading.create(module));
  }
}
