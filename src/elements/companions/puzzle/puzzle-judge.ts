/**
 * The engine of a puzzle: opened when first needed, closed with the element. `PuzzleRun` and tasks of lessons ask it for
 * the value of a move and for the reason against it.
 */
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import { loaded } from '../../board/lazy.js';
import type { OthelloBoard } from '../../board/element/element.js';
import type { MoveValue } from '../../../core/engine/engine.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import type { OpenedEngine } from '../analysis/open-engine.js';

/** Values of moves and reasons for them, each computed once. */
export class PuzzleJudge {
  readonly #board: () => OthelloBoard;
  #opened: Promise<OpenedEngine> | undefined;
  readonly #values = new Map<string, Promise<readonly MoveValue[]>>();

  constructor(board: () => OthelloBoard) {
    this.#board = board;
  }

  /** The values of all moves, best first; exact from 20 empty squares on. */
  values(position: Position): Promise<readonly MoveValue[]> {
    const key = position.toString();
    let values = this.#values.get(key);
    if (!values) {
      values = this.#count(position);
      this.#values.set(key, values);
      // Try again after a failure.
      values.catch(() => this.#values.delete(key));
    }
    return values;
  }

  /** Why a move is bad or good. */
  async explain(position: Position, move: Square): Promise<Explanation> {
    const [{ explain }, values, { engine }] = await Promise.all([
      loaded(() => import('../../../core/coach/explain.js')),
      this.values(position),
      this.#open(),
    ]);
    return explain(position, move, engine, { values });
  }

  /** Stops running searches and closes the engine. */
  close(): void {
    const opened = this.#opened;
    this.#opened = undefined;
    this.#values.clear();
    opened?.then(
      ({ engine }) => engine.close(),
      () => undefined,
    );
  }

  /** Searches the values of all moves. */
  async #count(position: Position): Promise<readonly MoveValue[]> {
    const [{ judge }, { engine }] = await Promise.all([
      loaded(() => import('../../../core/coach/values/judge.js')),
      this.#open(),
    ]);
    return judge(position, engine, {});
  }

  /** Opens the engine, once. */
  #open(): Promise<OpenedEngine> {
    if (!this.#opened) {
      const opened = loaded(() => import('../analysis/open-engine.js')).then(({ openEngine }) =>
        openEngine({ board: this.#board() }),
      );
      this.#opened = opened;
      opened.catch(() => {
        if (this.#opened === opened) this.#opened = undefined;
      });
    }
    return this.#opened;
  }
}
