/** Plays the record of a live game on a board. `connection.ts` calls it when a record has been accepted. */
import { printBoardString, parseBoardString } from '../../../core/formats/notation/board-string.js';
import type { Color } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import { emptyRecord, type RemoteRecord } from './messages/record.js';

/** The part of the public interface of `<othello-board>` that a connection uses. */
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
      `times takes one for each of the board's ${moves.length} moves, not ${times.length}`,
    );
  return { ...emptyRecord(printBoardString(root.position)), moves, times: times ?? moves.map(() => 0) };
}

/** Whether a game stands at a record's last position, so that the next move can be played. */
export function showsEnd(game: Game, record: RemoteRecord): boolean {
  const { node, line } = game;
  const { moves } = record;
  const isThere = node.ply === moves.length && moves.every((move, i) => move === line[i]);
  return isThere && beganThere(game, record) && !endsOtherwise(node, record);
}

/**
 * Takes a game to a record's last position. Other moves of the game stay as side lines, unless another game begins, or
 * a player has resigned or lost on time where the record goes on.
 */
export function showRecord(game: Game, record: RemoteRecord, isNewGame: boolean): void {
  const { start, moves, end } = record;
  let isOther = isNewGame || !beganThere(game, record);
  let known: GameNode = game.root;
  for (const move of moves) {
    isOther ||= endsOtherwise(known, record);
    const next = known.children.find((child) => child.move === move);
    if (!next) break;
    known = next;
  }
  if (isOther || endsOtherwise(known, record)) {
    game.reset({ position: parseBoardString(start) });
    known = game.root;
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

/** Whether a game has the start of a record. */
function beganThere({ root }: Game, { start }: RemoteRecord): boolean {
  return printBoardString(root.position) === start;
}

/** Whether a side has resigned or lost on time at a place of a record, but not in the record. */
function endsOtherwise({ ply, result }: GameNode, { moves, end }: RemoteRecord): boolean {
  const isDeclared = result?.reason === 'resignation' || result?.reason === 'time';
  return isDeclared && (ply < moves.length || end?.by !== result.reason || end.loser === result.winner);
}
