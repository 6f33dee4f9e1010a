/**
 * The search behind the attribute `analysis`, for `BoardEngine`: short searches first, then longer ones, each with
 * values for the squares.
 */
import type { Engine, EngineMove, MoveValue, SearchInfo } from '../../../core/engine/engine.js';
import type { Position } from '../../../core/rules/position.js';
import { isNews, searchTimes } from '../../../core/engine/search-times.js';
import type { EngineContext } from '../context.js';
import { reportEngineFailure } from '../failures.js';

/** The values of a position so far. */
export interface AnalysisResult {
  readonly position: Position;
  readonly info: SearchInfo;
  /** Best first. */
  readonly scores: ReadonlyMap<EngineMove, MoveValue>;
  /** Whether the analysis is complete. */
  readonly final: boolean;
}

/** Values the position shown, ever deeper, until another is shown. */
export class AnalysisRunner {
  readonly #context: EngineContext;
  readonly #isActive: () => boolean;
  readonly #getEngine: () => Promise<Engine>;
  readonly #onResult: (result: AnalysisResult | undefined) => void;
  #run: { readonly position: Position; readonly abort: AbortController } | undefined;

  /** @param onResult called with each result, and with `undefined` when another position is searched */
  constructor(
    context: EngineContext,
    isActive: () => boolean,
    getEngine: () => Promise<Engine>,
    onResult: (result: AnalysisResult | undefined) => void,
  ) {
    this.#context = context;
    this.#isActive = isActive;
    this.#getEngine = getEngine;
    this.#onResult = onResult;
  }

  /** Starts, continues or ends a run, as the board now needs. */
  update(): void {
    const { model, needsEvaluation } = this.#context;
    const { position } = model.game;
    const isNeeded = this.#isActive() && needsEvaluation && !model.engineFailed && position.phase === 'play';
    if (isNeeded ? this.#run?.position.equals(position) : !this.#run) return;
    this.stop();
    this.#onResult(undefined);
    if (isNeeded) void this.#analyze(position);
  }

  /** Stops; the last result stays. */
  stop(): void {
    this.#run?.abort.abort();
    this.#run = undefined;
    this.#context.setState('analyzing', false);
  }

  /** Searches a position, for longer each time, until the game goes on or the time is used up. */
  async #analyze(position: Position): Promise<void> {
    const abort = new AbortController();
    const run = (this.#run = { position, abort });
    let known: SearchInfo | undefined;
    const onInfo = (found: SearchInfo, final: boolean): void => {
      if (this.#run !== run) return;
      // A second search begins with less than the first has found.
      const info = known && found.depth < known.depth ? known : found;
      if (info === known && !final) return;
      known = info;
      const scores = new Map(info.moves.map((value) => [value.move, value]));
      this.#onResult({ position, info, final, scores });
    };
    this.#context.setState('analyzing', true);
    try {
      const engine = await this.#getEngine();
      const times = searchTimes(this.#context.options.analysisTime);
      for (const [at, time] of times.entries()) {
        const found = await engine.search(position, {
          exact: true,
          multiPv: position.legalMoves.length,
          time,
          signal: abort.signal,
          onProgress: (info) => isNews(info, known) && onInfo(info, false),
        });
        const isProven = found.moves.every(({ certainty }) => certainty === 'exact');
        onInfo(found, isProven || at === times.length - 1);
        if (isProven) break;
      }
    } catch (error) {
      if (this.#run === run) reportEngineFailure(this.#context, error);
    }
    if (this.#run === run) this.#context.setState('analyzing', false);
  }
}
