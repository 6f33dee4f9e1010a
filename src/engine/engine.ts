import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import type { Level, LevelName, Strength } from './level-names.js';

/**
 * The interface between a page and whatever searches positions. The board knows this interface and nothing else about
 * engines, so a page may give it another one, for instance a server's.
 */
export interface Engine {
  /** Names the engine with its weights, by which its results can be kept: those of another version are not its own. */
  readonly version?: string;
  /**
   * Searches a position until a limit is met.
   *
   * @throws {EngineError} when the engine cannot be loaded or broke down, and with the code `invalid-request` when the
   *   position is none, the game is over there, or a limit is not accepted: the message names it.
   * @throws the signal's reason when `limits.signal` aborts, by default a `DOMException` named `AbortError`; the engine
   *   stays usable.
   */
  search(position: Position, limits?: SearchLimits): Promise<SearchResult>;
  /**
   * How likely people of a strength choose each move of a position, the likeliest first. All legal moves are there, and
   * their chances sum up to 1; a side that has to pass does. The same question gets the same answer on every machine.
   *
   * @throws {EngineError} as `search` does; with the code `invalid-request` also for a strength that is none.
   * @throws the signal's reason when `options.signal` aborts
   */
  human?(position: Position, options: HumanOptions): Promise<readonly HumanMove[]>;
  /**
   * Loads ahead what the first search would load (worker, wasm, weights).
   *
   * @param limits of that search; searches with `threads` have workers of their own
   * @throws {EngineError} when the engine cannot be loaded.
   */
  ready?(limits?: Pick<SearchLimits, 'threads'>): Promise<void>;
  /** Ends this engine's use of its workers. Searches under way reject with a `DOMException` named `AbortError`. */
  close(): void;
}

export type { Level, LevelName, Strength };

/** What is asked of the end of the game. */
export type Goal = 'score' | 'wld' | 'wld-score';
/** How a game ends for the side to move. */
export type Outcome = 'win' | 'draw' | 'loss';

/** Where a search stops: the first limit that is met ends it. Without any it searches at full strength for a second. */
export interface SearchLimits {
  /**
   * Plies to look ahead, 1-60. From 8 on a search with one line looks up to two plies further at the moves between which it has not
   * decided: those that its last four iterations chose. `depth` of the answer tells.
   */
  depth?: number;
  /** Nodes to visit, about; the same number gives the same answer on every machine. */
  nodes?: number;
  /** The longest time in milliseconds, kept: the answer is there before it is over. */
  time?: number;
  /** Go on until the final score is proven. */
  exact?: boolean;
  /**
   * `wld`: only whether the side to move wins, draws or loses; the value is then +1, 0 or -1. `wld-score`: that
   * first, which `outcome` tells as soon as it is proven, then the score; until then values are +1, 0 or -1.
   */
  goal?: Goal;
  /**
   * Plays as this level does, errors and variety included. A number of 1000 or more is a strength in points, at which the move is drawn
   * as people of that strength choose it. Where a move is drawn, as at levels 1 to 7, the search is what that takes, some ten
   * milliseconds, whatever other limits say.
   */
  level?: Level | LevelName | Strength;
  /** Makes the variety of a level repeatable; an unsigned 32-bit number. */
  seed?: number;
  /**
   * The positions before, the latest last: a level that chooses as people do looks where something has just happened. The last
   * two count.
   */
  before?: readonly Position[];
  /**
   * Forgets earlier searches first, so that the same limits in depth or nodes give the same answer and the
   * same number of nodes everywhere. Slower in a game, where each search helps the next.
   */
  fresh?: boolean;
  /** How many moves get a value and a line of their own, best first (default 1, at most all). */
  multiPv?: number;
  /** Worker threads on one shared table, at most 16, where the page is cross-origin isolated (or in Node). */
  threads?: number;
  /** Aborts the search within 100 ms, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with what is known after each iteration, at most ten times a second. */
  onProgress?: (info: SearchInfo) => void;
}

/** Whose choice is asked for. */
export interface HumanOptions {
  /**
   * Strength in points, 0-4000: 1500 is the mean of players in tournaments, and who has 400 more scores ten times as many
   * points. Below 950 and above 2150, where there were few to learn from, the answer stays as it is there.
   */
  strength: number;
  /** The positions before, the latest last: people look where something has just happened. The last two count. */
  before?: readonly Position[];
  /** Aborts the question, which then rejects with the signal's reason. */
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
  /** Searched to the end of the game, but unlikely branches were cut: see `confidence`. */
  | 'selective'
  /** Estimated by the evaluation at the search's horizon. */
  | 'heuristic';

/** The value of one move. */
export interface MoveValue {
  move: EngineMove;
  /** Expected final disc difference for the side to move, -64 to 64, empties to the winner. */
  value: number;
  certainty: Certainty;
  /** For `selective`: the chance in percent that no cut hid the truth (73-99). */
  confidence?: number;
  /** Plies searched. */
  depth: number;
  /** Best play from here, beginning with `move`; passes included. */
  line: readonly EngineMove[];
}

/** What a search knows so far. */
export interface SearchInfo extends MoveValue {
  /** Nodes visited. */
  nodes: number;
  /** Milliseconds since the search began. */
  time: number;
  /** Nodes a second. */
  nps: number;
  /** How the game ends for the side to move, once that is proven. */
  outcome?: Outcome;
  /** Share of the work that is done, 0-1, where it is known: when nodes or time end the search. */
  fraction?: number;
  /** The moves that have a value of their own, best first; one unless `multiPv` asked for more. */
  moves: readonly MoveValue[];
  /** Whether the engine gives the game up, as other programs may: `move` is then any legal one, and a board resigns for it. */
  resigns?: boolean;
}

/** A search's answer. */
export type SearchResult = SearchInfo;

/** Why an engine cannot work. */
export type EngineErrorCode =
  /** The worker's script could not be started (network, policy, MIME type). */
  | 'worker-blocked'
  /** The wasm file could not be fetched, compiled or is not ours. */
  | 'wasm-unavailable'
  /** This browser has no WebAssembly SIMD. */
  | 'no-simd'
  /** The weights are missing, corrupt or of another version. */
  | 'weights-invalid'
  /** The engine's worker ended or trapped while it worked. */
  | 'engine-crashed'
  /** The limits or the position make no sense. */
  | 'invalid-request'
  /** The line to another program cannot be opened, or was lost. */
  | 'connection-lost'
  /** Another program refuses a command, or does not answer as its protocol asks. */
  | 'protocol-error';

/** A failure of the engine: what, where, and what would be right. */
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
