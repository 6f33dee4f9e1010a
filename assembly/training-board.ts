/** Legal moves and flips for self-play. */

/** The squares (bit 0 = a1) where the player may place a disc. */
export function movesOf(player: u64, opponent: u64): u64 {
  const inner = opponent & 0x7e7e7e7e7e7e7e7e;
  return (
    (reach(player, inner, 1) | reach(player, opponent, 8) | reach(player, inner, 7) | reach(player, inner, 9)) &
    ~(player | opponent)
  );
}

// @ts-ignore: decorator
@inline
function reach(player: u64, opponent: u64, step: u64): u64 {
  let up = opponent & (player << step);
  let down = opponent & (player >> step);
  up |= opponent & (up << step);
  down |= opponent & (down >> step);
  const pairUp = opponent & (opponent << step);
  const pairDown = opponent & (opponent >> step);
  up |= pairUp & (up << (step * 2));
  down |= pairDown & (down >> (step * 2));
  up |= pairUp & (up << (step * 2));
  down |= pairDown & (down >> (step * 2));
  return (up << step) | (down >> step);
}

/** For each square and each of the four lines through it: the squares above it, then the squares below it. */
const RAYS = memory.data(64 * 64, 16);

function setRays(): void {
  const columns = memory.data<i8>([1, 0, 1, -1]);
  const rows = memory.data<i8>([0, 1, 1, 1]);
  for (let square = 0; square < 64; square++) {
    for (let line = 0; line < 4; line++) {
      const column = <i32>load<i8>(columns + line);
      const row = <i32>load<i8>(rows + line);
      store<u64>(RAYS + <usize>(square * 64 + line * 8), ray(square, column, row));
      store<u64>(RAYS + <usize>(square * 64 + line * 8), ray(square, -column, -row), 32);
    }
  }
}
setRays();

function ray(square: i32, stepColumn: i32, stepRow: i32): u64 {
  let mask: u64 = 0;
  let column = (square & 7) + stepColumn;
  let row = (square >> 3) + stepRow;
  while (column >= 0 && column < 8 && row >= 0 && row < 8) {
    mask |= (<u64>1) << (row * 8 + column);
    column += stepColumn;
    row += stepRow;
  }
  return mask;
}

/** The discs that turn when the player places a disc on an empty square; none where the move is not legal. */
export function flipsOf(player: u64, opponent: u64, square: i32): u64 {
  const rays = RAYS + <usize>(square << 6);
  return (
    up(player, opponent, load<u64>(rays)) |
    up(player, opponent, load<u64>(rays, 8)) |
    up(player, opponent, load<u64>(rays, 16)) |
    up(player, opponent, load<u64>(rays, 24)) |
    down(player, opponent, load<u64>(rays, 32)) |
    down(player, opponent, load<u64>(rays, 40)) |
    down(player, opponent, load<u64>(rays, 48)) |
    down(player, opponent, load<u64>(rays, 56))
  );
}

// @ts-ignore: decorator
@inline
function up(player: u64, opponent: u64, mask: u64): u64 {
  // The lowest square of the ray that is not the opponent's ends the run; it must be the player's.
  const end = mask & ~opponent;
  const last = end & (0 - end) & player;
  return (last - <u64>(last != 0)) & mask;
}

// @ts-ignore: decorator
@inline
function down(player: u64, opponent: u64, mask: u64): u64 {
  const end = mask & ~opponent;
  const last = (0x8000000000000000 >> clz(end)) & end & player;
  return last ? (0 - (last << 1)) & mask : 0;
}
