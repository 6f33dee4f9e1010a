import { messages } from '../../locales/english/messages.js';
import { discCount, officialScore } from '../../rules/score.js';
import type { Inside, Room } from '../inside.js';
import { bar } from '../styles/bar.styles.js';

type ControlName = 'first' | 'back' | 'forward' | 'last' | 'undo' | 'restart';

/** What is drawn on each button, in a square of 24 by 24. */
const ICONS: Readonly<Record<ControlName, string>> = {
  first: 'M6 5v14M18 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4',
  restart: 'M19 12a7 7 0 1 1-2.1-5M19 3v5h-5',
};

const SVG = 'http://www.w3.org/2000/svg';

/** The bar below the board: the score, back and forth in the game, taking back, starting again. */
class ControlsBar implements Room {
  readonly #bar = document.createElement('div');
  readonly #score = document.createElement('span');
  readonly #sides = { black: document.createElement('span'), white: document.createElement('span') };
  readonly #buttons: ReadonlyMap<ControlName, HTMLButtonElement>;

  constructor(private readonly inside: Inside) {
    this.#bar.className = 'controls';
    this.#bar.part.add('controls');
    this.#bar.role = 'toolbar';
    this.#score.className = 'score';
    this.#score.part.add('score');
    this.#score.role = 'img';
    this.#score.append(this.#sides.black, this.#sides.white);
    const names = Object.keys(ICONS) as ControlName[];
    this.#buttons = new Map(names.map((name) => [name, this.#button(name)]));
    this.#bar.append(this.#score, ...this.#buttons.values());
    inside.shell().controls.append(this.#bar);
    inside.wear(bar);
  }

  /** Writes anew what has changed. */
  follow(): void {
    const { inside } = this;
    this.#bar.hidden = !inside.board.controls;
    if (this.#bar.hidden) return;
    const words = inside.speech().strings;
    const controls = { ...messages.controls, ...words.controls };
    const game = inside.board.ready();
    const { black, white } = game.result ? officialScore(game.position) : discCount(game.position);
    this.#bar.ariaLabel = controls.name;
    this.#sides.black.textContent = `● ${black}`;
    this.#sides.white.textContent = `○ ${white}`;
    this.#score.ariaLabel = `${words.black} ${black}, ${words.white} ${white}`;
    for (const color of ['black', 'white'] as const) {
      this.#sides[color].classList.toggle('turn', !game.result && game.turn === color);
    }
    for (const [name, button] of this.#buttons) {
      button.ariaLabel = button.title = controls[name];
      // Not `disabled`, which would take the focus away.
      button.ariaDisabled = String(!this.#can(name));
    }
    const plays = inside.interactive();
    for (const name of ['undo', 'restart'] as const) this.#buttons.get(name)!.hidden = !plays;
  }

  #button(name: ControlName): HTMLButtonElement {
    const button = document.createElement('button');
    const icon = document.createElementNS(SVG, 'svg');
    const path = document.createElementNS(SVG, 'path');
    button.type = 'button';
    button.part.add('button');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', ICONS[name]);
    icon.append(path);
    button.append(icon);
    button.addEventListener('click', () => {
      if (this.#can(name)) this.#do(name);
    });
    return button;
  }

  #can(name: ControlName): boolean {
    const { inside } = this;
    const { board } = inside;
    const { ply, length } = board;
    switch (name) {
      case 'first':
      case 'back':
        return ply > 0;
      case 'forward':
      case 'last':
        return ply < length;
      case 'undo':
        return !board.paused && inside.back() < ply;
      case 'restart':
        return !board.paused && length > 0;
    }
  }

  #do(name: ControlName): void {
    const { inside } = this;
    const { board } = inside;
    const { ply, length } = board;
    switch (name) {
      case 'first':
        return inside.travel(0);
      case 'back':
        return inside.travel(ply - 1);
      case 'forward':
        return inside.travel(ply + 1);
      case 'last':
        return inside.travel(length);
      case 'undo':
        return inside.travel(inside.back());
      case 'restart':
        return board.reset();
    }
  }
}

export function enter(inside: Inside): Room {
  return new ControlsBar(inside);
}
