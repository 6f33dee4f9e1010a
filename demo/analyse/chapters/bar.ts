/** The bar above the parts beside the board: it names the current chapter, and opens the panel of chapters. */
import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import type { Chapters } from './chapters.js';
import { shownName } from './names.js';
import type { ChaptersContext, ChaptersPanel } from './chapters-panel.js';
import { late } from '../../late.js';

/** The bar; the panel is loaded when it is first opened. */
export class ChaptersBar {
  readonly #container: HTMLElement;
  readonly #panelContainer: HTMLElement;
  readonly #chapters: Chapters;
  readonly #context: ChaptersContext;
  #words: AnalyseStrings['chapters'] | undefined;
  #panel: ChaptersPanel | undefined;
  #loading: Promise<ChaptersPanel> | undefined;
  #isStored = true;

  constructor(
    container: HTMLElement,
    panelContainer: HTMLElement,
    chapters: Chapters,
    context: ChaptersContext,
  ) {
    this.#container = container;
    this.#panelContainer = panelContainer;
    this.#chapters = chapters;
    this.#context = context;
    chapters.subscribe(() => this.#draw());
  }

  /** Draws the bar and the panel in a language. */
  draw({ chapters }: AnalyseStrings): void {
    this.#words = chapters;
    this.#panel?.draw(chapters);
    this.#draw();
  }

  /** Another place is shown, or names have changed. */
  update(): void {
    if (this.#chapters.list.length > 1) this.#draw();
    this.#panel?.update();
  }

  /** Whether the browser has stored the analysis; if not, the bar warns. */
  set isStored(isStored: boolean) {
    if (isStored === this.#isStored) return;
    this.#isStored = isStored;
    this.#draw();
  }

  /** Opens the panel of chapters. */
  async open(): Promise<ChaptersPanel> {
    this.#panelContainer.hidden = false;
    this.#draw();
    this.#loading ??= late(() => import('./chapters-panel.js')).then(({ ChaptersPanel }) => {
      const panel = new ChaptersPanel(this.#panelContainer, this.#chapters, this.#context);
      if (this.#words) panel.draw(this.#words);
      return (this.#panel = panel);
    });
    return this.#loading;
  }

  #toggle(): void {
    if (this.#panelContainer.hidden) void this.open();
    else this.#panelContainer.hidden = true;
    this.#draw();
  }

  #draw(): void {
    const words = this.#words;
    if (!words) return;
    const { list, current } = this.#chapters;
    this.#panelContainer.setAttribute('aria-label', words.title);
    render(
      html`${
          list.length === 1
            ? nothing
            : html`<select
                aria-label=${words.shown}
                @change=${(event: Event) => this.#chapters.choose(Number((event.target as HTMLSelectElement).value))}
              >
                ${list.map(
                  (chapter) =>
                    html`<option value=${chapter.id} .selected=${live(chapter === current)}>
                      ${shownName(chapter, list, words)}
                    </option>`,
                )}
              </select>`
        }
        <button
          type="button"
          class="plain"
          aria-expanded=${!this.#panelContainer.hidden}
          aria-controls=${this.#panelContainer.id}
          @click=${() => this.#toggle()}
        >
          ${words.title}
        </button>
        ${this.#isStored ? nothing : html`<p class="status failed" role="alert">${words.notStored}</p>`}`,
      this.#container,
    );
  }
}
