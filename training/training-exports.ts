/**
 * The exports of `build/training.wasm`, typed only here. The modules named in `training/assembly/index.ts` document
 * each function. Boards are pairs of sets of squares, the side to move first.
 */
export interface TrainingExports {
  readonly memory: WebAssembly.Memory;
  // The evaluation and its weights.
  featuresSet(frame: number, first: bigint, second: bigint): void;
  featuresPlay(from: number, to: number, isFirst: boolean, square: number, flips: bigint): void;
  frameAt(index: number): number;
  evaluate(player: bigint, opponent: bigint): number;
  evaluateFrame(frame: number, isFirst: boolean, player: bigint, opponent: bigint, moves: bigint): number;
  useSimpleWeights(): void;
  weightsBuffer(bytes: number): number;
  loadWeights(bytes: number): number;
  hasWeights(): number;
  tableAt(): number;
  tableRows(): number;
  rowGroups(): number;
  sharedGroupEnd(group: number): number;
  sharedRow(place: number): number;
  sharedRows(): number;
  // Self-play.
  seedGames(seed: bigint): void;
  gamesBuffer(): number;
  playGames(games: number, depth: number, exactFrom: number, minOpening: number, maxOpening: number): number;
  searchMidgame(player: bigint, opponent: bigint, depth: number): number;
  solve(player: bigint, opponent: bigint, alpha: number, beta: number): number;
  // The fit.
  reserve(bytes: number): number;
  beginFit(seed: number): void;
  rowsAt(): number;
  layersAt(): number;
  stageRowsAt(): number;
  stageOutputsAt(): number;
  errorsAt(): number;
  clearErrors(): void;
  fitPass(
    records: number,
    order: number,
    count: number,
    rate: number,
    searchShare: number,
    sideWeight: number,
  ): void;
}
