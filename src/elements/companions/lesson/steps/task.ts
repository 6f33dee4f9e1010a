/**
 * A step that asks for a move: what was tried, and whether it was found. `tasks.ts` makes one for each such step. The
 * answers are those in the text; without any, the engine judges the move (`puzzle/puzzle-judge.ts`).
 */
import { marginOf } from '../../../../core/analysis/classes.js';
import type { Position } from '../../../../core/rules/position.js';
import { CORNERS } from '../../../../core/rules/strategy.js';
import type { Square } from '../../../../core/rules/square.js';
import type { PuzzleJudge } from '../../puzzle/puzzle-judge.js';
import { lossOf } from '../../puzzle/puzzle-run.js';
import type { LessonStep } from './step.js';
import { gameOf } from './step-line.js';

/** The state of such a step. */
export type TaskPhase = 'open' | 'checking' | 'found' | 'shown';

/** The answer to a try. */
export type TaskFeedback =
  | { readonly kind: 'checking' | 'right'; readonly square: Square }
  /** After a few such squares, `column` is where the move is. */
  | { readonly kind: 'illegal'; readonly square: Square; readonly column: string | undefined }
  /** `why` is the author's reason; `corner` is the one that the opponent can take after it. */
  | {
      readonly kind: 'wrong';
      readonly square: Square;
      readonly why: string | undefined;
      readonly corner: Square | undefined;
    }
  | { readonly kind: 'worse'; readonly square: Square; readonly loss: number }
  | { readonly kind: 'shown'; readonly squares: readonly Square[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** After so many squares in a row that flip nothing, the answer has a hint. */
const HINT_AFTER = 3;

/** The search for the move of a step. */
export class LessonTask {
  phase: TaskPhase = 'open';
  feedback: TaskFeedback | undefined;
  /** The move that was found or shown. */
  move: Square | undefined;
  mistakes = 0;
  /** The wrong moves. */
  readonly tried = new Set<Square>();
  /** Squares in a row that flip nothing. */
  #illegal = 0;
  readonly #answer: readonly Square[] | 'engine';
  readonly #wrong: LessonStep['wrong'];
  readonly #position: Position;
  readonly #judge: PuzzleJudge;

  constructor(step: LessonStep, answer: NonNullable<LessonStep['answer']>, judge: PuzzleJudge) {
    this.#answer = answer;
    this.#wrong = step.wrong;
    this.#position = gameOf(step.line).position;
    this.#judge = judge;
  }

  /** Whether the move is still to be found. */
  get isOpen(): boolean {
    return this.phase === 'open' || this.phase === 'checking';
  }

  /**
   * Judges a move.
   *
   * @returns whether it is right; `undefined` if that could not be determined, or the move is illegal, which counts as a
   *   mistake only where a single move is legal: there are no other wrong ones
   */
  async try(square: Square): Promise<boolean | undefined> {
    if (this.phase !== 'open') return undefined;
    if (!this.#position.legalMoves.includes(square)) {
      this.#illegal++;
      this.feedback = { kind: 'illegal', square, column: this.#hint() };
      if (this.#position.legalMoves.length === 1) this.mistakes++;
      return undefined;
    }
    this.#illegal = 0;
    if (this.#answer !== 'engine') {
      const why = this.#wrong.get(square)?.text;
      const corner = cornerAfter(this.#position, square);
      return this.#end(square, this.#answer.includes(square), { kind: 'wrong', square, why, corner });
    }
    this.phase = 'checking';
    this.feedback = { kind: 'checking', square };
    try {
      const values = await this.#judge.values(this.#position);
      const { loss } = lossOf(values, square);
      const isBest = loss <= marginOf(values[0]!.certainty);
      return this.#end(square, isBest, { kind: 'worse', square, loss });
    } catch (error) {
      this.phase = 'open';
      this.feedback = { kind: 'failed', error };
      return undefined;
    }
  }

  /** Asks again after a wrong move. */
  tryAgain(): void {
    if (this.phase === 'open') this.feedback = undefined;
  }

  /** Reveals the answer. */
  async show(): Promise<Square | undefined> {
    if (this.phase !== 'open') return undefined;
    this.phase = 'checking';
    try {
      const squares =
        this.#answer === 'engine'
          ? [(await this.#judge.values(this.#position))[0]!.move as Square]
          : this.#answer;
      this.phase = 'shown';
      this.feedback = { kind: 'shown', squares };
      return (this.move = squares[0]);
    } catch (error) {
      this.phase = 'open';
      this.feedback = { kind: 'failed', error };
      return undefined;
    }
  }

  /** The column of the move, once it is due. */
  #hint(): string | undefined {
    if (this.#illegal < HINT_AFTER || this.#answer === 'engine') return undefined;
    return this.#answer[0]?.[0];
  }

  /** Notes the verdict on a move. @returns whether it is right */
  #end(square: Square, isRight: boolean, wrong: TaskFeedback): boolean {
    this.phase = isRight ? 'found' : 'open';
    this.feedback = isRight ? { kind: 'right', square } : wrong;
    if (isRight) this.move = square;
    else {
      this.mistakes++;
      this.tried.add(square);
    }
    return isRight;
  }
}

/** A corner that the opponent can take after this move. */
export function cornerAfter(position: Position, square: Square): Square | undefined {
  return position.play(square).legalMoves.find((move) => CORNERS.includes(move));
}
