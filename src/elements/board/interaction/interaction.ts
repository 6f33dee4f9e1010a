/**
 * The part of a board that people play on: `in-play.ts` loads it, the controller creates it. It turns clicks, keys and
 * pointers into moves, and shows and announces what follows.
 */
import { fill } from '../../../core/locales/strings.js';
import { squareIndex, SQUARES, type Square } from '../../../core/rules/square.js';
import { BoardActions } from '../actions.js';
import type { BoardContext, BoardPart } from '../context.js';
import type { Announced, ViewChange } from '../model/model.js';
import { interactionStyles } from '../styles/interaction.styles.js';
import { Announcements } from './announcements.js';
import { KeyCommands } from './key-commands.js';
import { FlipAnimation } from './flip-animation.js';
import type { InputHandlers } from './input-listeners.js';
import { KeyReader } from './keyboard.js';
import { PointerInput } from './pointer.js';
import { animate, prefersReducedMotion } from '../../dom.js';

/**
 * A board that people play on: pointer and keyboard, animated flips, messages for screen readers. Loaded with the
 * first such board.
 */
export class Interaction implements BoardPart, InputHandlers {
  readonly #context: BoardContext;
  readonly #actions: BoardActions;
  readonly #announcements: Announcements;
  readonly #animation: FlipAnimation;
  readonly #pointer: PointerInput;
  readonly #keys = new KeyReader();
  readonly #commands: KeyCommands;
  /** The description of the board for screen readers: its keys. */
  readonly #help = document.createElement('div');
  #hoveredSquare: Square | undefined;

  constructor(context: BoardContext) {
    this.#context = context;
    this.#actions = new BoardActions(context);
    this.#announcements = new Announcements(context);
    this.#animation = new FlipAnimation(context);
    this.#commands = new KeyCommands(context, this.#actions, this.#announcements);
    const { shell } = context;
    this.#pointer = new PointerInput(context, (square) => {
      this.#hoveredSquare = square;
      context.requestUpdate();
    });
    context.addStyles(interactionStyles);
    this.#help.id = 'help';
    this.#help.hidden = true;
    shell.board.append(this.#help);
    shell.grid.setAttribute('aria-describedby', 'help');
  }

  /** The square under the pointer, under a resting finger, or with the focus. */
  get hoveredSquare(): Square | undefined {
    return this.#hoveredSquare;
  }

  /** Settles when the flips of the last move have been shown; `undefined` where nothing moves. */
  get flipsShown(): Promise<unknown> | undefined {
    return this.#animation.shown;
  }

  /** Handles a click, a tap or a key on a square: plays there if a person may. */
  activateSquare(square: Square): void {
    const { model, events } = this.#context;
    this.#context.setFocusSquare(square);
    this.#context.requestUpdate();
    const { position } = model.game;
    const legal = position.legalMoves.includes(square);
    const detail = { square, disc: model.shown.at(square), legal };
    if (!events.emit('othello-squareclick', detail, true) || !model.canUserMove) return;
    if (legal) {
      this.#actions.playMove(square, 'user');
      return;
    }
    const { strings, squareName } = this.#announcements.localized;
    const text = position.at(square) ? strings.occupied : strings.notLegal;
    this.#announcements.say(fill(text, { square: squareName(square) }));
    this.#shake(square);
  }

  /**
   * Frames a square that is not legal for a moment, and shakes it, unless the person prefers reduced motion: an empty
   * square alone would not be seen to move.
   */
  #shake(square: Square): void {
    const cell = this.#context.shell.cells[squareIndex(square)]!;
    const isCalm = prefersReducedMotion();
    const steps = [0, -8, 8, -6, 4, 0, 0, 0].map((percent, at) => ({
      boxShadow: `inset 0 0 0 3px rgb(255 138 122 / ${100 - at * 14}%)`,
      ...(!isCalm && { transform: `translateX(${percent}%)` }),
    }));
    animate(cell, steps, { duration: 500, easing: 'ease-out' });
  }

  /** Carries out a key. */
  onKeydown(event: KeyboardEvent): void {
    const { options, focusIndex } = this.#context;
    const isRotated = options.orientation === 'white';
    const command = this.#keys.read(
      event,
      focusIndex,
      isRotated,
      !options.noShortcuts,
      options.coordinateStyle,
    );
    if (!command) return;
    event.preventDefault();
    if (command.type === 'play') this.activateSquare(SQUARES[focusIndex]!);
    else this.#commands.run(command);
  }

  /** Animates and announces a change of the game. */
  onChange(change: ViewChange, boardBefore: string, announced: Announced): void {
    if (change.type === 'move') {
      this.#animation.show(change.square, boardBefore, change.node.position.board);
    } else if (change.type === 'place' || change.type === 'reset') this.#animation.end();
    this.#announcements.onChange(change, announced);
  }

  /** The language of the help may have changed. */
  update(): void {
    const { help } = this.#announcements.localized.strings;
    if (this.#help.textContent !== help) this.#help.textContent = help;
  }

  /** The board has left its document. */
  suspend(): void {
    this.#announcements.suspend();
    this.#pointer.suspend();
  }
}

/** Makes the part, once its module is loaded. */
export function createPart(context: BoardContext): Interaction {
  return new Interaction(context);
}
