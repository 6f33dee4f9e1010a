import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { OthelloBoard } from '../board/element.js';
import { valueText } from '../board/engine/values.js';
import type { ChangeDetail } from '../board/events.js';
import type { Mark } from '../formats/marks.js';
import { ICON_PATHS, isEnabled, type ToolbarAction } from '../board/toolbar/toolbar.js';
import type { CompanionStrings } from '../locales/companions/strings.js';
import { Localizer } from '../locales/localizer.js';
import { fill } from '../locales/strings.js';
import type { Certainty } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import type { Square } from '../rules/square.js';
import { Companion } from './companion.js';
import { styles } from './controls.styles.js';
import { repeatWhileHeld } from './repeat.js';
import { squareName } from '../board/square-name.js';
import { companionStrings } from './strings.js';

/** A hint that a person asked for. */
export interface HintDetail {
  readonly square: Square;
  /** The final disc difference that the engine expects for the side to move. */
  readonly value: number;
  readonly certainty: Certainty;
}

/** The buttons that there are. */
export type ControlName = Exclude<ToolbarAction, 'restart'>;

const NAMES: readonly ControlName[] = [
  'undo',
  'redo',
  'first',
  'back',
  'forward',
  'last',
  'pass',
  'resign',
  'hint',
  'move-now',
];
/** Those that go on as long as they are held down. */
const REPEATED: readonly ControlName[] = ['back', 'forward'];

/**
 * Buttons for a board: take back, go through the game, pass, resign, ask for a hint.
 *
 * @tagname othello-controls
 *
 * @fires {CustomEvent<HintDetail>} othello-hint - A hint that a person asked for is there.
 *
 * @slot - A board, where there is no `for`.
 *
 * @csspart bar - All buttons.
 * @csspart button - A button; also its name, `undo`.
 */
export class OthelloControls extends Companion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    buttons: {},
    said: { state: true },
    seeking: { state: true },
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-controls', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** Which buttons, in this order: any of `undo redo first back forward last pass resign hint move-now`. */
  buttons = 'undo redo first back forward last hint';

  /** What a hint came to. */
  private said = '';
  /** Whether a hint is being looked for. */
  private seeking = false;

  /** The hint, until the board is another. */
  #mark: Mark | undefined;

  readonly #localizer = new Localizer(this, companionStrings);

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

  protected override onBoardEvent(event: Event): void {
    if ((event as CustomEvent<ChangeDetail>).detail.reason === 'state') return;
    this.said = '';
    this.#unmark();
  }

  #button(name: ControlName, words: CompanionStrings['controls']): TemplateResult {
    const label = words[name === 'move-now' ? 'moveNow' : name];
    const useful = (): boolean =>
      this.board !== undefined && isEnabled(name, this.board) && !(name === 'hint' && this.seeking);
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
      ${icon(ICON_PATHS[name])}
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

  private get dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
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
      redo: () => board.redoTurn(),
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
      const { move, value, certainty } = await board.analyze({ time: board.moveTime });
      if (board.position !== position || move === 'pass') return;
      const detail: HintDetail = { square: move, value, certainty };
      const square = squareName(move, board.coordinateStyle);
      this.said = fill(strings.controls.hintIs, { square, value: valueText(detail) });
      this.dispatchEvent(new CustomEvent('othello-hint', { detail, bubbles: true, composed: true }));
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

/** A button's drawing, on a field of 24 by 24. */
function icon(path: string): TemplateResult {
  return html`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${path} />
  </svg>`;
}

/** Who gives up: the person, where somebody else has the other side; else who is to move. */
function loser({ engine, player, turn }: OthelloBoard): Color {
  if (player !== 'both') return player;
  if (engine === 'black') return 'white';
  return engine === 'white' ? 'black' : turn;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-hint': CustomEvent<HintDetail>;
  }
}
