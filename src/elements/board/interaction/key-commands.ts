/**
 * Carries out what the keys of a board ask for, other than a move: the focus moves, the game goes back and forth, a
 * message is read out. `Interaction` calls it with what `keyboard.ts` has read.
 */
import { fill } from '../../../core/locales/strings.js';
import { SQUARES, squareIndex, type Square } from '../../../core/rules/square.js';
import type { BoardActions } from '../actions.js';
import type { BoardContext } from '../context.js';
import { reportEngineFailure } from '../failures.js';
import { valueWords } from '../markup/labels.js';
import type { Announcements } from './announcements.js';
import { lastMoveText, legalMovesText, rayText } from '../key-answers.js';
import { nextLegal, type KeyCommand, type KeyQuestion } from './keyboard.js';
import { scoreText, stateText } from '../board-sentences.js';

/** Runs the commands of keys, except playing a move. */
export class KeyCommands {
  readonly #context: BoardContext;
  readonly #actions: BoardActions;
  readonly #announcements: Announcements;
  /** The ray read last, 0-7 clockwise from the north, and the square that it begins at. */
  #ray: { readonly from: number; readonly direction: number } | undefined;

  constructor(context: BoardContext, actions: BoardActions, announcements: Announcements) {
    this.#context = context;
    this.#actions = actions;
    this.#announcements = announcements;
  }

  /** Carries out a command. */
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
        // A side that can move must: the answer says where.
        if (position.legalMoves.length > 0) return this.run({ type: 'moves' });
        return actions.pass('user');
      case 'hint':
        // A user without a move hears that they must pass, or the result.
        if (position.phase !== 'play') return this.run({ type: 'turn' });
        this.#sayHint().catch((error: unknown) => reportEngineFailure(this.#context, error));
        return;
      case 'value':
        return this.#sayValue();
      case 'none':
      case 'play':
        return;
      default:
        this.#announcements.say(this.#answer(command));
    }
  }

  /** Moves the focus to the square of an index. */
  #focus(index: number): void {
    this.#context.focusSquare(SQUARES[index]!);
  }

  /** Announces the engine's move. */
  async #sayHint(): Promise<void> {
    const square = await this.#context.element.hint();
    const { strings, squareName } = this.#announcements.localized;
    this.#announcements.say(fill(strings.hint, { square: squareName(square as Square) }));
  }

  /** "d3: +2." */
  #sayValue(): void {
    const { strings, squareName } = this.#announcements.localized;
    const square = SQUARES[this.#context.focusIndex]!;
    const value = this.#context.moveValues()?.get(square);
    const text =
      value === undefined
        ? strings.noEvaluation
        : fill(strings.evaluation, { square: squareName(square), value: valueWords(value, strings) });
    this.#announcements.say(text);
  }

  /** The answers to keys that only ask. */
  #answer(command: KeyQuestion): string {
    const { localized } = this.#announcements;
    const { model, focusIndex } = this.#context;
    const { game, score } = model;
    switch (command.type) {
      case 'rays':
        return rayText(localized, game, focusIndex, this.#nextRay(focusIndex, command.step));
      case 'keys':
        return localized.strings.keys;
      case 'score':
        return scoreText(localized, score);
      case 'last':
        return lastMoveText(localized, game);
      case 'moves':
        return legalMovesText(localized, game);
      case 'turn':
        return stateText(localized, game);
    }
  }

  /** The direction after the one read last; from another square the first one, or backward the last. */
  #nextRay(from: number, step: 1 | -1): number {
    const start = step > 0 ? -1 : 0;
    const last = this.#ray?.from === from ? this.#ray.direction : start;
    const direction = (last + step) & 7;
    this.#ray = { from, direction };
    return direction;
  }
}
