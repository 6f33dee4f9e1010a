import type { ReactiveController } from 'lit';
import type { Engine, EngineMove, Level, LevelName, SearchInfo } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** What the player needs of its board. */
export interface EngineSeat {
  readonly board: {
    readonly level: Level | LevelName;
    /** Milliseconds for a move. */
    readonly moveTime: number;
    /** Least milliseconds before the answer. */
    readonly pace: number;
  };
  /** The position in which the engine is to move, if it is its turn and the board can be seen. */
  engineTurn(): Position | undefined;
  getEngine(): Promise<Engine>;
  engineMove(square: Square): void;
  engineThinking(on: boolean): void;
  engineFailed(error: unknown): void;
}

/** A search under way. */
interface Search {
  readonly position: Position;
  readonly abort: AbortController;
  /** Ends the wait for the pace. */
  readonly hurry: AbortController;
  /** The best move so far. */
  best?: EngineMove;
  /** Whether the first move found is to be played at once. */
  now: boolean;
}

/** Plays the engine's side: thinks when it is its turn, and stops when the position is another. */
export class EnginePlayer implements ReactiveController {
  #search: Search | undefined;

  constructor(private readonly seat: EngineSeat) {}

  /** Whether it thinks now. */
  get thinking(): boolean {
    return this.#search !== undefined;
  }

  /** Begins, goes on with, or ends thinking, as the board now asks. */
  follow(): void {
    const position = this.seat.engineTurn();
    if (this.#search && position?.equals(this.#search.position)) return;
    this.stop();
    if (position) void this.#think(position);
  }

  /** Stops thinking; nothing is played. */
  stop(): void {
    this.#search?.abort.abort();
    if (this.#search) this.seat.engineThinking(false);
    this.#search = undefined;
  }

  /** Ends thinking with the best move so far, or with the first that is found. */
  moveNow(): void {
    const search = this.#search;
    if (!search) return;
    search.now = true;
    search.hurry.abort();
    if (search.best) this.#play(search, search.best);
  }

  hostDisconnected(): void {
    this.stop();
  }

  async #think(position: Position): Promise<void> {
    const abort = new AbortController();
    const hurry = new AbortController();
    const search: Search = (this.#search = { position, abort, hurry, now: false });
    const { seat } = this;
    const { signal } = abort;
    signal.addEventListener('abort', () => hurry.abort());
    seat.engineThinking(true);
    try {
      const engine = await seat.getEngine();
      const { level, moveTime: time, pace } = seat.board;
      const onProgress = ({ move }: SearchInfo): void => {
        if (!isLegal(position, move)) return;
        search.best = move;
        if (search.now) this.#play(search, move);
      };
      const [{ move }] = await Promise.all([
        engine.search(position, { level, time, signal, onProgress }),
        wait(pace, hurry.signal),
      ]);
      // Another engine than ours may say anything, and would be asked again and again.
      if (!isLegal(position, move)) throw new Error(`the engine's move ${move} is not legal`);
      this.#play(search, move);
    } catch (error) {
      if (this.#search !== search) return;
      this.#search = undefined;
      seat.engineThinking(false);
      if (!signal.aborted) seat.engineFailed(error);
    }
  }

  #play(search: Search, move: EngineMove): void {
    if (this.#search !== search) return;
    this.#search = undefined;
    search.abort.abort();
    this.seat.engineThinking(false);
    if (move !== 'pass') this.seat.engineMove(move);
  }
}

function isLegal({ legalMoves }: Position, move: EngineMove): boolean {
  return legalMoves.some((square) => square === move);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
