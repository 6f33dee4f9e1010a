/**
 * The class of `<othello-controls>`; `define.ts` registers it, and `<othello-game>` contains one.
 * `board/toolbar/toolbar.ts` says what its buttons do.
 */
import { showModal } from '../../dom.js';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { OthelloBoard } from '../../board/element/element.js';
import { loaded } from '../../board/lazy.js';
import { valueText } from '../../board/markup/values.js';
import type { Mark } from '../../../core/formats/common/marks.js';
import { ICON_PATHS, isEnabled, type ToolbarAction, type ToolbarState } from '../../board/toolbar/toolbar.js';
import type { CompanionStrings } from '../../../core/locales/strings/companions.js';
import { Localizer } from '../../localizer.js';
import { fill } from '../../../core/locales/strings.js';
import { EFFORT_IN_PLAY } from '../../../core/engine/effort.js';
import type { Certainty, MoveValue, SearchLimits } from '../../../core/engine/engine.js';
import { type Color, opponent } from '../../../core/rules/color.js';
import type { Game, GameChange } from '../../../core/rules/game/game.js';
import type { Position } from '../../../core/rules/position.js';
import type { Square } from '../../../core/rules/square.js';
import { Companion } from '../shared/companion.js';
import { styles } from './controls.styles.js';
import { icon } from '../shared/icon.js';
import { squareName } from '../../board/square-name.js';
import { companionStrings } from '../shared/companion-strings.js';

/** A hint that the user requested. */
export interface HintDetail {
  readonly square: Square;
  /** The engine's value for the side to move, as a final disc difference. */
  readonly value: number;
  readonly certainty: Certainty;
}

/** The available buttons. */
export type ControlName = Exclude<ToolbarAction, 'restart'>;

/** The names of all buttons. */
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
/** Buttons that repeat while they are held down. */
const REPEATED: readonly ControlName[] = ['back', 'forward'];
/** Changes of a game after which a hint is out of date. */
const ELSEWHERE: ReadonlySet<GameChange['type']> = new Set(['move', 'pass', 'place', 'reset', 'over']);

/**
 * Buttons for a board: take back, navigate, pass, resign, hint. A game without a board has all but the hint.
 *
 * @tagname othello-controls
 *
 * @fires {CustomEvent<HintDetail>} othello-hint - A requested hint is ready.
 *
 * @slot - A board, if `for` is not set.
 *
 * @csspart bar - All buttons.
 * @csspart button - A button; also its name, `undo`.
 */
