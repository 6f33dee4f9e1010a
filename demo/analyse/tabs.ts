import { html, render } from 'lit';
import type { AnalyseStrings } from '../locales/analyse.js';

/** The parts beside the board, of which one is shown at a time. */
export const TABS = ['review', 'explore', 'open', 'share'] as const;
export type TabId = (typeof TABS)[number];

/** The tabs beside the board. */
export class Tabs {
  readonly #list: HTMLElement;
  readonly #onChange: (tab: TabId) => void;
  #current: TabId = 'review';
  #words: AnalyseStrings | undefined;

  constructor(list: HTMLElement, onChange: (tab: TabId) => void) {
    this.#list = list;
    this.#onChange = onChange;
  }

  get current(): TabId {
    return this.#current;
  }

  /** Shows a tab, because the page continues there. */
  show(tab: TabId): void {
    if (tab === this.#current) return;
    const focused = document.activeElement;
    const hadFocus = [panelOf(this.#current), this.#list].some((part) => part.contains(focused));
    this.#choose(tab);
    // The focused element may be hidden now. Focus the panel and not its tab, where arrow keys would change tabs.
    if (hadFocus) panelOf(tab).focus({ preventScroll: true });
  }

  #choose(tab: TabId): void {
    if (tab === this.#current) return;
    this.#current = tab;
    this.#draw();
    this.#onChange(tab);
  }

  draw(words: AnalyseStrings): void {
    this.#words = words;
    this.#draw();
  }

  #draw(): void {
    const words = this.#words;
    if (!words) return;
    for (const tab of TABS) panelOf(tab).hidden = tab !== this.#current;
    document.querySelector<HTMLElement>('.analysis')!.dataset['tab'] = this.#current;
    render(
      TABS.map(
        (tab) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${tab}"
            aria-controls="panel-${tab}"
            aria-selected=${tab === this.#current}
            tabindex=${tab === this.#current ? 0 : -1}
            @click=${() => this.#choose(tab)}
            @keydown=${(event: KeyboardEvent) => this.#step(event, tab)}
          >
            ${words.tabs[tab]}
          </button>`,
      ),
      this.#list,
    );
  }

  #step(event: KeyboardEvent, tab: TabId): void {
    const at = TABS.indexOf(tab);
    const last = TABS.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(TABS[next]!);
    this.#selected.focus();
  }

  get #selected(): HTMLElement {
    return this.#list.querySelector<HTMLElement>('[aria-selected=true]')!;
  }
}

function panelOf(tab: TabId): HTMLElement {
  return document.querySelector<HTMLElement>(`#panel-${tab}`)!;
}
