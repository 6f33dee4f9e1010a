/** Openings from memory: by the book, from the start or after a named opening, or the user's own lines. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { WideBook } from '../../../src/core/book.js';
import '../../../src/elements/companions/openings/define.js';
import type { OthelloOpenings } from '../../../src/elements/companions/openings/openings.js';
import { parseTranscript } from '../../../src/core/formats.js';
import type { Color } from '../../../src/core/rules.js';
import { fill } from '../../../src/core/locales.js';
import { hasLibrary, LibraryClient } from '../../library/client.js';
import { TRAIN } from '../../locales/train.js';
import { isOpening, type TrainingLine } from '../../progress/training.js';
import { language } from '../../site.js';
import type { Mode, OpenMode, TrainContext } from '../mode.js';
import { OpeningDrill } from '../repertoire/opening-drill.js';
import './repertoire-mode.css';
import { namedOpenings } from '../repertoire/named-openings.js';
import { lineStartText } from '../repertoire/line-start-text.js';
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
      () => this.#list?.clearMessage(),
    );
    this.#drill.whenDone = (position) => this.#list?.nextAfter(position, this.#drill.side) ?? [];
    if (own) {
      const lines = container.querySelector<HTMLElement>('#lines')!;
      const library = hasLibrary() ? this.#library : undefined;
      this.#list = new RepertoireList(
        lines,
        context,
        {
          onChange: (isNew, known) => this.#showNewest(isNew, known),
          onChoice: (line) => this.#drill.preview(line, () => ''),
          onLine: (line) => this.#showLine(line, false),
          settings: () => html`<div class="choice">${this.#drill.sideChoice()} ${this.#start()}</div>`,
        },
        named,
        this.#board,
        library,
      );
    }
    if (named) this.#drill.side = parseTranscript(named.moves, startOf(named)).position.turn;
    this.#useLines(this.#drill.side);
    this.#drill.startAt(named ?? { moves: '' });
    this.#drill.due = this.#due();
    // Whoever comes with a place wants to learn that.
    if (named) return;
    if (own) this.#showNewest();
    else this.#drill.repeatFirst();
  }

  /** Shows the line that was added last, or an example while there is none. */
  #showNewest(isNew = false, known?: string): void {
    this.#frame();
    const newest = this.context.training.lines.at(-1);
    if (!newest) {
      this.#useLines(this.#drill.side);
      this.#list!.showChoice();
      return;
    }
    this.#showLine(newest, isNew, known);
  }

  /** A new line is played move by move first. */
  #showLine(line: TrainingLine, isNew: boolean, known?: string): void {
    this.#drill.side = line.side;
    this.#useLines(line.side);
    if (isNew) {
      this.#drill.guide(line, new Repertoire([line], line.side), known);
      return;
    }
    this.#drill.preview(
      line,
      (words) => fill(words.preview, { line: textOfLine(line, TRAIN[language()]) }),
      new Repertoire([line], line.side),
    );
  }

  /** Nothing can be asked before there is a line. */
  get #isEmpty(): boolean {
    return this.own && !this.named && this.context.training.lines.length === 0;
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
      html`${this.own ? nothing : html`<p class="about">${words.openingsIntro}</p>`}
        <div class="beside drill">
          <othello-board id="opening"></othello-board>
          <div>
            <div id="drill" class="choice" ?hidden=${this.#isEmpty}></div>
            ${this.own ? nothing : html`<div class="choice">${this.#start()}</div>`}
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
    const { lines } = this.context.training;
    // Of the user's own lines, only what they go through can be asked.
    const named = namedOpenings().filter(
      ({ moves }) => !this.own || lines.some((line) => !line.position && line.moves.startsWith(moves)),
    );
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
    return html`<label>
      ${words.repertoire.after}
      <select
        @change=${({ target }: Event) =>
          this.#drill.startAt(starts[(target as HTMLSelectElement).selectedIndex]!)}
      >
        ${texts.map((text) => html`<option>${text}</option>`)}
      </select>
    </label>`;
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
