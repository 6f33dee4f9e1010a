/** The folds of "Explore": what is not the position and its best moves is opened by its name, and stays as it was left. */
import { html, render } from 'lit';
import type { AnalyseStrings } from '../locales/analyse.js';

export const FOLDS = ['game', 'known', 'remark', 'play'] as const;
export type FoldId = (typeof FOLDS)[number];

/** The key under which the open folds are stored. */
const OPEN_KEY = 'othello-explore-open';

/** Headings with `data-fold`, each before what it opens; the style sheet hides that by `data-open` of their frame. */
export class Folds {
  readonly #frame: HTMLElement;
  readonly #onChange: () => void;
  readonly #open = new Set<FoldId>(storedFolds());

  constructor(frame: HTMLElement, onChange: () => void) {
    this.#frame = frame;
    this.#onChange = onChange;
  }

  isOpen(fold: FoldId): boolean {
    return this.#open.has(fold);
  }

  draw({ folds }: Pick<AnalyseStrings, 'folds'>): void {
    this.#frame.dataset['open'] = [...this.#open].join(' ');
    for (const heading of this.#frame.querySelectorAll<HTMLElement>('[data-fold]')) {
      const fold = heading.dataset['fold'] as FoldId;
      render(
        html`<button
          type="button"
          aria-expanded=${this.#open.has(fold)}
          @click=${() => this.#toggle(fold, { folds })}
        >
          ${folds[fold]}
        </button>`,
        heading,
      );
    }
  }

  #toggle(fold: FoldId, words: Pick<AnalyseStrings, 'folds'>): void {
    if (!this.#open.delete(fold)) this.#open.add(fold);
    this.draw(words);
    try {
      localStorage.setItem(OPEN_KEY, [...this.#open].join(' '));
    } catch {
      // Without storage, the next visit begins with all of them closed.
    }
    this.#onChange();
  }
}

function storedFolds(): FoldId[] {
  try {
    const open = (localStorage.getItem(OPEN_KEY) ?? '').split(' ');
    return FOLDS.filter((fold) => open.includes(fold));
  } catch {
    return [];
  }
}
