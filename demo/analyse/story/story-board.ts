/** What a story shows on the page's board: marks at a move, a line step by step, a try. Nothing of it enters the game. */
import type { Moment } from '../../../src/core/analysis.js';
import { type Color, type GameNode, opponent, type Position, type Square } from '../../../src/core/rules.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { colorSquares, marksOf, numberMarks, type ReplyDisc, uncolor } from './moment-marks.js';
import type { Tried } from './moment-words.js';
import type { LineKind } from './story-facts.js';
import { positionsOfLine, shownLineOf } from './story-facts.js';

/** How long each move of a line is shown, in milliseconds. */
const STEP = 1100;

/** What is marked at a move. */
interface Marked {
  readonly better: Square | undefined;
  /** The squares that its text names. */
  readonly about: readonly Square[];
  readonly reply: ReplyDisc | undefined;
  /** Squares that are for the reader to find. */
  readonly hidden: readonly Square[];
}

export class StoryBoard {
  readonly board: OthelloBoard;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: OthelloBoard) {
    this.board = board;
  }

  /** Marks a move that was played, the better one, the reply, and the squares that it is about. */
  markMove(played: Square, { better, about, reply, hidden }: Marked): void {
    const isShown = (square: Square): boolean => !hidden.includes(square);
    this.board.marks = marksOf(played, better, about, reply?.square).filter(({ square }) => isShown(square));
    if (!better) colorSquares({ good: played });
    else
      colorSquares({
        bad: played,
        ...(isShown(better) && { good: better }),
        ...(reply && isShown(reply.square) && { reply }),
      });
  }

  /** Marks the move that was played at the position before it, where another one can be tried. */
  markBefore({ move }: GameNode): void {
    this.board.marks = [{ square: move!, shape: 'cross' }];
    colorSquares({ bad: move! }, true);
  }

  /** The board after a right move, whose discs turn. */
  showRight(position: Position, square: Square): void {
    this.board.preview = position.play(square).toString();
    this.board.marks = [{ square, shape: 'circle' }];
    uncolor();
  }

  /** A wrong move at its square, with the reply and what its text names. */
  showWrong({ square, reply }: Tried, about: readonly Square[], by: Color): void {
    this.board.marks = [
      { square, shape: 'cross' },
      ...about.map((one) => ({ square: one, shape: one === reply ? ('dot' as const) : ('square' as const) })),
    ];
    colorSquares({ bad: square, reply: replyDisc(reply, by) }, true);
  }

  /** The board after a move that the reader tries anywhere in the game. */
  showTry(position: Position, { square, reply }: Pick<Tried, 'square' | 'reply'>): void {
    this.board.preview = position.play(square).toString();
    this.board.marks = [{ square, shape: 'circle' }];
    colorSquares({ reply: replyDisc(reply, position.turn) });
  }

  /** The board after some moves of a line of a moment, from 1; each of them has its number. */
  showStep(moment: Moment, which: LineKind, at: number): void {
    const line = shownLineOf(moment, which).slice(0, at);
    this.board.marks = numberMarks(line);
    const first = line[0] as Square;
    colorSquares(which === 'better' ? { good: first } : { bad: first });
    this.board.preview = positionsOfLine(moment, which)[at]!.toString();
  }

  /** Calls a function for each move of a line, the first one at once. */
  play(length: number, show: (at: number) => void): void {
    const step = (at: number): void => {
      show(at);
      if (at < length) this.#timer = setTimeout(() => step(at + 1), STEP);
    };
    // Whoever wants no motion sees where the line leads, and goes through it by its moves.
    step(matchMedia('(prefers-reduced-motion: reduce)').matches ? length : 1);
  }

  /** Ends a line that is played. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Takes everything of the story off the board. */
  clear(): void {
    this.stop();
    this.board.preview = undefined;
    this.board.marks = [];
    uncolor();
  }
}

/** The reply to a move of a side. */
function replyDisc(square: Square | undefined, mover: Color): ReplyDisc | undefined {
  return square && { square, color: opponent(mover) };
}
