/** The list of games in the library: its rows, keys, and selection. */
import { virtualize, virtualizerRef, type VirtualizerHostElement } from '@lit-labs/virtualizer/virtualize.js';
import type { RangeChangedEvent } from '@lit-labs/virtualizer/events.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { fill, plural } from '../../src/core/locales.js';
import type { GameRow } from '../library/library-types.js';
import type { AnalyseStrings } from '../locales/analyse.js';
import { openingName } from '../opening-names.js';
import { dateText, playerName } from '../players.js';
import { scoreText } from './score-text.js';
import { language } from '../site.js';

/** Number of rows for Page Up and Page Down. */
const PAGE = 8;
/** Number of rows requested at a time. */
const BLOCK = 100;

/** The rows of the library for a list, and its callbacks. */
export interface GameListContext {
  rows(ids: readonly number[]): Promise<readonly (GameRow | undefined)[]>;
  open(id: number): void;
  /** Other games are selected. */
  onSelected(): void;
}

/**
 * A list of any number of games; only visible rows are in the document. A click or a key opens a game, or selects it in
 * selection mode.
 */
export class GameList {
  readonly element = document.createElement('div');
  readonly selected = new Set<number>();
  readonly #context: GameListContext;
  #ids: Uint32Array<ArrayBuffer> = new Uint32Array();
  #items: number[] = [];
  #rows = new Map<number, GameRow | undefined>();
  readonly #requested = new Set<number>();
  #words: AnalyseStrings['open'] | undefined;
  /** Index of the row that the keys have reached. */
  #active = 0;
  /** Indices of the rows in the document; none while the list is out of sight. */
  #range = { first: 0, last: -1 };
  /** The game on the board. */
  #current: number | undefined;
  #selecting = false;

  constructor(context: GameListContext) {
    this.#context = context;
    this.element.className = 'games';
    this.element.addEventListener('keydown', this.#step);
  }

  update(
    ids: Uint32Array<ArrayBuffer>,
    words: AnalyseStrings['open'],
    { current, selecting }: { readonly current: number | undefined; readonly selecting: boolean },
  ): void {
    if (ids !== this.#ids) {
      this.#ids = ids;
      this.#items = Array.from(ids);
      // Actions apply to what is in the list.
      const listed = new Set(this.#items);
      for (const id of [...this.selected]) if (!listed.has(id)) this.selected.delete(id);
      // The rows may have changed together with the list.
      this.#rows = new Map();
      this.#requested.clear();
      this.#active = Math.max(0, current === undefined ? 0 : this.#items.indexOf(current));
    }
    if (!selecting) this.selected.clear();
    this.#words = words;
    this.#current = current;
    this.#selecting = selecting;
    this.#draw();
  }

  #draw(): void {
    const words = this.#words!;
    const active = this.#isInDocument() ? this.#items[this.#active] : undefined;
    render(
      html`<div
        class="rows"
        role="listbox"
        tabindex="0"
        aria-label=${words.list}
        aria-multiselectable=${this.#selecting ? 'true' : nothing}
        aria-activedescendant=${active === undefined ? nothing : `game-${active}`}
        @rangeChanged=${this.#onRange}
      >
        ${virtualize({
          // The virtualizer draws rows again only for another array.
          items: [...this.#items],
          scroller: true,
          keyFunction: (id: number) => id,
          renderItem: (id: number, index) => this.#row(id, index),
        })}
      </div>`,
      this.element,
    );
  }

  /** Whether the row that the keys have reached is one that can be pointed to. */
  #isInDocument(): boolean {
    const { first, last } = this.#range;
    return first <= this.#active && this.#active <= last;
  }

  readonly #onRange = ({ first, last }: RangeChangedEvent): void => {
    const before = this.#isInDocument();
    this.#range = { first, last };
    if (this.#isInDocument() !== before) this.#draw();
  };

  #row(id: number, index: number): TemplateResult {
    const row = this.#rows.get(id);
    if (!row) this.#ask(index);
    const isActive = index === this.#active;
    const isSelected = this.#selecting ? this.selected.has(id) : id === this.#current;
    return html`<div
      role="option"
      id="game-${id}"
      class="game ${isActive ? 'active' : ''}"
      aria-selected=${isSelected}
      aria-setsize=${this.#items.length}
      aria-posinset=${index + 1}
      @click=${() => this.#choose(index)}
    >
      ${row ? this.#content(row) : html`<span class="names">…</span><span class="facts">&nbsp;</span>`}
    </div>`;
  }

  #content(row: GameRow): TemplateResult {
    const words = this.#words!;
    const { black, white, event, date, moves, start, blackRating, whiteRating } = row;
    const isPosition = start !== undefined && moves === 0 && !black && !white;
    const facts = [
      event,
      date && dateText(date),
      row.opening && openingName(row.opening, language()),
      isPosition ? '' : plural(words.moves, moves, language()),
    ];
    return html`<span class="names">
        ${
          isPosition
            ? html`<span class="position">${positionText(start, words)}</span>`
            : html`<span
                  ><i class="disc black" aria-hidden="true"></i>${playerName(row, 'black')}
                  <small>${blackRating ?? nothing}</small></span
                >
                <span class="score">${scoreText(row, words)}</span>
                <span
                  ><i class="disc white" aria-hidden="true"></i>${playerName(row, 'white')}
                  <small>${whiteRating ?? nothing}</small></span
                >`
        }
      </span>
      <span class="facts">${facts.filter(Boolean).join(' · ') || html`&nbsp;`}</span>`;
  }

  /** Requests the rows around a visible one. */
  #ask(index: number): void {
    const block = Math.floor(index / BLOCK);
    if (this.#requested.has(block)) return;
    this.#requested.add(block);
    const ids = this.#items.slice(block * BLOCK, (block + 1) * BLOCK);
    const rows = this.#rows;
    void this.#context.rows(ids).then((found) => {
      if (rows !== this.#rows) return;
      ids.forEach((id, at) => rows.set(id, found[at]));
      this.#draw();
    });
  }

  #choose(index: number): void {
    const id = this.#items[index];
    if (id === undefined) return;
    this.#active = index;
    if (!this.#selecting) {
      this.#context.open(id);
      return;
    }
    if (!this.selected.delete(id)) this.selected.add(id);
    this.#draw();
    this.#context.onSelected();
  }

  readonly #step = (event: KeyboardEvent): void => {
    const last = this.#items.length - 1;
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

function positionText(
  { empties, turn }: NonNullable<GameRow['start']>,
  words: AnalyseStrings['open'],
): string {
  return fill(plural(words.position, empties, language()), { color: words.colors[turn] });
}
