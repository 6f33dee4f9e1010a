import { html, render } from 'lit';
import type { AnalyseStrings } from '../../locales/analyse.js';
import type { EngineChoiceContext, EngineChoicePanel } from './engine-panel.js';
import { late } from '../../late.js';

/** The collapsed choice of the engine. Its panel is loaded when first opened, or at once if limits are stored,
 * for it also makes the engine that obeys them. */
export class EngineChoice {
  readonly #container: HTMLDetailsElement;
  readonly #context: EngineChoiceContext;
  readonly #inside = document.createElement('div');
  #panel: EngineChoicePanel | undefined;
  #isLoading = false;

  constructor(container: HTMLDetailsElement, context: EngineChoiceContext) {
    this.#container = container;
    this.#context = context;
    container.addEventListener('toggle', () => void this.#load());
    if (hasLimits()) void this.#load();
  }

  draw({ whichEngine }: AnalyseStrings): void {
    render(
      html`<summary>${whichEngine}</summary>
        ${this.#inside}`,
      this.#container,
    );
    this.#panel?.draw();
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { EngineChoicePanel } = await late(() => import('./engine-panel.js'));
      this.#panel = new EngineChoicePanel(this.#inside, this.#context);
    } catch (error) {
      // The next toggle tries again.
      this.#isLoading = false;
      throw error;
    }
    this.#panel.draw();
  }
}

/** Whether limits are stored. Repeats the key of `limits.ts`, which is loaded only with the panel. */
function hasLimits(): boolean {
  try {
    return localStorage.getItem('othello-analyse-engine') !== null;
  } catch {
    return false;
  }
}
