import { moduleFolder } from '../engine/module-folder.js';
import { setEngineFolder, warmUp } from '../engine/warm-up.js';
import { engineAddress, type EngineLocation } from '../engine/engine-address.js';
import type { BoardContext } from './context.js';
import { fetchOnInput, isEngineDue } from './engine-files.js';
import { BoardEngine } from './engine/board-engine.js';
import { Visibility } from './visibility.js';

// The script for pages has said it before.
setEngineFolder(moduleFolder());

/** The engine of a board in a page: what is in no page, or out of sight, neither thinks nor moves. */
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

  /** Unless the board is put somewhere else within the task in which it has left its document, the engine is closed. */
  suspend(): void {
    this.#visibility.unwatch();
    queueMicrotask(() => {
      if (!this.#context.element.isConnected) this.close();
    });
  }
}

/** Has the engine's files fetched side by side, before the first search asks for them one after the other. */
function fetchFiles({ element }: BoardContext): void {
  // Another engine than the package's needs none of them.
  if (element.engineProvider) return;
  try {
    warmUp(engineAddress(element));
  } catch {
    // The engine tells of an address that is not allowed.
  }
}

export function createPart(context: BoardContext): EnginePart {
  return new EnginePart(context);
}
