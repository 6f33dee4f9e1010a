import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { OthelloBoard } from '../../board/element.js';
import type { BeforeMoveDetail, ChangeDetail, ErrorDetail, SquareClickDetail } from '../../board/events.js';
import { Localizer } from '../../locales/localizer.js';
import { fill } from '../../locales/strings.js';
import type { Color } from '../../rules/color.js';
import { OthelloClock } from '../clock.js';
import { OthelloControls } from '../controls.js';
import { OthelloEvaluation } from '../evaluation.js';
import { OthelloMoves } from '../moves.js';
import { OthelloScore } from '../score.js';
import { Dialogs, type DialogName } from './dialogs/dialogs.js';
import { winnerText } from './dialogs/end.js';
import type { GameEvents } from './events.js';
import { keepFocus } from './focus.js';
import { styles } from './game.styles.js';
import { namesOf, sideNames } from './names.js';
import { Narrator } from './narrator.js';
import { readOpening } from './on-board.js';
import type { Options } from './options.js';
import { panel } from './panel.js';
import { Play } from './play.js';
import { Preferences } from './preferences.js';
import { firstGame, nextGame, swapColors, type Session } from './session.js';
import { readSetup, type GameSetup } from './setup.js';
import { load, save } from './storage.js';
import { Width } from './width.js';
import { gameWords } from './words.js';

export type { OptionsDetail } from './events.js';

/** The least time between a person's move and the computer's, in milliseconds: it can be followed. */
const PACE = 700;

/**
 * A whole Othello application: the board and what stands beside it, new games for one or two players, levels,
 * names, clocks, handicaps, matches, options, in English, French and Czech.
 *
 * @tagname othello-game
 *
 * @fires {CustomEvent<OptionsDetail>} othello-options - A person chose other options.
 * @fires {CustomEvent} othello-newgame - A game began.
 *
 * @csspart board - The board's side.
 * @csspart panel - What stands beside the board.
 * @csspart message - What has just happened, in words.
 * @csspart button - A button of the menu.
 * @csspart dialog - A dialog.
 */
export class OthelloGame extends LitElement {
  static override styles = styles;
  static {
    // What is shown depends on the board inside, which is there only after the first drawing.
    this.disableWarning?.('change-in-update');
  }

  /** Defines the element and those that it is made of, each unless its name is taken. */
  static define(tag = 'othello-game', registry: CustomElementRegistry = customElements): void {
    OthelloBoard.define(undefined, registry);
    for (const part of [OthelloScore, OthelloClock, OthelloMoves, OthelloControls, OthelloEvaluation]) {
      part.define(undefined, registry);
    }
    if (!registry.get(tag)) registry.define(tag, this);
  }

  /** Under which the game, the match and the options are kept in the browser; without it nothing is. */
  @property({ attribute: 'storage-key' }) storageKey: string | undefined;
  /** Who plays when nothing is kept from before: `one` or `two`. */
  @property() players: GameSetup['players'] | undefined;
  /** The computer's level when nothing is kept from before. */
  @property() level: GameSetup['level'] | undefined;

  /** How the game looks and behaves. */
  @property({ attribute: false }) get options(): Options {
    return this.#preferences.options;
  }
  set options(value: Partial<Options>) {
    this.#preferences.choose(value);
  }

  /** The board, with its whole interface; there after the first `updateComplete`. */
  @query('othello-board') readonly board!: OthelloBoard;

  /** What has just happened, in words. */
  @state() private message = '';
  /** Whether the board says it to those who listen. */
  #said = false;
  @query('.frame') private readonly frame!: HTMLElement;
  @query('othello-clock') private readonly clock!: OthelloClock | null;

