/**
 * A worker's side of the protocol, the same in a browser and in Node. `page/worker.ts` and `threads/node-worker.ts` give
 * it a way to load files, to send and to pause.
 */
import { discsOf, type Core, type Discs } from './core.js';
import { EngineError, type EngineMove, type SearchInfo } from '../engine.js';
import type { LoadedCore } from './load.js';
import { planSearch, type SearchPlan } from './search-plan.js';
import {
  idOf,
  requestFault,
  type DepthsInfo,
  type FromWorker,
  type LoadMessage,
  type SearchMessage,
  type ToWorker,
} from '../protocol/protocol.js';
import { runSearch, type SearchThread } from './search-loop.js';

/** More moves than a position offers. */
const ALL_MOVES = 64;

/** What differs between a browser's worker and Node's. */
export interface WorkerSide {
  /** Loads the core's files. */
  load(message: LoadMessage): Promise<LoadedCore>;
  /** Sends a message to the page. */
  post(message: FromWorker): void;
  /** Lets the thread handle the messages that have arrived. */
  pause(): Promise<void>;
}

/** Serves a page: returns the handler of its messages, which never throws. */
export function serve(side: WorkerSide): (message: unknown) => void {
  let core: Core | undefined;
  /** The id of the current search; an older one that still runs ends at its next pause. */
  let wanted = 0;
  /** Settles when the search before has ended: searches run one after another. */
  let last: Promise<void> = Promise.resolve();

  const fail = (id: number, cause: unknown): void => {
    const known = cause instanceof EngineError;
    // Anything else is a trap of the core, which leaves its state unusable.
    side.post({
      type: 'error',
      id,
      code: known ? cause.code : 'engine-crashed',
      message: known ? cause.message : `the search core broke down: ${String(cause)}`,
    });
  };

  const search = async (message: SearchMessage): Promise<void> => {
    const { id } = message;
    const stopped = (): boolean => wanted !== id;
    try {
      const info = stopped()
        ? undefined
        : await answer(core, message, {
            pause: () => side.pause(),
            stopped,
            report: (progress) => side.post({ type: 'progress', id, info: progress }),
          });
      side.post(info ? { type: 'result', id, info } : { type: 'stopped', id });
    } catch (cause) {
      fail(id, cause);
    }
  };

  return (message) => {
    const fault = requestFault(message);
    if (fault !== undefined) {
      fail(idOf(message), new EngineError('invalid-request', fault));
      return;
    }
    const request = message as ToWorker;
    if (request.type === 'load') {
      side.post({ type: 'loading' });
      side.load(request).then(
        (loaded) => {
          core = loaded.core;
          side.post({ type: 'ready', ...(loaded.share && { share: loaded.share }) });
        },
        (cause: unknown) => fail(0, cause),
      );
    } else if (request.type === 'search') {
      wanted = request.id;
      last = last.then(() => search(request));
    } else if (request.id === wanted) {
      wanted = 0;
    }
  };
}

/** Searches as a message asks. @returns `undefined` when the search was stopped */
async function answer(
  core: Core | undefined,
  { board, turn, limits, elapsed, only, depths }: SearchMessage,
  thread: SearchThread,
): Promise<SearchInfo | undefined> {
  if (!core) throw new EngineError('invalid-request', 'a search came before the core was loaded');
  const discs = discsOf(board, turn);
  const legal = core.legalMoves(discs);
  if (legal === 0n && core.legalMoves({ player: discs.opponent, opponent: discs.player }) === 0n) {
    throw new EngineError('invalid-request', `the game ${board} is over: no side has a legal move`);
  }
  if (limits.fresh) core.clear();
  const plan = planSearch(limits, elapsed, (legal & (legal - 1n)) === 0n);
  if (depths) return searchDepths(core, discs, depths, plan, thread);
  return runSearch(core, discs, { ...plan, only }, thread);
}

/**
 * Values all moves at one depth after another. Each search builds on those before it, and knows no more than its depth
 * allows: the table is empty at first.
 */
async function searchDepths(
  core: Core,
  discs: Discs,
  depths: readonly number[],
  plan: SearchPlan,
  thread: SearchThread,
): Promise<DepthsInfo | undefined> {
  core.clear();
  const byDepth: ReadonlyMap<EngineMove, number>[] = [];
  let info: SearchInfo | undefined;
  for (const depth of depths) {
    info = await runSearch(core, discs, { ...plan, depth, exact: false, multiPv: ALL_MOVES }, thread);
    if (!info) return undefined;
    byDepth.push(new Map(info.moves.map(({ move, value }) => [move, value])));
  }
  const moves = info!.moves.map((move) => ({
    ...move,
    byDepth: byDepth.map((values) => values.get(move.move)!),
  }));
  return { ...info!, moves };
}
