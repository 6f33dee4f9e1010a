/**
 * The part of `<othello-board>` that adapts a game: attributes, properties and methods about moves. `element.ts` extends
 * it. All that is about a game passes through the model to `Game`; nothing of the game is stored here.
 */
import type { PropertyDeclarations } from '@lit/reactive-element';
import { printTranscript } from '../../../core/formats/notation/transcript.js';
import type { Color } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { GameNode, GameResult } from '../../../core/rules/game/tree.js';
import type { TimeRule } from '../../../core/rules/score.js';
import { isSquare, type Square } from '../../../core/rules/square.js';
import { ARGUMENT_CHECKS, REFUSED, SETUP_CHECKS, shown } from '../option-checks.js';
import { BoardOptionsElement, OWN_ACCESSOR } from './options-element.js';
import type { BoardModel } from '../model/model.js';
import type { Setup } from '../model/setup.js';

/** A move of the game. */
export interface LineMove {
  readonly square: Square;
  readonly color: Color;
}

/**
 * The game of a board, with attributes, properties and methods as an adapter: a set-up is read into the game, and
 * queries are answered by it.
 */
export abstract class BoardGameElement extends BoardOptionsElement {
  static override properties: PropertyDeclarations = {
    game: { noAccessor: true, attribute: false },
    position: OWN_ACCESSOR,
    moves: OWN_ACCESSOR,
    ply: OWN_ACCESSOR,
    turn: OWN_ACCESSOR,
    handicap: OWN_ACCESSOR,
    handicapFor: { noAccessor: true, attribute: 'handicap-for' },
    noAutoPass: { noAccessor: true, type: Boolean, attribute: 'no-auto-pass' },
    preview: { noAccessor: true, attribute: false },
  };

  /** The game with what a view needs besides. */
  protected get model(): BoardModel {
    return this.controller.model;
  }

  /**
   * The game that the board shows and plays: moves, side lines, notes, the place shown, and listeners to its changes.
   * By default the board makes one from its attributes. Boards that are given the same game are views of it. `null`
   * gives the board its own game again.
   */
  get game(): Game {
    this.model.commit();
    return this.model.game;
  }
  set game(value: Game | null | undefined) {
    this.tryRead(() => this.model.setGame(value ?? undefined));
  }

  // --- Set-up -------------------------------------------------------------------------------------------

  /**
   * The position shown: 64 characters and the side to move. As an attribute it is the set-up from which `moves` are
   * played; setting it on a board in use begins a new game, without moves unless they are set, too.
   */
  get position(): string {
    return this.model.game.position.toString();
  }
  set position(value: string | null) {
    this.assign('position', value ?? 'start');
  }

  /** The moves of the game to its end, `f5d6c3`. When set, they are played from the set-up. */
  get moves(): string {
    return printTranscript(this.model.game.line);
  }
  set moves(value: string | null) {
    this.assign('moves', value);
  }

  /** How many moves lead to the position shown. Settable; `end` for all. */
  get ply(): number {
    return this.model.game.ply;
  }
  set ply(value: number | string | null) {
    this.#assignChecked('ply', value);
  }

  /** The side to move. When set, the side to move in the set-up. */
  get turn(): Color {
    return this.model.game.turn;
  }
  set turn(value: Color | null | undefined) {
    this.#assignChecked('turn', value);
  }

  /** Corners given to one side at the start, 0 to 4; to Black unless `handicap-for` says otherwise. */
  get handicap(): number {
    return this.model.setup.handicap;
  }
  set handicap(value: number | string | null) {
    this.#assignChecked('handicap', value);
  }

  /** Who gets the corners of `handicap`: `black` or `white`. */
  get handicapFor(): Color {
    return this.model.setup.handicapFor;
  }
  set handicapFor(value: Color | null) {
    this.#assignChecked('handicapFor', value);
  }

  /** Makes users pass by key when they must. */
  get noAutoPass(): boolean {
    return !this.model.game.autoPass;
  }
  set noAutoPass(value: boolean) {
    this.model.setAutoPass(!value);
  }

  /**
   * Discs shown in place of the game's, as a board string of 64 characters: for a variation, a line of the engine, a
   * turn made by hand. The game stays as it is; meanwhile nobody moves, but squares still report clicks. `undefined`
   * returns to the game.
   */
  get preview(): string | undefined {
    return this.model.preview?.toString();
  }
  set preview(value: string | null | undefined) {
    this.model.setPreview(value);
  }

  // --- The game -----------------------------------------------------------------------------------------