export class OthelloControls extends Companion {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    buttons: {},
    labels: { type: Boolean },
    hintStrength: { attribute: 'hint-strength', converter: strengthOf },
    announcement: { state: true },
    seeking: { state: true },
  };

  /** Defines the element, unless the name is taken. */
  static define(tag = 'othello-controls', registry?: CustomElementRegistry): void {
    this.defineAs(tag, registry);
  }

  /** The buttons, in this order: any of `undo redo first back forward last pass resign hint move-now`. */
  buttons = 'undo redo first back forward last hint';

  /** Shows a text below each button's icon. */
  labels = false;

  /**
   * A strength in points, 0-4000, as for `Engine.human`. Among equally good moves, the hint is then the one that
   * players of this strength choose most often.
   */
  hintStrength: number | undefined;

  /** The text of the last hint. */
  private announcement = '';
  /** Whether a hint is being searched. */
  private seeking = false;

  /** The mark of the hint, until the position changes. */
  #mark: Mark | undefined;

  readonly #localizer = new Localizer(this, companionStrings);

  protected override render(): TemplateResult {
    const { strings } = this.#localizer;
    const words = strings.controls;
    const wanted = this.buttons.split(/\s+/);
    const shown = NAMES.filter((name) => wanted.includes(name)).sort(
      (a, b) => wanted.indexOf(a) - wanted.indexOf(b),
    );
    return html`<slot></slot>
      <div class="bar ${this.labels ? 'labelled' : ''}" part="bar" role="group" aria-label=${words.name}>
        ${shown.map((name) => this.#button(name, words))}
      </div>
      <p class="unseen" role="status">${this.announcement}</p>
      ${wanted.includes('resign') ? this.#question(words, strings) : nothing}`;
  }

  protected override onGameChanges(changes: readonly GameChange[]): void {
    if (!changes.some(({ type }) => ELSEWHERE.has(type))) return;
    this.announcement = '';
    this.#unmark();
  }

  /** A button with its icon and its name. */
  #button(name: ControlName, words: CompanionStrings['controls']): TemplateResult {
    const label = words[name === 'move-now' ? 'moveNow' : name];
    const useful = (): boolean => this.#isUseful(name);
    const off = !useful();
    const act = (): void => {
      if (useful()) this.#act(name);
    };
    return html`<button
      type="button"
      part="button ${name}"
      title=${ifDefined(this.labels ? undefined : label)}
      aria-label=${label}
      aria-disabled=${ifDefined(off ? 'true' : undefined)}
      @click=${act}
      @pointerdown=${REPEATED.includes(name) ? (event: PointerEvent) => repeatWhileHeld(event, act) : nothing}
    >
      ${icon(ICON_PATHS[name])}${this.labels ? html`<span>${label}</span>` : nothing}
    </button>`;
  }

  /**
   * Requests a hint like the button does, if the button exists and is enabled.
   *
   * @internal
   */
  hint(): void {
    if (this.buttons.split(/\s+/).includes('hint') && this.#isUseful('hint')) this.#act('hint');
  }

  /** Whether a button has something to do. */
  #isUseful(name: ControlName): boolean {
    if (name === 'hint' && this.seeking) return false;
    const { view, game } = this;
    if (view) return isEnabled(name, view);
    return game !== undefined && name !== 'hint' && isEnabled(name, stateOf(game));
  }

  /** The question before resigning. */
  #question(words: CompanionStrings['controls'], strings: CompanionStrings): TemplateResult {
    const loser = this.#loser;
    const color = loser && strings[opponent(loser)];
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

  /** Resigns if the user confirmed it. */
  #answered(): void {
    const { view, game, dialog } = this;
    const loser = this.#loser;
    if (view) view.paused = false;
    if (loser && dialog.returnValue === 'yes' && !game?.result) game?.resign(loser);
    dialog.returnValue = '';
  }

  /** The side that resigns: the user's if the other side is played by someone else, otherwise the side to move. */
  get #loser(): Color | undefined {
    const { engine = 'none', player = 'both' } = this.view ?? {};
    if (player !== 'both') return player;
    return engine === 'black' || engine === 'white' ? opponent(engine) : this.game?.turn;
  }

  /** Carries out what a button says. */
  #act(name: ControlName): void {
    const { view, game } = this;
    if (!game) return;
    const acts: Readonly<Record<ControlName, () => unknown>> = {
      undo: () => (view ? view.takeBack() : game.undo()),
      redo: () => (view ? view.redoTurn() : game.redo()),
      first: () => this.goToPlace(0),
      back: () => this.goToPlace(game.ply - 1),
      forward: () => this.goToPlace(game.ply + 1),
      last: () => this.goToPlace(game.nodes.length),
      pass: () => game.pass(),
      resign: () => this.#ask(),
      'move-now': () => view?.moveNow(),
      hint: () => view && this.#hint(view),
    };
    acts[name]();
  }

  /** No move can be made and no clock runs while the question is open. */
  #ask(): void {
    const { view } = this;
    if (view) view.paused = true;
    showModal(this.dialog);
  }

  /** Removes the mark of the last hint. */
  #unmark(): void {
    const { board } = this;
    if (board && this.#mark) board.marks = board.marks.filter((mark) => mark !== this.#mark);
    this.#mark = undefined;
  }

  /** Asks the engine for a move and marks it. */
  async #hint(board: OthelloBoard): Promise<void> {
    const { position } = board.game;
    const { strings } = this.#localizer;
    this.seeking = true;
    try {
      const detail = await this.#bestMove(position, board);
      if (board.game.position !== position || board.gameOver || !detail) return;
      const { square } = detail;
      const name = squareName(square, board.coordinateStyle);
      this.announcement = fill(strings.controls.hintIs, { square: name, value: valueText(detail) });
      this.dispatchEvent(new CustomEvent('othello-hint', { detail, bubbles: true, composed: true }));
      this.#unmark();
      // Users of a pointer do not see the focus, so mark the square.
      this.#mark = { square, shape: 'circle' };
      board.marks = [...board.marks, this.#mark];
      board.focusSquare(square);
    } catch {
      this.announcement = strings.controls.noHint;
    } finally {
      this.seeking = false;
    }
  }

  /**
   * The move that the coach and reviews call the best one, or one as good, and its value; `undefined` if the side has to
   * pass.
   */
  async #bestMove(position: Position, board: OthelloBoard): Promise<HintDetail | undefined> {
    const { judge } = await loaded(() => import('../../../core/coach/values/judge.js'));
    const engine = { search: (_: Position, limits?: SearchLimits) => board.analyze(limits) };
    const moves = await judge(position, engine, { effort: EFFORT_IN_PLAY });
    const best = await this.#familiar(moves, board);
    if (!best || best.move === 'pass') return undefined;
    const { move: square, value, certainty } = best;
    return { square, value, certainty };
  }

  /** Of equally good moves, the one that people of a strength would find. */
  async #familiar(moves: readonly MoveValue[], board: OthelloBoard): Promise<MoveValue | undefined> {
    const { hintStrength } = this;
    if (hintStrength === undefined) return moves[0];
    try {
      const { familiarMove } = await loaded(() => import('./familiar-move.js'));
      return await familiarMove(moves, hintStrength, board);
    } catch (cause) {
      console.warn(`<${this.localName}> hint-strength: ${String(cause)}`);
      return moves[0];
    }
  }
}