  readonly #localizer = new Localizer(this, gameWords);
  readonly #width = new Width(this);
  readonly #preferences = new Preferences(this, () => ({ board: this.board, frame: this.frame }));
  readonly #parts = {
    board: () => this.board,
    clock: () => this.clock,
    words: () => this.#words,
    language: () => this.#localizer.language,
    options: () => this.options,
    say: (text: string) => this.#say(text),
    show: (text: string) => this.#say(text, true),
    drawn: () => this.updateComplete,
    requestUpdate: () => this.requestUpdate(),
  };
  readonly #play = new Play(this.#parts);
  readonly #narrator = new Narrator(this.#parts);
  readonly #dialogs = new Dialogs(this, {
    view: () => ({
      words: this.#words,
      language: this.#localizer.language,
      session: this.#play.session,
      options: this.options,
      names: this.#names,
      ending: this.#play.ending,
      link: this.hasUpdated ? this.link : '',
      moves: this.hasUpdated ? this.board.moves : '',
    }),
    wait: (on) => (this.board.paused = on),
    start: (setup) => this.newGame(setup),
    choose: (options) => this.#choose(options),
    load: async (text) => ((await this.load(text)) ? undefined : this.message),
    answered: (name, answer) => this.#answered(name, answer),
  });

  constructor() {
    super();
    keepFocus(this);
  }

  /** Begins a game as it was set up last, or as is said here. */
  newGame(setup: Partial<GameSetup> = {}): void {
    const agreed = readSetup({ ...this.#play.session.setup, ...setup });
    this.#begin(firstGame(agreed, namesOf(agreed, this.#words), Math.random()));
    if (agreed.side === 'lot') this.#say(fill(this.#words.said.lot, { name: this.#names.black }));
  }

  /** Opens one of the dialogs; the game waits meanwhile. */
  open(dialog: DialogName): void {
    this.#dialogs.open(dialog);
  }

  /**
   * Puts a game or a position on the board: moves, 64 squares, SGF, GGF and others. It is played on from there; it
   * does not count in a match.
   *
   * @returns whether it could be read; if not, a message and an `othello-error` event say why, and the game on the
   *   board goes on.
   */
  async load(text: string): Promise<boolean> {
    try {
      const opening = await readOpening(text);
      this.#dialogs.close('end');
      this.#play.put({ ...this.#play.session, counts: false }, opening);
      return true;
    } catch (cause) {
      const message = fill(this.#words.said.notRead, { problem: (cause as Error).message });
      this.#say(message);
      this.#emit('othello-error', { code: 'attribute', message, cause });
      return false;
    }
  }

  /** The game as a text that `load` reads: its start, where it is not the usual one, and its moves. */
  get record(): string {
    return this.#play.record;
  }

  /** A link to the page with the game in it; `load` reads what stands behind `#game=`. */
  get link(): string {
    const url = new URL(location.href);
    url.hash = `game=${encodeURIComponent(this.record)}`;
    return url.href;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The clock runs on between two moves: what it shows at the end is kept, too.
    globalThis.addEventListener('pagehide', this.#save);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    globalThis.removeEventListener('pagehide', this.#save);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    const saved = this.storageKey ? load(this.storageKey) : undefined;
    this.options = saved?.options ?? this.options;
    if (!saved) {
      const { players, level } = this;
      return this.newGame({ ...(players && { players }), ...(level && { level }) });
    }
    this.#play.restore(saved.session, saved.game);
  }

  protected override render(): TemplateResult {
    return html`<div class="frame">
      <div class="game" role="group" aria-label=${this.#words.name}>
        <div class="table" part="board">
          <othello-board
            id="board"
            interactive
            pace=${PACE}
            @othello-beforemove=${this.#beforeMove}
            @othello-squareclick=${this.#squareClick}
            @othello-change=${this.#changed}
            @othello-error=${this.#failed}
          ></othello-board>
        </div>
        ${panel({
          words: this.#words,
          session: this.#play.session,
          options: this.options,
          names: this.#names,
          message: this.message,
          said: this.#said,
          hand: this.#play.hand,
          ended: this.#play.ending !== undefined,
          stuck: this.#play.stuck,
          wide: this.#width.wide,
          goOn: (players) => this.#play.goOn(players),
          open: (dialog) => this.open(dialog),
          restart: () => this.#restart(),
        })}
      </div>
      ${this.#dialogs.render()}
    </div>`;
  }

  get #words() {
    return this.#localizer.strings;
  }

  get #names(): Readonly<Record<Color, string>> {
    return sideNames(this.#play.session, this.#words);
  }

  #say(message: string, said = false): void {
    this.message = message;
    this.#said = said;
    this.requestUpdate();
  }

  #answered(name: DialogName, answer: string): void {
    const { session } = this.#play;
    if (name === 'restart' && answer === 'yes') this.#begin({ ...session, counts: true });
    if (name !== 'end') return;
    if (answer === 'again') this.#again();
    if (answer === 'swap') this.#begin(swapColors(session));
  }

  #again(): void {
    const { session, ending } = this.#play;
    this.#begin(nextGame(session, ending?.result, Math.random()));
  }

  #restart(): void {
    if (this.#play.ending) this.#again();
    else if (this.board.length > 0) this.open('restart');
    else this.#begin(this.#play.session);
  }

  #choose(options: Options): void {
    this.options = options;
    this.#emit('othello-options', { options });
    this.#save();
  }

  #begin(session: Session): void {
    this.#dialogs.close('end');
    this.#play.begin(session);
    this.#emit('othello-newgame', undefined);
  }

  readonly #beforeMove = ({ detail }: CustomEvent<BeforeMoveDetail>): void => this.#narrator.advise(detail);

  readonly #squareClick = (event: CustomEvent<SquareClickDetail>): void => {
    if (this.#play.click(event.detail.square)) event.preventDefault();
  };

  readonly #changed = ({ detail }: CustomEvent<ChangeDetail>): void => {
    this.#narrator.tell(detail);
    this.#tellEnd(this.#play.follow(detail.reason));
    this.#save();
  };

  #tellEnd(now: boolean): void {
    const { ending } = this.#play;
    if (!ending) return this.#dialogs.close('end');
    if (!now) return;
    this.#say(winnerText(this.#words, ending.result, this.#names), true);
    this.#dialogs.openSoon('end');
  }

  readonly #failed = ({ detail }: CustomEvent<ErrorDetail>): void => {
    if (this.#narrator.fail(detail.code)) this.#play.engineFailed();
  };

  readonly #save = (): void => {
    if (!this.storageKey || !this.hasUpdated) return;
    const { session } = this.#play;
    save(this.storageKey, { options: this.options, session, game: this.#play.saved() });
  };

  #emit<K extends keyof GameEvents>(type: K, detail: GameEvents[K]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
