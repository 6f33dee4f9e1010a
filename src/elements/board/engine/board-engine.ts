/**
 * Opens the engine with a board's settings and divides its work: `EnginePlayer` moves for a side, `AnalysisRunner`
 * values the position. `engine-part.ts` makes one for each board.
 */
import { createEngine, type BrowserEngineOptions } from '../../../core/engine/page/client.js';
import type { Engine, SearchLimits, SearchResult } from '../../../core/engine/engine.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import type { BoardPart, EngineContext } from '../context.js';
import type { BoardEngineOptions } from '../model/options.js';
import type { ViewChange } from '../model/model.js';
import type { MoveValueNote } from '../markup/labels.js';
import { AnalysisRunner, type AnalysisResult } from './analysis-runner.js';
import { EnginePlayer } from './engine-player.js';
import { moveValueNotes } from '../markup/values.js';

/** The set-up of a board's own engine; `startTimeout` in milliseconds. */
interface EngineSetup {
  readonly url: BrowserEngineOptions['url'] | undefined;
  readonly startTimeout: number | undefined;
}

/**
 * The engine of a board: plays a side, values positions, and answers the page. Loaded with the first board that needs
 * it; the engine itself is opened with the first search.
 */
export class BoardEngine implements BoardPart {
  readonly #context: EngineContext;
  readonly #engineOptions: () => EngineSetup;
  readonly #player: EnginePlayer;
  readonly #analysis: AnalysisRunner;
  #engine: Promise<Engine> | undefined;
  /** The provider of the open engine. */
  #provider: BoardEngineOptions['engineProvider'];
  #values: { readonly position: Position; readonly notes: ReadonlyMap<Square, MoveValueNote> } | undefined;

  /**
   * @param isActive whether it may search and move now
   * @param engineOptions address of the engine's worker and its time limit; may throw an `EngineError`
   */
  constructor(context: EngineContext, isActive: () => boolean, engineOptions: () => EngineSetup) {
    this.#context = context;
    this.#engineOptions = engineOptions;
    const getEngine = (): Promise<Engine> => this.#getEngine();
    this.#player = new EnginePlayer(context, isActive, getEngine);
    this.#analysis = new AnalysisRunner(context, isActive, getEngine, (result) => this.#onResult(result));
  }

  /** Whether it searches for its move. */
  get thinking(): boolean {
    return this.#player.thinking;
  }

  /** The values of the moves in a position, best first, once they are known. */
  moveValues(position: Position): ReadonlyMap<Square, MoveValueNote> | undefined {
    return this.#values?.position.equals(position) ? this.#values.notes : undefined;
  }

  /** Starts, continues or ends searches, as the board now needs. */
  update(): void {
    this.#closeReplaced();
    this.#player.update();
    this.#analysis.update();
  }

  /** Follows a change of the game. */
  onChange({ type }: ViewChange): void {
    // Notes, facts and edits elsewhere in the tree do not change the value of the place shown.
    if (!['move', 'pass', 'over', 'place', 'reset', 'engine-failed'].includes(type)) return;
    this.#player.onGameChange(type);
    this.#values = undefined;
    // Another game may begin in the position whose values are complete.
    this.#analysis.stop();
  }

  /** Searches the position shown. */
  async search(limits: SearchLimits): Promise<SearchResult> {
    const engine = await this.#getEngine();
    return engine.search(this.#context.model.game.position, limits);
  }

  /** Ends the engine's search with the best move so far. */
  moveNow(): void {
    this.#player.moveNow();
  }

  /** Ends all searches and releases the workers. */
  close(): void {
    this.#player.stop();
    this.#analysis.stop();
    this.#engine?.then(
      (engine) => engine.close(),
      () => undefined,
    );
    this.#engine = undefined;
  }

  /** Closes an engine that the page has replaced. */
  #closeReplaced(): void {
    if (this.#engine && this.#context.options.engineProvider !== this.#provider) this.close();
  }

  /** The engine, opened when first needed, and anew when the page has set another one. */
  #getEngine(): Promise<Engine> {
    this.#closeReplaced();
    if (!this.#engine) {
      this.#provider = this.#context.options.engineProvider;
      const engine = this.#openEngine();
      this.#engine = engine;
      engine.catch(() => {
        if (this.#engine === engine) this.#engine = undefined;
      });
    }
    return this.#engine;
  }

  /** Opens the page's engine, or the package's own. */
  async #openEngine(): Promise<Engine> {
    const { options, events } = this.#context;
    if (options.engineProvider) return options.engineProvider();
    const { url, startTimeout } = this.#engineOptions();
    const engine = await createEngine({
      ...(url !== undefined && { url }),
      ...(startTimeout !== undefined && { startTimeout }),
      onRestart: ({ message }) =>
        events.reportError(
          'engine-restarted',
          `the engine broke down and was started again: ${message}`,
          undefined,
        ),
    });
    await engine.ready?.();
    events.emit('othello-engineready', { level: options.level });
    return engine;
  }

  /** Puts values on the squares, or takes them away. */
  #onResult(result: AnalysisResult | undefined): void {
    const { model, events, options } = this.#context;
    this.#values = result && {
      position: result.position,
      notes: moveValueNotes(result.scores, options.analysis),
    };
    // Within an update of the board, which draws this afterwards.
    if (!result) return;
    this.#context.requestUpdate();
    const { info, scores, final } = result;
    const { depth, nodes, nps, move, line } = info;
    const { ply } = model.game;
    events.emit('othello-analysis', { ply, depth, nodes, nps, scores, best: move, pv: line, final });
  }
}
