import type { PropertyDeclarations } from '@lit/reactive-element';
import type { Engine, Level, LevelName } from '../engine/engine.js';
import type { Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import { integer, oneOf, whole, type Sides } from './converters.js';
import { GameElement } from './game-element.js';
import type { LabelFormatter } from './labels.js';

/** The options of a board beside its game: who plays, how it looks, what it says. */
export abstract class OptionsElement extends GameElement {
  // By `useDefault` the first value is not reflected, and comes back when the attribute is taken away.
  static override properties: PropertyDeclarations = {
    interactive: { type: Boolean },
    player: { converter: oneOf(['both', 'black', 'white']) },
    engine: { converter: oneOf(['none', 'black', 'white', 'both']) },
    level: { converter: { fromAttribute: levelOf } },
    hints: { useDefault: true },
    analysis: { type: Boolean },
    moveNumbers: { type: Boolean, attribute: 'move-numbers' },
    coordinates: { reflect: true, useDefault: true, converter: oneOf(['outside', 'inside', 'none']) },
    coordinateStyle: {
      reflect: true,
      useDefault: true,
      attribute: 'coordinate-style',
      converter: oneOf(['letters', 'numbers']),
    },
    orientation: { reflect: true, useDefault: true, converter: oneOf(['black', 'white']) },
    theme: { reflect: true, useDefault: true, converter: oneOf(['classic', 'wood', 'slate', 'contrast']) },
    noShortcuts: { type: Boolean, attribute: 'no-shortcuts' },
    moveTime: { attribute: 'move-time', converter: integer(1, 600_000, 1000) },
    pace: { converter: integer(0, 60_000, 500) },
    paused: { type: Boolean },
    engineUrl: { useDefault: true, attribute: 'engine-url' },
    name: { reflect: true, useDefault: true },
    disabled: { type: Boolean, reflect: true },
    verbosity: { converter: oneOf(['normal', 'short', 'full']) },
    controls: { type: Boolean, reflect: true },
    labelFormatter: { attribute: false },
    strings: { attribute: false },
    engineProvider: { attribute: false },
  };

  /** Lets a person play. Implied for the person's side where the engine has the other. */
  interactive = false;
  /** Whose moves a person makes: `both`, `black` or `white`. */
  player: Color | 'both' = 'both';
  /** The side that the engine plays: `black`, `white`, `both` or `none`. */
  engine: Sides = 'none';
  /** How strong it is: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`. */
  level: Level | LevelName = 5;
  /** What is shown beside the discs: any of `legal flips last best values stable strategy`. */
  hints = 'legal last';
  /** Lets the engine value the position shown. */
  analysis = false;
  /** Shows the moves' numbers on the discs. */
  moveNumbers = false;
  /** Where the coordinates stand: `outside`, `inside` or `none`. */
  coordinates: 'outside' | 'inside' | 'none' = 'outside';
  /** `letters`, or `numbers` from 0. */
  coordinateStyle: 'letters' | 'numbers' = 'letters';
  /** The side at the bottom: `black`, or `white` for the board turned round. */
  orientation: Color = 'black';
  /** `classic`, `wood`, `slate` or `contrast`. */
  theme: 'classic' | 'wood' | 'slate' | 'contrast' = 'classic';
  /** Switches the single-key commands off. */
  noShortcuts = false;
  /** The engine's time for a move, in milliseconds. */
  moveTime = 1000;
  /** The least time between a person's move and the engine's answer, in milliseconds. */
  pace = 500;
  /** Neither a person nor the engine moves as long as it is set: a dialog is open, a lesson is being read. */
  paused = false;
  /** Where the engine's worker lies, for this board. */
  engineUrl: string | URL | undefined;
  /** Its name in a form, where the value is the transcript of the game. */
  name = '';
  /** Takes no moves of a person, as a disabled field; a `fieldset` can say so, too. */
  disabled = false;
  /** How much is said of each move: `normal`, `short` (the move alone) or `full` (the score, too). */
  verbosity: 'normal' | 'short' | 'full' = 'normal';
  /** Shows a bar below the board: the score, back and forth in the game, taking back, starting again. */
  controls = false;
  /**
   * What a screen reader says of a square, in words of the page's own; `undefined` leaves what the board says, which
   * it is given as `label`.
   */
  labelFormatter: LabelFormatter | undefined;
  /** Words of the page's own. */
  strings: Partial<Strings> | undefined;
  /** Another engine than the package's, for instance a server's. */
  engineProvider: (() => Promise<Engine>) | undefined;
}

function levelOf(value: string | null): Level | LevelName {
  const word = value?.trim().toLowerCase() ?? '';
  const named = (['easy', 'medium', 'hard', 'expert', 'master'] as const).find((name) => name === word);
  return named ?? (whole(word === '' ? undefined : Number(word), 1, 10, 5) as Level);
}
