/**
 * One try at a puzzle, without texts: what was played, which move is to be found, and the last reaction. `solving.ts`
 * and `playing-out.ts` change it, and `puzzle-words.ts` puts it into words. Losses are in discs, times in milliseconds.
 */
import type { Explanation } from '../../../core/coach/reasons/reason.js';
import type { OthelloBoard } from '../../board/element/element.js';
import type { EngineMove, MoveValue } from '../../../core/engine/engine.js';
import type { Square } from '../../../core/rules/square.js';
import type { PuzzleJudge } from './puzzle-judge.js';
import type { HintArea } from './hint-area.js';
import type { PuzzleTask } from './puzzle-task.js';

/** The result of a try at a puzzle. */
export interface PuzzleResult {
  /** Whether the solver found the solution: it was not shown and, in `play-out`, no disc was lost. */
  readonly solved: boolean;
  /** Number of wrong moves. */
  readonly mistakes: number;
  /** Number of hints: for each move 1 the region, 2 the reason, 3 a few squares to choose from, 4 the square. */
  readonly hints: number;
  /** Whether the solution was shown. */
  readonly shown: boolean;
  /** In `play-out`: discs lost against best play. */
  readonly lost?: number;
}

/** `asking` for a move; `waiting` for the engine or for the reply on the board; `over`. */
export type RunPhase = 'asking' | 'waiting' | 'over';

/** What there is to tell; the element puts it into words. */
export type Feedback =
  | { readonly kind: 'nothing' | 'thinking' | 'shown' }
  /** `again`: the move is right, and the other side has to pass. */
  | { readonly kind: 'checking' | 'right' | 'again'; readonly square: Square }
  | { readonly kind: 'next'; readonly square: Square; readonly reply: Square }
  | {
      readonly kind: 'wrong';
      readonly square: Square;
      /** Its loss in discs, if computed. */
      readonly loss?: number;
      /** What it comes to in discs for the solver, if that is exact. */
      readonly value?: number;
      /** The move that answers it. */
      readonly reply?: Square;
      /** Whether the best answer is on the very square of the right move, which is not named then. */
      readonly isWanted?: boolean;
      readonly why?: Explanation;
    }
  | {
      readonly kind: 'hint';
      readonly step: number;
      readonly square: Square;
      /** The part of the board that the first hint names. */
      readonly area: HintArea;
      /** Squares, one of which is the move. */
      readonly among: readonly Square[];
      readonly theme?: string;
      /** What the page says in place of the theme. */
      readonly idea?: string;
    }
  | {
      readonly kind: 'played-out';
      /** The result reached, and that of best play, in discs for the solver. */
      readonly result: number;
      readonly best: number;
      /** The solver's moves that lost discs. */
      readonly costs: readonly { square: Square; loss: number }[];
    }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The interface by which a try uses the element around it. */
export interface RunContext {
  readonly board: () => OthelloBoard;
  readonly judge: PuzzleJudge;
  /** Requests a new rendering. */
  readonly update: () => void;
  /** The squares that the answer to a move is about, to be marked. */
  readonly squaresOf: (feedback: Feedback) => readonly Square[];
  readonly finish: (result: PuzzleResult) => void;
}

/** Milliseconds between the solver's move and the reply on the board. */
export const ANSWER_MS = 700;

/** Base of the kinds of tries. */
export abstract class PuzzleRun {
  phase: RunPhase = 'asking';
  feedback: Feedback = { kind: 'nothing' };
  /** Number of the solver's moves made, and in total. */
  abstract readonly steps: { readonly made: number; readonly total: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly task: PuzzleTask,
    protected readonly context: RunContext,
  ) {}

  /** Called before a move of the solver; returns `false` to prevent it. */
  abstract accepts(square: Square): boolean;

  /** Called after a move of the solver on the board. */
  abstract moved(square: Square): void;

  /** Ends the try; results that are still to come are ignored. */
  dispose(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** Whether the try has ended, so that running code must not touch the board. */
  protected hasEnded(): boolean {
    return this.#ended;
  }

  protected setFeedback(feedback: Feedback, phase: RunPhase = this.phase): void {
    if (this.hasEnded()) return;
    this.feedback = feedback;
    this.phase = phase;
    this.context.update();
  }

  /** Acts after `ANSWER_MS`, unless the try has ended by then. */
  protected later(act: () => void): void {
    this.#timer = setTimeout(() => {
      if (!this.hasEnded()) act();
    }, ANSWER_MS);
  }

  protected fail(error: unknown): void {
    this.setFeedback({ kind: 'failed', error }, this.phase === 'waiting' ? 'asking' : this.phase);
  }
}

/**
 * The value of a move, its loss against the best one in discs, and its line.
 *
 * @param values of all moves, best first
 */
export function lossOf(
  values: readonly MoveValue[],
  square: Square,
): { value: number; loss: number; line: readonly EngineMove[] } {
  const { value, line } = values.find(({ move }) => move === square)!;
  return { value, loss: Math.max(0, values[0]!.value - value), line };
}