/** An attribute as a strength; without a value there is none. */
function strengthOf(text: string | null): number | undefined {
  return text?.trim() ? Number(text) : undefined;
}

/** The state of a game without a board, in the form for the buttons. */
function stateOf({ ply, nodes, position, result }: Game): ToolbarState {
  const { length } = nodes;
  return {
    ply,
    length,
    legalMoves: position.legalMoves,
    gameOver: result !== undefined,
    paused: false,
    thinking: false,
    canTakeBack: ply > 0,
    canRedo: ply < length,
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    'othello-hint': CustomEvent<HintDetail>;
  }
}

/** How long a button must be held before it repeats, and the interval of repeats, in milliseconds. */
const DELAY = 450;
/** Milliseconds between two steps while a button is held. */
const INTERVAL = 110;

/**
 * Repeats an action while a button is held down, until the pointer is released or leaves. The click at the end of such
 * a press is ignored.
 */
export function repeatWhileHeld(event: PointerEvent, act: () => void): void {
  if (event.button !== 0) return;
  const button = event.currentTarget as HTMLElement;
  const released = new AbortController();
  let repeated = false;
  let timer = setTimeout(function again() {
    repeated = true;
    act();
    timer = setTimeout(again, INTERVAL);
  }, DELAY);
  const release = (): void => {
    clearTimeout(timer);
    released.abort();
    if (repeated) skipClick(button);
  };
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'contextmenu'] as const) {
    button.addEventListener(name, release, { signal: released.signal });
  }
}

/** Ignores the click on a button that follows the current event. */
function skipClick(button: HTMLElement): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  button.addEventListener('click', (event) => event.stopImmediatePropagation(), options);
  setTimeout(() => over.abort());
}
