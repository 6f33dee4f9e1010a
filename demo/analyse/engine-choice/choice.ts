import { html, render } from 'lit';
import type { AnalyseStrings } from '../../locales/analyse.js';
import type { EngineChoiceHost, EngineChoicePanel } from './panel.js';

/** The choice of the engine, folded away: it is fetched when somebody unfolds it, or has chosen limits before. */
export class EngineChoice {
  readonly #place: HTMLDetailsElement;
  readonly #host: EngineChoiceHost;
  readonly #inside = document.createElement('div');
  #words: AnalyseStrings['engineChoice'] | undefined;
  #panel: EngineChoicePanel | undefined;
  #isLoading = false;

  constructor(place: HTMLDetailsElement, host: EngineChoiceHost) {
    this.#place = place;
    this.#host = host;
    place.addEventListener('toggle', () => void this.#load());
    if (hasLimits()) void this.#load();
  }

  draw({ engineChoice }: AnalyseStrings): void {
    this.#words = engineChoice;
    render(
      html`<summary>${engineChoice.title}</summary>
        ${this.#inside}`,
      this.#place,
    );
    this.#panel?.draw(engineChoice);
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { EngineChoicePanel } = await import('./panel.js');
    this.#panel = new EngineChoicePanel(this.#inside, this.#host);
    if (this.#words) this.#panel.draw(this.#words);
  }
}

function hasLimits(): boolean {
  try {
    return localStorage.getItem('othello-analyse-engine') !== null;
  } catch {
    return false;
  }
}
