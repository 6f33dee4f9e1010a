import type { OthelloBoard } from '../../board/element.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { plural } from '../../locales/strings.js';
import { beginHandTurn, checkHandTurn, outcome, turnDisc, type HandTurn } from '../../rules/hand-flips.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';

/** What the mode needs of the game that it is part of. */
export interface HandHost {
  board(): OthelloBoard;
  words(): GameStrings;
  language(): string;
  say(text: string): void;
  requestUpdate(): void;
}

/** What a person can do now: end his turn, leave a wrong one as it is, or mend the last one. */
export type HandAct = 'end' | 'leave' | 'mend';

/**
 * The teaching mode in which a player turns the discs himself: he lays a disc down, turns the others by clicks, and
 * ends his turn. What is wrong is marked, and can be mended until the opponent has moved.
 */
export class HandFlips {
  /** The turn under way, shown as the board's preview. */
  #turn: HandTurn | undefined;
  /** Whether what is wrong in it has been marked. */
  #marked = false;
  /** A turn that was left wrong, and the ply that it led to. */
  #left: { readonly turn: HandTurn; readonly ply: number } | undefined;

  constructor(private readonly host: HandHost) {}

  get acts(): readonly HandAct[] {
    if (this.#turn) return this.#marked ? ['leave'] : ['end'];
    return this.#left && this.#board.ply === this.#left.ply ? ['mend'] : [];
  }

  /** A square was clicked by the side to move. Whether the click was this mode's. */
  click(square: Square): boolean {
    const board = this.#board;
    if (this.#turn) {
      if (square !== this.#turn.square && this.#turn.before.at(square)) {
        this.#show(turnDisc(this.#turn, square));
      }
      return true;
    }
    if (!board.legalMoves.includes(square)) return false;
    this.#show(beginHandTurn(positionOf(board), square));
    return true;
  }

  act(act: HandAct): void {
    if (act === 'mend') this.#mend();
    else if (act === 'end') this.#end();
    else this.#play();
  }

  /** The game went elsewhere: the turn under way is forgotten. */
  follow(): void {
    const board = this.#board;
    if (this.#turn && board.preview === undefined) this.#forget();
    if (this.#left && board.ply !== this.#left.ply) {
      this.#left = undefined;
      if (!this.#turn) board.marks = [];
    }
  }

  get #board(): OthelloBoard {
    return this.host.board();
  }

  #show(turn: HandTurn): void {
    const board = this.#board;
    const words = this.host.words().hand;
    this.#turn = turn;
    this.#marked = false;
    board.marks = [{ square: turn.square, shape: 'dot' }];
    board.preview = outcome(turn).toString();
    this.host.say(words.turn);
    this.host.requestUpdate();
  }

  #end(): void {
    const board = this.#board;
    const words = this.host.words().hand;
    const language = this.host.language();
    const { missing, extra, correct } = checkHandTurn(this.#turn!);
    if (correct) return this.#play();
    this.#marked = true;
    board.marks = [
      ...missing.map((square) => ({ square, shape: 'circle' }) as const),
      ...extra.map((square) => ({ square, shape: 'cross' }) as const),
    ];
    const found = [
      missing.length > 0 && plural(words.missing, missing.length, language),
      extra.length > 0 && plural(words.extra, extra.length, language),
      words.mendOrLeave,
    ];
    this.host.say(found.filter(Boolean).join(' '));
    this.host.requestUpdate();
  }

  #play(): void {
    const board = this.#board;
    const words = this.host.words().hand;
    const turn = this.#turn!;
    const { correct } = checkHandTurn(turn);
    const marks = correct ? [] : board.marks;
    this.#turn = undefined;
    board.preview = undefined;
    board.play(turn.square, correct ? undefined : outcome(turn).board);
    board.marks = marks;
    this.#left = correct ? undefined : { turn, ply: board.ply };
    this.host.say(correct ? words.right : words.stands);
    this.host.requestUpdate();
  }

  #mend(): void {
    const { turn } = this.#left!;
    this.#left = undefined;
    this.#board.undo();
    this.#show(turn);
  }

  #forget(): void {
    this.#turn = undefined;
    this.#marked = false;
    this.#board.marks = [];
    this.host.requestUpdate();
  }
}

/** The position on a board. */
export function positionOf({ position, turn }: OthelloBoard): Position {
  return Position.of(position.slice(0, 64), turn);
}
