import { valueText } from '../../board/engine/values.js';
import type { BeforeMoveDetail, ChangeDetail, ErrorDetail } from '../../board/events.js';
import { loaded } from '../../board/lazy.js';
import { fill } from '../../locales/strings.js';
import type { HintDetail } from '../controls.js';
import { squareName } from '../../board/square-name.js';
import { adviceText } from './advice-text.js';
import { hintReason } from './hint-reason.js';
import type { GameHost } from './host.js';
import { flippedBetween, isPassed, passText } from './pass-text.js';

/** Comments on what happens on the board: advice, passes and errors in words, moves in sounds. */
export class GameMessages {
  /** The position after the last change. */
  #position = '';

  constructor(private readonly host: GameHost) {}

  /** Before a move of a person: advice on it, where that is wanted. */
  onBeforeMove({ by, square }: BeforeMoveDetail): void {
    if (by !== 'user') return;
    const { host } = this;
    const board = host.board();
    const advice = host.options().advice
      ? adviceText(host.strings(), board.game.position, square, board.coordinateStyle)
      : '';
    host.setMessage(advice);
  }

  onChange({ reason, position }: ChangeDetail): void {
    const { host } = this;
    const before = this.#position;
    this.#position = position;
    if (reason === 'navigate') host.setMessage('');
    if (reason !== 'move' && reason !== 'result' && reason !== 'pass') return;
    const text = passText(host.strings(), host.board());
    if (text) host.setMessage(text, 'board');
    if (host.options().sounds) {
      this.#playSounds(flippedBetween(before, position)).catch((cause: unknown) =>
        host.reportLoadError(cause),
      );
    }
  }

  /** Shows a hint that a person asked for, and why where that can be counted; its button has announced the move. */
  onHint(hint: HintDetail): void {
    const { host } = this;
    const square = squareName(hint.square, host.board().coordinateStyle);
    const strings = host.strings();
    const text = fill(strings.messages.hint, { square, value: valueText(hint) });
    const reason = hintReason(strings, host.language(), host.board().game.position, hint.square);
    host.setMessage(reason ? `${text}. ${reason}` : text, 'board');
  }

  /** Says that the engine cannot be had, or that a part of the board could not be loaded. */
  onError(code: ErrorDetail['code']): void {
    const { messages } = this.host.strings();
    if (code === 'load-failed') this.host.setMessage(messages.notLoaded);
    else if (isEngineFailure(code)) this.host.setMessage(messages.noEngine, 'board');
  }

  async #playSounds(flips: number): Promise<void> {
    const { soundEnd, soundMove, soundPass } = await loaded(import('./sounds.js'));
    const board = this.host.board();
    if (flips > 0) soundMove(flips);
    if (board.gameOver) soundEnd();
    else if (isPassed(board)) soundPass();
  }
}

/** Whether an error leaves the board without an engine. */
export function isEngineFailure(code: ErrorDetail['code']): boolean {
  return code !== 'attribute' && code !== 'engine-restarted' && code !== 'load-failed';
}
