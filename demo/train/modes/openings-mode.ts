/** Openings from memory: by the book, from the start or after a named opening, or the user's own lines. */
import { html, render, type TemplateResult } from 'lit';
import { WideBook } from '../../../src/core/book.js';
import '../../../src/elements/companions/openings/define.js';
import type { OthelloOpenings } from '../../../src/elements/companions/openings/openings.js';
import { parseTranscript } from '../../../src/core/formats.js';
import { nameOfOpening, OPENINGS, type Color } from '../../../src/core/rules.js';
import { hasLibrary, LibraryClient } from '../../library/client.js';
import { TRAIN } from '../../locales/train.js';
import { isOpening } from '../../progress/training.js';
import { language } from '../../site.js';
import type { Mode, OpenMode, TrainContext } from '../mode.js';
import { OpeningDrill } from '../opening-drill.js';
import { lineStartText } from '../line-start-text.js';
import { readLineStart, Repertoire, startOf, type LineStart } from '../repertoire/repertoire.js';
import { RepertoireList, textOfLine } from '../repertoire/repertoire-list.js';

class Openings implements Mode {
  readonly #drill: OpeningDrill;
  #isClosed = false;
  readonly #list: RepertoireList | undefined;
  /** Games from which replies are chosen; the worker ends with the mode. */
  readonly #library = new LibraryClient();

  constructor(
    private readonly container: HTMLElement,
    private readonly context: TrainContext,
    /** Whether the user's own lines are asked. */
    private readonly own: boolean,
    /** The place that the address names. */
    private readonly named: LineStart | undefined,
  ) {
    this.#frame();
    const openings = container.querySelector('othello-openings')!;
    openings.book = new WideBook('../book/');
    this.#useLibrary(openings);
    this.#drill = new OpeningDrill(
      container.querySelector<HTMLElement>('#drill')!,
      this.#board,
      openings,
      () => void context.refresh(),
      () => context.onNotStored(),
      (side) => this.#useLines(side),
    );
    if (own) {
      const onChange = (): void => {
        this.#useLines(this.#drill.side);
        this.#drill.start();
      };
      const lines = container.querySelector<HTMLElement>('#lines')!;
      const library = hasLibrary() ? this.#library : undefined;
      this.#list = new RepertoireList(lines, context, onChange, named, this.#board, library);
    }
    if (named) this.#drill.side = parseTranscript(named.moves, startOf(named)).position.turn;
    const newest = own && !named ? context.training.lines.at(-1) : undefined;
    if (newest) this.#drill.side = newest.side;
    this.#useLines(this.#drill.side);
    this.#drill.startAt(named ?? { moves: '' });
    if (newest) this.#drill.preview(newest, textOfLine(newest, TRAIN[language()]));
    this.#drill.due = this.#due();
    // Whoever comes with a place wants to learn that.
    if (!named && !newest) this.#drill.repeatFirst();
  }

  get #board() {
    return this.container.querySelector<HTMLElementTagNameMap['othello-board']>('#opening')!;
  }

  draw(): void {
    this.#frame();
    this.#drill.due = this.#due();
    this.#list?.draw();
  }

  close(): void {
    this.#isClosed = true;
    this.#drill.close();
    this.#library.close();
  }

  /** Uses the library's games as what people play, if there are any. */
  #useLibrary(openings: OthelloOpenings): void {
    if (!hasLibrary()) return;
    const library = this.#library;
    library.call('open', []).then(
      ({ games }) => {
        if (games === 0 || this.#isClosed) return;
        openings.database = { games, movesAt: (position) => library.call('movesAt', [position.toString()]) };
      },
      // Without the library, replies come from the book.
      () => undefined,
    );
  }

  #due() {
    return this.context.training.puzzles.filter((one) => isOpening(one) && one.due <= Date.now());
  }

  #useLines(side: Color): void {
    if (this.own) this.#drill.lines = new Repertoire(this.context.training.lines, side);
  }

  #frame(): void {
    const words = TRAIN[language()];
    render(
      html`<p class="about">${this.own ? words.repertoire.intro : words.openingsIntro}</p>
        <div class="beside drill">
          <othello-board id="opening"></othello-board>
          <div>
            ${this.#start()}
            <div id="drill" class="choice"></div>
            <div id="lines"></div>
            <othello-openings for="opening" class="hidden-values"></othello-openings>
          </div>
        </div>`,
      this.container,
    );
  }

  /** The choice of an opening where rounds begin. */
  #start(): TemplateResult {
    const words = TRAIN[language()];
    const named = OPENINGS.map((opening) => ({
      name: nameOfOpening(opening, language()),
      moves: opening.moves.join(''),
    })).sort((one, other) => one.name.localeCompare(other.name, language()));
    const starts: LineStart[] = [
      ...(this.named ? [this.named] : []),
      { moves: '' },
      ...named.map(({ moves }) => ({ moves })),
      ...this.#ownStarts(),
    ];
    const texts = [
      ...(this.named ? [words.repertoire.fromPosition] : []),
      words.repertoire.fromStart,
      ...named.map(({ name }) => name),
      ...this.#ownStarts().map((start) => lineStartText(start, words)),
    ];
    return html`<div class="choice">
      <label>
        ${words.repertoire.after}
        <select
          @change=${({ target }: Event) =>
            this.#drill.startAt(starts[(target as HTMLSelectElement).selectedIndex]!)}
        >
          ${texts.map((text) => html`<option>${text}</option>`)}
        </select>
      </label>
    </div>`;
  }

  /** The positions in which own lines begin, without the one that the address names. */
  #ownStarts(): LineStart[] {
    if (!this.own) return [];
    const found = this.context.training.lines.flatMap(({ position }) => position ?? []);
    return [...new Set(found)]
      .filter((position) => position !== this.named?.position)
      .map((position) => ({ position, moves: '' }));
  }
}

export const open: OpenMode = (container, context, detail) =>
  new Openings(container, context, false, readLineStart(detail));
export const openRepertoire: OpenMode = (container, context, detail) =>
  new Openings(container, context, true, readLineStart(detail));
