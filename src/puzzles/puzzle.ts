import type { ReasonKind } from '../coach/reason.js';
import type { Level } from '../engine/engine.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/** What is asked: the only move that wins, the only one that saves a draw, or the one that is worth most. */
export type PuzzleGoal = 'win' | 'draw' | 'best';

/** A position in which one move is clearly the best, and so at every move of the solver that follows. */
export interface Puzzle {
  /** The solver is to move. */
  readonly position: Position;
  /**
   * The solver's move, the best defence, the solver's next move and so on; the last is the solver's. Passes are left
   * out: who has no move passes.
   */
  readonly solution: readonly Square[];
  readonly goal: PuzzleGoal;
  /** The exact score for the solver, in discs, with best play. */
  readonly score: number;
  /** The exact score of the best other first move. */
  readonly second: number;
  /** 1 to 10: how many of the levels 1 to 10 do not find the first move, and one more, at most 10. */
  readonly difficulty: Level;
  /** The heaviest reason for the first move, as the coach gives it. */
  readonly theme: ReasonKind;
}
