/** What is agreed for a game with a friend elsewhere. */
import type { Color } from '../../../../core/rules/color.js';

/** The agreement for a game by turns. */
export interface FriendAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Days for each move; no clock if absent. */
  readonly days?: number | undefined;
}

/** The agreement for a live game. */
export interface LiveAgreement {
  /** The side played here. */
  readonly side: Color;
  /** The user's name and the friend's; empty for none. */
  readonly names?: readonly [string, string];
  /** Each side's time for the game and the increment, in seconds; no clock if absent. */
  readonly time?: number | undefined;
  readonly increment?: number | undefined;
}
