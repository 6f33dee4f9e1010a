import type { OthelloBoard } from '../../board/element.js';
import type { ChangeReason } from '../../board/events.js';
import type { GameResult } from '../../rules/game.js';
import { noteResult, withoutResult, type Session } from './session.js';

/** How the game on the board ended. It is kept while a person looks back through the game. */
export interface Ending {
  readonly result: GameResult;
  /** The discs that lay there. */
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  /** The game that ended so. */
  readonly moves: string;
}

/** What a change on the board makes of a game and its match. */
export interface Settlement {
  readonly session: Session;
  readonly ending: Ending | undefined;
  /** Whether a person is to be told the result now. */
  readonly tell: boolean;
}

type BoardAtEnd = Pick<OthelloBoard, 'result' | 'score' | 'moves' | 'ply' | 'length'>;

/**
 * Writes a result down. Looking back through a game does not undo its end; another move in place of one taken back
 * does, and takes it off the score sheet.
 */
export function settle(
  board: BoardAtEnd,
  reason: ChangeReason,
  session: Session,
  ending: Ending | undefined,
): Settlement {
  const { result, moves } = board;
  const played = reason === 'move' || reason === 'result';
  if (board.ply < board.length && reason !== 'result') return { session, ending, tell: false };
  if (!result) {
    return { session: ending ? withoutResult(session) : session, ending: undefined, tell: false };
  }
  if (ending?.moves === moves && ending.result.reason === result.reason) {
    return { session, ending, tell: played };
  }
  const before = ending ? withoutResult(session) : session;
  return { session: noteResult(before, result), ending: endingOf(board), tell: true };
}

/** How the game on a board ended, if it did. */
export function endingOf({ result, score, moves }: BoardAtEnd): Ending | undefined {
  return result && { result, discs: score, moves };
}
