import type { SiteStrings } from './locales/site.js';
import { isEngineKept, keepEngine } from './offline.js';

type State = 'missing' | 'loading' | 'kept' | 'failed';

/** The control at the foot of each page that fetches the engine for visits without a network. */
export class OfflineControl {
  readonly #place: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #status: HTMLElement;
  readonly #strings: () => SiteStrings;
  #state: State = 'missing';

  constructor(place: HTMLElement, strings: () => SiteStrings) {
    this.#place = place;
    this.#button = place.querySelector('button')!;
    this.#status = place.querySelector('[role=status]')!;
    this.#strings = strings;
    this.#button.addEventListener('click', () => void this.#keep());
    // What has been used is kept as well: the browser has it already.
    document.addEventListener('othello-engineready', () => void this.#keep());
  }

  async start(): Promise<void> {
    if (await isEngineKept()) this.#state = 'kept';
    this.update();
  }

  /** Writes the state in the language of the page. */
  update(): void {
    const { offline, offlineLoading, offlineReady, offlineFailed } = this.#strings();
    const texts = { missing: '', loading: offlineLoading, kept: offlineReady, failed: offlineFailed };
    this.#button.textContent = offline;
    this.#button.hidden = this.#state === 'loading' || this.#state === 'kept';
    this.#status.textContent = texts[this.#state];
    this.#place.hidden = false;
  }

  async #keep(): Promise<void> {
    if (this.#state === 'loading' || this.#state === 'kept') return;
    this.#state = 'loading';
    this.update();
    this.#state = await keepEngine().then(
      () => 'kept' as const,
      () => 'failed' as const,
    );
    this.update();
  }
}
