import type { Engine, Level, LevelName } from '../engine/engine.js';
import type { Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import { integer, oneOf, whole, type Sides } from './converters.js';
import { GameElement } from './game-element.js';
import type { LabelFormatter } from './labels.js';
import { property } from './property.js';

const SIDES = ['none', 'black', 'white', 'both'] as const;
const THEMES = ['classic', 'wood', 'slate', 'contrast'] as const;
const VERBOSITIES = ['normal', 'short', 'full'] as const;

/** The options of a board beside its game: who plays, how it looks, what it says. */
export abstract class OptionsElement extends GameElement {
  /** Lets a person play. Implied for the person's side where the engine has the other. */
  @property({ type: Boolean }) interactive = false;
  /** Whose moves a person makes: `both`, `black` or `white`. */
  @property({ converter: oneOf(['both', 'black', 'white']) }) player: Color | 'both' = 'both';
  /** The side that the engine plays: `black`, `white`, `both` or `none`. */
  @property({ converter: oneOf(SIDES) }) engine: Sides = 'none';
  /** How strong it is: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`. */
  @property({ converter: { fromAttribute: levelOf } }) level: Level | LevelName = 5;
  /** What is shown beside the discs: any of `legal flips last best values stable strategy`. */
  @property({}) hints = 'legal last';
  /** Lets the engine value the position shown. */
  @property({ type: Boolean }) analysis = false;
  /** Shows the moves' numbers on the discs. */
  @property({ type: Boolean, attribute: 'move-numbers' }) moveNumbers = false;
  /** Where the coordinates stand: `outside`, `inside` or `none`. */
  @property({ reflect: true, converter: oneOf(['outside', 'inside', 'none']) })
  coordinates: 'outside' | 'inside' | 'none' = 'outside';
  /** `letters`, or `numbers` from 0. */
  @property({
    attribute: 'coordinate-style',
    reflect: true,
    converter: oneOf(['letters', 'numbers']),
  })
  coordinateStyle: 'letters' | 'numbers' = 'letters';
  /** The side at the bottom: `black`, or `white` for the board turned round. */
  @property({ reflect: true, converter: oneOf(['black', 'white']) })
  orientation: Color = 'black';
  /** `classic`, `wood`, `slate` or `contrast`. */
  @property({ reflect: true, converter: oneOf(THEMES) })
  theme: (typeof THEMES)[number] = 'classic';
  /** Switches the single-key commands off. */
  @property({ type: Boolean, attribute: 'no-shortcuts' }) noShortcuts = false;
  /** The engine's time for a move, in milliseconds. */
  @property({ type: Number, attribute: 'move-time', converter: integer(1, 600_000, 1000) })
  moveTime = 1000;
  /** The least time between a person's move and the engine's answer, in milliseconds. */
  @property({ type: Number, converter: integer(0, 60_000, 500) }) pace = 500;
  /** Neither a person nor the engine moves as long as it is set: a dialog is open, a lesson is being read. */
  @property({ type: Boolean }) paused = false;
  /** Where the engine's worker lies, for this board. */
  @property({ attribute: 'engine-url' }) engineUrl: string | URL | undefined;
  /** Its name in a form, where the value is the transcript of the game. */
  @property({ reflect: true }) name = '';
  /** Takes no moves of a person, as a disabled field; a `fieldset` can say so, too. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** How much is said of each move: `normal`, `short` (the move alone) or `full` (the score, too). */
  @property({ converter: oneOf(VERBOSITIES) })
  verbosity: (typeof VERBOSITIES)[number] = 'normal';
  /** Shows a bar below the board: the score, back and forth in the game, taking back, starting again. */
  @property({ type: Boolean, reflect: true }) controls = false;
  /**
   * What a screen reader says of a square, in words of the page's own; `undefined` leaves what the board says, which
   * it is given as `label`.
   */
  @property({ attribute: false }) labelFormatter: LabelFormatter | undefined;
  /** Words of the page's own. */
  @property({ attribute: false }) strings: Partial<Strings> | undefined;
  /** Another engine than the package's, for instance a server's. */
  @property({ attribute: false }) engineProvider: (() => Promise<Engine>) | undefined;
}

function levelOf(value: string | null): Level | LevelName {
  const word = value?.trim().toLowerCase() ?? '';
  const named = (['easy', 'medium', 'hard', 'expert', 'master'] as const).find((name) => name === word);
  return named ?? (whole(word === '' ? undefined : Number(word), 1, 10, 5) as Level);
}
