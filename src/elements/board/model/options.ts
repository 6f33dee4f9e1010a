/**
 * The options of a board, as its parts read them. The elements implement it; the type keeps parts from depending on the
 * element's class.
 */
import type { Engine, Level, LevelName, Strength } from '../../../core/engine/engine.js';
import type { Strings } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { ThemeName } from '../../diagram/theme-names.js';
import type { LabelFormatter } from '../markup/labels.js';
import type { Arrow, Mark } from '../../../core/formats/common/marks.js';

/** One side, both, or neither. */
export type Sides = Color | 'both' | 'none';

/** Who may move on a board. */
export interface PlayOptions {
  readonly interactive: boolean;
  readonly player: Color | 'both';
  readonly engine: Sides;
  readonly paused: boolean;
  /** Disabled by the element, its form or a `fieldset`. */
  readonly inputDisabled: boolean;
}

/** How the engine plays and where it comes from. Times, and a `pace` that is a number, are in milliseconds. */
export interface BoardEngineOptions {
  readonly level: Level | LevelName | Strength;
  readonly moveTime: number;
  readonly pace: number | 'human';
  readonly analysis: boolean;
  readonly analysisTime: number;
  readonly hints: string;
  readonly engineProvider: (() => Promise<Engine>) | undefined;
  readonly engineUrl: string | URL | undefined;
}

/** All options of a board, named as its properties. */
export interface BoardOptions extends PlayOptions, BoardEngineOptions {
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  readonly moveNumbers: boolean;
  readonly coordinates: 'outside' | 'inside' | 'none';
  readonly coordinateStyle: 'letters' | 'numbers';
  readonly orientation: Color;
  readonly theme: ThemeName;
  readonly noShortcuts: boolean;
  readonly verbosity: 'normal' | 'short' | 'full';
  readonly controls: boolean;
  readonly labelFormatter: LabelFormatter | undefined;
  readonly strings: Partial<Strings> | undefined;
}
