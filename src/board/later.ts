/** A part of the board that could not be fetched. It is asked for again when it is needed next. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** As the error event has it. */
  readonly code = 'load-failed';

  constructor(cause: unknown) {
    super(`a part of the board could not be fetched: ${(cause as Error).message}`, { cause });
  }
}

/**
 * What is imported late.
 *
 * @throws {LoadError} when it cannot be fetched.
 */
export function fetched<Module>(module: Promise<Module>): Promise<Module> {
  return module.catch((cause: unknown) => {
    throw new LoadError(cause);
  });
}

/** A room of the board that is fetched when it is first needed. What could not be fetched is tried again. */
export class Later<Room> {
  /** The room, once it is here. */
  here: Room | undefined;
  /** Settles when what was asked for is here; there is none where nothing was. */
  settled: Promise<Room | undefined> | undefined;

  readonly #fetchRoom: () => Promise<Room>;
  readonly #arrived: (room: Room) => void;
  readonly #failed: (error: LoadError) => void;

  /**
   * @param fetchRoom makes the room
   * @param arrived is called once it is here
   * @param failed hears why it could not be fetched
   */
  constructor(
    fetchRoom: () => Promise<Room>,
    arrived: (room: Room) => void,
    failed: (error: LoadError) => void,
  ) {
    this.#fetchRoom = fetchRoom;
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Fetches the room; `undefined` where it could not be. */
  open(): Promise<Room | undefined> {
    return (this.settled ??= this.#fetchRoom().then(
      (room) => {
        this.#arrived((this.here = room));
        return room;
      },
      (error: unknown) => {
        this.settled = undefined;
        this.#failed(new LoadError(error));
        return undefined;
      },
    ));
  }

  /** Uses the room: at once if it is here, else as soon as it is. */
  use(work: (room: Room) => void): void {
    if (this.here) work(this.here);
    else void this.open().then((room) => room && work(room));
  }
}
