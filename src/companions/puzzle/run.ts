/** One try at a puzzle, without words: what was played, what is asked now, and what there is to tell. */
import type { Explanation } from '../../coach/reason.js';
import type { OthelloBoard } from '../../board/element.js';
import type { EngineMove, MoveValue } from '../../engine/engine.js';
import type { Square } from '../../rules/square.js';
import type { PuzzleJudge } from './judge.js';
import type { PuzzleTask } from './task.js';

/** How a try at a puzzle ended. */
export interface PuzzleResult {
  /** Whether it was solved by the solver: the solution was not shown, and in `play-out` no disc was lost. */
  readonly solved: boolean;
  /** Wrong moves on the way. */
  readonly mistakes: number;
  /** Hints asked for: 1 the region, 2 the reason, 3 a few squares with the move among them, 4 the square, of each move. */
  readonly hints: number;
  /** Whether the solution was shown. */
  readonly shown: boolean;
  /** In `play-out`: the discs that were lost against best play. */
  readonly lost?: number;
}

/** `asking` for a move; `waiting` for the engine or the answer on the board; `over`. */
export type RunPhase = 'asking' | 'waiting' | 'over';

/** What there is to tell; the element puts it into words. */
export type Feedback =
  | { readonly kind: 'nothing' | 'thinking' | 'shown' }
  | { readonly kind: 'checking' | 'right' | 'also-right'; readonly square: Square }
  | { readonly kind: 'next'; readonly square: Square; readonly reply: Square }
  | {
      readonly kind: 'wrong';
      readonly square: Square;
      /** Discs that it loses, where they were counted. */
      readonly loss?: number;
      readonly line?: readonly EngineMove[];
      readonly why?: Explanation;
    }
  | {
      readonly kind: 'hint';
      readonly step: number;
      readonly square: Square;
      /** Squares of which one is the move. */
      readonly among: readonly Square[];
      readonly theme?: string;
    }
  | {
      readonly kind: 'played-out';
      readonly result: number;
      readonly best: number;
      readonly costs: readonly { square: Square; loss: number }[];
    }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a try needs around it. */
export interface RunContext {
  readonly board: () => OthelloBoard;
  readonly judge: PuzzleJudge;
  /** Something is to be shown anew. */
  readonly update: () => void;
  readonly finish: (result: PuzzleResult) => void;
}

/** Milliseconds between the solver's move and the answer on the board. */
export const ANSWER_MS = 700;

/** A try at a puzzle of one kind or another. */
export abstract class PuzzleRun {
  phase: RunPhase = 'asking';
  feedback: Feedback = { kind: 'nothing' };
  /** Solver's moves made, and how many there are. */
  abstract readonly steps: { readonly made: number; readonly total: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly task: PuzzleTask,
    protected readonly context: RunContext,
  ) {}

  /** A move that the solver is about to make; `false`: it is not made. */
  abstract accepts(square: Square): boolean;

  /** A move of the solver's has been made on the board. */
  abstract moved(square: Square): void;

  /** Ends the try; nothing comes of what still runs. */
  dispose(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** Whether the try is no longer on the board: what still runs must not touch it. */
  protected hasEnded(): boolean {
    return this.#ended;
  }

  protected setFeedback(feedback: Feedback, phase: RunPhase = this.phase): void {
    if (this.hasEnded()) return;
    this.feedback = feedback;
    this.phase = phase;
    this.context.update();
  }

  protected later(act: () => void): void {
    this.#timer = setTimeout(() => {
      if (!this.hasEnded()) act();
    }, ANSWER_MS);
  }

  protected fail(error: unknown): void {
    this.setFeedback({ kind: 'failed', error }, this.phase === 'waiting' ? 'asking' : this.phase);
  }
}

/** What a move among others is worth, how much less than the best, and what follows it. */
export function lossOf(
  values: readonly MoveValue[],
  square: Square,
): { value: number; loss: number; line: readonly EngineMove[] } {
  const { value, line } = values.find(({ move }) => move === square)!;
  return { value, loss: Math.max(0, values[0]!.value - value), line };
}
