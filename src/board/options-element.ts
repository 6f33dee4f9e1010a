import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';
import type { ThemeName } from '../diagram/theme-names.js';
import type { Engine, Level, LevelName, Strength } from '../engine/engine.js';
import {
  arrowsOf,
  marksOf,
  type Arrow,
  type LooseArrow,
  type LooseMark,
  type Mark,
} from '../formats/marks.js';
import type { Strings } from '../locales/strings.js';
import type { Color } from '../rules/color.js';
import type { BoardController } from './controller.js';
import {
  initialOptions,
  OPTION_CHECKS,
  readChecked,
  REFUSED,
  shown,
  type CheckedOptions,
  type OptionCheck,
} from './option-checks.js';
import type { Sides } from './options.js';
import type { LabelFormatter } from './render/labels.js';

/** A property with accessors of its class: Lit would put its own round them, and read them with each change. */
export const OWN_ACCESSOR = { noAccessor: true };

/**
 * The options of a board: who plays, what is shown beside the game, and how it looks. A value that is none of those accepted is
 * reported, and the one before stays.
 */
export abstract class BoardOptionsElement extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    interactive: { type: Boolean },
    player: OWN_ACCESSOR,
    engine: OWN_ACCESSOR,
    level: OWN_ACCESSOR,
    moveTime: { noAccessor: true, attribute: 'move-time' },
    pace: OWN_ACCESSOR,
    paused: { type: Boolean },
    analysis: { type: Boolean },
    engineUrl: { useDefault: true, attribute: 'engine-url' },
    engineProvider: { attribute: false },
    hints: { useDefault: true },
    marks: OWN_ACCESSOR,
    arrows: OWN_ACCESSOR,
    moveNumbers: { type: Boolean, attribute: 'move-numbers' },
    coordinates: { noAccessor: true, reflect: true, useDefault: true },
    coordinateStyle: { noAccessor: true, reflect: true, useDefault: true, attribute: 'coordinate-style' },
    orientation: { noAccessor: true, reflect: true, useDefault: true },
    theme: { noAccessor: true, reflect: true, useDefault: true },
    controls: { type: Boolean, reflect: true },
    noShortcuts: { type: Boolean, attribute: 'no-shortcuts' },
    verbosity: OWN_ACCESSOR,
    labelFormatter: { attribute: false },
    strings: { attribute: false },
    name: OWN_ACCESSOR,
    disabled: { noAccessor: true, type: Boolean },
  };

  /** Connects the parts of the board. */
  protected abstract readonly controller: BoardController;
  /** Whether what is assigned now is the value of an attribute. */
  protected byAttribute = false;
  #checked: CheckedOptions = initialOptions();
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];

  // Those that take only some values, which are declared below.
  static {
    for (const name of Object.keys(OPTION_CHECKS) as (keyof CheckedOptions)[]) {
      Object.defineProperty(this.prototype, name, {
        get(this: BoardOptionsElement) {
          return this.#checked[name];
        },
        set(this: BoardOptionsElement, value: unknown) {
          this.#setChecked(name, value);
        },
        configurable: true,
        enumerable: true,
      });
    }
  }

  /** Lets a person play. Implied for the person's side where the engine has the other. */
  interactive = false;
  /**
   * Whose moves a person makes: `both`, `black` or `white`.
   *
   * @default 'both'
   */
  declare player: Color | 'both';
  /**
   * The side that the engine plays: `black`, `white`, `both` or `none`.
   *
   * @default 'none'
   */
  declare engine: Sides;
  /**
   * How strong it is: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`; or 1000 to 2100 in hundreds, to play as people of
   * so many points do, 1500 being the mean of players in tournaments.
   *
   * @default 5
   */
  declare level: Level | LevelName | Strength;
  /** What is shown beside the discs: any of `legal flips last best values stable strategy`. */
  hints = 'legal last';
  /** Lets the engine value the position shown. */
  analysis = false;
  /** Shows the moves' numbers on the discs. */
  moveNumbers = false;
  /**
   * Where the coordinates stand: `outside`, `inside` or `none`.
   *
   * @default 'outside'
   */
  declare coordinates: 'outside' | 'inside' | 'none';
  /**
   * `letters`, or `numbers` from 0.
   *
   * @default 'letters'
   */
  declare coordinateStyle: 'letters' | 'numbers';
  /**
   * The side at the bottom: `black`, or `white` for the board turned round.
   *
   * @default 'black'
   */
  declare orientation: Color;
  /**
   * `classic` (felt), `wood`, `slate`, `paper` or `contrast`.
   *
   * @default 'classic'
   */
  declare theme: ThemeName;
  /** Switches the single-key commands off. */
  noShortcuts = false;
  /**
   * The engine's time for a move, in milliseconds.
   *
   * @default 1000
   */
  declare moveTime: number;
  /**
   * The least time between a person's move and the engine's answer, in milliseconds, 0 to 60,000; or `human`: as long as a person
   * might think about the move.
   *
   * @default 500
   */
  declare pace: number | 'human';
  /** Neither a person nor the engine moves as long as it is set: a dialog is open, a lesson is being read. */
  paused = false;
  /**
   * Where the engine's worker lies, for this board. The attribute takes addresses of the page's origin, of the script's, and of
   * those in `OthelloBoard.engineOrigins`.
   */
  engineUrl: string | URL | undefined;
  /**
   * How much is said of each move: `normal`, `short` (the move alone) or `full` (the score, too).
   *
   * @default 'normal'
   */
  declare verbosity: 'normal' | 'short' | 'full';
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

  /** The author's marks: `d3=A e6=circle`, or a list of them. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(value: string | readonly LooseMark[] | null) {
    if (value === this.#marks) return;
    this.tryRead(() => (this.#marks = Object.freeze(marksOf(value))));
  }

  /** The author's arrows: `c4-f4 d3-d6:2`, or a list of them. */
  get arrows(): readonly Arrow[] {
    return this.#arrows;
  }
  set arrows(value: string | readonly LooseArrow[] | null) {
    if (value === this.#arrows) return;
    this.tryRead(() => (this.#arrows = Object.freeze(arrowsOf(value))));
  }

  /** Its name in a form, where the value is the transcript of the game. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string | null) {
    if (value) this.setAttribute('name', value);
    else this.removeAttribute('name');
  }

  /** Takes no moves of a person, as a disabled field; a `fieldset` can say so, too. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(value: boolean | null) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    this.byAttribute = true;
    super.attributeChangedCallback(name, old, value);
    this.byAttribute = false;
  }

  #setChecked(name: keyof CheckedOptions, value: unknown): void {
    const read = this.readChecked(name, OPTION_CHECKS[name], value);
    if (read === REFUSED) return;
    const old = this.#checked[name];
    this.#checked = { ...this.#checked, [name]: read };
    this.requestUpdate(name, old);
  }

  /** The value that a checked property gets; {@link REFUSED} where it is none of those accepted, which is reported. */
  protected readChecked(name: string, check: OptionCheck, value: unknown): unknown {
    const read = readChecked(check, value);
    if (read !== REFUSED) return read;
    const { attribute = name, reflect } = (this.constructor as typeof ReactiveElement).getPropertyOptions(
      name,
    );
    const message = `${String(attribute)}: ${shown(value)} given, ${check.accepts} expected`;
    this.controller.events.reportError('attribute', message);
    // What is reflected is what the board looks by: it says again what the board is.
    if (reflect && this.byAttribute) this.setAttribute(String(attribute), String(Reflect.get(this, name)));
    return REFUSED;
  }

  /** Reads what was assigned; what cannot be read is reported. */
  protected tryRead(read: () => void): void {
    try {
      read();
      this.requestUpdate();
    } catch (cause) {
      this.controller.events.reportError('attribute', (cause as Error).message, cause);
    }
  }
}
