/**
 * The flips of a move on the board. `Interaction` starts them when the squares have their new state; the times are in
 * the style sheets.
 */
import { squareIndex, SQUARES, type Square } from '../../../core/rules/square.js';
import { animate } from '../../dom.js';
import type { BoardContext } from '../context.js';

/** From this number of flipped discs on, a move also ripples over the board. */
const GREAT_CAPTURE = 8;

/**
 * Animates a move as a wave: the disc lands, then each bracketed disc turns over, the nearest first, across its line.
 * Style sheets do the work; nothing waits for it.
 */
export class FlipAnimation {
  readonly #context: BoardContext;
  #shown: Promise<unknown> | undefined;
  /** The cells whose discs are moving. */
  #moving: readonly HTMLElement[] = [];

  constructor(context: BoardContext) {
    this.#context = context;
  }

  /** Settles when the discs rest; `undefined` when nothing moves. */
  get shown(): Promise<unknown> | undefined {
    return this.#shown;
  }

  /** Animates a move from one board to another; a running animation ends at once. */
  show(square: Square, before: string, after: string): void {
    const { cells } = this.#context.shell;
    this.end();
    // In a hidden tab an animation would never end, and nobody sees a board that is not rendered.
    if (document.hidden || !isShown(cells[0]!)) return;
    const origin = squareIndex(square);
    const changed = [...SQUARES.keys()].filter((index) => before[index] !== after[index]);
    for (const index of changed) startFlip(cells[index]!, index, origin, after[index]!);
    this.#moving = changed.map((index) => cells[index]!);
    const animations = this.#moving.flatMap((cell) => cell.getAnimations({ subtree: true }));
    if (animations.length === 0) return;
    this.#follow(Promise.allSettled(animations.map(({ finished }) => finished)));
    if (changed.length > GREAT_CAPTURE) ripple(cells, origin);
  }

  /** Ends a running animation. */
  end(): void {
    for (const cell of this.#moving) {
      delete cell.dataset['turn'];
      cell.style.removeProperty('--_far');
      cell.style.removeProperty('--_angle');
    }
    this.#moving = [];
    this.#setShown(undefined);
  }

  /** Reports the end of an animation, unless another has begun. */
  #follow(shown: Promise<unknown>): void {
    this.#setShown(shown);
    void shown.then(() => {
      if (this.#shown !== shown) return;
      this.#setShown(undefined);
      this.#context.events.queueChange('state');
    });
  }

  /** Notes the running animation, also as a state for style sheets. */
  #setShown(shown: Promise<unknown> | undefined): void {
    this.#shown = shown;
    this.#context.setState('animating', shown !== undefined);
  }
}

/** A wave of light runs over the board from a square. */
function ripple(cells: readonly HTMLElement[], origin: number): void {
  const light = ['none', 'brightness(1.22)', 'none'].map((filter) => ({ filter }));
  for (const [index, cell] of cells.entries()) {
    const far = Math.hypot((index & 7) - (origin & 7), (index >> 3) - (origin >> 3));
    animate(cell, light, { duration: 420, delay: far * 70, easing: 'ease-out' });
  }
}

/** Whether an element is rendered; nothing is in jsdom and happy-dom, which lay nothing out. */
function isShown(element: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? false;
}

/** Starts the animation of one disc; the style sheet reads its distance, and the line across which it turns. */
function startFlip(cell: HTMLElement, index: number, origin: number, disc: string): void {
  const across = (index & 7) - (origin & 7);
  const down = (index >> 3) - (origin >> 3);
  const angle = Math.round((Math.atan2(down, across) * 180) / Math.PI);
  cell.dataset['turn'] = index === origin ? 'land' : disc === 'X' ? 'black' : 'white';
  cell.style.setProperty('--_far', String(Math.max(Math.abs(across), Math.abs(down))));
  cell.style.setProperty('--_angle', `${angle}deg`);
}
