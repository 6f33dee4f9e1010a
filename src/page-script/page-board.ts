import type { PropertyValues } from '@lit/reactive-element';
import { OthelloBoard } from '../board/element.js';
import type { BoardContext } from '../board/context.js';
import { fetchOnInput, isEngineDue } from '../board/engine-files.js';
import { Visibility } from '../board/visibility.js';
import type { SearchLimits, SearchResult } from '../engine/engine.js';
import type { EngineLocation } from '../engine/engine-address.js';
import { warmUp } from '../engine/warm-up.js';

/**
 * The board of the script for pages, which lies beside the engine's files and so knows their addresses. As soon as it is
 * drawn, it asks for those that it will need, together with the parts of the board: the first answer of the engine waits
 * for three requests, one behind the other, and not for four.
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

  /** Fetches nothing for a board that is out of sight, where the engine waits. */
  #fetchDueFiles(): void {
    if (!this.isConnected || !isEngineDue(this.context)) return;
    if (this.#visibility.isVisible) fetchFiles(this.context);
    else this.#visibility.watch();
  }
}

/**
 * Has the engine's files fetched side by side, before the first search asks for them one after the other. A board that names a
 * worker of its own waits for the engine's part, which checks the address: no other page needs the code for that at once.
 */
function fetchFiles({ element }: BoardContext): void {
  if (!element.engineProvider && !element.engineUrl)
    warmUp((element.constructor as EngineLocation).engineUrl);
}
