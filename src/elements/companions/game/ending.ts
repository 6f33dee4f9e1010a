import { printTranscript } from '../../../core/formats/transcript.js';
import type { Game, GameResult } from '../../../core/rules/game.js';
import { discCount } from '../../../core/rules/score.js';
import { recordResult, withoutResult, type Agreement } from './agreement.js';
import type { ChangeReason } from '../../board/events.js';

/** How the game ended. It is kept while the user looks back through the game. */
export interface Ending {
  readonly result: GameResult;
  /** The discs on the board at the end. */
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  /** The moves of the game that ended. */
  readonly moves: string;
}

/** The end and the match after a change. */
export interface EndingUpdate {
  readonly agreement: Agreement;
  readonly ending: Ending | undefined;
  /** Whether the result must be announced now. */
  readonly announce: boolean;
}

/**
 * Records a result on the score sheet. Looking back through a game does not undo its end. Replacing a move does, and
 * removes the result from the sheet.
 */
export function updateEnding(
  game: Game,
  reason: ChangeReason,
  agreement: Agreement,
  ending: Ending | undefined,
): EndingUpdate {
  const { result, nodes, ply } = game;
  const played = reason === 'move' || reason === 'result';
  if (ply < nodes.length && reason !== 'result') return { agreement, ending, announce: false };
  if (!result) {
    return { agreement: ending ? withoutResult(agreement) : agreement, ending: undefined, announce: false };
  }
  if (ending?.moves === printTranscript(game.line) && ending.result.reason === result.reason) {
    return { agreement, ending, announce: played };
  }
  const before = ending ? withoutResult(agreement) : agreement;
  return { agreement: recordResult(before, result), ending: endingOf(game), announce: true };
}

/** How a game ended on its current line; `undefined` if it did not. */
export function endingOf({ root, nodes, line }: Game): Ending | undefined {
  const end = [root, ...nodes].find(({ result }) => result);
  return end?.result && { result: end.result, discs: discCount(end.position), moves: printTranscript(line) };
}
