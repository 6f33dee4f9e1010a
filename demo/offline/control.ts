import type { SiteStrings } from '../locales/site.js';
import { answerOffline, askOffline } from './offline.js';

type State = 'missing' | 'loading' | 'stored' | 'failed';

/** The control at the foot of each page that stores the engine for visits without a network. */
export class OfflineControl {
  readonly #container: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #status: HTMLElement;
  readonly #strings: () => SiteStrings;
  #state: State = 'missing';
  /** Whether the engine should be stored: the user asked for it, or plays against it. */
  #wanted = false;

  constructor(container: HTMLElement, strings: () => SiteStrings) {
    this.#container = container;
    this.#button = container.querySelector('button')!;
    this.#status = container.querySelector('[role=status]')!;
    this.#strings = strings;
    this.#button.addEventListener('click', () => void this.keep());
  }

  async start(): Promise<void> {
    answerOffline();
    // A new version of the site may have another engine.
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.#check());
    await this.#check();
  }

  async #check(): Promise<void> {
    this.#state = (await askOffline('is-engine-stored').catch(() => false)) ? 'stored' : 'missing';
    this.update();
    if (this.#wanted) await this.keep();
  }

  /** Shows the state in the language of the page. */
  update(): void {
    const { offline, offlineLoading, offlineReady, offlineFailed } = this.#strings();
    const texts = { missing: '', loading: offlineLoading, stored: offlineReady, failed: offlineFailed };
    this.#button.textContent = offline;
    this.#button.hidden = this.#state === 'loading' || this.#state === 'stored';
    this.#status.textContent = texts[this.#state];
    this.#container.hidden = false;
  }

  /** Stores the engine, also of each new version of the site while the page is open. */
  async keep(): Promise<void> {
    this.#wanted = true;
    if (this.#state === 'loading' || this.#state === 'stored') return;
    this.#state = 'loading';
    this.update();
    this.#state = (await askOffline('keep-engine').catch(() => false)) ? 'stored' : 'failed';
    this.update();
  }
}
