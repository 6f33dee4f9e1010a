/**
 * The wasm search core as a typed object: wraps its exports' numbers and BigInts as squares and discs. Knows nothing of
 * time, threads or messages. `search-loop.ts` and the leaf counter use it.
 */
import { SQUARES } from '../../rules/square.js';
import type { CoreExports } from './core-exports.js';
import type { Certainty, EngineMove, Goal, MoveValue, Outcome } from '../engine.js';

/** Discs as the core takes them: one bit per square, a1 the lowest, by side to move. */
export interface Discs {
  player: bigint;
  opponent: bigint;
}

/** The parameters of one search: `depth` in plies, `multiPv` the number of moves that get a value and a line. */
export interface CoreSearch extends Discs {
  depth: number;
  exact: boolean;
  goal: Goal;
  multiPv: number;
  /** `Infinity` for no limit. */
  nodes: number;
  /** The root moves to search, 0-63; by default all. */
  only?: readonly number[] | undefined;
}

const CERTAINTIES: readonly Certainty[] = ['exact', 'selective', 'heuristic'];
/** By the core's numbers. */
const GOALS: readonly Goal[] = ['score', 'wld', 'wld-score'];
const OUTCOMES: readonly Outcome[] = ['loss', 'draw', 'win'];
const PASS = 64;

/** The 64-character board as two sets of bits, the side to move first. */
export function discsOf(board: string, turn: 'black' | 'white'): Discs {
  const black = bitsOf(board, 'X');
  const white = bitsOf(board, 'O');
  return turn === 'black' ? { player: black, opponent: white } : { player: white, opponent: black };
}

/** The squares with a disc, as bits. */
function bitsOf(board: string, disc: string): bigint {
  let bits = 0n;
  for (let square = 63; square >= 0; square--) bits = (bits << 1n) | BigInt(board[square] === disc);
  return bits;
}

/** The search core. One search at a time; a second `begin` replaces the first. */
export class Core {
  readonly #wasm: CoreExports;

  constructor(wasm: CoreExports) {
    this.#wasm = wasm;
  }

  /** Bytes of memory that the core holds. */
  get memory(): number {
    return this.#wasm.memory.buffer.byteLength;
  }

  /** The legal moves, one bit a square. */
  legalMoves({ player, opponent }: Discs): bigint {
    return BigInt.asUintN(64, this.#wasm.legalMoves(player, opponent));
  }

  /** Leaves of the game tree `depth` plies below; passes count as plies, finished games as leaves. */
  perft({ player, opponent }: Discs, depth: number): number {
    return Number(this.#wasm.perft(player, opponent, depth));
  }

  /** Forgets what earlier searches learned. */
  clear(): void {
    this.#wasm.clearTable();
  }

  begin({ player, opponent, depth, exact, goal, multiPv, nodes, only = [] }: CoreSearch): void {
    const limit = nodes === Infinity ? 0 : nodes;
    this.#wasm.rootMoves(only.reduce((mask, square) => mask | (1n << BigInt(square)), 0n));
    this.#wasm.begin(player, opponent, depth, exact ? 1 : 0, GOALS.indexOf(goal), multiPv, limit);
  }

  /** Continues for about this many nodes; returns true once the search is over. */
  step(nodes: number): boolean {
    return this.#wasm.step(nodes) === 1;
  }

  /** Ends a running search: the results of its unfinished iteration count. */
  commitPartial(): void {
    this.#wasm.commitPartial();
  }

  /** Nodes visited since `begin`. */
  get nodes(): number {
    return this.#wasm.nodes();
  }

  /** Share of the work done, 0-1, or less than 0 when unknown. */
  get fraction(): number {
    return this.#wasm.fraction();
  }

  /** How the game ends for the side to move, once that is proven. */
  get outcome(): Outcome | undefined {
    return OUTCOMES[this.#wasm.outcome() + 1];
  }

  /** Changes with each completed iteration; 0 before the first. */
  get iteration(): number {
    const wasm = this.#wasm;
    if (wasm.lineCount() === 0) return 0;
    // Certainties are 0-2 and confidences 0-100, so no two iterations have the same number.
    return 1 + wasm.depthOf(0) * 1000 + wasm.certaintyOf(0) * 101 + wasm.confidenceOf(0);
  }

  /** The best answer so far: the moves that have a value, best first. */
  get answer(): MoveValue[] {
    return Array.from({ length: this.#wasm.lineCount() }, (_, rank) => this.#moveValue(rank));
  }

  /** The move of a rank, 0 the best. */
  #moveValue(rank: number): MoveValue {
    const wasm = this.#wasm;
    const certainty = CERTAINTIES[wasm.certaintyOf(rank)] ?? 'heuristic';
    return {
      move: moveName(wasm.moveOf(rank)),
      value: wasm.valueOf(rank),
      certainty,
      ...(certainty === 'selective' && { confidence: wasm.confidenceOf(rank) }),
      depth: wasm.depthOf(rank),
      line: Array.from({ length: wasm.pvLength(rank) }, (_, ply) => moveName(wasm.pvMove(rank, ply))),
    };
  }
}

/** A move by the core's number. */
function moveName(square: number): EngineMove {
  return square === PASS ? 'pass' : SQUARES[square]!;
}
