import type { CSSResult } from '@lit/reactive-element';
import { Localizer } from '../locales/localizer.js';
import type { Color } from '../rules/color.js';
import type { OthelloBoard } from './element.js';
import { listen } from './input.js';
import type { Speech } from './labels.js';
import { Later } from './later.js';
import { boardWords, withOwn, type BoardWords } from './localize.js';
import { base, last } from './styles/styles.js';
import type { CellState } from './view/cells.js';
import { Drawing } from './view/drawing.js';
import { wearSheets } from './view/sheets.js';
import { openShell, type Shell } from './view/shell.js';
import { cellStates } from './view/states.js';

/** The index of the square that gets the focus where no other suggests itself: d3. */
export const MIDDLE = 19;

/** A room of the board that is fetched later. */
export interface Room {
  /** The board is as it should be seen now. */
  follow(): void;
}

/**
 * The board behind its public members: what it looks like, who may move, and the rooms that are fetched later, which
 * know the board by this.
 */
export class Inside {
  readonly #rooms: Pick<Later<Room>, 'here' | 'settled'>[] = [];
  readonly live = this.#later(() => import('./live/live.js'));
  readonly overlay = this.#later(() => import('./view/overlay.js'));
  readonly slots = this.#later(() => import('./extras/square-slots.js'));
  readonly bar = this.#later(() => import('./extras/controls-bar.js'));
  readonly #localizer = new Localizer(this.board, boardWords);
  /** The square that has the focus, or would get it, 0-63; {@link point} chooses it. */
  current = MIDDLE;
  /** Whether a form has switched the board off. */
  disabled = false;
  #shell: Shell | undefined;
  #drawing: Drawing | undefined;
  #sheets: readonly CSSResult[] = base;

  constructor(
    readonly board: OthelloBoard,
    readonly internals: ElementInternals,
  ) {}

  // --- What is seen -------------------------------------------------------------------------------------

  /** Fills the board's shadow root, or takes over one that a server has filled. */
  furnish(root: ShadowRoot): void {
    this.#shell = openShell(root);
    this.#drawing = new Drawing(this.#shell);
    listen(this.#shell.grid, this.live, () => this.interactive());
    this.dress();
  }

  /** Whether the board has ever been in a page. */
  get furnished(): boolean {
    return this.#shell !== undefined;
  }

  shell(): Shell {
    return this.#shell!;
  }

  /** How each square looks now, a1 first; none before the board has been in a page. */
  states(): readonly CellState[] {
    return this.#drawing?.states ?? [];
  }

  /** Adds a style sheet to the board. */
  wear(styles: CSSResult): void {
    this.#sheets = [...this.#sheets, styles];
    this.dress();
  }

  /** Puts the sheets on; in another document than before they are others. */
  dress(): void {
    if (this.#shell) wearSheets(this.#shell.root, [...this.#sheets, last]);
  }

  /** Chooses the square that would get the focus. */
  point(index: number): void {
    this.current = index;
    this.#drawing?.point(index);
  }

  /** Fetches the rooms that are needed, and writes anew what has changed. */
  follow(): void {
    const { board } = this;
    const laid = board.arrows.length > 0 || /\b(flips|best|values|stable|strategy)\b/.test(this.#hints);
    if (this.interactive() || board.engine !== 'none' || this.valued()) void this.live.open();
    if (laid) void this.overlay.open();
    if (board.controls) void this.bar.open();
    for (const { here } of this.#rooms) here?.follow();
    this.#draw();
  }

  /** The rooms that have been asked for, those that are here among them. */
  get coming(): readonly Promise<unknown>[] {
    return this.#rooms.flatMap(({ settled }) => settled ?? []);
  }

  /** How the squares should look, a1 first. */
  scene(): readonly CellState[] {
    const { board } = this;
    const game = this.board.ready();
    const { position } = game;
    const hints = new Set(this.#hints.split(/\s+/));
    const { here: live } = this.live;
    const { here: overlay } = this.overlay;
    const open = this.open();
    const considered = open && hints.has('flips') && live?.considered;
    return cellStates({
      game,
      shown: this.board.shown,
      hints,
      speech: this.speech(),
      open,
      board,
      values: live?.engine.notes(position),
      preview: considered ? position.flips(considered) : [],
      stable: hints.has('stable') ? (overlay?.stableDiscs(position) ?? []) : [],
      zoneOf: hints.has('strategy') ? overlay?.zoneOf : undefined,
    });
  }

  #draw(): void {
    const { board, internals } = this;
    const { strings } = this.speech();
    const { turn, moves } = board;
    const interactive = this.interactive();
    internals.ariaLabel = strings.board;
    this.#drawing!.draw(this.scene(), { interactive, current: this.current, strings });
    internals.setFormValue(moves, `${board.ply} ${moves}`);
    const flags = {
      'black-turn': turn === 'black',
      'white-turn': turn === 'white',
      'game-over': board.gameOver,
      thinking: board.thinking,
      error: this.live.here?.engine.failed,
    };
    for (const [name, on] of Object.entries(flags)) internals.states[on ? 'add' : 'delete'](name);
  }

  /** The hints, whatever a page has put there. */
  get #hints(): string {
    const hints: unknown = this.board.hints;
    return typeof hints === 'string' ? hints.toLowerCase() : '';
  }

  speech(): Speech<BoardWords> {
    const { strings, language } = this.#localizer;
    return { language, strings: withOwn(strings, this.board.strings) };
  }

  // --- Who may move -------------------------------------------------------------------------------------

  /** Whether a person plays on this board, now or later. */
  interactive(): boolean {
    const { interactive, engine } = this.board;
    return interactive || engine === 'black' || engine === 'white';
  }

  /** Whether anybody may move: nothing pauses the game, no preview hides it. */
  running(): boolean {
    return !this.board.paused && this.board.preview === undefined;
  }

  /** Whether the engine's values are asked for. */
  valued(): boolean {
    return this.board.analysis || /\b(best|values)\b/.test(this.#hints);
  }

  /** Whether a side is the engine's, as long as it has not failed. */
  enginesTurn(turn: Color): boolean {
    const { engine } = this.board;
    return !this.live.here?.engine.failed && (engine === 'both' || engine === turn);
  }

  /** Whether a person is to move. */
  open(): boolean {
    const { turn, result } = this.board.ready();
    const { player } = this.board;
    const mine = player === turn || (player !== 'black' && player !== 'white');
    const able = this.interactive() && !this.disabled && this.running();
    return able && !result && mine && !this.enginesTurn(turn);
  }

  /** Where "take back" leads: against the engine, to the person's own last turn. */
  back(): number {
    const { ply } = this.board;
    const nodes = this.board.ready().nodes.slice(0, ply);
    const own = nodes.findLast(({ color }) => !this.enginesTurn(color!));
    return own ? own.ply - 1 : ply;
  }

  /** A person goes to another place of the game. */
  travel(ply: number): void {
    this.live.use((live) => live.travel(ply));
  }

  /** Reports that something could not be fetched. */
  failed(error: unknown): void {
    this.board.report('load-failed', (error as Error).message, error);
  }

  #later<R extends Room>(fetchRoom: () => Promise<{ enter(inside: Inside): R }>): Later<R> {
    const later = new Later(
      async () => (await fetchRoom()).enter(this),
      (room) => room.follow(),
      (error) => this.failed(error),
    );
    this.#rooms.push(later);
    return later;
  }
}
