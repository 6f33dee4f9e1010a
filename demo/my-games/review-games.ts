/** Reviews the user's games one after another, and continues after an interruption. No page. */
import type { Effort } from '../../src/core/analysis.js';
import type { Engine } from '../../src/core/engine.js';
import {
  reviewSide,
  sideKey,
  type OwnGame,
  type ReportGame,
  type ReviewedSide,
  type SideReviewOptions,
} from '../../src/core/report.js';
import type { ReviewedStore } from './reviewed-store.js';

/** Progress of the reviews. */
export interface RunProgress {
  readonly done: number;
  readonly all: number;
  /** 0-1, including the part of the current game. */
  readonly share: number;
  /** Estimated seconds left; missing at the beginning. */
  readonly secondsLeft?: number;
}

/** How games are reviewed, and how to hear of it. */
export interface RunOptions {
  readonly effort: Effort;
  readonly engine: Engine;
  readonly store: ReviewedStore;
  /** Number of parallel searches; the result does not depend on it. */
  readonly parallel?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RunProgress) => void;
  /** Called if a side could not be stored: it counts, and is reviewed again next time. */
  readonly onNotStored?: (error: unknown) => void;
}

/** Those games that were reviewed before, in order. */
export async function reviewedBefore<G extends OwnGame>(
  games: readonly G[],
  { effort, engine, store }: Pick<RunOptions, 'effort' | 'engine' | 'store'>,
): Promise<(G & ReportGame)[]> {
  const keys = games.map((game) => keyOf(game, engine, effort));
  const known = await store.read(keys);
  return games.flatMap((game, at) => withMoves(game, known.get(keys[at]!)));
}

/**
 * Reviews those games that were not reviewed before, and returns all in order.
 *
 * @throws {DOMException} `AbortError` when the signal aborts; finished reviews are stored
 * @throws {EngineError} when the engine fails
 */
export async function reviewGames<G extends OwnGame>(
  games: readonly G[],
  options: RunOptions,
): Promise<(G & ReportGame)[]> {
  const { effort, engine, store, parallel, signal, onProgress, onNotStored } = options;
  const keys = games.map((game) => keyOf(game, engine, effort));
  const known = new Map(await store.read(keys));
  const outlook = new Outlook(new Set(keys.filter((key) => !known.has(key))).size);
  const tell = (fraction: number): void => {
    const done = keys.filter((key) => known.has(key)).length;
    onProgress?.({
      done,
      all: games.length,
      share: (done + fraction) / Math.max(1, games.length),
      ...outlook.after(fraction),
    });
  };
  tell(0);
  for (const [at, game] of games.entries()) {
    if (known.has(keys[at]!)) continue;
    const side = await reviewSide(game.record.game.root, game.side, engine, {
      ...settingsOf(game, effort),
      ...(parallel !== undefined && { parallel }),
      ...(signal && { signal }),
      onProgress: ({ fraction }) => tell(fraction),
    });
    known.set(side.key, side);
    outlook.count();
    await store.keep(side).catch((error: unknown) => onNotStored?.(error));
    tell(0);
  }
  return games.flatMap((game, at) => withMoves(game, known.get(keys[at]!)));
}

function keyOf(game: OwnGame, engine: Engine, effort: Effort): string {
  return sideKey(game.record.game.root, game.side, engine, settingsOf(game, effort));
}

function settingsOf({ record: { givenMoves } }: OwnGame, effort: Effort): SideReviewOptions {
  return { effort, ...(givenMoves !== undefined && { givenMoves }) };
}

function withMoves<G extends OwnGame>(game: G, side: ReviewedSide | undefined): (G & ReportGame)[] {
  return side ? [{ ...game, moves: side.moves }] : [];
}

/** The remaining time is estimated from this part of a first game on. */
const TELLING = 0.5;

/** Estimates the remaining time from the games reviewed in this run. */
class Outlook {
  readonly #begun = performance.now();
  #searched = 0;

  constructor(private readonly toSearch: number) {}

  count(): void {
    this.#searched++;
  }

  after(fraction: number): Pick<RunProgress, 'secondsLeft'> {
    const searched = this.#searched + fraction;
    if (searched < TELLING) return {};
    const seconds = (performance.now() - this.#begun) / 1000;
    return { secondsLeft: Math.max(0, ((this.toSearch - searched) * seconds) / searched) };
  }
}
