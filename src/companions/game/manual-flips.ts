import type { OthelloBoard } from '../../board/element.js';
import { joinSentences } from '../../locales/join-sentences.js';
import { plural } from '../../locales/strings.js';
import {
  beginHandTurn,
  checkHandTurn,
  outcome,
  turnDisc,
  type HandCheck,
  type HandTurn,
} from '../../rules/hand-flips.js';
import type { Square } from '../../rules/square.js';
import type { GameHost } from './host.js';

/** What a player can do now: end their turn, keep a wrong one as it is, or correct the last one. */
export type ManualFlipsAction = 'end' | 'keep' | 'correct';

/** A turn that was left wrong, as it is saved: the number of its move, and which discs were flipped. */
export interface FlipMistake {
  readonly ply: number;
  readonly turned: readonly Square[];
}

/** A turn under way, as it is saved: where the disc was placed, and which discs were flipped since. */
export type MoveInProgress = Pick<HandTurn, 'square' | 'turned'>;

/**
 * The teaching mode in which players flip the discs themselves: they place a disc, flip the others by clicks, and
 * end their turn. What is wrong is marked, and can be corrected until the opponent has moved.
 */
export class ManualFlips {
  /** The turn under way, shown as the board's preview. */
  #turn: HandTurn | undefined;
  /** Whether its mistakes have been marked. */
  #marked = false;
  /** The turn whose marks the board shows. */
  #markedOf: HandTurn | undefined;
  /** Turns that were left wrong, by the moves that lead to the position after them. */
  readonly #mistakes = new Map<string, HandTurn>();

  constructor(private readonly host: GameHost) {}

  get actions(): readonly ManualFlipsAction[] {
    if (this.#turn) return this.#marked ? ['keep'] : ['end'];
    return this.#correctable ? ['correct'] : [];
  }

  /** The turn under way. */
  get turning(): MoveInProgress | undefined {
    const { square, turned } = this.#turn ?? {};
    return square && turned && { square, turned };
  }

  /** The mistakes of the game on the board. */
  get mistakes(): readonly FlipMistake[] {
    return this.#board.line.flatMap((_, index, line) => {
      const turn = this.#mistakes.get(pathTo(line.slice(0, index + 1)));
      return turn ? [{ ply: index + 1, turned: turn.turned }] : [];
    });
  }

  /** Handles a click of the side to move on a square; `true` when the click belongs to this mode. */
  click(square: Square): boolean {
    const board = this.#board;
    if (this.#turn) {
      if (square !== this.#turn.square && this.#turn.before.at(square)) {
        this.#show(turnDisc(this.#turn, square));
      }
      return true;
    }
    if (!board.legalMoves.includes(square)) return false;
    this.#show(beginHandTurn(board.game.position, square));
    return true;
  }

  perform(action: ManualFlipsAction): void {
    if (action === 'correct') this.#correct();
    else if (action === 'end') this.#end();
    else this.#play();
  }

  /** Takes over the mistakes of a game that is on the board again. */
  restore(mistakes: readonly FlipMistake[]): void {
    const { line, places } = this.#board;
    for (const { ply, turned } of mistakes) {
      const parent = places[ply - 1]?.position;
      const move = line[ply - 1];
      if (!parent || !move) continue;
      const before = parent.phase === 'pass' ? parent.pass() : parent;
      const turn = { before, square: move.square, turned: turned.filter((disc) => before.at(disc)) };
      if (outcome(turn).board !== places[ply]?.position.board) continue;
      this.#mistakes.set(pathTo(line.slice(0, ply)), turn);
    }
    this.update();
  }

  /** Goes on with a turn that was under way, where the board still allows it. */
  resume({ square, turned }: MoveInProgress): void {
    const board = this.#board;
    if (!board.legalMoves.includes(square)) return;
    const before = board.game.position;
    this.#show({ before, square, turned: turned.filter((disc) => before.at(disc)) });
  }

  /** After a change on the board: drops a turn that it ended, and marks only a mistake that can be corrected. */
  update(): void {
    const board = this.#board;
    if (this.#turn && board.preview !== undefined) return;
    if (this.#turn) this.#cancel();
    const mistake = this.#correctable;
    if (mistake === this.#markedOf) return;
    this.#markedOf = mistake;
    board.marks = mistake ? marksOf(checkHandTurn(mistake)) : [];
  }

  get #board(): OthelloBoard {
    return this.host.board();
  }

  /** The last turn, where it was wrong and nobody has moved since. */
  get #correctable(): HandTurn | undefined {
    const { line, ply } = this.#board;
    return ply === line.length ? this.#mistakes.get(pathTo(line)) : undefined;
  }

  #show(turn: HandTurn): void {
    const board = this.#board;
    const strings = this.host.strings().manualFlips;
    this.#turn = turn;
    this.#marked = false;
    this.#markedOf = turn;
    board.marks = [{ square: turn.square, shape: 'dot' }];
    board.preview = outcome(turn).toString();
    this.host.setMessage(strings.turn);
    this.host.requestUpdate();
  }

  #end(): void {
    const board = this.#board;
    const strings = this.host.strings().manualFlips;
    const language = this.host.language();
    const check = checkHandTurn(this.#turn!);
    const { missing, extra, correct } = check;
    if (correct) return this.#play();
    this.#marked = true;
    board.marks = marksOf(check);
    const found = [
      missing.length > 0 && plural(strings.missing, missing.length, language),
      extra.length > 0 && plural(strings.extra, extra.length, language),
      strings.correctOrKeep,
    ];
    this.host.setMessage(joinSentences(found));
    this.host.requestUpdate();
  }

  #play(): void {
    const strings = this.host.strings().manualFlips;
    const turn = this.#turn!;
    this.#turn = undefined;
    this.#board.preview = undefined;
    const correct = this.#playTurn(turn);
    this.update();
    this.host.setMessage(correct ? strings.right : strings.correctable);
    this.host.requestUpdate();
  }

  /** Plays a turn as it was made; `true` when it was correct. */
  #playTurn(turn: HandTurn): boolean {
    const board = this.#board;
    const { correct } = checkHandTurn(turn);
    board.play(turn.square, correct ? undefined : outcome(turn).board);
    const place = pathTo(board.line);
    if (correct) this.#mistakes.delete(place);
    else this.#mistakes.set(place, turn);
    return correct;
  }

  #correct(): void {
    const turn = this.#correctable!;
    this.#board.undo();
    this.#show(turn);
  }

  #cancel(): void {
    this.#turn = undefined;
    this.#marked = false;
    this.host.setMessage('');
    this.host.requestUpdate();
  }
}

/** A circle on each disc that is not flipped, a cross on each that should not be. */
function marksOf({ missing, extra }: HandCheck): OthelloBoard['marks'] {
  return [
    ...missing.map((square) => ({ square, shape: 'circle' }) as const),
    ...extra.map((square) => ({ square, shape: 'cross' }) as const),
  ];
}

function pathTo(line: OthelloBoard['line']): string {
  return line.map(({ square }) => square).join('');
}
