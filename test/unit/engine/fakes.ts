/** Stand-ins for what the engine's parts talk to, so that each part can be tested by itself. */
import type { CoreExports } from '../../../src/core/engine/wasm/core-exports.js';
import type { SearchInfo } from '../../../src/core/engine/engine.js';
import type { StartWorker, WorkerPort } from '../../../src/core/engine/pool/pool.js';
import type { FromWorker, ToWorker } from '../../../src/core/engine/protocol/protocol.js';

/** A core that completes one iteration every `perIteration` nodes and records its calls. */
export class FakeExports implements CoreExports {
  readonly memory = new WebAssembly.Memory({ initial: 1 });
  readonly begun: number[][] = [];
  readonly slices: number[] = [];
  cleared = 0;
  committed = 0;
  root = 0n;
  legal = 0x0000_0804_2010_0000n;
  /** Called in each slice: spends time, throws, or stops. */
  onStep: (slice: number) => void = () => undefined;
  #nodes = 0;
  #limit = { depth: 0, nodes: 0 };

  constructor(readonly perIteration: number) {}

  legalMoves(): bigint {
    return this.legal;
  }
  flips(): bigint {
    return 1n << 28n;
  }
  stableDiscs(): bigint {
    return 0n;
  }
  evaluate(): number {
    return 0;
  }
  hasWeights(): number {
    return 1;
  }
  perft(): bigint {
    return 4n;
  }
  init(): number {
    return 0;
  }
  weightsBuffer(): number {
    return 0;
  }
  loadWeights(): number {
    return 0;
  }
  rootMoves(mask: bigint): void {
    this.root = mask;
  }
  useThread(): void {
    throw new Error('a single thread needs no number');
  }
  clearTable(): void {
    this.cleared++;
  }
  begin(_player: bigint, _opponent: bigint, ...limits: [number, number, number, number, number]): void {
    this.begun.push(limits);
    this.#nodes = 0;
    this.#limit = { depth: limits[0], nodes: limits[4] };
  }
  step(slice: number): number {
    this.slices.push(slice);
    const { depth, nodes } = this.#limit;
    // Like the real core: a search ends when its depth is reached, in the middle of a slice.
    this.#nodes = Math.min(this.#nodes + slice, depth * this.perIteration);
    this.onStep(slice);
    return this.depthOf() >= depth || (nodes > 0 && this.#nodes >= nodes) ? 1 : 0;
  }
  commitPartial(): void {
    this.committed++;
  }
  lineCount(): number {
    return this.depthOf() > 0 ? 1 : 0;
  }
  moveOf(): number {
    return 37;
  }
  valueOf(): number {
    return 2;
  }
  certaintyOf(): number {
    return 1;
  }
  confidenceOf(): number {
    return 88;
  }
  depthOf(): number {
    return Math.floor(this.#nodes / this.perIteration);
  }
  pvLength(): number {
    return 2;
  }
  pvMove(_rank: number, ply: number): number {
    return ply === 0 ? 37 : 64;
  }
  nodes(): number {
    return this.#nodes;
  }
  outcome(): number {
    return 2;
  }
  fraction(): number {
    return -1;
  }
}

/** An answer of a worker. */
export const INFO: SearchInfo = {
  move: 'f5',
  value: 2,
  certainty: 'heuristic',
  depth: 4,
  line: ['f5', 'd6'],
  nodes: 100,
  time: 1,
  nps: 100_000,
  moves: [{ move: 'f5', value: 2, certainty: 'heuristic', depth: 4, line: ['f5', 'd6'] }],
};

/** A worker controlled by the test: it does nothing by itself except become ready, if allowed. */
export class FakeWorker implements WorkerPort {
  readonly heard: ToWorker[] = [];
  terminated = false;

  constructor(
    readonly say: (message: FromWorker) => void,
    readonly die: (why: string) => void,
  ) {}

  post(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** The id of the last search that it received. */
  get searchId(): number {
    return this.heard.filter((message) => message.type === 'search').at(-1)!.id;
  }
}

/** A function that starts fake workers, and the started ones. */
export function fakeWorkers(): { start: StartWorker; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  return {
    workers,
    start: (onMessage, broken) => {
      const worker = new FakeWorker(onMessage, broken);
      workers.push(worker);
      return worker;
    },
  };
}
