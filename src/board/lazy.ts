/** A part that could not be loaded. It is asked for again when it is needed next. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** As the error event has it. */
  readonly code = 'load-failed';
  /** Whether the page has been told of it. */
  isReported = false;

  constructor(cause: unknown) {
    super(`a part of the board could not be fetched: ${(cause as Error).message}`, { cause });
  }
}

/**
 * A module that is imported late: `await loaded(import('./part.js'))`.
 *
 * @throws {LoadError} when it cannot be loaded.
 */
export function loaded<Module>(module: Promise<Module>): Promise<Module> {
  return module.catch((cause: unknown) => {
    throw new LoadError(cause);
  });
}

/**
 * The same for elements beside a board, which have no way to go on: a failure is reported on the console and by an
 * `othello-error` event of the element, with the code `load-failed`.
 *
 * @returns `undefined` where it could not be loaded
 */
export async function loadedFor<Module>(
  element: HTMLElement,
  module: Promise<Module>,
): Promise<Module | undefined> {
  try {
    return await loaded(module);
  } catch (cause) {
    const { code, message } = cause as LoadError;
    console.warn(`<${element.localName}> ${message}`);
    const detail = { code, message, cause };
    element.dispatchEvent(new CustomEvent('othello-error', { detail, bubbles: true, composed: true }));
    return undefined;
  }
}

/** A part of a board that is loaded when it is first needed, and once. What could not be loaded is tried again. */
export class LazyPart<Part> {
  readonly #create: () => Promise<Part>;
  readonly #onLoaded: (part: Part) => void;
  readonly #onFailed: (error: LoadError) => void;
  #part: Part | undefined;
  #pending: Promise<Part> | undefined;

  /**
   * @param create imports the part's module and makes the part
   * @param onLoaded is called once it is loaded
   * @param onFailed is called with each failure
   */
  constructor(
    create: () => Promise<Part>,
    onLoaded: (part: Part) => void,
    onFailed: (error: LoadError) => void,
  ) {
    this.#create = create;
    this.#onLoaded = onLoaded;
    this.#onFailed = onFailed;
  }

  /** The part, once it is loaded. */
  get loaded(): Part | undefined {
    return this.#part;
  }

  /** Settles when what was asked for is loaded, or failed; `undefined` where nothing was asked for. */
  get pending(): Promise<unknown> | undefined {
    return this.#pending?.catch(() => undefined);
  }

  /**
   * Loads the part.
   *
   * @throws {LoadError} when it cannot be loaded; that has been reported then.
   */
  load(): Promise<Part> {
    return (this.#pending ??= loaded(this.#create()).then(
      (part) => {
        this.#part = part;
        this.#onLoaded(part);
        return part;
      },
      (cause: unknown) => {
        const error = cause as LoadError;
        this.#pending = undefined;
        this.#onFailed(error);
        error.isReported = true;
        throw error;
      },
    ));
  }

  /** Uses the part: at once if it is loaded, else as soon as it is. */
  use(work: (part: Part) => void = () => undefined): void {
    if (this.#part) work(this.#part);
    else this.load().then(work, () => undefined);
  }
}
