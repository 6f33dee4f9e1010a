import type { PropertyValues } from '@lit/reactive-element';
import { OthelloBoard } from '../board/element.js';
import type { BoardContext } from '../board/context.js';
import { fetchOnInput, isEngineDue } from '../board/engine-files.js';
import { Visibility } from '../board/visibility.js';
import type { SearchLimits, SearchResult } from '../../core/engine/engine.js';
import type { EngineLocation } from '../../core/engine/engine-address.js';
import { warmUp } from '../../core/engine/warm-up.js';

/**
 * The board of the script for pages, which is beside the engine's files and so knows their addresses. As soon as it is
 * drawn, it prefetches those that it will need, together with the parts of the board: the engine's first answer then
 * waits for three consecutive requests instead of four.
 */
export class PageBoard extends OthelloBoard {
  readonly #visibility = new Visibility(this, () => this.#fetchDueFiles());

  constructor() {
    super();
    fetchOnInput(this.context, fetchFiles);
  }

  override analyze(limits?: SearchLimits): Promise<SearchResult> {
    fetchFiles(this.context);
    return super.analyze(limits);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#visibility.unwatch();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#fetchDueFiles();
  }

  /** Fetches nothing while the board is out of sight, where the engine pauses. */
  #fetchDueFiles(): void {
    if (!this.isConnected || !isEngineDue(this.context)) return;
    if (this.#visibility.isVisible) fetchFiles(this.context);
    else this.#visibility.watch();
  }
}

/**
 * Prefetches the engine's files in parallel, before the first search requests them one after another. A board with its
 * own worker address waits for the engine's part, which checks the address: other pages do not need that code at once.
 */
function fetchFiles({ element }: BoardContext): void {
  if (!element.engineProvider && !element.engineUrl)
    warmUp((element.constructor as EngineLocation).engineUrl);
}
