/**
 * The interface of all engines: what can be searched, with which limits, and what is found. The pool of workers
 * (`pooled-engine.ts`) and other programs (`remote/`) implement it; everything that needs a value depends only on this.
 * Values are in discs for the side to move, times in milliseconds. `levels/levels.ts` says how each level plays.
 */
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';

/**
 * The interface between a page and an engine. The board knows engines only by this interface, so a page may give it
 * another one, for instance a server's.
 */
export interface Engine {
  /** Identifies the engine and its weights, for caching results: those of another version do not count. */
  readonly version?: string | undefined;
  /**
   * Searches a position until a limit is met.
   *
   * @throws {EngineError} when the engine cannot be loaded or crashed, and with the code `invalid-request` when the
   *   position is invalid, the game is over there, or a limit is not accepted: the message names it.
   * @throws the signal's reason when `limits.signal` aborts, by default a `DOMException` named `AbortError`; the engine
   *   stays usable.
   */
  search(position: Position, limits?: SearchLimits): Promise<SearchResult>;
  /**
   * How likely people of a strength choose each move of a position, the likeliest first. Contains all legal moves, or
   * the pass of a side without any; the probabilities add up to 1. The answer is the same on every machine.
   *
   * @throws {EngineError} as `search` does; with the code `invalid-request` also for an invalid strength.
   * @throws the signal's reason when `options.signal` aborts
   */
  human?(position: Position, options: HumanOptions): Promise<readonly HumanMove[]>;
  /**
   * Loads in advance what the first search needs (worker, wasm, weights).
   *
   * @param limits of that search; searches with `threads` have their own workers
   * @throws {EngineError} when the engine cannot be loaded.
   */
  ready?(limits?: Pick<SearchLimits, 'threads'>): Promise<void>;
  /** Ends this engine's use of its workers. Searches under way reject with a `DOMException` named `AbortError`. */
  close(): void;
}

/** The levels by number, weakest first: 1 is a child's first week, 10 the engine's full strength. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A playing strength, 1 (a child's first week) to 10 (the engine's full strength). */
export type Level = (typeof LEVELS)[number];

/**
 * Strengths of people in points, as levels: 1500 is the mean of tournament players; 400 more mean ten points scored for
 * one. From 1000 on the engine has learned from the games of such players; those below play more and more like a person
 * who has just learnt the rules (`levels/human/novice.ts`).
 */
export const STRENGTHS = [
  400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100,
] as const;
/** A level that plays like people of a strength, 400 to 2100 points in hundreds. */
export type Strength = (typeof STRENGTHS)[number];

/** The names of the levels 2, 4, 6, 8 and 10. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
/** The name of a level; five of the ten have one. */
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What to find out about the end of the game. */
export type Goal = 'score' | 'wld' | 'wld-score';
/** How a game ends for the side to move. */
export type Outcome = 'win' | 'draw' | 'loss';

/** Where a search stops: the first limit that is met ends it. Without any it searches at full strength for a second. */
export interface SearchLimits {
  /**
   * Plies to look ahead, 1-60. From 8 on, a search with one line goes up to two plies deeper on the moves that its last
   * four iterations chose, where they differ. The answer has the actual `depth`.
   */
  depth?: number;
  /** Nodes to visit, approximately; the same number gives the same answer on every machine. */
  nodes?: number;
  /** The time limit in milliseconds; the answer comes before it ends. */
  time?: number;
  /** Search until the final score is proven. */
  exact?: boolean;
  /**
   * `wld`: only whether the side to move wins, draws or loses; the value is then +1, 0 or -1. `wld-score`: that
   * first, in `outcome` as soon as it is proven, then the score; until then values are +1, 0 or -1.
   */
  goal?: Goal;
  /**
   * Plays like this level, errors and variety included. A number of 400 or more is a strength in points: the engine
   * chooses as players of that strength do. Such a move, as at levels 1 to 7, takes some ten milliseconds, whatever the
   * other limits.
   */
  level?: Level | LevelName | Strength;
  /** Makes the variety of a level repeatable; an unsigned 32-bit number. */
  seed?: number;
  /**
   * The positions before, the latest last: a level that chooses as people do looks where something has just happened,
   * at the last two. A program of others that cannot set up a position gets the moves that lead through them.
   */
  before?: readonly Position[];
  /**
   * Forgets earlier searches first, so that the same limits in depth or nodes give the same answer and the
   * same number of nodes everywhere. Slower in a game, where each search helps the next.
   */
  fresh?: boolean;
  /** How many moves get their own value and line, best first (default 1, at most all). */
  multiPv?: number;
  /** Worker threads on one shared table, at most 16, where the page is cross-origin isolated (or in Node). */
  threads?: number;
  /** Aborts the search within 100 ms, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the result so far after each iteration, at most ten times a second. */
  onProgress?: (info: SearchInfo) => void;
}

