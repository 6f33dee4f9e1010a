import type { PropertyValues } from '@lit/reactive-element';
import { OthelloBoard } from '../board/element.js';
import { fetchEngineFiles, fetchEngineFilesOnInput, isEngineDue } from '../board/engine-files.js';
import { Visibility } from '../board/visibility.js';
import type { SearchLimits, SearchResult } from '../engine/engine.js';

/**
 * The board of the script for pages, which lies beside the engine's files and so knows their addresses. As soon as it is
 * drawn, it asks for those that it will need, together with the parts of the board: the first answer of the engine waits
 * for three requests, one behind the other, and not for four.
 */
export class PageBoard extends OthelloBoard {
  readonly #visibility = new Visibility(this, () => this.#fetchDueFiles());

  constructor() {
    super();
    fetchEngineFilesOnInput(this.context);
  }

  override analyze(limits?: SearchLimits): Promise<SearchResult> {
    fetchEngineFiles(this.context);
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
    if (this.#visibility.isVisible) fetchEngineFiles(this.context);
    else this.#visibility.watch();
  }
}
