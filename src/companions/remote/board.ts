import type { Color } from '../../rules/color.js';
import type { GameNode } from '../../rules/game.js';
import type { TimeRule } from '../../rules/score.js';
import type { Square } from '../../rules/square.js';
import { emptyRecord, type RemoteRecord } from './record.js';

/** What a connection needs of a board: a part of the public interface of `<othello-board>`. */
export interface RemoteBoard {
  position: string;
  moves: string;
  interactive: boolean;
  player: Color | 'both';
  paused: boolean;
  readonly ply: number;
  readonly gameOver: boolean;
  readonly legalMoves: readonly Square[];
  readonly history: readonly Square[];
  readonly places: readonly GameNode[];
  play(move: Square | 'pass'): boolean;
  goTo(place: number | GameNode): void;
  resign(color?: Color): boolean;
  flagFall(color: Color, rule?: TimeRule): boolean;
  reset(): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/**
 * The game on a board to the end of its line, as a record that nobody else knows yet.
 *
 * @param times how long each move took, where that is known
 * @throws {RangeError} when there are not as many times as moves
 */
export function recordOn(board: RemoteBoard, times?: readonly number[]): RemoteRecord {
  const [root, ...line] = board.places;
  const moves = line.map(({ move }) => move!);
  if (times && times.length !== moves.length)
    throw new RangeError(
      `${times.length} times given, one for each of the board's ${moves.length} moves expected`,
    );
  return { ...emptyRecord(root!.position.toString()), moves, times: times ?? moves.map(() => 0) };
}

/** Whether a board shows a record's last position, so that a move goes on from there. */
export function showsEnd(board: RemoteBoard, { moves }: RemoteRecord): boolean {
  return board.ply === moves.length && board.history.every((move, i) => move === moves[i]);
}

/** Shows a record's last position. What was played besides stays as side lines, except where another game begins. */
export function showRecord(board: RemoteBoard, record: RemoteRecord, isNewGame: boolean): void {
  const { start, moves, end } = record;
  if (isNewGame || board.places[0]!.position.toString() !== start) {
    board.position = start;
    board.moves = '';
    board.reset();
  }
  let place = board.places[0]!;
  board.goTo(place);
  for (const move of moves) {
    const known = place.children.find((child) => child.move === move);
    if (known) board.goTo(known);
    else playOn(board, move);
    place = board.places[board.ply]!;
  }
  if (end?.by === 'resignation') board.resign(end.loser!);
  if (end?.by === 'time') board.flagFall(end.loser!, 'czech');
}

function playOn(board: RemoteBoard, move: Square): void {
  if (board.legalMoves.length === 0) board.play('pass');
  board.play(move);
}
