import type { Level, LevelName } from '../../engine/level-names.js';
import type { Color } from '../../rules/color.js';
import type { Arrow, Mark } from '../../rules/notes.js';

/** How boards that show the game of a session are set: by whom it is played, and what is seen of it. */
export interface BoardSettings {
  /** The side of the computer. */
  readonly engine: Color | 'none';
  readonly level: Level | LevelName;
  /** Whether the computer plays by the opening book. */
  readonly usesBook: boolean;
  /** Whose moves are made here. */
  readonly player: Color | 'both';
  readonly interactive: boolean;
  /** Whether nobody moves: something is asked, or the computer waits. */
  readonly paused: boolean;
  /** The side at the bottom. */
  readonly orientation: Color;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Discs in place of the game's, as a board string: a turn made by hand. */
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
