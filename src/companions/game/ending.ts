import type { OthelloBoard } from '../../board/element.js';
import type { ChangeReason } from '../../board/events.js';
import type { GameResult } from '../../rules/game.js';
import { recordResult, withoutResult, type Session } from './session.js';

/** How the game on the board ended. It stays while a person looks back through the game. */
export interface Ending {
  readonly result: GameResult;
  /** The discs on the board at the end. */
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  /** The game that ended so. */
  readonly moves: string;
}

/** A game and its match after a change on the board. */
export interface EndingUpdate {
  readonly session: Session;
  readonly ending: Ending | undefined;
  /** Whether the result is to be announced now. */
  readonly announce: boolean;
}

type BoardAtEnd = Pick<OthelloBoard, 'result' | 'score' | 'moves' | 'ply' | 'length'>;

/**
 * Records a result on the score sheet. Looking back through a game does not undo its end; another move in place of
 * one taken back does, and takes it off the sheet.
 */
export function updateEnding(
  board: BoardAtEnd,
  reason: ChangeReason,
  session: Session,
  ending: Ending | undefined,
): EndingUpdate {
  const { result, moves } = board;
  const played = reason === 'move' || reason === 'result';
  if (board.ply < board.length && reason !== 'result') return { session, ending, announce: false };
  if (!result) {
    return { session: ending ? withoutResult(session) : session, ending: undefined, announce: false };
  }
  if (ending?.moves === moves && ending.result.reason === result.reason) {
    return { session, ending, announce: played };
  }
  const before = ending ? withoutResult(session) : session;
  return { session: recordResult(before, result), ending: endingOf(board), announce: true };
}

/** How the game on a board ended, if it did. */
export function endingOf({ result, score, moves }: BoardAtEnd): Ending | undefined {
  return result && { result, discs: score, moves };
}
