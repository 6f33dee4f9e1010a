import { moduleFolder } from '../../core/engine/module-folder.js';
import { setEngineFolder, warmUp } from '../../core/engine/warm-up.js';
import { engineAddress, type EngineLocation } from '../../core/engine/engine-address.js';
import type { BoardContext } from './context.js';
import { fetchOnInput, isEngineDue } from './engine-files.js';
import { BoardEngine } from './engine/board-engine.js';
import { Visibility } from './visibility.js';

// The script for pages has set it earlier.
setEngineFolder(moduleFolder());

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
    fetchOnInput(context, fetchFiles);
  }

  override update(): void {
    const { element, usesEngine } = this.#context;
    if (usesEngine && element.isConnected) this.#visibility.watch();
    if (this.#visibility.isVisible && isEngineDue(this.#context)) fetchFiles(this.#context);
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

/** Prefetches the engine's files in parallel, before the first search requests them one after another. */
function fetchFiles({ element }: BoardContext): void {
  // A custom engine needs none of them.
  if (element.engineProvider) return;
  try {
    warmUp(engineAddress(element));
  } catch {
    // The engine reports an address that is not allowed.
  }
}

export function createPart(context: BoardContext): EnginePart {
  return new EnginePart(context);
}
