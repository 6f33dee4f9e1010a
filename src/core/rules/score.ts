/**
 * Scores: of discs, of a game that is over, and of one that was resigned or lost on time. Games, reviews, formats and
 * the score on the page use the same rules for empty squares, resignation and time.
 */
import { type Color, opponent } from './color.js';
import type { Position } from './position.js';

/** The two sides' points. */
export interface Score {
  readonly black: number;
  readonly white: number;
}

/**
 * What a fallen flag means. `czech`: a side that is ahead when its time is up loses 31-33, else the score stands
 * with the empty squares to the opponent. `zero`: 0-64. `none`: nothing, the game goes on.
 */
export type TimeRule = 'czech' | 'zero' | 'none';

/** The discs of each side and the empty squares. */
export function discCount({ board }: Pick<Position, 'board'>): Score & { readonly empty: number } {
  let black = 0;
  let white = 0;
  for (const disc of board) {
    if (disc === 'X') black++;
    else if (disc === 'O') white++;
  }
  return { black, white, empty: board.length - black - white };
}

/** The score as tournaments write it: empty squares go to the winner (half each in a draw), 64 in all. */
export function officialScore(position: Position): Score {
  const { black, white, empty } = discCount(position);
  const toBlack = (empty * (1 + Math.sign(black - white))) / 2;
  return { black: black + toBlack, white: white + empty - toBlack };
}

/** Black's official score less White's, -64 to 64. */
export function margin(position: Position): number {
  const { black, white } = officialScore(position);
  return black - white;
}

/**
 * The score when `loser` resigns or runs out of time: 31-33 if it is ahead, else the score stands with the
 * empty squares to the opponent.
 */
export function forfeitScore(position: Position, loser: Color): Score {
  const discs = discCount(position);
  return scoreOf(loser, discs[loser] > discs[opponent(loser)] ? 31 : discs[loser]);
}

/** The score when `loser` runs out of time; `undefined` when the rule lets the game go on. */
export function timeScore(position: Position, loser: Color, rule: TimeRule): Score | undefined {
  if (rule === 'none') return undefined;
  return rule === 'zero' ? scoreOf(loser, 0) : forfeitScore(position, loser);
}

/** The score in which a side has this many of the 64 points. */
function scoreOf(color: Color, points: number): Score {
  const score = { black: points, white: points };
  score[opponent(color)] = 64 - points;
  return score;
}

/** Rounds to one decimal: values and means in discs are no more precise than that. */
export function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}

/** No loss is greater: from +64 to −64 it would be 128, more than a board has. */
const MOST_LOST = 64;

/** The loss of one move in whole discs, as every text says it. */
export function lostDiscs(loss: number): number {
  return Math.min(MOST_LOST, Math.round(loss));
}
