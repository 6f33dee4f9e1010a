/**
 * Plays a solution on the board, for `puzzle.ts`: judges each move of the user, answers a right one and refutes a wrong
 * one.
 */
import { marginOf } from '../../../core/analysis/classes.js';
import { playOut, type Step } from '../../../core/coach/positions/lines.js';
import type { EngineMove, MoveValue } from '../../../core/engine/engine.js';
import { opponent } from '../../../core/rules/color.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import { LinePlayer } from '../analysis/line-player.js';
import { areaHint } from './hint-area.js';
import { lossOf, PuzzleRun, type RunContext, type PuzzleResult } from './puzzle-run.js';
import type { PuzzleTask, TaskGoal } from './puzzle-task.js';

/** Plies of a refutation that are shown: the move and the reply to it, since a later one may be the solution. */
const SHOWN_PLIES = 2;
/** Hints for one move: region, reason, a choice of squares, the square. */
const MOST_HINTS = 4;
/** The hint that leaves a choice of squares. */
const CHOICE_HINT = 3;
/** Number of squares to choose from in a hint, at most. */
const CHOICES = 3;
/** The fewest of them. */
const FEWEST_CHOICES = 2;

/** A wrong move, and what it comes to: exact, in discs for the solver. */
export interface MissedMove {
  readonly square: Square;
  readonly value: number;
  /** How many right moves were found before it. */
  readonly at: number;
}

/** A right move, and the position in which it was made. */
export interface SolvedStep {
  readonly position: Position;
  readonly square: Square;
}

/** Finding the moves of a solution one after another; other moves are refuted. */
export class Solving extends PuzzleRun {
  readonly #player = new LinePlayer();
  /** The solution, moves of both sides; empty if the engine decides what is right. */
  readonly #solution: readonly Step[];
  /** Number of its moves on the board. */
  #played = 0;
  #mistakes = 0;
  #hints = 0;
  #hintsHere = 0;
  #isOwnWay = false;
  #missed: MissedMove | undefined;
  readonly #found: SolvedStep[] = [];
  /** The exact result with best play, in discs for the solver, if it is known. */
  #score: number | undefined;
  /** The wrong moves that were tried for the current one. */
  readonly #tried = new Set<Square>();

  constructor(task: PuzzleTask, context: RunContext) {
    super(task, context);
    this.#solution = stepsOf(task);
    this.#score = task.score;
  }