/** The people whose choice to predict. */
export interface HumanOptions {
  /**
   * Strength in points, 0-4000: 1500 is the mean of tournament players; a lead of 400 scores 10 to 1. Below
   * 950 and above 2150, where data was scarce, the answer no longer changes.
   */
  strength: number;
  /** The positions before, the latest last: people look where something has just happened. The last two count. */
  before?: readonly Position[];
  /** Aborts the request, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** A move that people may choose. */
export interface HumanMove {
  move: EngineMove;
  /** The share of people who choose it, 0-1. */
  probability: number;
}

/** A square, or the pass of a side that has no legal move. */
export type EngineMove = Square | 'pass';

/** How far a value can be trusted. */
export type Certainty =
  /** Proven to the end of the game. */
  | 'exact'
  /** Searched to the end of the game, with unlikely branches cut: see `confidence`. */
  | 'selective'
  /** Estimated by the evaluation at the search's horizon. */
  | 'heuristic';

/** The value of one move. */
export interface MoveValue {
  move: EngineMove;
  /**
   * Expected final disc difference for the side to move, -64 to 64, empties to the winner; 0 where `noValue` is set.
   */
  value: number;
  /** The engine gives no value, as a program that speaks GTP (Go Text Protocol) without `kata-analyze`. */
  noValue?: true;
  certainty: Certainty;
  /** For `selective`: the chance in percent that no cut changed the value (74-99). */
  confidence?: number;
  /** Plies searched. */
  depth: number;
  /** Best play from here, beginning with `move`; passes included. */
  line: readonly EngineMove[];
}

/** The result of a search so far. */
export interface SearchInfo extends MoveValue {
  /** Nodes visited. */
  nodes: number;
  /** Milliseconds since the search began. */
  time: number;
  /** Nodes a second. */
  nps: number;
  /** How the game ends for the side to move, once that is proven. */
  outcome?: Outcome;
  /** Progress, 0-1; only when nodes or time end the search. */
  fraction?: number;
  /** The moves that have a value of their own, best first; one unless `multiPv` is greater. */
  moves: readonly MoveValue[];
  /** Whether the engine resigns, as other programs may: `move` is then any legal one, and a board resigns for it. */
  resigns?: boolean;
}

/** A search's answer. */
export type SearchResult = SearchInfo;

/** Why an engine cannot work. */
export type EngineErrorCode =
  /** The worker's script could not be started (network, policy, MIME type). */
  | 'worker-blocked'
  /** The wasm file could not be fetched or compiled, or is not this engine's. */
  | 'wasm-unavailable'
  /** This browser has no WebAssembly SIMD. */
  | 'no-simd'
  /** The weights are missing, corrupt or of another version. */
  | 'weights-invalid'
  /** The engine's worker ended or trapped during a search. */
  | 'engine-crashed'
  /** The limits or the position are invalid. */
  | 'invalid-request'
  /** The connection to another program cannot be opened, or was lost. */
  | 'connection-lost'
  /** Another program refuses a command, or violates its protocol. */
  | 'protocol-error';

/** A failure of the engine: what failed, where, and what would be right. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
