/**
 * Splits a search for the values of several moves among workers: each takes some of the moves, and their results are
 * merged as if one had searched all. `pooled-engine.ts` calls it for searches with several workers.
 */
import { squareIndex } from '../../rules/square.js';
import type { Position } from '../../rules/position.js';
import type { EngineError, Outcome, SearchInfo, SearchResult } from '../engine.js';
import type { PlainLimits } from '../protocol/limits.js';
import type { PoolListeners, WorkerPool } from './pool.js';

/** A worker with fewer moves than this is not worth starting. */
const LEAST_MOVES = 2;
/** All workers together report no more often than one alone. */
const REPORT_MS = 100;

/**
 * Deals the moves out to the workers in turn; a single `undefined` means that one worker searches all. Searches to a
 * depth or a number of nodes stay in one worker, because their answer must not depend on the machine.
 */
export function partitionMoves(
  position: Position,
  limits: PlainLimits,
  workers: number,
): (number[] | undefined)[] {
  const { multiPv = 1, depth, nodes, threads = 1, fresh } = limits;
  const bound = depth ?? nodes;
  const moves = position.legalMoves;
  const parts = Math.min(workers, Math.floor(moves.length / LEAST_MOVES));
  if (multiPv < 2 || bound !== undefined || threads > 1 || fresh || parts < 2) return [undefined];
  return Array.from({ length: parts }, (_, part) =>
    moves.filter((_, index) => index % parts === part).map(squareIndex),
  );
}

/** Searches a position in as many workers as are useful; see {@link partitionMoves}. */
export async function splitSearch(
  pool: WorkerPool,
  position: Position,
  limits: PlainLimits,
  signals: readonly AbortSignal[],
  { progress, restarted }: PoolListeners,
): Promise<SearchResult> {
  const request = { board: position.board, turn: position.turn, limits };
  const parts = partitionMoves(position, limits, pool.size);
  if (parts.length === 1) {
    // After other searches, what the table knows of one move may be from further down than of another.
    const inOrder = (info: SearchInfo): SearchInfo =>
      info.moves.length > 1 ? joinInfos([info], info.moves.length) : info;
    const listener = progress && ((info: SearchInfo) => progress(inOrder(info)));
    return inOrder(await pool.search(request, signals, { progress: listener, restarted }));
  }
  const partial: SearchInfo[] = [];
  let reported = -Infinity;
  const report = (): void => {
    const now = performance.now();
    if (partial.filter(Boolean).length < parts.length || now - reported < REPORT_MS) return;
    reported = now;
    progress?.(joinInfos(partial, limits.multiPv!));
  };
  // Several workers of a search may crash; it is reported as one restart.
  let isReported = false;
  const restartedOnce = (cause: EngineError): void => {
    if (!isReported) restarted?.(cause);
    isReported = true;
  };
  // When one worker fails, the results of the others are useless.
  const failed = new AbortController();
  try {
    const results = await Promise.all(
      parts.map((only, part) =>
        pool.search({ ...request, only: only! }, [...signals, failed.signal], {
          restarted: restartedOnce,
          progress: (info) => {
            partial[part] = info;
            report();
          },
        }),
      ),
    );
    return joinInfos(results, limits.multiPv!);
  } finally {
    failed.abort();
  }
}

/** Merges the results of several workers for one position. */
export function joinInfos(infos: readonly SearchInfo[], multiPv: number): SearchInfo {
  const moves = infos
    .flatMap((info) => info.moves)
    .sort((a, b) => b.value - a.value)
    .slice(0, multiPv);
  const sum = (of: (info: SearchInfo) => number): number =>
    infos.reduce((total, info) => total + of(info), 0);
  const fraction = Math.min(...infos.map((info) => info.fraction ?? -1));
  const outcome = joinOutcomes(infos);
  return {
    ...moves[0]!,
    moves,
    nodes: sum((info) => info.nodes),
    time: Math.max(...infos.map((info) => info.time)),
    nps: sum((info) => info.nps),
    ...(outcome && { outcome }),
    ...(fraction >= 0 && { fraction }),
  };
}

/** One winning move is a win; any other outcome needs the outcomes of all workers. */
function joinOutcomes(infos: readonly SearchInfo[]): Outcome | undefined {
  const outcomes = infos.map(({ outcome }) => outcome);
  if (outcomes.includes('win')) return 'win';
  if (outcomes.includes(undefined)) return undefined;
  return outcomes.includes('draw') ? 'draw' : 'loss';
}
