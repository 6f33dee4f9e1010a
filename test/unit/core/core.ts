import type { CoreExports } from '../../../src/core/engine/wasm/core-exports.js';
import { Position } from '../../../src/core/rules/position.js';
import { coreFiles } from './core-files.js';

const compiled = coreFiles.wasm().then((wasm) => WebAssembly.compile(wasm));

/** A new instance of the built core with its table reserved. */
export async function newCore(tableMegabytes = 8): Promise<CoreExports> {
  const core = (await WebAssembly.instantiate(await compiled, {})).exports as unknown as CoreExports;
  if (core.init(tableMegabytes) !== 0) throw new Error('no memory for the table');
  return core;
}

/** Loads trained weights. */
export function loadWeights(core: CoreExports, weights: Uint8Array): void {
  const address = core.weightsBuffer(weights.length);
  new Uint8Array(core.memory.buffer).set(weights, address);
  if (core.loadWeights(weights.length) !== 0) throw new Error('the weights were refused');
}

/** The two sides of a position in the form for the core. */
export function boards(position: Position): [player: bigint, opponent: bigint] {
  let black = 0n;
  let white = 0n;
  for (let square = 0; square < 64; square++) {
    if (position.board[square] === 'X') black |= 1n << BigInt(square);
    if (position.board[square] === 'O') white |= 1n << BigInt(square);
  }
  return position.turn === 'black' ? [black, white] : [white, black];
}

/** Converts a result of the core to an unsigned set. */
export function unsigned(board: bigint): bigint {
  return BigInt.asUintN(64, board);
}

/** Indices of the squares in a set. */
export function squaresOf(board: bigint): number[] {
  const squares: number[] = [];
  for (let square = 0; square < 64; square++) if ((board >> BigInt(square)) & 1n) squares.push(square);
  return squares;
}

/** A position of a random game by the core's rules, with this number of empty squares and a legal move. */
export function randomPosition(
  core: CoreExports,
  random: () => number,
  empties: number,
): [player: bigint, opponent: bigint] {
  for (;;) {
    let [player, opponent] = boards(Position.start);
    let left = 60;
    for (;;) {
      const moves = squaresOf(unsigned(core.legalMoves(player, opponent)));
      if (moves.length === 0) {
        [player, opponent] = [opponent, player];
        if (unsigned(core.legalMoves(player, opponent)) === 0n) break;
        continue;
      }
      if (left === empties) return [player, opponent];
      const square = moves[Math.floor(random() * moves.length)]!;
      const turned = unsigned(core.flips(player, opponent, square));
      [player, opponent] = [opponent ^ turned, player ^ turned ^ (1n << BigInt(square))];
      left--;
    }
  }
}

/** The result of a search of the core. */
export interface Found {
  value: number;
  move: number;
  nodes: number;
  certainty: number;
  line: number[];
}

/** Runs a search to its end. */
export function search(
  core: CoreExports,
  [player, opponent]: [bigint, bigint],
  {
    depth = 60,
    exact = true,
    wld = false,
    goal = wld ? 1 : 0,
    multiPv = 1,
    nodes = 0,
    slice = 1e6,
  }: {
    depth?: number;
    exact?: boolean;
    wld?: boolean;
    /** 2: the winner first, then the score. */
    goal?: number;
    multiPv?: number;
    nodes?: number;
    slice?: number;
  } = {},
): Found {
  core.begin(player, opponent, depth, exact ? 1 : 0, goal, multiPv, nodes);
  while (core.step(slice) === 0);
  return found(core, 0);
}

/** The result of the current search at a rank; 0 is the best. */
export function found(core: CoreExports, rank: number): Found {
  return {
    value: core.valueOf(rank),
    move: core.moveOf(rank),
    nodes: core.nodes(),
    certainty: core.certaintyOf(rank),
    line: Array.from({ length: core.pvLength(rank) }, (_, ply) => core.pvMove(rank, ply)),
  };
}
