import type { PropertyDeclarations } from '@lit/reactive-element';
import { parseBoardString } from '../formats/board-string.js';
import { printTranscript } from '../formats/transcript.js';
import { opponent, type Color } from '../rules/color.js';
import type { GameNode, GameResult, GameTree } from '../rules/game-tree.js';
import { Position } from '../rules/position.js';
import { discCount, type TimeRule } from '../rules/score.js';
import { isSquare, type Square } from '../rules/square.js';
import { oneOf, whole } from './converters.js';
import { arrowsOf, marksOf, type Arrow, type Mark } from './marks.js';
import { gameOf, named, START, type Setup } from './setup.js';
import { TellingElement } from './telling-element.js';

/** A move of the game. */
export interface LineMove {
  readonly square: Square;
  readonly color: Color;
}

const SIDES: readonly Color[] = ['black', 'white'];

/** What changes in the game are called where the page is told of them. */
const REASONS = { move: 'move', pass: 'pass', place: 'navigate', reset: 'setup', over: 'result' } as const;

/** The half of the board that knows the game: set-up by attributes, the live position, and how a page moves it. */
export abstract class GameElement extends TellingElement {
  static override properties: PropertyDeclarations = {
    position: {},
    moves: {},
    ply: {},
    turn: { converter: oneOf([undefined, ...SIDES]) },
    handicap: {},
    handicapFor: { attribute: 'handicap-for', converter: oneOf(SIDES) },
    noAutoPass: { type: Boolean, attribute: 'no-auto-pass' },
    marks: {},
    arrows: {},
    preview: { attribute: false },
  };

  // --- The game -----------------------------------------------------------------------------------------

  /**
   * The position shown: 64 characters and the side to move. As an attribute it is the set-up from which
   * `moves` are played; set on a living board, it begins a game of its own, without moves.
   */
  get position(): string {
    return this.ready().position.toString();
  }
  set position(value: string | null) {
    const fresh = !this.hasUpdated || this.#byAttribute || this.#stale;
    if (!fresh && value === this.position) return;
    this.#prepare({ position: value ?? START.position, ...(!fresh && { moves: '' }) });
  }

