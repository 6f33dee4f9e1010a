import { createEngine } from '../../engine/client.js';
import type { Engine, SearchLimits, SearchResult } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { BoardPart, EngineContext } from '../context.js';
import type { EngineOptions } from '../options.js';
import type { ViewChange } from '../model.js';
import type { MoveValueNote } from '../render/labels.js';
import { AnalysisRunner, type AnalysisResult } from './analysis-runner.js';
import { EngineController } from './engine-controller.js';
import { moveValueNotes } from './values.js';

/**
 * The engine of a board: it plays a side, values positions, and answers the page. It is loaded with the first board that
 * needs it; the engine itself is opened with the first search.
 */
export class EngineHost implements BoardPart {
  readonly #context: EngineContext;
  readonly #defaultUrl: () => string | URL | undefined;
  readonly #controller: EngineController;
  readonly #analysis: AnalysisRunner;
  #engine: Promise<Engine> | undefined;
  /** Where the engine that is open comes from. */
  #provider: EngineOptions['engineProvider'];
  #values: { readonly position: Position; readonly notes: ReadonlyMap<Square, MoveValueNote> } | undefined;

  /**
   * @param isActive whether it may think and move now
   * @param defaultUrl where the engine's worker lies, where the board's options do not say so
   */
  constructor(context: EngineContext, isActive: () => boolean, defaultUrl: () => string | URL | undefined) {
    this.#context = context;
    this.#defaultUrl = defaultUrl;
    const getEngine = (): Promise<Engine> => this.#getEngine();
    this.#controller = new EngineController(context, isActive, getEngine);
    this.#analysis = new AnalysisRunner(context, isActive, getEngine, (result) => this.#onResult(result));
  }

  /** Whether it searches for its move. */
  get thinking(): boolean {
    return this.#controller.thinking;
  }

  /** The values of the moves in a position, best first, once they are known. */
  moveValues(position: Position): ReadonlyMap<Square, MoveValueNote> | undefined {
    return this.#values?.position.equals(position) ? this.#values.notes : undefined;
  }

  /** Begins, goes on with, or ends what there is to search now. */
  update(): void {
    this.#closeReplaced();
    this.#controller.update();
    this.#analysis.update();
  }

  onChange({ type }: ViewChange): void {
    // Nothing that is said or edited beside the place shown changes its value.
    if (!['move', 'pass', 'over', 'place', 'reset', 'engine-failed'].includes(type)) return;
    this.#controller.onGameChange();
    this.#values = undefined;
  }

  /** Searches the position shown. */
  async search(limits: SearchLimits): Promise<SearchResult> {
    const engine = await this.#getEngine();
    return engine.search(this.#context.model.game.position, limits);
  }

  moveNow(): void {
    this.#controller.moveNow();
  }

  /** Ends all searches and gives the workers back. */
  close(): void {
    this.#controller.stop();
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
    const url = options.engineUrl ?? this.#defaultUrl();
    const engine = await createEngine({
      ...(url !== undefined && { url }),
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
