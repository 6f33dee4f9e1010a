import type { LegendStrings } from '../../locales/strings.js';

/** In the order in which they are listed. */
const ZONES = ['corner', 'edge', 'c', 'x', 'danger'] as const;

/** The list below a board that says what its strategy zones mean. */
export class Legend {
  readonly #list = document.createElement('div');
  #strings: LegendStrings | undefined;

  constructor(board: HTMLElement) {
    this.#list.className = 'legend';
    this.#list.part.add('legend');
    this.#list.role = 'list';
    this.#list.hidden = true;
    board.after(this.#list);
  }

  /** Shows it in these words, or hides it. */
  update(isShown: boolean, strings: LegendStrings): void {
    this.#list.hidden = !isShown;
    if (!isShown || strings === this.#strings) return;
    this.#strings = strings;
    this.#list.ariaLabel = strings.name;
    this.#list.replaceChildren(
      ...ZONES.map((zone) => {
        const item = document.createElement('span');
        item.role = 'listitem';
        const swatch = document.createElement('i');
        swatch.dataset['zone'] = zone;
        item.append(swatch, strings[zone]);
        return item;
      }),
    );
  }
}
