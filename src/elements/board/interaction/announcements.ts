/**
 * The sentences of the live region: `Interaction` passes on each change, so that people who do not see the board hear
 * moves, passes and results.
 */
import { fill } from '../../../core/locales/strings.js';
import { flippedBy } from '../../../core/rules/game/tree.js';
import type { BoardContext } from '../context.js';
import type { Announced, ViewChange } from '../model/model.js';
import type { LocalizedStrings } from '../markup/labels.js';
import { moveText, navigationText, scoreText, stateText } from '../board-sentences.js';

/** How long the announcement of a person's move waits for the engine's answer, to make one message, in milliseconds. */
const ANNOUNCE_DELAY = 400;

/** Announces changes of the board to screen readers. */
export class Announcements {
  readonly #context: BoardContext;
  readonly #region: LiveRegion;

  constructor(context: BoardContext) {
    this.#context = context;
    this.#region = new LiveRegion(context.shell.status);
  }

  /** The strings of messages, with the page's own merged in. */
  get localized(): LocalizedStrings {
    return this.#context.localized;
  }

  say(text: string): void {
    this.#region.say(text);
  }

  /** Announces as much of a change of the game as `announced` says. */
  onChange(change: ViewChange, announced: Announced): void {
    const { localized } = this;
    const { game } = this.#context.model;
    switch (change.type) {
      case 'reset':
        return this.#region.clear();
      case 'move':
        return announced === 'nothing' ? this.#region.clear() : this.#sayMove(announced === 'moves');
      case 'place':
        if (announced !== 'all') return this.#region.clear();
        this.say(navigationText(localized, change.from, change.node));
        return this.say(stateText(localized, game));
      case 'preview':
        // A turn by hand has begun, which its owner announces: earlier messages are out of date.
        return this.#context.model.preview && !game.result ? this.#region.empty() : undefined;
      case 'engine-failed':
        return this.say(localized.strings.engineFailed);
      case 'pass':
      case 'over':
        if (announced === 'all') this.say(stateText(localized, game));
    }
  }

  /** Drops what is held back. */
  suspend(): void {
    this.#region.clear();
  }

  /** Says the last move, the pass after it and, unless `isAlone`, the state of the game. */
  #sayMove(isAlone: boolean): void {
    const { localized } = this;
    const { model, options } = this.#context;
    const { game } = model;
    const { move, color, position } = game.node;
    const { strings } = localized;
    if (move && color) {
      this.say(moveText(localized, color, move, flippedBy(game.node).length));
      const passed = position.phase === 'pass' && game.autoPass;
      if (passed) this.say(fill(strings.passes, { color: strings[position.turn] }));
    }
    if (isAlone) return;
    const isOver = game.result !== undefined;
    if (options.verbosity === 'short' && !isOver) return;
    const score = options.verbosity === 'full' && !isOver ? ` ${scoreText(localized, model.score)}` : '';
    const text = stateText(localized, game) + score;
    const { pace } = options;
    const isAnsweredSoon =
      !isOver && model.isEngineSide(game.turn) && pace !== 'human' && pace < ANNOUNCE_DELAY;
    if (isAnsweredSoon) this.#region.hold(ANNOUNCE_DELAY, text);
    else this.say(text);
  }
}

/**
 * Writes messages for screen readers into a live region. Texts of the same task of the event loop make one message.
 * A repeated message gets a no-break space, because the same text would not be spoken again.
 */
class LiveRegion {
  #sentences: string[] = [];
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly element: HTMLElement) {}

  say(text: string): void {
    if (this.#sentences.length === 0 || this.#holdTimer !== undefined) queueMicrotask(() => this.#write());
    this.stop();
    this.#sentences.push(text);
  }

  /**
   * Holds the last message back for some milliseconds, or until another text comes.
   *
   * @param ending added to the message when the time is over, unless another text comes first
   */
  hold(milliseconds: number, ending: string): void {
    this.#holdTimer = setTimeout(() => {
      this.stop();
      this.#sentences.push(ending);
      this.#write();
    }, milliseconds);
  }

  /** Stops holding back. */
  stop(): void {
    clearTimeout(this.#holdTimer);
    this.#holdTimer = undefined;
  }

  /** Discards what has not been written yet. */
  clear(): void {
    this.stop();
    this.#sentences = [];
  }

  /** Discards also what was written. */
  empty(): void {
    this.clear();
    this.element.textContent = '';
  }

  /** Writes what has been collected. A message that is repeated gets a blank, or screen readers would not read it. */
  #write(): void {
    if (this.#holdTimer !== undefined || this.#sentences.length === 0) return;
    const message = this.#sentences.join(' ');
    this.#sentences = [];
    this.element.textContent = this.element.textContent === message ? `${message}\u00a0` : message;
  }
}
