/**
 * The state of a board besides its game, and who may play. No DOM. The element writes what attributes and properties
 * say; the controller and its parts read it. It holds what a view needs besides the game: attributes not yet read, a
 * preview, the sides that may be played.
 */
import { parseBoardString } from '../../../core/formats/notation/board-string.js';
import type { Color } from '../../../core/rules/color.js';
import { Game, type GameChange } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';
import type { Position } from '../../../core/rules/position.js';
import { discCount, type Score, type TimeRule } from '../../../core/rules/score.js';
import type { Square } from '../../../core/rules/square.js';
import type { PlayOptions } from './options.js';
import { INITIAL_SETUP, PendingSetup, withAttributeName, type Setup, type SetupResult } from './setup.js';
import { shownChange } from './shown-change.js';

/** A change of what a board shows: of its game, or of the view alone. */
export type ViewChange =
  /** A group of changes of the game, as one: see {@link shownChange}. The game already has its new state. */
  | GameChange
  | { readonly type: 'preview' }
  /** The engine has failed: a person plays its side until the next set-up. */
  | { readonly type: 'engine-failed' }
  /** A value of the set-up could not be read; the game stays as it was. */
  | { readonly type: 'error'; readonly error: Error };

/**
 * What a board announces of a change: `all`; `moves`, without whose turn it is or how the game ended; or `nothing`. An
 * element that says the rest in its own words chooses.
 */
export type Announced = 'all' | 'moves' | 'nothing';

/** @param boardBefore the board string that was shown before a change of the game */
export type ViewChangeListener = (change: ViewChange, boardBefore: string) => void;

/**
 * What a view of a game needs besides the game: the set-up from attributes and its pending parts, the preview, and who
 * may play. No DOM. Getters have no effects.
 */
export class BoardModel {
  readonly #options: PlayOptions;
  readonly #onChange: ViewChangeListener;
  #setup = INITIAL_SETUP;
  /** The board's own game, which it has unless the page has given it another. */
  readonly #own = new Game();
  #game = this.#own;
  #unwatch = this.#watch(this.#game);
  /** The root of the game that the board itself has set up. */
  #ownRoot: GameNode | undefined;
  /** The place shown, as last reported. */
  #shownNode = this.#game.node;
  #preview: Position | undefined;
  #engineFailed = false;
  #unread: string | undefined;
  #started = false;
  #announced: Announced = 'all';
  /** What was assigned within this task. */
  #pending: PendingSetup | undefined;

  /**
   * @param options who may move; read when needed
   * @param onChange called with each change
   */
  constructor(options: PlayOptions, onChange: ViewChangeListener) {
    this.#options = options;
    this.#onChange = onChange;
  }

  // --- The game -----------------------------------------------------------------------------------------

