import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { printTranscript } from '../formats/transcript.js';
import type { Color } from '../rules/color.js';
import type { Game } from '../rules/game.js';
import { discCount } from '../rules/score.js';
import { isSquare, type Square } from '../rules/square.js';
import { asWritten, whole } from './converters.js';
import type { OthelloBoardEventMap } from './events.js';
import { arrowsOf, marksOf, type Arrow, type Mark } from './marks.js';
import { gameOf, START, type Setup } from './setup.js';

/** The half of the board that knows the game: set-up by attributes, the live position, and how a page moves it. */
export abstract class GameElement extends LitElement {
  // --- The game -----------------------------------------------------------------------------------------

  /** The position shown: 64 characters and the side to move. Set, it begins a game from there. */
  @property({}) get position(): string {
    return this.ready().position.toString();
  }
  set position(value: string | null) {
    this.prepare({ position: value ?? START.position });
  }

  /** The moves of the game to its end, `f5d6c3`. Set, they are played from the set-up. */
  @property({}) get moves(): string {
    return printTranscript(this.ready().line);
  }
  set moves(value: string | null) {
    this.prepare({ moves: value ?? '' });
  }

  /** How many moves have been made to the position shown. */
  @property({ type: Number, converter: asWritten }) get ply(): number {
    return this.ready().ply;
  }
  set ply(value: number | string | null) {
    const ply = value === 'end' || value === null ? Infinity : Number(value);
    this.#setup = { ...this.#setup, ply: ply >= 0 ? ply : Infinity };
    if (!this.#stale) this.goTo(this.#setup.ply);
    this.requestUpdate();
  }

  /** The side to move. Set, it is to move in the set-up. */
  @property({}) get turn(): Color {
    return this.ready().turn;
  }
  set turn(value: Color | undefined) {
    this.prepare({ turn: value === 'black' || value === 'white' ? value : undefined });
  }

  /** Corners given to Black at the start, 0 to 4. */
  @property({ type: Number, converter: asWritten }) get handicap(): number {
    return this.#setup.handicap;
  }
  set handicap(value: number | string | null) {
    this.prepare({ handicap: whole(Number(value ?? 0), 0, 4, 0) });
  }

  /** Makes a person pass himself where he must. */
  @property({ type: Boolean, attribute: 'no-auto-pass' }) get noAutoPass(): boolean {
    return !this.#setup.autoPass;
  }
  set noAutoPass(value: boolean) {
    this.prepare({ autoPass: !value });
  }

  /** The author's marks: `d3=A e6=circle`, or a list of them. */
  @property({ type: Array, converter: asWritten }) get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(value: string | readonly Mark[] | null) {
    this.try(() => (this.#marks = marksOf(value)));
    this.requestUpdate();
  }

  /** The author's arrows: `c4-f4 d3-d6:2`, or a list of them. */
  @property({ type: Array, converter: asWritten }) get arrows(): readonly Arrow[] {
    return this.#arrows;
  }
  set arrows(value: string | readonly Arrow[] | null) {
    this.try(() => (this.#arrows = arrowsOf(value)));
    this.requestUpdate();
  }

  get legalMoves(): readonly Square[] {
    return this.ready().position.legalMoves;
  }
  /** Discs of each side and empty squares. */
  get score(): { readonly black: number; readonly white: number; readonly empty: number } {
    return discCount(this.ready().position);
  }
  get gameOver(): boolean {
    return this.ready().result !== undefined;
  }
  get winner(): Color | undefined {
    return this.ready().result?.winner;
  }
  get lastMove(): Square | undefined {
    return this.ready().lastMove;
  }
  /** The moves that led to the position shown. */
  get history(): readonly Square[] {
    const { line, ply } = this.ready();
    return line.slice(0, ply);
  }
  /** Plays a move for the side to move, as the page wishes: no event, and `false` where it is not legal. */
  play(move: Square | 'pass'): boolean {
    const { position } = this.ready();
    if (move === 'pass') {
      if (position.phase !== 'pass') return false;
      this.ready().pass();
    } else {
      if (!position.legalMoves.includes(move)) return false;
      this.make(move);
    }
    this.requestUpdate();
    return true;
  }

  undo(moves = 1): void {
    this.ready().undo(moves);
    this.moved();
  }

  redo(moves = 1): void {
    this.ready().redo(moves);
    this.moved();
  }

  /** Shows the position after so many moves of the game. */
  goTo(ply: number): void {
    this.ready().goTo(ply);
    this.moved();
  }

  /** Begins again as the attributes say. */
  reset(): void {
    this.#stale = true;
    this.requestUpdate();
  }

  /** The discs that a move would flip; none where it is not legal. */
  flips(square: Square): readonly Square[] {
    return isSquare(square) ? this.ready().position.flips(square) : [];
  }

  // --- Inside -------------------------------------------------------------------------------------------

  #setup: Setup = START;
  #stale = true;
  #game: Game | undefined;
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];
  #text = '';

  /** The position has changed by more than one move. */
  protected abstract moved(): void;
  /** A move was made; `before` is the board before it. */
  protected abstract made(before: string, square: Square): void;
  /** A game was set up. */
  protected abstract begun(game: Game): void;

  /** The game, set up anew where an attribute has changed; what cannot be read leaves the last one. */
  protected ready(): Game {
    if (this.#stale || !this.#game) {
      this.#stale = false;
      const moves = this.#setup.moves || this.#text;
      this.try(() => {
        this.#game = gameOf({ ...this.#setup, moves });
      });
      // Nothing came before that could be shown instead.
      this.#game ??= gameOf(START);
      this.begun(this.#game);
    }
    return this.#game;
  }

  private prepare(change: Partial<Setup>): void {
    this.#setup = { ...this.#setup, ...change };
    this.#stale = true;
    this.requestUpdate();
  }

  /** The text inside the tag is the transcript where there is no `moves`. */
  protected readText(): void {
    const text = [...this.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join('');
    if (text.trim() === this.#text) return;
    this.#text = text.trim();
    if (!this.#setup.moves) this.prepare({});
  }

  protected make(square: Square): void {
    const before = this.ready().position.board;
    this.ready().play(square);
    this.made(before, square);
  }

  private try(read: () => void): void {
    try {
      read();
    } catch (cause) {
      this.report('attribute', (cause as Error).message, cause);
    }
  }

  protected report(
    code: OthelloBoardEventMap['othello-error']['detail']['code'],
    message: string,
    cause: unknown,
  ): void {
    console.warn(`<${this.localName}> ${message}`);
    this.emit('othello-error', { code, message, cause });
  }

  protected emit<K extends keyof OthelloBoardEventMap>(
    type: K,
    detail: OthelloBoardEventMap[K]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
}
