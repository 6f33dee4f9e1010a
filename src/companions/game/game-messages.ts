import { valueText } from '../../board/engine/values.js';
import type { BeforeMoveDetail, ChangeReason, ErrorDetail } from '../../board/events.js';
import { loaded } from '../../board/lazy.js';
import type { ReasonKind } from '../../coach/reason.js';
import { fill } from '../../locales/strings.js';
import type { HintDetail } from '../controls.js';
import { squareName } from '../../board/square-name.js';
import { adviceText } from './advice-text.js';
import type { SessionHost } from './host.js';
import { coordinateStyleOf } from './options.js';
import { flippedBetween, isPassed, passText } from './pass-text.js';
import { spokenReason } from './spoken-reason.js';

/** Kinds of reasons that say no more than the value does. */
const PLAIN: readonly ReasonKind[] = ['value', 'count'];

/** Comments on events on the board: advice, passes and errors as text, moves as sounds. */
export class GameMessages {
  /** The 64 squares after the last change. */
  #squares = '';
  /** Aborts the search for the reason of a hint. */
  #hint: AbortController | undefined;

  constructor(private readonly host: SessionHost) {}

  /** Before a move of a person: gives advice on it, if that is wanted. */
  onBeforeMove({ by, square }: BeforeMoveDetail): void {
    if (by !== 'user') return;
    const { options, strings, game } = this.host;
    const style = coordinateStyleOf(options);
    this.host.setMessage(options.advice ? adviceText(strings, game.position, square, style) : '');
  }

  onChange(reason: ChangeReason): void {
    const { host } = this;
    const before = this.#squares;
    const { board } = host.game.position;
    this.#squares = board;
    this.#hint?.abort();
    if (reason === 'navigate') host.setMessage('');
    if (reason !== 'move' && reason !== 'result' && reason !== 'pass') return;
    const text = passText(host.strings, host.game);
    if (text) host.setMessage(text, 'board');
    if (host.options.sounds) {
      this.#playSounds(flippedBetween(before, board)).catch((cause: unknown) => host.reportLoadError(cause));
    }
  }

  /** Shows a requested hint, and shortly after why it is good; the button has announced the move. */
  onHint(hint: HintDetail): void {
    const { host } = this;
    const { strings } = host;
    const square = squareName(hint.square, coordinateStyleOf(host.options));
    const text = fill(strings.messages.hint, { square, value: valueText(hint) });
    host.setMessage(text, 'board');
    void this.#explainHint(hint, text);
  }

  /** Adds a reason to the value of a hint, if there is one and the position has not changed. */
  async #explainHint({ square }: HintDetail, said: string): Promise<void> {
    const { host } = this;
    this.#hint?.abort();
    const { signal } = (this.#hint = new AbortController());
    const { position } = host.game;
    try {
      const { reason, text } = await spokenReason(host.env, position, square, signal);
      if (PLAIN.includes(reason.kind)) return;
      const line = { start: position, moves: reason.line.length > 0 ? reason.line : [square] };
      host.setMessage(text, 'game', { title: `${said}.`, line });
    } catch (cause) {
      // The board itself reports errors of the engine.
      if (!signal.aborted) host.reportLoadError(cause);
    }
  }

  /** Says that the engine is not available, or that a part of the board could not be loaded. */
  onError(code: ErrorDetail['code']): void {
    const { messages } = this.host.strings;
    if (code === 'load-failed') this.host.setMessage(messages.notLoaded);
    else if (isEngineFailure(code)) this.host.setMessage(messages.noEngine, 'board');
  }

  async #playSounds(flips: number): Promise<void> {
    const { soundEnd, soundMove, soundPass } = await loaded(import('./sounds.js'));
    const { game } = this.host;
    if (flips > 0) soundMove(flips);
    if (game.result) soundEnd();
    else if (isPassed(game)) soundPass();
  }
}

/** Whether an error leaves the board without an engine. */
export function isEngineFailure(code: ErrorDetail['code']): boolean {
  return code !== 'attribute' && code !== 'engine-restarted' && code !== 'load-failed';
}