  get steps(): { made: number; total: number } {
    const isSolvers = ({ color }: Step): boolean => color === this.task.position.turn;
    return {
      made: this.#solution.slice(0, this.#played).filter(isSolvers).length,
      total: Math.max(1, this.#solution.filter(isSolvers).length),
    };
  }

  /** Number of moves of the solution, of both sides, that were made. */
  get played(): number {
    return this.#played;
  }

  /** The solver's right moves with their positions, including those of a solution that was shown. */
  get found(): readonly SolvedStep[] {
    return this.#found;
  }

  get score(): number | undefined {
    return this.#score;
  }

  /** Whether the solver has found another right move than the solution has. */
  get isOwnWay(): boolean {
    return this.#isOwnWay;
  }

  /** What the best other first move comes to, if it is known; where the solver has found another right move, nothing. */
  get second(): number | undefined {
    return this.#isOwnWay ? undefined : this.task.second;
  }

  /** What the solution comes to, in discs for the solver, where the move of the solver wins, too, but by less. */
  get better(): number | undefined {
    const [score, best] = [this.#score, this.task.score];
    return score !== undefined && best !== undefined && score > 0 && score < best ? best : undefined;
  }

  /** The moves of the solution and passes, with their sides; the move that was found where the engine decides. */
  get line(): readonly Pick<Step, 'move' | 'color'>[] {
    const steps = this.#solution;
    if (steps.length > 0) {
      return steps.flatMap((step, at) => {
        const isAfterPass = step.color === steps[at - 1]?.color;
        return isAfterPass ? [{ move: 'pass', color: opponent(step.color) }, step] : [step];
      });
    }
    return this.#found.map(({ position, square }) => ({ move: square, color: position.turn }));
  }

  /** Number of hints left for the current move. */
  get hintsLeft(): number {
    return MOST_HINTS - this.#hintsHere;
  }

  /** Lets the move of the solution pass; another one is checked first, and played by `#check` if it is right. */
  override accepts(square: Square): boolean {
    if (this.phase !== 'asking') return false;
    this.#player.stop();
    if (square === this.#expected?.move) return true;
    void this.#check(square);
    return false;
  }

  override moved(square: Square): void {
    const expected = this.#expected;
    this.#found.push({ position: this.#position, square });
    this.#hintsHere = 0;
    this.#tried.clear();
    this.context.board().marks = '';
    // The rest of the solution answers its own move, so a try ends with another right one.
    if (square !== expected?.move) {
      this.#isOwnWay = expected !== undefined;
      return this.#finish('right', square);
    }
    this.#played++;
    this.#goOn(square, undefined);
  }

  /** The wrong moves and the hints so far. */
  get cost(): Pick<PuzzleResult, 'mistakes' | 'hints'> {
    return { mistakes: this.#mistakes, hints: this.#hints };
  }

  /** Gives another hint for the current move. */
  async hint(): Promise<void> {
    if (this.phase !== 'asking' || this.hintsLeft === 0) return;
    this.#player.stop();
    const step = this.#hintsHere + 1;
    this.setFeedback({ kind: 'thinking' }, 'waiting');
    try {
      const square = await this.#answer();
      const idea = step === 2 && this.#played === 0 ? this.task.idea : undefined;
      const theme = step === 2 && idea === undefined ? await this.#theme(square) : undefined;
      if (this.hasEnded()) return;
      this.#hintsHere = step;
      this.#hints++;
      const among = step === CHOICE_HINT ? this.#choiceWith(square) : [square];
      const { area, squares } = this.#areaOf(square);
      if (step === 1) this.#mark(squares, 'dot');
      if (step >= CHOICE_HINT) this.#mark(among, 'circle');
      this.setFeedback(
        {
          kind: 'hint',
          step,
          square,
          area,
          among,
          ...(theme !== undefined && { theme }),
          ...(idea !== undefined && { idea }),
        },
        'asking',
      );
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows the rest of the solution. */
  async solve(): Promise<void> {
    if (this.phase !== 'asking') return;
    this.#player.stop();
    this.setFeedback({ kind: 'thinking' }, 'waiting');
    try {
      const square = await this.#answer();
      if (this.hasEnded()) return;
      if (this.#expected) this.makeMoves(this.#solution.length - this.#played);
      else {
        this.#found.push({ position: this.#position, square });
        this.#show([square]);
      }
      this.#finish('shown', square);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Makes the next moves of the solution, of both sides, for the solver. */
  makeMoves(count: number): void {
    const steps = this.#solution.slice(this.#played, this.#played + count);
    for (const { before, move, color } of steps) {
      if (color === this.task.position.turn) this.#found.push({ position: before, square: move as Square });
    }
    this.#played += steps.length;
    this.#show(steps.map(({ move }) => move as Square));
  }

  #show(moves: readonly Square[]): void {
    const board = this.context.board();
    board.context.model.announcing('moves', () => {
      for (const move of moves) board.play(move);
    });
  }

  /** The last wrong move whose result is exact. */
  get missed(): MissedMove | undefined {
    return this.#missed;
  }

  /** Ends an answer to a wrong move; returns whether the board was still showing it. */
  endRefutation(): boolean {
    const { playing } = this.#player;
    this.#player.stop();
    return playing;
  }

  override dispose(): void {
    super.dispose();
    this.#player.stop();
  }

  /** The next step of the solution. */
  get #expected(): Step | undefined {
    return this.#solution[this.#played];
  }

  /** The position with the move to find; without a solution only the first one is to be found. */
  get #position(): Position {
    return this.#expected?.before ?? this.task.position;
  }

  /** Plays the other side's moves of the solution until the solver moves again. */
  #goOn(square: Square, reply: Square | undefined): void {
    const next = this.#expected;
    if (!next) return this.#finish('right', square);
    if (next.color === this.task.position.turn) {
      return this.setFeedback(reply ? { kind: 'next', square, reply } : { kind: 'again', square }, 'asking');
    }
    this.setFeedback({ kind: 'right', square }, 'waiting');
    this.later(() => {
      const answer = next.move as Square;
      this.context.board().play(answer);
      this.#played++;
      this.#goOn(square, answer);
    });
  }

  /** Marks squares, beside the crosses on what was tried. */
  #mark(squares: readonly Square[], shape: 'circle' | 'dot'): void {
    const crosses = [...this.#tried].map((one) => `${one}=cross`);
    this.context.board().marks = [...crosses, ...squares.map((one) => `${one}=${shape}`)].join(' ');
  }

  /** The part of the board that the first hint names. */
  #areaOf(square: Square): ReturnType<typeof areaHint> {
    return areaHint(this.#position, square, this.#tried);
  }

  /** The move and others that were not tried, fewer than the first hint has left, in the order of the board. */
  #choiceWith(square: Square): readonly Square[] {
    const { legalMoves } = this.#position;
    const left = this.#areaOf(square).squares.filter((one) => legalMoves.includes(one));
    const moves = left.length > FEWEST_CHOICES ? left : legalMoves.filter((move) => !this.#tried.has(move));
    const most = Math.max(FEWEST_CHOICES, Math.min(CHOICES, moves.length - 1));
    const at = moves.indexOf(square);
    // Choose its neighbours in the list, so that the squares are the same each time.
    const first = Math.max(0, Math.min(at - 1, moves.length - most));
    return moves.slice(first, first + most);
  }

  /** The right move: of the solution, or by the engine. */
  async #answer(): Promise<Square> {
    return (this.#expected?.move ?? (await this.#values())[0]!.move) as Square;
  }

  /** The values of all moves here. */
  #values(): Promise<readonly MoveValue[]> {
    return this.context.judge.values(this.#position);
  }

  /** What the right move is about. */
  async #theme(square: Square): Promise<string> {
    if (this.#played === 0 && this.task.theme) return this.task.theme;
    const { reasons } = await this.context.judge.explain(this.#position, square);
    return reasons[0]!.kind;
  }

  /** Checks a move that is not in the solution: it is as good, or it is refuted. */
  async #check(square: Square): Promise<void> {
    const position = this.#position;
    this.context.board().marks = '';
    this.setFeedback({ kind: 'checking', square }, 'waiting');
    try {
      const values = await this.#values();
      if (this.hasEnded()) return;
      const { value, loss, line } = lossOf(values, square);
      const { certainty } = values[0]!;
      if (meets(this.task.goal, value, loss, certainty)) {
        this.#score = certainty === 'exact' ? value : undefined;
        this.context.board().play(square);
        this.moved(square);
        return;
      }
      this.#miss(square);
      const isExact = values.find(({ move }) => move === square)!.certainty === 'exact';
      if (isExact) this.#missed = { square, value, at: this.#found.length };
      const why = await this.context.judge.explain(position, square);
      if (this.hasEnded()) return;
      // A reply on the square that the solver should have taken would give the solution away.
      const isWanted = line[1] === why.other;
      const shown = line.slice(0, isWanted ? 1 : SHOWN_PLIES);
      const [, reply] = shown;
      const answer = reply && reply !== 'pass' ? { reply } : { isWanted };
      this.setFeedback({ kind: 'wrong', square, loss, ...(isExact && { value }), ...answer, why }, 'asking');
      this.#refute(square, position, shown);
    } catch (error) {
      if (!this.#expected) {
        this.fail(error);
        return;
      }
      // The solution already says that it is wrong; only the refutation is missing.
      this.#miss(square);
      this.setFeedback({ kind: 'wrong', square }, 'asking');
    }
  }

  /** Counts a wrong move, the same one once. */
  #miss(square: Square): void {
    if (!this.#tried.has(square)) this.#mistakes++;
    this.#tried.add(square);
  }

  /**
   * Shows a wrong move and what comes of it, the last move marked; afterwards a cross on what was tried, and a circle
   * on what the answer is about.
   */
  #refute(square: Square, position: Position, line: readonly EngineMove[]): void {
    const board = this.context.board();
    const moves = line.filter((move) => move !== 'pass');
    const about = this.context.squaresOf(this.feedback).filter((one) => !this.#tried.has(one));
    this.#player.play(
      board,
      position,
      line,
      () => {
        if (this.phase === 'asking') {
          this.#mark(about, 'circle');
        }
        this.context.update();
      },
      (before) => (board.marks = `${square}=cross${before > 0 ? ` ${moves[before]!}=dot` : ''}`),
    );
  }

  /** Ends the try. */
  #finish(kind: 'right' | 'shown', square: Square): void {
    if (this.hasEnded()) return;
    this.context.board().marks = '';
    this.setFeedback(kind === 'shown' ? { kind } : { kind, square }, 'over');
    const shown = kind === 'shown';
    this.context.finish({ solved: !shown, ...this.cost, shown });
  }
}

/** The moves of a solution with their sides; a side without a move passes. */
function stepsOf({ position, solution }: PuzzleTask): Step[] {
  const steps: Step[] = [];
  let before = position;
  for (const move of solution) {
    const [step] = playOut(before, [move]);
    steps.push(step!);
    before = step!.after.settled();
  }
  return steps;
}

/** Whether a move reaches the goal; value and loss are in discs for the solver. */
function meets(goal: TaskGoal, value: number, loss: number, certainty: MoveValue['certainty']): boolean {
  if (goal === 'win') return value > 0;
  if (goal === 'draw') return value >= 0;
  return loss <= marginOf(certainty);
}