  /** Where the side to move may play, a1 first; empty if it has to pass. */
  get legalMoves(): readonly Square[] {
    return [...this.model.game.position.legalMoves];
  }
  /** Discs of each side and empty squares. */
  get score(): { readonly black: number; readonly white: number; readonly empty: number } {
    return this.model.discs;
  }
  /** Whether the game has ended at the position shown. */
  get gameOver(): boolean {
    return this.result !== undefined;
  }
  /** Who won; `undefined` for a draw, and while the game continues. */
  get winner(): Color | undefined {
    return this.result?.winner;
  }
  /** How the game ended, with the official score; `undefined` while it continues. */
  get result(): GameResult | undefined {
    return this.model.game.result;
  }
  /** The moves of the game to its end, with the side that made each; `ply` of them are on the board. */
  get line(): readonly LineMove[] {
    return this.model.game.nodes.map(({ move, color }) => ({ square: move!, color: color! }));
  }
  /** The number of moves to the end of the game: what `redo()` can reach. */
  get length(): number {
    return this.model.game.nodes.length;
  }
  /** The move that led to the position shown; `undefined` at the start. */
  get lastMove(): Square | undefined {
    return this.model.game.lastMove;
  }
  /** The moves that led to the position shown. */
  get history(): readonly Square[] {
    const { line, ply } = this.model.game;
    return line.slice(0, ply);
  }
  /**
   * The places of the game to its end: the start, and one after each move; `places[ply]` is shown. The `children` of
   * each are the moves played from there, including side lines.
   */
  get places(): readonly GameNode[] {
    const { root, nodes } = this.model.game;
    return [root, ...nodes];
  }
  /** The moves that have been played from the position shown, the main line first. */
  get variations(): readonly Square[] {
    return this.model.game.node.children.map(({ move }) => move!);
  }
  /** Whether the engine is searching for its move. */
  get thinking(): boolean {
    return this.controller.engine.loaded?.thinking ?? false;
  }
  /** Whether flips are being animated; a move is complete only after them. */
  get animating(): boolean {
    return this.controller.flipsShown !== undefined;
  }
  /** Whether the user has a move to take back and the game is not paused: for an undo button. */
  get canTakeBack(): boolean {
    return this.model.canTakeBack;
  }
  /** Whether the user has a move to redo and the game is not paused: for a redo button. */
  get canRedo(): boolean {
    return this.model.canRedo;
  }

  /** The discs that a move would flip; empty if it is not legal. */
  flips(square: Square): readonly Square[] {
    return isSquare(square) ? this.model.game.position.flips(square) : [];
  }

  /**
   * Plays a move for the side to move, without firing `othello-move`; returns `false` if it is not legal.
   *
   * @param outcome The discs after it, where a player has flipped them by hand, maybe wrongly: they are taken as they
   *   are. A board string of 64 characters.
   */
  play(move: Square | 'pass', outcome?: string): boolean {
    return move === 'pass' ? this.model.pass() : this.model.play(move, outcome);
  }

  /** A side resigns, by default the one to move. Returns `false` if the game is already over. */
  resign(color: Color = this.turn): boolean {
    const checked = this.#argument('resign', 'color', color);
    return checked !== undefined && this.model.resign(checked as Color);
  }

  /**
   * Ends the game by the rule because a side's time is up (`none` lets it continue). Returns `false` if it is already over.
   */
  flagFall(color: Color, rule: TimeRule = 'czech'): boolean {
    const loser = this.#argument('flagFall', 'color', color);
    const checked = this.#argument('flagFall', 'rule', rule);
    if (loser === undefined || checked === undefined) return false;
    return this.model.flagFall(loser as Color, checked as TimeRule);
  }

  /** Takes back a number of moves, as far as there are any; `redo()` makes them again. */
  undo(moves = 1): void {
    const count = this.#argument('undo', 'moves', moves);
    if (count !== undefined) this.model.goTo(this.ply - Number(count));
  }

  /** Goes forward a number of moves of the game, as far as there are any. */
  redo(moves = 1): void {
    const count = this.#argument('redo', 'moves', moves);
    if (count !== undefined) this.model.goTo(this.ply + Number(count));
  }

  /**
   * Takes back the user's last move and the engine's reply; if there is a `preview`, only that. Returns `false` if
   * there is nothing to take back.
   */
  takeBack(): boolean {
    const hasPreview = !!this.model.preview;
    return this.model.goTo(this.model.takeBackPly) || hasPreview;
  }

  /**
   * Redoes what {@link takeBack} took back: against the engine, up to the user's turn. Returns `false` if there is
   * nothing to redo.
   */
  redoTurn(): boolean {
    return this.model.goTo(this.model.redoPly);
  }

  /**
   * Shows a ply of the game, 0 to `length`, or any place of its tree, including side lines.
   *
   * @throws {RangeError} when the place is not one of this game.
   */
  goTo(place: number | GameNode): void {
    const isPly = typeof place === 'number';
    if (isPly ? Number.isInteger(place) && place >= 0 && place <= this.length : isNode(place))
      this.model.goTo(place);
    else this.#refuse('goTo', place, `0 to ${this.length}, or a place of the game,`);
  }

  /** Begins again from the attributes. */
  reset(): void {
    this.model.reset();
    this.requestUpdate();
  }

  /** Assigns a part of the set-up. */
  protected assign<K extends keyof Setup>(name: K, value: Setup[K]): void {
    if (!this.model.assign(name, value, this.byAttribute)) return;
    if (this.controller.internals.form) this.controller.updateFormValue();
    this.requestUpdate();
  }

  /** The checked argument of a method; `undefined`, and a report, if it is not accepted. */
  #argument(method: string, name: keyof typeof ARGUMENT_CHECKS, value: unknown): unknown {
    const check = ARGUMENT_CHECKS[name];
    const isGiven = value !== null && value !== undefined && value !== '';
    const read = isGiven ? check.read(value) : undefined;
    if (read !== undefined) return read;
    this.#refuse(method, value, check.accepts);
    return undefined;
  }

  /** Reports an argument that a method does not take. */
  #refuse(method: string, value: unknown, accepted: string): void {
    this.controller.events.reportError('attribute', `${method} takes ${accepted}, not ${shown(value)}`);
  }

  /** Assigns a property of the set-up, unless its value is refused. */
  #assignChecked(name: keyof typeof SETUP_CHECKS, value: unknown): void {
    const read = this.readChecked(name, SETUP_CHECKS[name], value);
    if (read !== REFUSED) this.assign(name, read as Setup[typeof name]);
  }
}

/** Whether a value looks like a place of a game. */
function isNode(value: unknown): value is GameNode {
  return typeof value === 'object' && value !== null && 'position' in value && 'children' in value;
}
