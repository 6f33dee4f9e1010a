/**
 * The part of `<othello-board>` with its display options. `game-element.ts` extends it. A setter checks its value and
 * requests an update; the controller reads the options when it draws.
 */
import { ReactiveElement, type PropertyDeclarations } from '@lit/reactive-element';
import type { ThemeName } from '../../diagram/theme-names.js';
import type { Engine, Level, LevelName, Strength } from '../../../core/engine/engine.js';
import {
  arrowsOf,
  marksOf,
  type Arrow,
  type LooseArrow,
  type LooseMark,
  type Mark,
} from '../../../core/formats/common/marks.js';
import type { Strings } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { BoardController } from './controller.js';
import {
  DEFAULT_OPTIONS,
  OPTION_CHECKS,
  readChecked,
  REFUSED,
  shown,
  type CheckedOptions,
  type OptionCheck,
} from '../option-checks.js';
import type { Sides } from '../model/options.js';
import type { LabelFormatter } from '../markup/labels.js';

/** For a property with accessors in its class: Lit would wrap them in its own, and read them with each change. */
export const OWN_ACCESSOR = { noAccessor: true };

/**
 * The options of a board: who plays, what is shown besides the game, and how it looks. An invalid value is reported,
 * and the old one stays.
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
    analysisTime: { noAccessor: true, attribute: 'analysis-time' },
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
  /** Whether an attribute is being assigned. */
  protected byAttribute = false;
  /** The properties that accept only some values. */
  #checked = DEFAULT_OPTIONS;
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];

  /** Lets the user play. Implied for one side if the engine plays the other. */
  interactive = false;
  /**
   * The sides that the user plays: `both`, `black` or `white`.
   *
   * @default 'both'
   */
  get player(): Color | 'both' {
    return this.#checked.player;
  }
  set player(value: Color | 'both') {
    this.#setChecked('player', value);
  }
  /**
   * The side that the engine plays: `black`, `white`, `both` or `none`.
   *
   * @default 'none'
   */
  get engine(): Sides {
    return this.#checked.engine;
  }
  set engine(value: Sides) {
    this.#setChecked('engine', value);
  }
  /**
   * Its strength: 1 to 10, or `easy`, `medium`, `hard`, `expert`, `master`; or 400 to 2100 in hundreds, to play like
   * players of that many points (tournament players have 1500 on average).
   *
   * @default 5
   */
  get level(): Level | LevelName | Strength {
    return this.#checked.level;
  }
  set level(value: Level | LevelName | Strength) {
    this.#setChecked('level', value);
  }
  /** Extra information on the squares: any of `legal flips last best values stable strategy`. */
  hints = 'legal last';
  /**
   * Lets the engine evaluate the position shown. The `values` on squares then say by how many discs each move is worse
   * than the best, for companions say who leads.
   */
  analysis = false;
  /**
   * How long the engine evaluates a position, in milliseconds, unless all its moves are proven earlier.
   *
   * @default 10000
   */
  get analysisTime(): number {
    return this.#checked.analysisTime;
  }
  set analysisTime(value: number) {
    this.#setChecked('analysisTime', value);
  }
  /** Shows the moves' numbers on the discs. */
  moveNumbers = false;
  /**
   * Where the coordinates are: `outside`, `inside` or `none`.
   *
   * @default 'outside'
   */
  get coordinates(): 'outside' | 'inside' | 'none' {
    return this.#checked.coordinates;
  }
  set coordinates(value: 'outside' | 'inside' | 'none') {
    this.#setChecked('coordinates', value);
  }
  /**
   * `letters`, or `numbers` from 0.
   *
   * @default 'letters'
   */
  get coordinateStyle(): 'letters' | 'numbers' {
    return this.#checked.coordinateStyle;
  }
  set coordinateStyle(value: 'letters' | 'numbers') {
    this.#setChecked('coordinateStyle', value);
  }
  /**
   * The side at the bottom: `black`, or `white` to rotate the board.
   *
   * @default 'black'
   */
  get orientation(): Color {
    return this.#checked.orientation;
  }
  set orientation(value: Color) {
    this.#setChecked('orientation', value);
  }
  /**
   * `classic` (felt), `wood`, `slate`, `paper` or `contrast`.
   *
   * @default 'classic'
   */
  get theme(): ThemeName {
    return this.#checked.theme;
  }
  set theme(value: ThemeName) {
    this.#setChecked('theme', value);
  }
  /** Switches the single-key commands off. */
  noShortcuts = false;
  /**
   * The engine's time for a move, in milliseconds.
   *
   * @default 1000
   */
  get moveTime(): number {
    return this.#checked.moveTime;
  }
  set moveTime(value: number) {
    this.#setChecked('moveTime', value);
  }
  /**
   * The minimum time between the user's move and the engine's reply, in milliseconds, 0 to 60,000; or `human`, for as
   * long as a human player might think.
   *
   * @default 500
   */
  get pace(): number | 'human' {
    return this.#checked.pace;
  }
  set pace(value: number | 'human') {
    this.#setChecked('pace', value);
  }
  /** While set, neither the user nor the engine can move: for a dialog, or a lesson's text. */
  paused = false;
  /**
   * Address of the engine's worker, for this board. The attribute accepts the page's origin, the script's, and those in
   * `OthelloBoard.engineOrigins`.
   */
  engineUrl: string | URL | undefined;
  /**
   * How much is said about each move: `normal`, `short` (the move alone) or `full` (with the score).
   *
   * @default 'normal'
   */
  get verbosity(): 'normal' | 'short' | 'full' {
    return this.#checked.verbosity;
  }
  set verbosity(value: 'normal' | 'short' | 'full') {
    this.#setChecked('verbosity', value);
  }
  /** Shows a bar below the board: the score, navigation, undo, restart. */
  controls = false;
  /**
   * Returns the text that a screen reader says for a square; `undefined` keeps the board's text, which is passed as
   * `label`.
   */
  labelFormatter: LabelFormatter | undefined;
  /** The page's own texts, in place of the board's. */
  strings: Partial<Strings> | undefined;
  /** Opens an engine instead of the package's, for instance one on a server. */
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

  /** The name of the form field; its value is the transcript of the game. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string | null) {
    if (value) this.setAttribute('name', value);
    else this.removeAttribute('name');
  }

  /** Accepts no moves from the user, like a disabled field; a `fieldset` can also disable it. */
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

  /** Sets an option, unless its value is refused; then the last one stays. */
  #setChecked(name: keyof CheckedOptions, value: unknown): void {
    const read = this.readChecked(name, OPTION_CHECKS[name], value);
    if (read === REFUSED) return;
    const old = this[name];
    this.#checked = { ...this.#checked, [name]: read };
    this.requestUpdate(name, old);
  }

  /** The value that a checked property gets; {@link REFUSED}, and a report, if it is not accepted. */
  protected readChecked(name: string, check: OptionCheck, value: unknown): unknown {
    const read = readChecked(check, value);
    if (read !== REFUSED) return read;
    const { attribute = name, reflect } = (this.constructor as typeof ReactiveElement).getPropertyOptions(
      name,
    );
    const message = `${String(attribute)} takes ${check.accepts}, not ${shown(value)}`;
    this.controller.events.reportError('attribute', message);
    // The style sheet reads a reflected attribute: it must show the actual value.
    if (reflect && this.byAttribute) this.setAttribute(String(attribute), String(Reflect.get(this, name)));
    return REFUSED;
  }

  /** Reads what was assigned; reports what is invalid. */
  protected tryRead(read: () => void): void {
    try {
      read();
      this.requestUpdate();
    } catch (cause) {
      this.controller.events.reportError('attribute', (cause as Error).message, cause);
    }
  }
}
