import { virtualize, virtualizerRef, type VirtualizerHostElement } from '@lit-labs/virtualizer/virtualize.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { plural } from '../../src/locales.js';
import type { AnalyseStrings } from '../locales/analyse.js';
import { language } from '../site.js';
import type { GameRow } from './opened-game.js';

/** Rows that Page Up and Page Down go past. */
const PAGE = 8;

/** A list of any number of games, of which only those in sight are in the page; a click or the keys open one. */
export class GameList {
  readonly element = document.createElement('div');
  readonly #open: (row: GameRow) => void;
  #rows: readonly GameRow[] = [];
  #words: AnalyseStrings['open'] | undefined;
  /** The row that the keys have come to, by its place among those shown. */
  #active = 0;
  /** The game on the board. */
  #current: number | undefined;

  constructor(open: (row: GameRow) => void) {
    this.#open = open;
    this.element.className = 'games';
    this.element.addEventListener('keydown', this.#step);
  }

  update(rows: readonly GameRow[], words: AnalyseStrings['open'], current: number | undefined): void {
    if (rows !== this.#rows)
      this.#active = Math.max(
        0,
        rows.findIndex(({ id }) => id === current),
      );
    this.#rows = rows;
    this.#words = words;
    this.#current = current;
    this.#draw();
  }

  #draw(): void {
    const words = this.#words!;
    const active = this.#rows[this.#active];
    render(
      html`<div
        class="rows"
        role="listbox"
        tabindex="0"
        aria-label=${words.list}
        aria-activedescendant=${active ? `game-${active.id}` : nothing}
      >
        ${virtualize({
          items: [...this.#rows],
          scroller: true,
          keyFunction: ({ id }: GameRow) => id,
          renderItem: (row: GameRow, index) => this.#row(row, index),
        })}
      </div>`,
      this.element,
    );
  }

  #row(row: GameRow, index: number): TemplateResult {
    const words = this.#words!;
    const { id, black, white, place, year, moves } = row;
    const isActive = index === this.#active;
    return html`<div
      role="option"
      id="game-${id}"
      class="game ${isActive ? 'active' : ''}"
      aria-selected=${id === this.#current}
      aria-setsize=${this.#rows.length}
      aria-posinset=${index + 1}
      @click=${() => this.#choose(index)}
    >
      <span class="names">
        <span><i class="disc black" aria-hidden="true"></i>${black || words.nameless}</span>
        <span class="score">${scoreOf(row, words)}</span>
        <span><i class="disc white" aria-hidden="true"></i>${white || words.nameless}</span>
      </span>
      <span class="facts"
        >${[place, year, plural(words.moves, moves, language())].filter(Boolean).join(' · ')}</span
      >
    </div>`;
  }

  #choose(index: number): void {
    const row = this.#rows[index];
    if (!row) return;
    this.#active = index;
    this.#open(row);
  }

  readonly #step = (event: KeyboardEvent): void => {
    const last = this.#rows.length - 1;
    const to = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + PAGE,
      PageUp: this.#active - PAGE,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Enter' || event.key === ' ') this.#choose(this.#active);
    else if (to === undefined) return;
    else {
      this.#active = Math.min(last, Math.max(0, to));
      this.#draw();
      const list = this.element.querySelector<VirtualizerHostElement>('.rows')!;
      list[virtualizerRef]?.element(this.#active)?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  };
}

/** `38–26`, or who won where the points are not known. */
function scoreOf({ margin, outcome }: GameRow, words: AnalyseStrings['open']): string {
  if (margin !== undefined) return `${32 + margin / 2}–${32 - margin / 2}`;
  if (outcome === undefined) return '–';
  return outcome === 'draw' ? words.draw : outcome === 'black' ? '1–0' : '0–1';
}
