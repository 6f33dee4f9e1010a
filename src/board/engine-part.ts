import type { BoardContext, EngineLocation } from './context.js';
import { fetchEngineEarly, fetchEngineFiles } from './engine-files.js';
import { EngineHost } from './engine/engine-host.js';
import { Visibility } from './visibility.js';

/** The engine of a board in a page: what is in no page, or out of sight, neither thinks nor moves. */
export class EnginePart extends EngineHost {
  readonly #context: BoardContext;
  readonly #visibility: Visibility;

  constructor(context: BoardContext) {
    const { element } = context;
    const visibility = new Visibility(element, () => context.requestUpdate());
    super(
      context,
      () => element.isConnected && visibility.isVisible,
      () => (element.constructor as EngineLocation).engineUrl,
    );
    this.#context = context;
    this.#visibility = visibility;
    fetchEngineEarly(context);
  }

  override update(): void {
    const { element, usesEngine, needsEvaluation, model } = this.#context;
    if (usesEngine && element.isConnected) this.#visibility.watch();
    if (this.#visibility.isVisible && (needsEvaluation || model.isEngineTurn))
      fetchEngineFiles(this.#context);
    super.update();
  }

  /** The board has left its document. */
  suspend(): void {
    this.#visibility.unwatch();
  }
}

export function createPart(context: BoardContext): EnginePart {
  return new EnginePart(context);
}
