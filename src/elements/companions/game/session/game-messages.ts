/**
 * The messages and sounds of a game: the session passes it clicks, moves and errors, and it sets the session's
 * message or plays a sound.
 */
import type { Square } from '../../../../core/rules/square.js';
import type { BeforeMoveDetail, ChangeReason, ErrorDetail } from '../../../board/events.js';
import { loaded } from '../../../board/lazy.js';
import type { ReasonKind } from '../../../../core/coach/reasons/reason.js';
import type { HintDetail } from '../../controls/controls.js';
import { squareName } from '../../../board/square-name.js';
import { adviceText, flippedBetween, hintText, isPassed, passText } from './game-words.js';
import type { SessionContext } from './environment.js';
import { coordinateStyleOf } from './setup/game-options.js';
import { spokenReasons } from './game-coach.js';

/** Kinds of reasons that say no more than the value does. */
const PLAIN: readonly ReasonKind[] = ['value', 'count'];

/** Comments on events on the board: advice, passes and errors as text, moves as sounds. */
export class GameMessages {
  /** The pass that the message tells of. */
  #pass = '';
  /** The 64 squares after the last change. */
  #squares = '';
  /** Whether the player has read that a move flips a disc. */
  #hasExplained = false;
  /** Aborts the search for the reason of a hint. */
  #hint: AbortController | undefined;

  constructor(private readonly context: SessionContext) {}

  /** A square was clicked: says once why no move can be made on an empty one. The board answers each time, out of sight. */
  onClick(square: Square): void {
    const { game, board, strings } = this.context;
    const { position } = game;
    const isOwnTurn =
      !game.result && !board.paused && (board.player === 'both' || board.player === position.turn);
    const isComputers = position.turn === board.engine;
    if (this.#hasExplained || !isOwnTurn || isComputers || position.phase === 'pass') return;
    if (position.at(square) || position.legalMoves.includes(square)) return;
    this.#hasExplained = true;
    this.context.setMessage(strings.messages.mustFlip, 'board');
  }

  /** Before a move of a person: gives advice on it, if that is wanted. */
  onBeforeMove({ by, square }: BeforeMoveDetail): void {
    if (by !== 'user') return;
    const { options, strings, game } = this.context;
    const style = coordinateStyleOf(options);
    this.context.setMessage(options.advice ? adviceText(strings, game.position, square, style) : '');
  }

  /** Follows a change of the game. */
  onChange(reason: ChangeReason): void {
    const { context } = this;
    const before = this.#squares;
    const { board } = context.game.position;
    this.#squares = board;
    this.#hint?.abort();
    if (reason === 'navigate') context.setMessage('');
    if (reason !== 'move' && reason !== 'result' && reason !== 'pass') return;
    const text = passText(context.strings, context.game, context.names, context.userSide);
    const isOutdated = this.#pass !== '' && context.message.text === this.#pass;
    if (text || isOutdated) context.setMessage(text, 'board');
    this.#pass = text;
    if (context.options.sounds) {
      this.#playSounds(flippedBetween(before, board)).catch((cause: unknown) =>
        context.reportLoadError(cause),
      );
    }
  }

  /** Shows a requested hint, and in the same place shortly after why it is good; the button has announced the move. */
  onHint(hint: HintDetail): void {
    const { context } = this;
    const { strings } = context;
    const square = squareName(hint.square, coordinateStyleOf(context.options));
    const title = hintText(strings, square, hint.value, context.env.language());
    context.setMessage('', 'board', { title });
    void this.#explainHint(hint, title);
  }

  /** Adds the line of a hint, and a reason if there is one, as long as the position is on the board. */
  async #explainHint({ square }: HintDetail, title: string): Promise<void> {
    const { context } = this;
    this.#hint?.abort();
    const { signal } = (this.#hint = new AbortController());
    const { position } = context.game;
    try {
      const style = coordinateStyleOf(context.options);
      for await (const { reason, text } of spokenReasons(context.env, position, square, signal, style)) {
        if (context.game.position !== position) return;
        const line = { start: position, moves: reason.line.length > 0 ? reason.line : [square] };
        context.setMessage(PLAIN.includes(reason.kind) ? '' : text, 'game', { title, line });
      }
    } catch (cause) {
      // The board itself reports errors of the engine.
      if (!signal.aborted) context.reportLoadError(cause);
    }
  }

  /** Says that the engine is not available, or that a part of the board could not be loaded. */
  onError(code: ErrorDetail['code']): void {
    const { messages } = this.context.strings;
    if (code === 'load-failed') this.context.setMessage(messages.notLoaded);
    else if (isEngineFailure(code)) this.context.setMessage(messages.noEngine, 'board');
  }

  /** Plays the sounds of a move. */
  async #playSounds(flips: number): Promise<void> {
    const { soundEnd, soundMove, soundPass } = await loaded(() => import('./sounds.js'));
    const { game } = this.context;
    if (flips > 0) soundMove(flips);
    if (game.result) soundEnd();
    else if (isPassed(game)) soundPass();
  }
}

/** Whether an error leaves the board without an engine. */
export function isEngineFailure(code: ErrorDetail['code']): boolean {
  return code !== 'attribute' && code !== 'engine-restarted' && code !== 'load-failed';
}