  /** The moves of the game to its end, `f5d6c3`. Set, they are played from the set-up. */
  get moves(): string {
    return printTranscript(this.ready().line);
  }
  set moves(value: string | null) {
    if (!this.#stale && !this.#byAttribute && value === this.moves) return;
    this.#prepare({ moves: value ?? undefined });
  }

  /** How many moves have been made to the position shown. */
  get ply(): number {
    return this.ready().ply;
  }
  set ply(value: number | string | null) {
    // Anything that is no number of moves is the end.
    const ply = /^\s*\d+\s*$/.test(String(value)) ? Number(value) : Infinity;
    if (this.hasUpdated && !this.#stale) {
      this.#setup = { ...this.#setup, ply };
      this.goTo(ply);
    } else this.#prepare({ ply });
  }

  /** The side to move. Set, it is to move in the set-up. */
  get turn(): Color {
    return this.ready().turn;
  }
  set turn(value: Color | undefined) {
    if (!this.#stale && !this.#byAttribute && value === this.turn) return;
    this.#prepare({ turn: value === 'black' || value === 'white' ? value : undefined });
  }

  /** Corners given to one side at the start, 0 to 4; to Black unless `handicap-for` says otherwise. */
  get handicap(): number {
    return this.#setup.handicap;
  }
  set handicap(value: number | string | null) {
    this.#alter('handicap', whole(Number(value ?? 0), 0, 4, 0));
  }

  /** Who gets the corners of `handicap`: `black` or `white`. */
  get handicapFor(): Color {
    return this.#setup.weaker;
  }
  set handicapFor(value: Color | null) {
    this.#alter('weaker', value === 'white' ? 'white' : 'black');
  }

  /** Makes a person pass himself where he must. */
  get noAutoPass(): boolean {
    return !this.#setup.autoPass;
  }
  set noAutoPass(value: boolean) {
    if (value === this.noAutoPass) return;
    this.#setup = { ...this.#setup, autoPass: !value };
    if (this.#game) this.#game.autoPass = !value;
    this.requestUpdate();
  }

  /** The author's marks: `d3=A e6=circle`, or a list of them. */
  get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(value: string | readonly Mark[] | null) {
    if (value !== this.#marks) this.#try(() => (this.#marks = Object.freeze(marksOf(value))));
  }

  /** The author's arrows: `c4-f4 d3-d6:2`, or a list of them. */
  get arrows(): readonly Arrow[] {
    return this.#arrows;
  }
  set arrows(value: string | readonly Arrow[] | null) {
    if (value !== this.#arrows) this.#try(() => (this.#arrows = Object.freeze(arrowsOf(value))));
  }

  /**
   * Discs shown in place of the game's, as a board string of 64 characters: a thought, a line of the engine, a
   * turn made by hand. The game stays as it is; while it lasts nobody moves, but squares still report clicks.
   * `undefined` goes back to the game.
   */
  get preview(): string | undefined {
    return this.#preview?.toString();
  }
  set preview(value: string | null | undefined) {
    if (!value && !this.#preview) return;
    this.#try(() => (this.#preview = value ? named('preview', () => parseBoardString(value)) : undefined));
    this.changed('state');
    this.requestUpdate();
  }

  /** Where the side to move may play, a1 first; none where it has to pass. */
  get legalMoves(): readonly Square[] {
    return [...this.ready().position.legalMoves];
  }
  /** Discs of each side and empty squares. */
  get score(): { readonly black: number; readonly white: number; readonly empty: number } {
    return discCount(this.ready().position);
  }
  /** Whether the game has ended at the position shown. */
  get gameOver(): boolean {
    return this.ready().result !== undefined;
  }
  /** Who won the game that has ended; `undefined` for a draw, and while it goes on. */
  get winner(): Color | undefined {
    return this.ready().result?.winner;
  }
  /** How the game ended, with the official score; `undefined` while it goes on. */
  get result(): GameResult | undefined {
    return this.ready().result;
  }
  /** The moves of the game to its end with who made them; `ply` of them are on the board. */
  get line(): readonly LineMove[] {
    return this.ready().nodes.map(({ move, color }) => ({ square: move!, color: color! }));
  }
  /** How many moves the game has to its end: what `redo()` can reach. */
  get length(): number {
    return this.ready().nodes.length;
  }
  /** The move that led to the position shown; `undefined` at the start. */
  get lastMove(): Square | undefined {
    return this.ready().lastMove;
  }
  /** The moves that led to the position shown. */
  get history(): readonly Square[] {
    const { line, ply } = this.ready();
    return line.slice(0, ply);
  }
  /**
   * The places of the game to its end: the start, and what each move led to; `places[ply]` is shown. The `children` of
   * each are the moves played from there, side lines too.
   */
  get places(): readonly GameNode[] {
    const { root, nodes } = this.ready();
    return [root, ...nodes];
  }
  /** The moves that have been played from the position shown, the first one first: the game goes on in each of them. */
  get variations(): readonly Square[] {
    return this.ready().node.children.map(({ move }) => move!);
  }
  /**
   * Plays a move for the side to move, as the page wishes: no `othello-move`, and `false` where it is not legal.
   *
   * @param outcome The discs as they lie after it, where a player has turned them by hand, wrongly perhaps: they
   *   are taken as they are. A board string of 64 characters.
   */
  play(move: Square | 'pass', outcome?: string): boolean {
    const { position, turn } = this.ready();
    if (move === 'pass') {
      if (position.phase !== 'pass') return false;
      this.ready().pass();
      this.tell(0);
    } else {
      if (!position.legalMoves.includes(move) || this.gameOver) return false;
      let after: Position | undefined;
      const read = (): void => {
        if (outcome !== undefined) after = named('outcome', () => parseBoardString(outcome));
      };
      if (!this.#try(read)) return false;
      this.make(move, after && Position.of(after.board, opponent(turn)));
      this.tell(1);
    }
    this.requestUpdate();
    return true;
  }

  /** A side, the one to move unless named, gives the game up. `false` when it is over already. */
  resign(color: Color = this.turn): boolean {
    return this.#endBy((game) => game.resign(color));
  }

  /**
   * A side's time is up: the game ends as the rule says (by `none` it goes on). `false` when it is over already.
   */
  flagFall(color: Color, rule: TimeRule = 'czech'): boolean {
    return this.#endBy((game) => game.flagFall(color, rule));
  }

  /** Takes back so many moves, as far as there are any; `redo()` makes them again. */
  undo(moves = 1): void {
    this.#travel((game) => game.undo(moves));
  }

  /** Goes forward so many moves of the game, as far as there are any. */
  redo(moves = 1): void {
    this.#travel((game) => game.redo(moves));
  }

  /** Shows the position after so many moves of the game, or any place of its tree, a side line's too. */
  goTo(place: number | GameNode): void {
    this.#travel((game) => game.goTo(place));
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
  #game: GameTree | undefined;
  #marks: readonly Mark[] = [];
  #arrows: readonly Arrow[] = [];
  #text = '';
  #preview: Position | undefined;
  #byAttribute = false;

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    this.#byAttribute = true;
    super.attributeChangedCallback(name, old, value);
    this.#byAttribute = false;
  }

  /**
   * The discs on the board: the preview's, else the game's.
   *
   * @internal
   */
  get shown(): Position {
    return this.#preview ?? this.ready().position;
  }

  /** Another place of the game is shown. */
  protected abstract moved(from: GameNode): void;
  /** Says what the game has come to, after a move of the page's (1) or its end (0). */
  protected abstract tell(moves: 0 | 1): void;
  /** A move was made; `before` is the board before it. */
  protected abstract made(before: string, square: Square): void;
  /** A game was set up. */
  protected abstract begun(game: GameTree): void;

  protected override place(): { ply: number; position: string } {
    const { ply, position } = this;
    return { ply, position };
  }

  /**
   * The game, set up anew where an attribute has changed; what cannot be read leaves the last one.
   *
   * @internal
   */
  ready(): GameTree {
    if (this.#stale || !this.#game) {
      this.#stale = false;
      const moves = this.#setup.moves ?? this.#text;
      this.#try(() => {
        this.#game = gameOf({ ...this.#setup, moves });
      });
      // Nothing came before that could be shown instead.
      this.#game ??= gameOf(START);
      this.#game.told = (changes) => {
        for (const { type } of changes) this.changed(REASONS[type]);
      };
      this.#preview = undefined;
      this.begun(this.#game);
      this.changed('setup');
    }
    return this.#game;
  }

  #alter<K extends keyof Setup>(name: K, value: Setup[K]): void {
    if (value !== this.#setup[name]) this.#prepare({ [name]: value });
  }

  #prepare(change: Partial<Setup>): void {
    this.#setup = { ...this.#setup, ...change };
    this.#stale = true;
    this.requestUpdate();
  }

  /** The text inside the tag is the transcript where there is no `moves`. */
  protected readText(): void {
    const texts = [...this.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts
      .map((node) => node.textContent)
      .join('')
      .trim();
    if (text === this.#text) return;
    this.#text = text;
    if (this.#setup.moves === undefined) this.#prepare({});
  }

  /** @internal */
  make(square: Square, outcome?: Position): void {
    const before = this.shown.board;
    this.#preview = undefined;
    this.ready().play(square, outcome);
    this.made(before, square);
  }

  #travel(go: (game: GameTree) => void): void {
    const game = this.ready();
    const from = game.node;
    this.preview = undefined;
    go(game);
    if (game.node !== from) this.moved(from);
  }

  #endBy(end: (game: GameTree) => void): boolean {
    const game = this.ready();
    if (game.result) return false;
    end(game);
    if (this.gameOver) this.tell(0);
    this.requestUpdate();
    return true;
  }

  /** Whether it could be read; if not, the page is told why. */
  #try(read: () => void): boolean {
    try {
      read();
      return true;
    } catch (cause) {
      this.report('attribute', (cause as Error).message, cause);
      return false;
    }
  }
}
