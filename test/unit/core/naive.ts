/**
 * A naive implementation of Othello for comparison with the core: a board of 10 x 10 squares with a border, discs
 * flipped one by one, all moves tried to the end.
 */
const BORDER = 2;
const STEPS = [-11, -10, -9, -1, 1, 9, 10, 11];

function place(square: number): number {
  return 11 + (square >> 3) * 10 + (square & 7);
}

const PLACES = Array.from({ length: 64 }, (_, square) => place(square));

/** The final score for the side to move by plain minimax, with empty squares going to the winner. */
export function minimax(player: bigint, opponent: bigint): number {
  return best(boardOf(player, opponent), 1, false);
}

/** The squares (0-63) where the player may move. */
export function legalSquares(player: bigint, opponent: bigint): number[] {
  const board = boardOf(player, opponent);
  return PLACES.flatMap((at, square) =>
    board[at] === 0 && turn(board.slice(), at, 1).length > 0 ? [square] : [],
  );
}

function boardOf(player: bigint, opponent: bigint): Int8Array {
  const board = new Int8Array(100).fill(BORDER);
  for (let square = 0; square < 64; square++) {
    const own = (player >> BigInt(square)) & 1n;
    const other = (opponent >> BigInt(square)) & 1n;
    board[PLACES[square]!] = own ? 1 : other ? -1 : 0;
  }
  return board;
}

function best(board: Int8Array, side: number, passed: boolean): number {
  let value = -Infinity;
  for (const square of PLACES) {
    if (board[square] !== 0) continue;
    const turned = turn(board, square, side);
    if (turned.length === 0) continue;
    board[square] = side;
    value = Math.max(value, -best(board, -side, false));
    board[square] = 0;
    for (const disc of turned) board[disc] = -side;
  }
  if (value > -Infinity) return value;
  return passed ? finalScore(board, side) : -best(board, -side, true);
}

/** Flips the discs of a move and returns their squares. */
function turn(board: Int8Array, square: number, side: number): number[] {
  const turned: number[] = [];
  for (const step of STEPS) {
    let end = square + step;
    while (board[end] === -side) end += step;
    if (board[end] !== side) continue;
    for (let disc = square + step; disc !== end; disc += step) {
      board[disc] = side;
      turned.push(disc);
    }
  }
  return turned;
}

function finalScore(board: Int8Array, side: number): number {
  let own = 0;
  let other = 0;
  for (const square of PLACES) {
    if (board[square] === side) own++;
    else if (board[square] === -side) other++;
  }
  if (own === other) return 0;
  return own > other ? 64 - 2 * other : 2 * own - 64;
}
