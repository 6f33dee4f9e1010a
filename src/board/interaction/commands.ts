import { fill } from '../../locales/strings.js';
import { SQUARES, squareIndex } from '../../rules/square.js';
import type { BoardActions } from '../actions.js';
import type { BoardContext } from '../context.js';
import { reportEngineFailure, reportFailure } from '../failures.js';
import { loaded } from '../lazy.js';
import type { Announcements } from './announcements.js';
import { squareName } from '../square-name.js';
import { nextLegal, type KeyCommand } from './keyboard.js';

/** Does what keys ask for, except playing a move. */
export class KeyCommands {
  readonly #context: BoardContext;
  readonly #actions: BoardActions;
  readonly #announcements: Announcements;
  /** The ray that was read last from the square with the focus. */
  #ray = -1;

  constructor(context: BoardContext, actions: BoardActions, announcements: Announcements) {
    this.#context = context;
    this.#actions = actions;
    this.#announcements = announcements;
  }

  run(command: KeyCommand): void {
    const { model, focusIndex } = this.#context;
    const actions = this.#actions;
    const { ply, position } = model.game;
    switch (command.type) {
      case 'focus':
        return this.#focus(command.index);
      case 'legal': {
        const to = nextLegal(position.legalMoves.map(squareIndex), focusIndex, command.step);
        return to === undefined ? undefined : this.#focus(to);
      }
      case 'ply':
        return actions.navigateTo(ply + command.step);
      case 'undo':
        return model.canTakeBack ? actions.navigateTo(model.takeBackPly) : undefined;
      case 'redo':
        return model.canRedo ? actions.navigateTo(model.redoPly) : undefined;
      case 'pass':
        return actions.pass('user');
      case 'hint':
        this.#sayHint().catch((error: unknown) => reportEngineFailure(this.#context, error));
        return;
      case 'value':
        return this.#sayValue();
      case 'none':
      case 'play':
        return;
      default:
        this.#answer(command).catch((error: unknown) => reportFailure(this.#context, error));
    }
  }

  #focus(index: number): void {
    this.#ray = -1;
    this.#context.focusSquare(SQUARES[index]!);
  }

  async #sayHint(): Promise<void> {
    const square = await this.#context.element.hint();
    const { strings, coordinateStyle } = this.#announcements.localized;
    const name = square === 'pass' ? square : squareName(square, coordinateStyle);
    this.#announcements.say(fill(strings.hint, { square: name }));
  }

  /** "d3: +2." */
  #sayValue(): void {
    const { strings, coordinateStyle } = this.#announcements.localized;
    const square = SQUARES[this.#context.focusIndex]!;
    const value = this.#context.moveValues()?.get(square)?.words;
    const text =
      value === undefined
        ? strings.noEvaluation
        : fill(strings.evaluation, { square: squareName(square, coordinateStyle), value });
    this.#announcements.say(text);
  }

  /** Says what was asked for; the words are loaded with the first question. */
  async #answer(command: KeyCommand): Promise<void> {
    const { rayText, keyAnswers } = await loaded(import('./key-answers.js'));
    const { localized } = this.#announcements;
    const { model, focusIndex } = this.#context;
    const say = (text: string): void => this.#announcements.say(text);
    switch (command.type) {
      case 'rays':
        this.#ray = (this.#ray + command.step + 8) & 7;
        say(rayText(localized, model.game, focusIndex, this.#ray));
        break;
      case 'keys':
        say(keyAnswers.keys(localized));
        break;
      case 'score':
      case 'last':
      case 'moves':
      case 'turn':
        say(keyAnswers[command.type](localized, model.game));
    }
  }
}
