import type { OthelloBoard } from '../../board/element.js';
import type { GameStrings } from '../../locales/game/strings.js';
import { plural } from '../../locales/strings.js';
import {
  beginHandTurn,
  checkHandTurn,
  outcome,
  turnDisc,
  type HandCheck,
  type HandTurn,
} from '../../rules/hand-flips.js';
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

/** A turn that was left wrong, as it is kept: which move it was, and which discs were turned. */
export interface HandMistake {
  readonly ply: number;
  readonly turned: readonly Square[];
}

/** A turn under way, as it is kept: where the disc was laid down, and which were turned since. */
export type HandMove = Pick<HandTurn, 'square' | 'turned'>;

/**
 * The teaching mode in which a player turns the discs himself: he lays a disc down, turns the others by clicks, and
 * ends his turn. What is wrong is marked, and can be mended until the opponent has moved.
 */
export class HandFlips {
  /** The turn under way, shown as the board's preview. */
  #turn: HandTurn | undefined;
  /** Whether what is wrong in it has been marked. */
  #marked = false;
  /** The turn whose marks the board shows. */
  #markedOf: HandTurn | undefined;
  /** Turns that were left wrong, each by the moves that lead to where it left the discs. */
  readonly #mistakes = new Map<string, HandTurn>();

  constructor(private readonly host: HandHost) {}

  get acts(): readonly HandAct[] {
    if (this.#turn) return this.#marked ? ['leave'] : ['end'];
    return this.#left ? ['mend'] : [];
  }

  /** The turn under way. */
  get turning(): HandMove | undefined {
    const { square, turned } = this.#turn ?? {};
    return square && turned && { square, turned };
  }

  /** The mistakes of the game on the board. */
  get mistakes(): readonly HandMistake[] {
    return this.#board.line.flatMap((_, index, line) => {
      const turn = this.#mistakes.get(placeOf(line.slice(0, index + 1)));
      return turn ? [{ ply: index + 1, turned: turn.turned }] : [];
    });
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

  /** Plays moves as they were played before, each mistake with them. */
  replay(moves: readonly Square[], mistakes: readonly HandMistake[]): void {
    const board = this.#board;
    for (const square of moves) {
      if (board.legalMoves.length === 0) board.play('pass');
      const mistake = mistakes.find(({ ply }) => ply === board.ply + 1);
      const before = positionOf(board);
      const turned = mistake?.turned.filter((disc) => disc !== square && before.at(disc));
      if (!board.legalMoves.includes(square)) return;
      if (turned) this.#record({ before, square, turned });
      else board.play(square);
    }
  }

  /** Goes on with a turn that was under way, where it is possible on the board. */
  resume({ square, turned }: HandMove): void {
    const board = this.#board;
    if (!board.legalMoves.includes(square)) return;
    const before = positionOf(board);
    this.#show({ before, square, turned: turned.filter((disc) => before.at(disc)) });
  }

  /** The game went elsewhere: the turn under way is forgotten, and only a mistake that can be mended is marked. */
  follow(): void {
    const board = this.#board;
    if (this.#turn && board.preview !== undefined) return;
    if (this.#turn) this.#forget();
    const left = this.#left;
    if (left === this.#markedOf) return;
    this.#markedOf = left;
    board.marks = left ? marksOf(checkHandTurn(left)) : [];
  }

  get #board(): OthelloBoard {
    return this.host.board();
  }

  /** The turn that left the discs as they lie, where it was wrong and nobody has moved since. */
  get #left(): HandTurn | undefined {
    const { line, ply } = this.#board;
    return ply === line.length ? this.#mistakes.get(placeOf(line)) : undefined;
  }

  #show(turn: HandTurn): void {
    const board = this.#board;
    const words = this.host.words().hand;
    this.#turn = turn;
    this.#marked = false;
    this.#markedOf = turn;
    board.marks = [{ square: turn.square, shape: 'dot' }];
    board.preview = outcome(turn).toString();
    this.host.say(words.turn);
    this.host.requestUpdate();
  }

  #end(): void {
    const board = this.#board;
    const words = this.host.words().hand;
    const language = this.host.language();
    const check = checkHandTurn(this.#turn!);
    const { missing, extra, correct } = check;
    if (correct) return this.#play();
    this.#marked = true;
    board.marks = marksOf(check);
    const found = [
      missing.length > 0 && plural(words.missing, missing.length, language),
      extra.length > 0 && plural(words.extra, extra.length, language),
      words.mendOrLeave,
    ];
    this.host.say(found.filter(Boolean).join(' '));
    this.host.requestUpdate();
  }

  #play(): void {
    const words = this.host.words().hand;
    const turn = this.#turn!;
    this.#turn = undefined;
    this.#board.preview = undefined;
    const correct = this.#record(turn);
    this.follow();
    this.host.say(correct ? words.right : words.stands);
    this.host.requestUpdate();
  }

  /** Plays a turn as it was made; whether it was right. */
  #record(turn: HandTurn): boolean {
    const board = this.#board;
    const { correct } = checkHandTurn(turn);
    board.play(turn.square, correct ? undefined : outcome(turn).board);
    const place = placeOf(board.line);
    if (correct) this.#mistakes.delete(place);
    else this.#mistakes.set(place, turn);
    return correct;
  }

  #mend(): void {
    const turn = this.#left!;
    this.#board.undo();
    this.#show(turn);
  }

  #forget(): void {
    this.#turn = undefined;
    this.#marked = false;
    this.host.requestUpdate();
  }
}

/** The position on a board. */
export function positionOf({ position, turn }: OthelloBoard): Position {
  return Position.of(position.slice(0, 64), turn);
}

/** What is missing gets a circle, what is too much a cross. */
function marksOf({ missing, extra }: HandCheck): OthelloBoard['marks'] {
  return [
    ...missing.map((square) => ({ square, shape: 'circle' }) as const),
    ...extra.map((square) => ({ square, shape: 'cross' }) as const),
  ];
}

function placeOf(line: OthelloBoard['line']): string {
  return line.map(({ square }) => square).join('');
}
