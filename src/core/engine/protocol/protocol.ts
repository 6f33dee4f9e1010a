/**
 * The messages between the page and its workers. Both ends check what they receive, so that a script of another
 * release, an extension or a fuzzer gets an error instead of a strange search.
 */
import type { EngineErrorCode, MoveValue, SearchInfo } from '../engine.js';
import { plainLimitsFault, show, type PlainLimits } from './limits.js';

/** Increased when a message changes; page and worker must agree. */
export const PROTOCOL = 3;

/** The longest time that timers accept, in milliseconds. */
export const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Loads the core; sent once, first. */
export interface LoadMessage {
  type: 'load';
  protocol: number;
  /** Megabytes of the transposition table. */
  table: number;
  /** Milliseconds that each file may take, with all attempts; by default unlimited. */
  timeout?: number;
  /** For threads: `lead` creates a shared memory and reports it; a `Share` joins one. */
  share?: 'lead' | Share;
}
/** What the threads of a team share, and the number of one of them. */
export interface Share {
  memory: WebAssembly.Memory;
  module: WebAssembly.Module;
  /** 0 leads; 1 to 15 help. */
  thread: number;
}
/** Starts a search; it ends a running one. */
export interface SearchMessage {
  type: 'search';
  /** Identifies this search in the answers; positive, unique in its worker. */
  id: number;
  /** 64 squares of `X O -`, a1 first. */
  board: string;
  turn: 'black' | 'white';
  limits: PlainLimits;
  /** Milliseconds of `limits.time` that went by before the message was sent. */
  elapsed: number;
  /** The moves to search (0-63); by default all. */
  only?: readonly number[];
  /** Values every move by a search to each of these depths, from an empty table; the answer is a `DepthsInfo`. */
  depths?: readonly number[];
}
/** The answer to a search of several depths: the moves in the order of the last search. */
export interface DepthsInfo extends SearchInfo {
  moves: readonly (MoveValue & { byDepth: readonly number[] })[];
}
/** Ends a search, which then answers `stopped`. */
export interface StopMessage {
  type: 'stop';
  id: number;
}
/** A message to the worker. */
export type ToWorker = LoadMessage | SearchMessage | StopMessage;

/** A message from the worker. */
export type FromWorker =
  /** Its script runs, and fetches its files now. */
  | { type: 'loading' }
  | { type: 'ready'; share?: Share }
  | { type: 'progress' | 'result'; id: number; info: SearchInfo }
  | { type: 'stopped'; id: number }
  /** `id` 0: an error of the worker, not of a search. */
  | { type: 'error'; id: number; code: EngineErrorCode; message: string };

/** A message of unknown content. */
type Loose<T> = { [K in keyof T]?: unknown };

/** Whether a value is a whole number in a range. */
const isInteger = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isId = (value: unknown): boolean => isInteger(value, 1, Number.MAX_SAFE_INTEGER);

/** The fault of a message to a worker, in words; `undefined` for a valid one. */
export function requestFault(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return `message ${show(message)} is not ours`;
  const { type } = message as Loose<ToWorker>;
  switch (type) {
    case 'load':
      return loadFault(message);
    case 'search':
      return searchFault(message);
    case 'stop':
      return isId((message as Loose<StopMessage>).id) ? undefined : 'stop takes an id';
    default:
      return `message of type ${show(type)} is not ours`;
  }
}

/** The fault of a `load`. */
function loadFault({ protocol, table, timeout, share }: Loose<LoadMessage>): string | undefined {
  if (protocol !== PROTOCOL) {
    return `protocol ${show(protocol)}: this worker speaks ${PROTOCOL}; page and worker must come from one release`;
  }
  if (!isInteger(table, 1, 1024)) return `table takes 1 to 1024 megabytes, not ${show(table)}`;
  if (timeout !== undefined && !isInteger(timeout, 1, LONGEST_TIMEOUT))
    return `timeout takes milliseconds, not ${show(timeout)}`;
  return share === undefined || share === 'lead' || isShare(share)
    ? undefined
    : 'share takes lead or a share';
}

/** Whether a value is a `Share`. */
function isShare(value: unknown): boolean {
  const { memory, module, thread } = (value ?? {}) as Loose<Share>;
  return (
    memory instanceof WebAssembly.Memory && module instanceof WebAssembly.Module && isInteger(thread, 1, 15)
  );
}

/** The fault of a `search`. */
function searchFault({
  id,
  board,
  turn,
  limits,
  elapsed,
  only,
  depths,
}: Loose<SearchMessage>): string | undefined {
  if (!isId(id)) return `search takes a positive id, not ${show(id)}`;
  if (typeof board !== 'string' || !/^[XO-]{64}$/.test(board)) {
    return `board takes 64 squares of X, O and -, not ${show(board)}`;
  }
  if (turn !== 'black' && turn !== 'white') return `turn takes black or white, not ${show(turn)}`;
  if (typeof elapsed !== 'number' || !(elapsed >= 0))
    return `elapsed takes milliseconds, not ${show(elapsed)}`;
  if (only !== undefined && !(Array.isArray(only) && only.every((square) => isInteger(square, 0, 63)))) {
    return 'only takes squares from 0 to 63';
  }
  if (depths !== undefined && !isDepths(depths)) return 'depths takes plies from 1 to 60';
  return plainLimitsFault(limits);
}

/** Whether a value is a list of depths. */
function isDepths(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((depth) => isInteger(depth, 1, 60));
}

/** The id of the search that a message belongs to, where it has one. */
export function idOf(message: unknown): number {
  const id = (message as Loose<StopMessage> | null | undefined)?.id;
  return isId(id) ? (id as number) : 0;
}

const isMove = (value: unknown): boolean => typeof value === 'string' && /^(?:[a-h][1-8]|pass)$/.test(value);

/** Whether a value has what every reader of a `MoveValue` needs. */
function isMoveValue(found: unknown): boolean {
  const { move, value, depth, line } = (found ?? {}) as Loose<MoveValue>;
  const numbers = Number.isFinite(value) && Number.isFinite(depth);
  return isMove(move) && numbers && Array.isArray(line) && line.every(isMove);
}

/** The same of a `SearchInfo`. */
function isInfo(info: unknown): boolean {
  const { moves } = (info ?? {}) as Loose<SearchInfo>;
  return isMoveValue(info) && Array.isArray(moves) && moves.every(isMoveValue);
}

/** Whether the answer to a search has values of each move by a number of depths. */
export function isDepthsInfo(info: SearchInfo, depths: number): info is DepthsInfo {
  return info.moves.every((found) => {
    const { byDepth } = found as Loose<DepthsInfo['moves'][number]>;
    return Array.isArray(byDepth) && byDepth.length === depths && byDepth.every(Number.isFinite);
  });
}

/** Whether a message is a valid one from a worker. */
export function isFromWorker(message: unknown): message is FromWorker {
  const { type, id, info, code } = (message ?? {}) as Record<string, unknown>;
  if (type === 'ready' || type === 'loading') return true;
  if (!isInteger(id, 0, Number.MAX_SAFE_INTEGER)) return false;
  if (type === 'progress' || type === 'result') return isInfo(info);
  return type === 'stopped' || (type === 'error' && typeof code === 'string');
}
