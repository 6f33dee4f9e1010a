import type { Color } from '../../../core/rules/color.js';
import type { Arrow, Mark } from '../../../core/rules/notes.js';
import type { Opponent } from './setup.js';

/** Settings for boards that show the game of a session: who plays, and what is shown. */
export interface BoardSettings {
  /** The side of the computer. */
  readonly engine: Color | 'none';
  readonly level: Opponent;
  /** Whether the computer uses the opening book. */
  readonly usesBook: boolean;
  /** The sides that are played on this page. */
  readonly player: Color | 'both';
  readonly interactive: boolean;
  /** Whether no moves can be made: a question is open, or the computer waits. */
  readonly paused: boolean;
  /** The side at the bottom. */
  readonly orientation: Color;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Discs to show in place of the game's, as a board string: a turn with flips by hand. */
  readonly preview: string | undefined;
}

export const DEFAULT_BOARD: BoardSettings = {
  engine: 'none',
  level: 'easy',
  usesBook: false,
  player: 'both',
  interactive: true,
  paused: false,
  orientation: 'black',
  marks: [],
  arrows: [],
  preview: undefined,
};
