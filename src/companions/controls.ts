import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { OthelloBoard } from '../board/element.js';
import type { ChangeDetail } from '../board/events.js';
import type { Mark } from '../board/marks.js';
import type { CompanionStrings } from '../locales/companions/strings.js';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import { Companion } from './companion.js';
import { styles } from './controls.styles.js';
import { ICONS } from './icons.js';
import { repeatWhileHeld } from './repeat.js';
import { companionWords } from './words.js';

/** The buttons that there are. */
export type ControlName = keyof typeof ICONS;

const NAMES = Object.keys(ICONS) as readonly ControlName[];
/** Those that go on as long as they are held down. */
const REPEATED: readonly ControlName[] = ['back', 'forward'];

/**
 * Buttons for a board: take back, go through the game, pass, resign, ask for a hint.
 *
 * @tagname othello-controls
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart bar - All buttons.
 * @csspart button - A button; also its name, `undo`.
 */
export class OthelloControls extends Companion {
  static override styles = styles;

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-controls', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Which buttons, in this order: any of `undo redo first back forward last pass resign hint move-now`. */
  @property() buttons = 'undo redo first back forward last hint';

  /** What a hint came to. */
  @state() private said = '';
  /** Whether a hint is being looked for. */
  @state() private seeking = false;
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  /** The hint, until the board is another. */
  #mark: Mark | undefined;

  readonly #localizer = new Localizer(this, companionWords);

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    const words = strings.controls;
    const asked = this.buttons.split(/\s+/);
    const shown = NAMES.filter((name) => asked.includes(name)).sort(
      (a, b) => asked.indexOf(a) - asked.indexOf(b),
    );
    return html`<slot></slot>
      <div class="bar" part="bar" role="group" aria-label=${words.name}>
        ${shown.map((name) => this.#button(name, words))}
      </div>
      <p class="unseen" role="status">${this.said}</p>
      ${asked.includes('resign') ? this.#question(words, strings) : nothing}`;
  }

  protected override boardTold(event: Event): void {
    if ((event as CustomEvent<ChangeDetail>).detail.reason === 'state') return;
    this.said = '';
    this.#unmark();
  }

  #button(name: ControlName, words: CompanionStrings['controls']): TemplateResult {
    const label = words[name === 'move-now' ? 'moveNow' : name];
    const useful = (): boolean =>
      this.board !== undefined && isUseful(name, this.board) && !(name === 'hint' && this.seeking);
    const off = !useful();
    const act = (): void => {
      if (useful()) this.#act(name, this.board!);
    };
    return html`<button
      type="button"
      part="button ${name}"
      title=${label}
      aria-label=${label}
      aria-disabled=${ifDefined(off ? 'true' : undefined)}
      @click=${act}
      @pointerdown=${REPEATED.includes(name) ? (event: PointerEvent) => repeatWhileHeld(event, act) : nothing}
    >
      ${ICONS[name]}
    </button>`;
  }

  #question(words: CompanionStrings['controls'], strings: CompanionStrings): TemplateResult {
    const { board } = this;
    const color = board && strings[loser(board) === 'black' ? 'white' : 'black'];
    return html`<dialog aria-labelledby="title" @close=${this.#answered}>
      <h2 id="title">${words.resignTitle}</h2>
      <p>${fill(words.resignText, { color: color ?? '' })}</p>
      <form method="dialog">
        <button value="no">${words.resignNo}</button>
        <button value="yes" class="main">${words.resignYes}</button>
      </form>
    </dialog>`;
  }

  #answered(): void {
    const { board, dialog } = this;
    if (board) board.paused = false;
    if (board && dialog.returnValue === 'yes') board.resign(loser(board));
    dialog.returnValue = '';
  }

  #act(name: ControlName, board: OthelloBoard): void {
    const acts: Readonly<Record<ControlName, () => unknown>> = {
      undo: () => board.takeBack(),
      redo: () => forward(board),
      first: () => board.goTo(0),
      back: () => board.undo(),
      forward: () => board.redo(),
      last: () => board.goTo(board.length),
      pass: () => board.play('pass'),
      resign: () => this.#ask(board),
      'move-now': () => board.moveNow(),
      hint: () => this.#hint(board),
    };
    acts[name]();
  }

  /** Nobody moves and no clock runs as long as the question stands. */
  #ask(board: OthelloBoard): void {
    board.paused = true;
    this.dialog.showModal();
  }

  #unmark(): void {
    const { board } = this;
    if (board && this.#mark) board.marks = board.marks.filter((mark) => mark !== this.#mark);
    this.#mark = undefined;
  }

  async #hint(board: OthelloBoard): Promise<void> {
    const { position } = board;
    const { strings } = this.#localizer;
    this.seeking = true;
    try {
      const move = await board.hint();
      if (board.position !== position || move === 'pass') return;
      this.said = fill(strings.controls.hintIs, { square: move });
      this.#unmark();
      // Whoever plays by a pointer does not see the focus.
      this.#mark = { square: move, shape: 'circle' };
      board.marks = [...board.marks, this.#mark];
      board.focusSquare(move);
    } catch {
      this.said = strings.controls.noHint;
    } finally {
      this.seeking = false;
    }
  }
}

/** Whether a button would do something now. */
function isUseful(name: ControlName, board: OthelloBoard): boolean {
  const { ply, length, gameOver, legalMoves, thinking, paused } = board;
  switch (name) {
    case 'undo':
    case 'first':
    case 'back':
      return ply > 0;
    case 'redo':
    case 'forward':
    case 'last':
      return ply < length;
    case 'pass':
      return !gameOver && legalMoves.length === 0;
    case 'resign':
      return !gameOver && !paused && ply === length;
    case 'hint':
      return !gameOver && !thinking && legalMoves.length > 0;
    case 'move-now':
      return thinking;
  }
}

/** Plays again what `takeBack` took: against the engine, to the person's own turn. */
function forward(board: OthelloBoard): void {
  do board.redo();
  while (board.ply < board.length && board.turn === board.engine);
}

/** Who gives up: the person, where the engine has the other side; else who is to move. */
function loser({ engine, turn }: OthelloBoard): Color {
  if (engine === 'black') return 'white';
  return engine === 'white' ? 'black' : turn;
}
