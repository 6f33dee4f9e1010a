/**
 * Loads and holds the engine of a board: the controller imports this module only when a board plays or shows values, and
 * so a diagram loads nothing of it.
 */
import { engineAddress, type EngineLocation } from '../engine-address.js';
import type { BoardContext } from '../context.js';
import { BoardEngine } from './board-engine.js';
import { Visibility } from '../visibility.js';

/** The engine of a board in a page: pauses while the board is outside a page or out of sight. */
export class EnginePart extends BoardEngine {
  readonly #context: BoardContext;
  readonly #visibility: Visibility;

  constructor(context: BoardContext) {
    const { element } = context;
    const visibility = new Visibility(element, () => context.requestUpdate());
    super(
      context,
      () => element.isConnected && visibility.isVisible,
      () => ({
        url: engineAddress(element),
        startTimeout: (element.constructor as EngineLocation).engineTimeout,
      }),
    );
    this.#context = context;
    this.#visibility = visibility;
  }

  override update(): void {
    const { element, usesEngine } = this.#context;
    if (usesEngine && element.isConnected) this.#visibility.watch();
    super.update();
  }

  /** Closes the engine, unless the board is inserted elsewhere within the same task. */
  suspend(): void {
    this.#visibility.unwatch();
    queueMicrotask(() => {
      if (!this.#context.element.isConnected) this.close();
    });
  }
}

/** Makes the part, once its module is loaded. */
export function createPart(context: BoardContext): EnginePart {
  return new EnginePart(context);
}
