/**
 * Learning from mistakes: the board stops before each mistake, and the move played there is judged by the review's
 * values. `<othello-review>` runs it and `drill-view.ts` shows it; it leaves the game as it is.
 */
import type { PlyReview } from '../../../core/analysis/ply-review.js';
import type { BeforeMoveDetail } from '../../board/events.js';
import type { OthelloBoard } from '../../board/element/element.js';
import type { MoveValue } from '../../../core/engine/engine.js';
import { CORNERS, EDGES } from '../../../core/rules/strategy.js';
import type { Square } from '../../../core/rules/square.js';
import { LinePlayer } from './line-player.js';

/** The judgement of a try: `best`; `good`, hardly worse; `same` as in the game; or `wrong`. */
export type Verdict = 'best' | 'good' | 'same' | 'wrong';

/** A try in place of a mistake. */
export interface Attempt {
  readonly square: Square;
  readonly verdict: Verdict;
  /** Its loss in discs. */
  readonly loss: number;
}

/** Where the best move is; the first hint. */
export type Region = 'corner' | 'edge' | 'inside';

/** A move with at most this loss, in discs, is hardly worse than the best one. */
const HARDLY_WORSE = 1;
/** Plies of a refutation that are shown before the next try: its answer, for what comes next may be the solution. */
const SHOWN_PLIES = 2;
/** Number of moves in the second hint. */
const CANDIDATES = 3;

/**
 * Judges a try in place of a mistake. It is accepted if it is hardly worse than the best move, and better than the
 * mistake.
 */
export function judgeAttempt(ply: PlyReview, square: Square): Attempt {
  const tried = ply.moves.find(({ move }) => move === square);
  const loss = tried ? Math.max(0, ply.before - tried.value) : Infinity;
  if (ply.best.includes(square)) return { square, verdict: 'best', loss: 0 };
  if (square === ply.square) return { square, verdict: 'same', loss };
  const accepted = loss <= HARDLY_WORSE && loss < ply.loss;
  return { square, verdict: accepted ? 'good' : 'wrong', loss };
}

/** The region of the best move. */
export function regionOf(ply: PlyReview): Region {
  return regionOfSquare(ply.best[0]!);
}

/** The region of a square. */
export function regionOfSquare(square: Square): Region {
  return CORNERS.includes(square) ? 'corner' : EDGES.includes(square) ? 'edge' : 'inside';
}

/** The best move and two others, in alphabetical order. */
export function candidatesOf(ply: PlyReview): readonly Square[] {
  const others = ply.moves.map(({ move }) => move as Square).filter((move) => move !== ply.best[0]);
  // The mistake itself is no candidate: the learner knows that it is wrong.
  const plausible = others.filter((move) => move !== ply.square);
  return [ply.best[0]!, ...plausible.slice(0, CANDIDATES - 1)].sort();
}

/** Properties of the board that are changed during the drill and restored afterwards. */
type BoardState = Pick<OthelloBoard, 'interactive' | 'player' | 'engine' | 'paused' | 'marks'>;

/** One round through the mistakes of a side. */
export class Drill {
  readonly #board: OthelloBoard;
  readonly #onChange: () => void;
  readonly #player = new LinePlayer();
  readonly #before: BoardState;
  #at = 0;
  #hints = 0;
  #found = 0;
  #attempt: Attempt | undefined;
  #solved = false;

  constructor(
    board: OthelloBoard,
    /** The mistakes, in the order of the game. */
    readonly mistakes: readonly PlyReview[],
    onChange: () => void,
  ) {
    this.#board = board;
    this.#onChange = onChange;
    const { interactive, player, engine, paused, marks } = board;
    this.#before = { interactive, player, engine, paused, marks };
    Object.assign(board, { interactive: true, player: 'both', engine: 'none', paused: false });
    board.addEventListener('othello-beforemove', this.#onBeforeMove);
    this.#ask();
  }

  /** The current mistake; `undefined` when all are done. */
  get current(): PlyReview | undefined {
    return this.mistakes[this.#at];
  }

  /** Number of mistakes done. */
  get passed(): number {
    return this.#at;
  }

  /** Number of moves found without the solution. */
  get found(): number {
    return this.#found;
  }

  /** The last try. */
  get attempt(): Attempt | undefined {
    return this.#attempt;
  }

  /** Whether the current mistake is done, by an accepted try or by its solution. */
  get solved(): boolean {
    return this.#solved;
  }

  /** Hints given: 1 names the region, 2 some moves. */
  get hints(): number {
    return this.#hints;
  }

  /** Gives another hint. */
  hint(): void {
    const { current } = this;
    if (!current || this.#solved) return;
    this.#player.stop();
    this.#attempt = undefined;
    this.#hints = Math.min(2, this.#hints + 1);
    if (this.#hints === 2) this.#mark(candidatesOf(current));
    this.#onChange();
  }

  /** Shows the best move. */
  solve(): void {
    const { current } = this;
    if (!current || this.#solved) return;
    this.#attempt = undefined;
    this.#showSolution(current, current.best[0]!);
  }

  /** Goes on to the next mistake. */
  next(): void {
    this.#at++;
    this.#ask();
  }

  /** Ends the drill and restores the board, at the place where the learner stopped. */
  end(): void {
    this.#player.stop();
    this.#board.removeEventListener('othello-beforemove', this.#onBeforeMove);
    this.#board.preview = undefined;
    Object.assign(this.#board, this.#before);
  }

  /** Shows the position before the current mistake. */
  #ask(): void {
    this.#player.stop();
    this.#board.preview = undefined;
    this.#board.marks = this.#before.marks;
    this.#attempt = undefined;
    this.#solved = false;
    this.#hints = 0;
    const { current } = this;
    if (current) this.#board.goTo(current.node.parent!);
    this.#onChange();
  }

  /** Prevents moves of the learner: each is a try, which does not change the game. */
  readonly #onBeforeMove = (event: CustomEvent<BeforeMoveDetail>): void => {
    const { current } = this;
    if (event.target !== this.#board || !current) return;
    event.preventDefault();
    const { square } = event.detail;
    if (this.#solved || !this.#isHere(current)) return;
    const attempt = judgeAttempt(current, square);
    this.#attempt = attempt;
    if (attempt.verdict === 'best' || attempt.verdict === 'good') {
      this.#found++;
      this.#showSolution(current, square);
      return;
    }
    if (attempt.verdict === 'wrong') {
      this.#player.play(this.#board, current.position, refutationOf(current, square));
    }
    this.#onChange();
  };

  /** Whether the board shows the position before a mistake. */
  #isHere({ node }: PlyReview): boolean {
    return this.#board.game.node === node.parent;
  }

  /** Shows a right move. */
  #showSolution(current: PlyReview, square: Square): void {
    this.#player.stop();
    this.#solved = true;
    this.#mark([square]);
    this.#board.preview = current.position.play(square).toString();
    this.#onChange();
  }

  /** Marks squares on the board. */
  #mark(squares: readonly Square[]): void {
    this.#board.marks = squares.map((square) => `${square}=circle`).join(' ');
  }
}

/** A wrong try and its answer. */
export function refutationOf(ply: PlyReview, square: Square): MoveValue['line'] {
  const line = ply.moves.find(({ move }) => move === square)?.line ?? [square];
  return line.slice(0, SHOWN_PLIES);
}
