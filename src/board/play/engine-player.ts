import type { ReactiveController } from 'lit';
import type { Engine, Level, LevelName } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** What the player needs of its board. */
export interface EngineSeat {
  /** The position in which the engine is to move, if it is its turn and the board can be seen. */
  readonly engineTurn: Position | undefined;
  readonly level: Level | LevelName;
  /** Milliseconds for a move. */
  readonly moveTime: number;
  /** Least milliseconds before the answer. */
  readonly pace: number;
  getEngine(): Promise<Engine>;
  engineMove(square: Square): void;
  engineThinking(on: boolean): void;
  engineFailed(error: unknown): void;
}

/** Plays the engine's side: thinks when it is its turn, and stops when the position is another. */
export class EnginePlayer implements ReactiveController {
  #search: { readonly position: Position; readonly abort: AbortController } | undefined;

  constructor(private readonly seat: EngineSeat) {}

  /** Whether it thinks now. */
  get thinking(): boolean {
    return this.#search !== undefined;
  }

  /** Begins, goes on with, or ends thinking, as the board now asks. */
  follow(): void {
    const position = this.seat.engineTurn;
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

  hostDisconnected(): void {
    this.stop();
  }

  async #think(position: Position): Promise<void> {
    const abort = new AbortController();
    const search = (this.#search = { position, abort });
    const { seat } = this;
    seat.engineThinking(true);
    try {
      const engine = await seat.getEngine();
      const { level, moveTime: time } = seat;
      const [{ move }] = await Promise.all([
        engine.search(position, { level, time, signal: abort.signal }),
        wait(seat.pace, abort.signal),
      ]);
      if (this.#search !== search) return;
      this.#search = undefined;
      seat.engineThinking(false);
      if (move !== 'pass') seat.engineMove(move);
    } catch (error) {
      if (this.#search !== search) return;
      this.#search = undefined;
      seat.engineThinking(false);
      if (!abort.signal.aborted) seat.engineFailed(error);
    }
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
