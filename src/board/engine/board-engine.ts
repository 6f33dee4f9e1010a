import { createEngine, type BrowserEngineOptions } from '../../engine/client.js';
import type { Engine, SearchLimits, SearchResult } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { BoardPart, EngineContext } from '../context.js';
import type { BoardEngineOptions } from '../options.js';
import type { ViewChange } from '../model.js';
import type { MoveValueNote } from '../render/labels.js';
import { AnalysisRunner, type AnalysisResult } from './analysis-runner.js';
import { EnginePlayer } from './engine-player.js';
import { moveValueNotes } from './values.js';

/** How a board's own engine is set up. */
interface EngineSetup {
  readonly url: BrowserEngineOptions['url'] | undefined;
  readonly startTimeout: number | undefined;
}

/**
 * The engine of a board: it plays a side, values positions, and answers the page. It is loaded with the first board that
 * needs it; the engine itself is opened with the first search.
 */
export class BoardEngine implements BoardPart {
  readonly #context: EngineContext;
  readonly #engineOptions: () => EngineSetup;
  readonly #player: EnginePlayer;
  readonly #analysis: AnalysisRunner;
  #engine: Promise<Engine> | undefined;
  /** Where the engine that is open comes from. */
  #provider: BoardEngineOptions['engineProvider'];
  #values: { readonly position: Position; readonly notes: ReadonlyMap<Square, MoveValueNote> } | undefined;

  /**
   * @param isActive whether it may think and move now
   * @param engineOptions where the engine's worker lies, and how long it is waited for; it may throw an `EngineError`
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

  /** Begins, goes on with, or ends what there is to search now. */
  update(): void {
    this.#closeReplaced();
    this.#player.update();
    this.#analysis.update();
  }

  onChange({ type }: ViewChange): void {
    // Nothing that is said or edited beside the place shown changes its value.
    if (!['move', 'pass', 'over', 'place', 'reset', 'engine-failed'].includes(type)) return;
    this.#player.onGameChange();
    this.#values = undefined;
  }

  /** Searches the position shown. */
  async search(limits: SearchLimits): Promise<SearchResult> {
    const engine = await this.#getEngine();
    return engine.search(this.#context.model.game.position, limits);
  }

  moveNow(): void {
    this.#player.moveNow();
  }

  /** Ends all searches and gives the workers back. */
  close(): void {
    this.#player.stop();
    this.#analysis.stop();
    this.#engine?.then(
      (engine) => engine.close(),
      () => undefined,
    );
    this.#engine = undefined;
  }

  /** Closes an engine in whose place the page has put another. */
  #closeReplaced(): void {
    if (this.#engine && this.#context.options.engineProvider !== this.#provider) this.close();
  }

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

  #onResult(result: AnalysisResult | undefined): void {
    const { model, events } = this.#context;
    this.#values = result && { position: result.position, notes: moveValueNotes(result.scores) };
    this.#context.requestUpdate();
    if (!result) return;
    const { info, scores, final } = result;
    const { depth, move, line } = info;
    events.emit('othello-analysis', { ply: model.game.ply, depth, scores, best: move, pv: line, final });
  }
}
