/**
 * How a game ended, and the best results against each level. `GameController` calls it after each change; panel and
 * board show the result.
 */
import { printTranscript } from '../../../../core/formats/transcript.js';
import type { Game, GameResult } from '../../../../core/rules/game.js';
import type { Color } from '../../../../core/rules/color.js';
import type { Position } from '../../../../core/rules/position.js';
import { discCount } from '../../../../core/rules/score.js';
import { type Agreement, colorOf, recordResult, withoutResult } from './agreement.js';
import type { ChangeReason } from '../../../board/events.js';
import * as v from 'valibot';
import { isStrength, levelNumber } from '../../../../core/engine/levels/level-names.js';

/** How the game ended. It is kept while the user looks back through the game. */
export interface Ending {
  readonly result: GameResult;
  /** The discs on the board at the end. */
  readonly discs: { readonly black: number; readonly white: number; readonly empty: number };
  /** The moves of the game that ended. */
  readonly moves: string;
  /** Who has all four corners. */
  readonly corners: Color | undefined;
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
  // Looking back.
  if (ply < nodes.length && reason !== 'result') return { agreement, ending, announce: false };
  if (!result) {
    return { agreement: ending ? withoutResult(agreement) : agreement, ending: undefined, announce: false };
  }
  // The same end again, by the same last move: on the sheet already, but said once more.
  if (ending?.moves === printTranscript(game.line) && ending.result.reason === result.reason) {
    return { agreement, ending, announce: played };
  }
  const before = ending ? withoutResult(agreement) : agreement;
  return { agreement: recordResult(before, result), ending: endingOf(game), announce: true };
}

/** How a game ended on its current line; `undefined` if it did not. */
export function endingOf({ root, nodes, line }: Game): Ending | undefined {
  const end = [root, ...nodes].find(({ result }) => result);
  return (
    end?.result && {
      result: end.result,
      discs: discCount(end.position),
      moves: printTranscript(line),
      corners: ownerOfCorners(end.position),
    }
  );
}

function ownerOfCorners(position: Position): Color | undefined {
  const board = position.toString();
  const discs = new Set([0, 7, 56, 63].map((at) => board[at]));
  if (discs.size > 1) return undefined;
  return discs.has('X') ? 'black' : discs.has('O') ? 'white' : undefined;
}

/** A win to report: the first against a level, the one with the widest margin, or one with all four corners. */
export type BestResult = 'first' | 'best' | 'corners';

/** The version of the stored form; data in another form is not read. */
const FORM = 1;

/** The widest margin by level. */
const storedSchema = v.object({ version: v.literal(FORM), margins: v.record(v.string(), v.number()) });

/**
 * Stores a result if it is better than all before.
 *
 * @param key the key under which the game is saved; the results are stored beside it
 * @returns `undefined` for any other game: lost, with a handicap, or not counted on the board
 */
export function recordBest(
  key: string,
  agreement: Agreement,
  { result, corners }: Ending,
): BestResult | undefined {
  const { setup } = agreement;
  const isCounted = result.reason !== 'time' && result.reason !== 'resignation';
  const hasWon = result.winner === colorOf(agreement, 0);
  if (setup.players !== 'one' || setup.handicap > 0 || !agreement.counts || !isCounted || !hasWon) {
    return undefined;
  }
  const level = String(isStrength(setup.level) ? setup.level : levelNumber(setup.level));
  const margins = read(key);
  const before = margins[level];
  const margin = Math.abs(result.margin);
  const swept = corners === colorOf(agreement, 0) ? 'corners' : undefined;
  if (before !== undefined && before >= margin) return swept;
  write(key, { ...margins, [level]: margin });
  return before === undefined ? 'first' : (swept ?? 'best');
}

const keyOf = (key: string): string => `${key}-best`;

function read(key: string): Readonly<Record<string, number>> {
  try {
    return v.parse(storedSchema, JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null')).margins;
  } catch {
    return {};
  }
}

function write(key: string, margins: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify({ version: FORM, margins }));
  } catch {
    // If nothing can be stored, each win is the first.
  }
}
