import { html, render } from 'lit';
import type { AnalyseStrings } from '../../locales/analyse.js';
import type { EngineChoiceContext, EngineChoicePanel } from './panel.js';

/** The collapsed choice of the engine. It is loaded when the user opens it, or has chosen limits before. */
export class EngineChoice {
  readonly #place: HTMLDetailsElement;
  readonly #context: EngineChoiceContext;
  readonly #inside = document.createElement('div');
  #panel: EngineChoicePanel | undefined;
  #isLoading = false;

  constructor(place: HTMLDetailsElement, context: EngineChoiceContext) {
    this.#place = place;
    this.#context = context;
    place.addEventListener('toggle', () => void this.#load());
    if (hasLimits()) void this.#load();
  }

  draw({ whichEngine }: AnalyseStrings): void {
    render(
      html`<summary>${whichEngine}</summary>
        ${this.#inside}`,
      this.#place,
    );
    this.#panel?.draw();
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { EngineChoicePanel } = await import('./panel.js');
      this.#panel = new EngineChoicePanel(this.#inside, this.#context);
    } catch (error) {
      // It is requested again the next time the user opens it.
      this.#isLoading = false;
      throw error;
    }
    this.#panel.draw();
  }
}

function hasLimits(): boolean {
  try {
    return localStorage.getItem('othello-analyse-engine') !== null;
  } catch {
    return false;
  }
}
