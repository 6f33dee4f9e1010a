/**
 * A position: the discs and the side to move, with its moves, what they flip, and the error for a move that is
 * not legal. Immutable; the basis of everything else in `rules`.
 */
import { type Color, discOf, opponent } from './color.js';
import { BoardError, OthelloError } from './errors.js';
import { type Square, squareIndex, SQUARES } from './square.js';

/** `pass`: the side to move has no legal move, the other has; `over`: neither has. */
export type Phase = 'play' | 'pass' | 'over';

/** Why a move is not legal. */
export type IllegalReason =
  | 'occupied'
  | 'flips nothing'
  | 'the game is over'
  /** A pass although there is a legal move. */
  | 'a legal move exists';

/** A move or a pass that the rules do not allow. The position stays as it was. */
export class IllegalMoveError extends OthelloError {
  override get name() {
    return 'IllegalMoveError' as const;
  }

  /** The fault, for programs. */
  readonly code = 'illegal-move';

  /** The values that the message mentions; the ply is 0 outside a game. */
  get data(): { readonly move: Square | 'pass'; readonly ply: number; readonly reason: IllegalReason } {
    const { move, ply = 0, reason } = this;
    return { move, ply, reason };
  }

  /**
   * @param ply The number that the move would have had, from 1; absent outside a game.
   */
  constructor(
    readonly move: Square | 'pass',
    readonly reason: IllegalReason,
    readonly ply?: number,
  ) {
    super(`illegal move ${move}${ply === undefined ? '' : ` at ply ${ply}`}: ${reason}`);
  }
}

/** For each square its eight rays: the indices on the way to the edge, nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = SQUARES.map((_, index) =>
  [-9, -8, -7, -1, 1, 7, 8, 9].map((step) => {
    const ray: number[] = [];
    let here = index;
    let next = here + step;
    // A step that leaves the board changes the column by more than one, or leaves 0-63.
    while (next >= 0 && next < 64 && Math.abs((next & 7) - (here & 7)) < 2) {
      ray.push(next);
      here = next;
      next += step;
    }
    return ray;
  }),
);

/**
 * The flipping rule: how many discs of the opponent a new disc brackets along a ray from its square. They are the
 * nearest ones on that ray.
 *
 * @param board 64 discs, a1 to h8: `X`, `O` or `-`
 * @param own the disc of the side that moves
 */
export function bracketedOn(ray: readonly number[], board: ArrayLike<string>, own: string): number {
  let end = 0;
  for (; end < ray.length; end++) {
    const disc = board[ray[end]!];
    if (disc === own) return end;
    if (disc === '-') break;
  }
  return 0;
}

/** Whether a side may play anywhere. */
export function canMove(board: ArrayLike<string>, own: string): boolean {
  return RAYS.some(
    (rays, index) => board[index] === '-' && rays.some((ray) => bracketedOn(ray, board, own) > 0),
  );
}

/** The discs on the board and the side to move; immutable. */
export class Position {
  /** Black on e4 and d5, White on d4 and e5, Black to move. */
  static readonly start = new Position(`${'-'.repeat(27)}OX------XO${'-'.repeat(27)}`, 'black');

  #legalMoves: readonly Square[] | undefined;
  #phase: Phase | undefined;
  #withOther: Position | undefined;

  private constructor(
    /** 64 characters row by row from a1: `X` black, `O` white, `-` empty. */
    readonly board: string,
    /** The side to move (or to pass). */
    readonly turn: Color,
  ) {}

  /**
   * Any board with any side to move, even one that no game can reach.
   *
   * @throws {BoardError} when the board is not 64 characters of `X`, `O` and `-`.
   */
  static of(board: string, turn: Color): Position {
    if (board.length !== 64) throw new BoardError(`a board has 64 squares, not ${board.length}`);
    const wrong = board.search(/[^XO-]/);
    if (wrong >= 0) throw new BoardError(`'${board[wrong]!}' on ${SQUARES[wrong]!} is not X, O or -`);
    return new Position(board, turn);
  }

  /** The colour of the disc on a square, `undefined` when it is empty. */
  at(square: Square): Color | undefined {
    const disc = this.board[squareIndex(square)];
    return disc === 'X' ? 'black' : disc === 'O' ? 'white' : undefined;
  }

  /** How many squares are empty. */
  get empties(): number {
    return this.board.split('-').length - 1;
  }

