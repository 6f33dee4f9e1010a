/**
 * The types of the exports of `engine.wasm`, which is compiled from `assembly/index.ts`.
 *
 * Boards are pairs of 64-bit sets of squares (bit 0 = a1, 63 = h8), the side to move first; returned sets are signed,
 * as WebAssembly's integers are. Squares are 0-63, a pass is 64.
 */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  /** The squares where the side to move may play. */
  legalMoves(player: bigint, opponent: bigint): bigint;
  /** The discs that a move flips; 0 if it is not legal. */
  flips(player: bigint, opponent: bigint, square: number): bigint;
  /** The discs of the side to move that can never be flipped again. */
  stableDiscs(player: bigint, opponent: bigint): bigint;
  /** Leaves of the game tree at a depth in plies. */
  perft(player: bigint, opponent: bigint, depth: number): bigint;
  /** The evaluation of a position, without a search. */
  evaluate(player: bigint, opponent: bigint): number;
  /** Reserves the transposition table, once. Returns 0, or 1 if there is not enough memory. */
  init(tableMegabytes: number): number;
  /** Makes this instance a helper, 1 to 15, on a memory that it shares with thread 0. */
  useThread(thread: number): void;
  /** Forgets what earlier searches learned. */
  clearTable(): void;
  /** Reserves memory for a weights file, and returns its address. */
  weightsBuffer(bytes: number): number;
  /**
   * Loads the file that was written there. Returns 0, or what is wrong with it: see `WEIGHTS_FAULTS` in `load.ts`.
   */
  loadWeights(bytes: number): number;
  /** Whether trained weights are in use: 0 or 1. */
  hasWeights(): number;
  /** Restricts the next search to some moves; 0 is all. */
  rootMoves(mask: bigint): void;
  /**
   * Starts a search. `exact` is 0 or 1, `goal` an index of `GOALS` in `core.ts`, and a `nodeLimit` of 0 means none.
   */
  begin(
    player: bigint,
    opponent: bigint,
    depth: number,
    exact: number,
    goal: number,
    multiPv: number,
    nodeLimit: number,
  ): void;
  /** Continues for about this many nodes. Returns 1 when the search is finished, else 0. */
  step(sliceNodes: number): number;
  /** Ends a search: what its unfinished iteration has found counts. */
  commitPartial(): void;
  /** How many moves have a value of their own. The functions below describe each, by its rank from 0, the best. */
  lineCount(): number;
  /** The move of a rank, 0-63, or 64 for a pass. */
  moveOf(rank: number): number;
  /** Its value, in discs for the side to move. */
  valueOf(rank: number): number;
  /** An index of `CERTAINTIES` in `core.ts`. */
  certaintyOf(rank: number): number;
  /** The chance in per cent that no cut changed the value. */
  confidenceOf(rank: number): number;
  /** Plies searched. */
  depthOf(rank: number): number;
  /** The length of the line of best play. */
  pvLength(rank: number): number;
  /** A move of that line, by its ply from 0. */
  pvMove(rank: number, ply: number): number;
  /** Nodes of the current search. */
  nodes(): number;
  /** Progress, 0-1, or -1 if unknown. */
  fraction(): number;
  /** The proven outcome for the side to move: 1 a win, 0 a draw, -1 a loss, 2 unknown. */
  outcome(): number;
}
