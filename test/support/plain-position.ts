/** The rules again, written as in the rule book, using nothing of `src/core/rules` but types and names. */
import type { Color } from '../../src/core/rules/color.js';
import type { Square } from '../../src/core/rules/square.js';

const LETTERS = 'abcdefgh';
/** The squares, a1 to h8, row by row. */
export const ALL_SQUARES = Array.from(
  { length: 64 },
  (_, at) => `${LETTERS[at % 8]!}${Math.floor(at / 8) + 1}` as Square,
);
const DIRECTIONS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Discs on a board and the side to move, with the members of `Position` that a check needs. */
export class PlainPosition {
  private constructor(
    /** 64 characters row by row from a1: `X` black, `O` white, `-` empty. */
    readonly board: string,
    readonly turn: Color,
  ) {}

  static of(board: string, turn: Color): PlainPosition {
    return new PlainPosition(board, turn);
  }

  at(square: Square): Color | undefined {
    return ({ X: 'black', O: 'white' } as const)[this.board[ALL_SQUARES.indexOf(square)] as 'X' | 'O'];
  }

  /** The discs that a move encloses between the new disc and another of the same colour. */
  flips(square: Square): Square[] {
    if (this.at(square) !== undefined) return [];
    return DIRECTIONS.flatMap(([dx, dy]) => {
      const enclosed: Square[] = [];
      let [x, y] = [LETTERS.indexOf(square[0]!) + dx, Number(square[1]) + dy];
      while (x >= 0 && x < 8 && y >= 1 && y <= 8 && (dx !== 0 || dy !== 0)) {
        const here = `${LETTERS[x]!}${y}` as Square;
        const disc = this.at(here);
        if (disc === undefined) return [];
        if (disc === this.turn) return enclosed;
        enclosed.push(here);
        [x, y] = [x + dx, y + dy];
      }
      return [];
    });
  }

  get legalMoves(): Square[] {
    return ALL_SQUARES.filter((square) => this.flips(square).length > 0);
  }

  get phase(): 'play' | 'pass' | 'over' {
    if (this.legalMoves.length > 0) return 'play';
    return this.pass().legalMoves.length > 0 ? 'pass' : 'over';
  }

  play(square: Square): PlainPosition {
    const turned = [square, ...this.flips(square)];
    const own = this.turn === 'black' ? 'X' : 'O';
    const board = ALL_SQUARES.map((name, at) => (turned.includes(name) ? own : this.board[at]!)).join('');
    return new PlainPosition(board, this.pass().turn);
  }

  /** The same discs with the other side to move; does not check that a pass is legal. */
  pass(): PlainPosition {
    return new PlainPosition(this.board, this.turn === 'black' ? 'white' : 'black');
  }
}