  /** The game shown, after what was assigned has been read. */
  get game(): Game {
    return (this.#pending && this.#read(this.#pending).game) ?? this.#game;
  }

  /**
   * Shows another game, which other views may share; without one the board shows its own game again.
   *
   * @throws {TypeError} when it is not a game; nothing has changed then
   */
  setGame(game: Game = this.#own): void {
    if (game === this.#game) return;
    const unwatch = this.#watch(game);
    // The attributes of a new board describe its own game.
    if (!this.#started) this.commit();
    this.#unwatch();
    this.#unread = undefined;
    this.#unwatch = unwatch;
    this.#game = game;
    this.#onReset();
    this.#emit({ type: 'reset', node: game.node });
  }

  /** Follows a game. @returns ends it */
  #watch(game: Game): () => void {
    return game.watch((changes) => this.#onGameChanges(changes));
  }

  /** Tells the view of the changes of a game, as one. */
  #onGameChanges(changes: readonly GameChange[]): void {
    const { node, root } = this.#game;
    if (!this.#started) return;
    this.#unread = undefined;
    const before = this.#preview ?? this.#shownNode.position;
    const change = shownChange(changes, this.#shownNode, node);
    if (change.type === 'reset') {
      if (root !== this.#ownRoot) this.#onReset();
    } else if (node !== this.#shownNode) this.#preview = undefined;
    this.#emit(change, before.board);
  }

  /** A new game was begun elsewhere: it is the set-up from now on. */
  #onReset(): void {
    this.#setup = { ...INITIAL_SETUP, position: this.#game.root.position.toString(), moves: '' };
    this.#pending = undefined;
    this.#preview = undefined;
    this.#engineFailed = false;
  }

  // --- Set-up -------------------------------------------------------------------------------------------

  /** The set-up as assigned, valid or not. */
  get setup(): Setup {
    return { ...this.#setup, ...this.#pending?.changes };
  }

  /**
   * Assigns a part of the set-up. All parts assigned within one task are read together at its end, in any order;
   * getters already reflect them.
   *
   * @param byAttribute An attribute always applies; a property set to its current value changes nothing, and a position
   *   set on a board in use begins a game without moves.
   * @returns whether the board will change
   */
  assign<K extends keyof Setup>(name: K, value: Setup[K], byAttribute = false): boolean {
    // The text inside the tag does not belong to a game that the page has given.
    if (name === 'text' && this.#game !== this.#own) return false;
    if (name === 'ply' && this.#started && !this.#pending?.hasSetup) {
      this.#setup = { ...this.#setup, ply: value as number };
      const preview = this.#pending?.hasPreview ? this.#preview : undefined;
      this.goTo(value as number);
      this.#showPreview(preview);
      return true;
    }
    const pending = this.#addPending({
      changes: { [name]: value },
      ...((byAttribute || name === 'text') && { again: true }),
      ...(name === 'position' && !byAttribute && this.#started && { withoutMoves: true }),
    });
    return !pending.isShown(this.#setup, this.#usedGame);
  }

  /** Whether a side that cannot move passes automatically, in this game and in those that the board sets up. */
  setAutoPass(on: boolean): void {
    this.#game.autoPass = on;
    // What was read with the other setting is read again.
    this.#pending = this.#pending?.with({});
  }

  /** Begins again from the set-up. */
  reset(): void {
    this.#addPending({ again: true });
  }

  /**
   * Reads what has been assigned, and begins a new game from it. The first call begins the first game.
   *
   * @param begin the set-up for the next reset, if the game goes on from a later place
   */
  commit(begin?: Setup): void {
    const isFirst = !this.#started;
    const pending = this.#pending ?? new PendingSetup();
    const { setup, game, error } = this.#read(pending);
    this.#pending = undefined;
    this.#started = true;
    if (!isFirst && !pending.hasSetup) return;
    this.#setup = begin ?? setup;
    // What was shown before stays, unless that is nothing but the start.
    const isBlank = isFirst || this.#unread !== undefined || this.#game.root.children.length === 0;
    this.#unread = error && isBlank && !this.isInteractive ? error.message : undefined;
    if (error) this.#emit({ type: 'error', error });
    if (!isFirst && !game) return;
    if (!isFirst && !pending.hasPreview) this.#preview = undefined;
    this.#engineFailed = false;
    this.#ownRoot = (game ?? this.#game).root;
    if (game) this.#game.take(game);
    else this.#emit({ type: 'reset', node: this.#game.node });
  }

  /** Adds to the set-up that is applied in a moment. */
  #addPending(assigned: Parameters<PendingSetup['with']>[0]): PendingSetup {
    // Until a board is first used, everything assigned is one set-up.
    if (!this.#pending && this.#started) queueMicrotask(() => this.commit());
    return (this.#pending = (this.#pending ?? new PendingSetup()).with(assigned));
  }

  /** Applies what was assigned to the set-up. */
  #read(pending: PendingSetup): SetupResult {
    return pending.read(this.#setup, this.#usedGame, this.#game.autoPass);
  }

  /** The game, unless the board has not been used. */
  get #usedGame(): Game | undefined {
    return this.#started ? this.#game : undefined;
  }

  /** Why there is nothing to show, as on a diagram whose first set-up is invalid. */
  get unread(): string | undefined {
    return this.#unread;
  }

  // --- Queries ------------------------------------------------------------------------------------------

  /** Discs shown in place of the game's. */
  get preview(): Position | undefined {
    return this.#preview;
  }

  /** The discs on the board: the preview's, else the game's. */
  get shown(): Position {
    return this.#preview ?? this.game.position;
  }

  /** The discs of each side and the empty squares. */
  get discs(): Score & { readonly empty: number } {
    return discCount(this.game.position);
  }

  /** The discs of each side while the game goes on, the official score of the result after it. */
  get score(): Score {
    return this.game.result ?? this.discs;
  }

  /** Whether a person can play on this board, now or later. */
  get isInteractive(): boolean {
    const { interactive, engine } = this.#options;
    return interactive || engine === 'black' || engine === 'white';
  }

  /** Whether moves are possible: the game is neither paused, hidden by a preview, nor over. */
  get isRunning(): boolean {
    return !this.#options.paused && !this.#preview && !this.game.result;
  }

  /** Whether the engine has failed in this game: a person plays its side then. */
  get engineFailed(): boolean {
    return this.#engineFailed;
  }

  /** Whether the engine plays a side, and has not failed. */
  isEngineSide(color: Color): boolean {
    const { engine } = this.#options;
    return !this.#engineFailed && (engine === 'both' || engine === color);
  }

  /** Whether a person is to move, and may. */
  get canUserMove(): boolean {
    const { player, inputDisabled } = this.#options;
    const { turn } = this.game;
    const isOwnSide = player === 'both' || player === turn;
    return this.isInteractive && !inputDisabled && this.isRunning && isOwnSide && !this.isEngineSide(turn);
  }

  /** Whether the engine is to move: only at the end of the line, not where a person looks back. */
  get isEngineTurn(): boolean {
    const { node, turn } = this.game;
    return this.isRunning && node.children.length === 0 && this.isEngineSide(turn);
  }

  /**
   * The ply to which a person takes back: before their own last move. The ply shown if there is none, or if there is a
   * preview, such as an unfinished turn: that is taken back first.
   */
  get takeBackPly(): number {
    const { nodes, ply } = this.game;
    if (this.#preview) return ply;
    const own = nodes.slice(0, ply).findLast(({ color }) => !this.isEngineSide(color!));
    return own ? own.ply - 1 : ply;
  }

  /** The ply to which a person redoes moves: where it is their turn, or the line ends. */
  get redoPly(): number {
    const { nodes, ply } = this.game;
    const next = nodes.slice(ply + 1).find(({ color }) => !this.isEngineSide(color!));
    return next ? next.ply - 1 : nodes.length;
  }

  /** Whether a person has a move or a preview to take back, and the game is not paused. */
  get canTakeBack(): boolean {
    return !this.#options.paused && (this.#preview !== undefined || this.takeBackPly < this.game.ply);
  }

  /** Whether a person has a move to redo, and the game is not paused. */
  get canRedo(): boolean {
    return !this.#options.paused && this.redoPly > this.game.ply;
  }

  // --- Moves and navigation -----------------------------------------------------------------------------

  /**
   * Plays a move for the side to move. Returns `false` if it is not legal.
   *
   * @param outcome the discs after it, if they were flipped by hand
   */
  play(square: Square, outcome?: string): boolean {
    this.commit();
    const game = this.#game;
    if (game.result || !game.position.legalMoves.includes(square)) return false;
    const after = outcome === undefined ? undefined : this.#tryRead('outcome', outcome);
    if (outcome !== undefined && !after) return false;
    game.play(square, after);
    return true;
  }

  /** Passes. Returns `false` unless the side to move must. */
  pass(): boolean {
    this.commit();
    if (this.#game.result || this.#game.position.phase !== 'pass') return false;
    this.#game.pass();
    return true;
  }

  /** Shows a ply of the line, or any node of the tree. Returns `false` if it is already shown. */
  goTo(place: number | GameNode): boolean {
    this.commit();
    const from = this.#game.node;
    this.setPreview(undefined);
    this.#game.goTo(place);
    return this.#game.node !== from;
  }

  /** Makes changes of which the board announces only this much. */
  announcing(announced: Announced, change: () => void): void {
    this.#announced = announced;
    try {
      change();
    } finally {
      this.#announced = 'all';
    }
  }

  /** What the board announces of the change that is being made. */
  get announced(): Announced {
    return this.#announced;
  }

  /** A side resigns. Returns `false` if the game is already over. */
  resign(color: Color): boolean {
    return this.#end(() => this.#game.resign(color));
  }

  /** A side's time is up; by the rule `none` the game goes on. Returns `false` if it is already over. */
  flagFall(color: Color, rule: TimeRule): boolean {
    return this.#end(() => this.#game.flagFall(color, rule));
  }

  /** The engine has failed: from now on a person plays its side. */
  failEngine(): void {
    this.#engineFailed = true;
    this.#emit({ type: 'engine-failed' });
  }

  /** The page has changed an option of the engine: a failed engine is retried. */
  retryEngine(): void {
    this.#engineFailed = false;
  }

  /** Shows other discs in place of the game's: a board string; without one, the game. */
  setPreview(value: string | null | undefined): void {
    this.#showPreview(value ? (this.#tryRead('preview', value) ?? this.#preview) : undefined);
  }

  /** Shows a position in place of the game's; `undefined` shows the game again. */
  #showPreview(preview: Position | undefined): void {
    if (preview === this.#preview) return;
    this.#preview = preview;
    this.#addPending({ preview: true });
    this.#emit({ type: 'preview' });
  }

  /** Ends the game in some way. @returns whether it was running */
  #end(end: () => void): boolean {
    this.commit();
    if (this.#game.result) return false;
    end();
    return true;
  }

  /** Reads a position from an attribute; a mistake is reported. */
  #tryRead(name: string, text: string): Position | undefined {
    try {
      return withAttributeName(name, () => parseBoardString(text));
    } catch (error) {
      this.#emit({ type: 'error', error: error as Error });
      return undefined;
    }
  }

  /** Tells the view of a change. @param boardBefore the 64 squares before it */
  #emit(change: ViewChange, boardBefore = ''): void {
    this.#shownNode = this.#game.node;
    this.#onChange(change, boardBefore);
  }
}
