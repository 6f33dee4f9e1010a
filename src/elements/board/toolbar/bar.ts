/**
 * The bar below a board (attribute `controls`). The controller loads and draws it; its buttons act by `BoardActions` and
 * `toolbar.ts`.
 */
import { BoardActions } from '../actions.js';
import type { BoardContext, BoardPart } from '../context.js';
import { bar } from '../styles/bar.styles.js';
import { ICON_PATHS, isEnabled, type ToolbarState } from './toolbar.js';

/** The buttons of the bar. */
const ACTIONS = ['first', 'back', 'forward', 'last', 'undo', 'restart'] as const;
/** An action that has a button here. */
type BarAction = (typeof ACTIONS)[number];

/** The namespace of icons. */
const SVG = 'http://www.w3.org/2000/svg';

/** The bar below the board: the score, navigation, undo, restart. */
export class ControlsBar implements BoardPart {
  readonly #context: BoardContext;
  readonly #actions: BoardActions;
  readonly #bar = document.createElement('div');
  readonly #score = document.createElement('span');
  readonly #sides = { black: document.createElement('span'), white: document.createElement('span') };
  readonly #buttons: ReadonlyMap<BarAction, HTMLButtonElement>;

  constructor(context: BoardContext) {
    this.#context = context;
    this.#actions = new BoardActions(context);
    this.#bar.className = 'controls';
    this.#bar.setAttribute('part', 'controls');
    this.#bar.role = 'toolbar';
    this.#score.className = 'score';
    this.#score.setAttribute('part', 'score');
    this.#score.role = 'img';
    this.#score.append(this.#sides.black, this.#sides.white);
    this.#buttons = new Map(ACTIONS.map((action) => [action, this.#createButton(action)]));
    this.#bar.append(this.#score, ...this.#buttons.values());
    context.shell.controls.append(this.#bar);
    context.addStyles(bar);
  }

  /** Shows or hides the bar, names its buttons, and switches off those that have nothing to do. */
  update(): void {
    const { element, model } = this.#context;
    this.#bar.hidden = !element.controls;
    if (this.#bar.hidden) return;
    const { strings } = this.#context.localized;
    const names = strings.controls;
    const { game } = model;
    const { black, white } = model.score;
    this.#bar.setAttribute('aria-label', names.name);
    this.#sides.black.textContent = `● ${black}`;
    this.#sides.white.textContent = `○ ${white}`;
    this.#score.setAttribute('aria-label', `${strings.black} ${black}, ${strings.white} ${white}`);
    for (const color of ['black', 'white'] as const) {
      this.#sides[color].classList.toggle('turn', !game.result && game.turn === color);
    }
    for (const [action, button] of this.#buttons) {
      button.title = names[action];
      button.setAttribute('aria-label', names[action]);
      // Not `disabled`, which would lose the focus.
      button.ariaDisabled = String(!this.#isEnabled(action));
    }
    for (const action of ['undo', 'restart'] as const) {
      this.#buttons.get(action)!.hidden = !model.isInteractive;
    }
  }

  /** A button with its icon. */
  #createButton(action: BarAction): HTMLButtonElement {
    const button = document.createElement('button');
    const icon = document.createElementNS(SVG, 'svg');
    const path = document.createElementNS(SVG, 'path');
    button.type = 'button';
    button.setAttribute('part', 'button');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', ICON_PATHS[action]);
    icon.append(path);
    button.append(icon);
    button.addEventListener('click', () => {
      if (this.#isEnabled(action)) this.#run(action);
    });
    return button;
  }

  /** Whether a button has something to do. */
  #isEnabled(action: BarAction): boolean {
    const { model, options, element } = this.#context;
    const { game, canTakeBack, canRedo } = model;
    const state: ToolbarState = {
      ply: game.ply,
      length: game.nodes.length,
      legalMoves: game.position.legalMoves,
      gameOver: game.result !== undefined,
      paused: options.paused,
      thinking: element.thinking,
      canTakeBack,
      canRedo,
    };
    return isEnabled(action, state);
  }

  /** Carries out what a button says. */
  #run(action: BarAction): void {
    const { model } = this.#context;
    const actions = this.#actions;
    const { ply, nodes } = model.game;
    switch (action) {
      case 'first':
        return actions.navigateTo(0);
      case 'back':
        return actions.navigateTo(ply - 1);
      case 'forward':
        return actions.navigateTo(ply + 1);
      case 'last':
        return actions.navigateTo(nodes.length);
      case 'undo':
        return actions.navigateTo(model.takeBackPly);
      case 'restart':
        model.reset();
        return this.#context.requestUpdate();
    }
  }
}

/** Makes the part, once its module is loaded. */
export function createPart(context: BoardContext): ControlsBar {
  return new ControlsBar(context);
}
