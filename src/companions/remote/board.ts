import { printBoardString, parseBoardString } from '../../formats/board-string.js';
import type { Color } from '../../rules/color.js';
import type { Game, GameNode } from '../../rules/game.js';
import { emptyRecord, type RemoteRecord } from './record.js';

/** What a connection needs of a board: a part of the public interface of `<othello-board>`. */
export interface RemoteBoard {
  readonly game: Game;
  interactive: boolean;
  player: Color | 'both';
  paused: boolean;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/**
 * Converts a game, up to the end of its line, to a new record.
 *
 * @param times milliseconds for each move, if known
 * @throws {RangeError} when the numbers of times and moves differ
 */
export function recordOf({ root, line: moves }: Game, times?: readonly number[]): RemoteRecord {
  if (times && times.length !== moves.length)
    throw new RangeError(
      `${times.length} times given, one for each of the board's ${moves.length} moves expected`,
    );
  return { ...emptyRecord(printBoardString(root.position)), moves, times: times ?? moves.map(() => 0) };
}

/** Whether a game stands at a record's last position, so that the next move can be played. */
export function showsEnd({ ply, line }: Game, { moves }: RemoteRecord): boolean {
  return ply === moves.length && moves.every((move, i) => move === line[i]);
}

/** Takes a game to a record's last position. Other moves of the game stay as side lines, unless another game begins. */
export function showRecord(game: Game, { start, moves, end }: RemoteRecord, isNewGame: boolean): void {
  if (isNewGame || printBoardString(game.root.position) !== start)
    game.reset({ position: parseBoardString(start) });
  let known: GameNode = game.root;
  for (const move of moves) {
    const next = known.children.find((child) => child.move === move);
    if (!next) break;
    known = next;
  }
  game.goTo(known);
  for (const move of moves.slice(known.ply)) {
    if (game.position.phase === 'pass') game.pass();
    game.play(move);
  }
  if (!end || game.result) return;
  if (end.by === 'resignation') game.resign(end.loser!);
  if (end.by === 'time') game.flagFall(end.loser!, 'czech');
}