  /** The squares where the side to move may play, a1 to h8. */
  get legalMoves(): readonly Square[] {
    return (this.#legalMoves ??= SQUARES.filter((square) => this.flipsByDirection(square).length > 0));
  }

  /** What a move would flip, by direction, nearest disc first; empty when illegal. */
  flipsByDirection(square: Square): readonly (readonly Square[])[] {
    const { board } = this;
    const index = squareIndex(square);
    const own = discOf(this.turn);
    const lines: Square[][] = [];
    for (const ray of board[index] === '-' ? RAYS[index]! : []) {
      const count = bracketedOn(ray, board, own);
      if (count > 0) lines.push(ray.slice(0, count).map((at) => SQUARES[at]!));
    }
    return lines;
  }

  /** What a move would flip; empty when illegal. */
  flips(square: Square): readonly Square[] {
    return this.flipsByDirection(square).flat();
  }

  /**
   * The position after a move or a pass, with the opponent to move, even if they must pass.
   *
   * @param ply The move's number in the game, for the error's message.
   * @throws {IllegalMoveError} when the square is occupied, the move flips nothing, or a side passes that has a move.
   */
  play(square: Square | 'pass', ply?: number): Position {
    if (square === 'pass') return this.pass(ply);
    const flips = this.flips(square);
    if (flips.length > 0) return this.putDiscs(square, flips);
    throw new IllegalMoveError(square, this.at(square) ? 'occupied' : 'flips nothing', ply);
  }

  /** The position after the side to move plays on a square and flips the given discs, legal or not. */
  putDiscs(square: Square, flips: readonly Square[]): Position {
    const discs = this.board.split('');
    for (const own of [square, ...flips]) discs[squareIndex(own)] = discOf(this.turn);
    return new Position(discs.join(''), opponent(this.turn));
  }

  /**
   * The same discs, the other side to move.
   *
   * @param ply The number that the next move would have in the game, for the error's message.
   * @throws {IllegalMoveError} when the side to move has a legal move, or the game is over.
   */
  pass(ply?: number): Position {
    const { phase } = this;
    if (phase === 'pass') return this.#withOtherTurn();
    throw new IllegalMoveError('pass', phase === 'over' ? 'the game is over' : 'a legal move exists', ply);
  }

  /**
   * The same discs with a side to move that has a move: a side without one passes. The end of a game stays as it is.
   */
  settled(): Position {
    return this.phase === 'pass' ? this.#withOtherTurn() : this;
  }

  /** Whether the side to move plays, must pass, or the game is over. */
  get phase(): Phase {
    return (this.#phase ??= canMove(this.board, discOf(this.turn))
      ? 'play'
      : canMove(this.board, discOf(opponent(this.turn)))
        ? 'pass'
        : 'over');
  }

  /** The same discs, the given side to move, whatever the rules say. */
  withTurn(color: Color): Position {
    return color === this.turn ? this : this.#withOtherTurn();
  }

  /** Whether discs and side to move are the same. */
  equals(other: Position): boolean {
    return this.board === other.board && this.turn === other.turn;
  }

  /** The board, a space, and the side to move as `X` or `O`. */
  toString(): string {
    return `${this.board} ${discOf(this.turn)}`;
  }

  /** The same discs with the other side to move. */
  #withOtherTurn(): Position {
    return (this.#withOther ??= new Position(this.board, opponent(this.turn)));
  }
}

/** A board without discs. */
export function emptyPosition(turn: Color): Position {
  return Position.of('-'.repeat(64), turn);
}

/** The position with a square's disc replaced or removed; the same side is to move. */
export function withDisc({ board, turn }: Position, square: Square, disc: Color | undefined): Position {
  const index = squareIndex(square);
  return Position.of(board.slice(0, index) + (disc ? discOf(disc) : '-') + board.slice(index + 1), turn);
}

/** The position with colours swapped; the other side is to move. */
export function withColorsExchanged({ board, turn }: Position): Position {
  const discs = board.replace(/[XO]/g, (disc) => (disc === 'X' ? 'O' : 'X'));
  return Position.of(discs, opponent(turn));
}

/**
 * The usual start with corners given to the weaker side, in the order a1, h8, h1, a8. Black moves first.
 *
 * @throws {RangeError} when `corners` is not a whole number from 0 to 4.
 */
export function handicapPosition(corners: number, weaker: Color = 'black'): Position {
  if (![0, 1, 2, 3, 4].includes(corners))
    throw new RangeError(`handicap takes 0 to 4 corners, not ${corners}`);
  if (corners === 0) return Position.start;
  const { board, turn } = Position.start;
  const discs = board.split('');
  for (const corner of [0, 63, 7, 56].slice(0, corners)) discs[corner] = discOf(weaker);
  return Position.of(discs.join(''), turn);
}
