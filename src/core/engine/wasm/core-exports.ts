/**
 * The types of the exports of `engine.wasm`. `assembly/index.ts` documents each function.
 *
 * Boards are pairs of 64-bit sets of squares (bit 0 = a1, 63 = h8), the side to move first; returned sets are signed,
 * as WebAssembly's integers are. Squares are 0-63, a pass is 64.
 */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  legalMoves(player: bigint, opponent: bigint): bigint;
  flips(player: bigint, opponent: bigint, square: number): bigint;
  stableDiscs(player: bigint, opponent: bigint): bigint;
  perft(player: bigint, opponent: bigint, depth: number): bigint;
  evaluate(player: bigint, opponent: bigint): number;
  init(tableMegabytes: number): number;
  useThread(thread: number): void;
  clearTable(): void;
  weightsBuffer(bytes: number): number;
  loadWeights(bytes: number): number;
  hasWeights(): number;
  rootMoves(mask: bigint): void;
  begin(
    player: bigint,
    opponent: bigint,
    depth: number,
    exact: number,
    goal: number,
    multiPv: number,
    nodeLimit: number,
  ): void;
  step(sliceNodes: number): number;
  commitPartial(): void;
  lineCount(): number;
  moveOf(rank: number): number;
  valueOf(rank: number): number;
  certaintyOf(rank: number): number;
  confidenceOf(rank: number): number;
  depthOf(rank: number): number;
  pvLength(rank: number): number;
  pvMove(rank: number, ply: number): number;
  nodes(): number;
  fraction(): number;
  outcome(): number;
}
