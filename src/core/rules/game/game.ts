/**
 * A game without a board: the tree of its moves, the place shown, and changes for its subscribers. Boards, companions,
 * formats and reviews all work on it; ARCHITECTURE.md shows how a change goes from here to its views.
 */
import type { Color } from '../color.js';
import { changesNothing, factsOf, type GameFacts, type MoveNote, type Patch } from './facts.js';
import {
  assertRunning,
  copyOf,
  type GameNode,
  type GameResult,
  lineThrough,
  mainLineEnd,
  placeAfter,
  placesFrom,
  resultByScore,
  type ResultReason,
  TreeNode,
  visit,
} from './tree.js';
import { handicapPosition, type Position } from '../position.js';
import { forfeitScore, type Score, type TimeRule, timeScore } from '../score.js';
import type { Square } from '../square.js';

/** How a game begins. */
export interface GameOptions {
  /** The position to begin with; by default the usual start. It need not be reachable. */
  position?: Position;
  /** Corners that the weaker side gets before the first move, 0-4. */
  handicap?: number;
  /** Who gets these corners; by default Black. */
  weaker?: Color;
  /** Whether a side that cannot move passes automatically (the default), or waits for {@link Game.pass}. */
  autoPass?: boolean;
}

/** A game with its facts and notes: what the formats read and write, and {@link Game.load} takes. */
export interface GameRecord extends GameFacts {
  /** The moves with their side lines; in a record that was read, at the end of the main line. */
  readonly game: Game;
  /** The place to show first; by default the game's current one. */
  readonly shown?: GameNode;
  /** Notes on moves, by the place after the move; a note on the start by the root. */
  readonly notes?: ReadonlyMap<GameNode, MoveNote>;
}

/**
 * A game without a board: a tree of moves with side lines and notes, the place shown, the result, and the facts. Boards
 * and the elements beside them are views of one game, and each change reaches all of them. It needs neither a page nor
 * an engine.
 */
export class Game {
  readonly #watchers = new Set<GameWatcher>();
  #root: TreeNode;
  #place: TreeNode;
  #autoPass: boolean;
  #facts: GameFacts = {};
  /** The end of the main line to which the result in the facts belongs. */
  #resultAt: TreeNode | undefined;
  /** The line shown, cached until something changes. */
  #nodes: readonly TreeNode[] | undefined;
  #version = 0;
  /** The depth of nested groups of changes. */
  #open = 0;
  #group: GameChange[] = [];
  readonly #unreported: (readonly GameChange[])[] = [];

  constructor({ position, handicap = 0, weaker, autoPass = true }: GameOptions = {}) {
    this.#autoPass = autoPass;
    this.#root = this.#place = new TreeNode(position ?? handicapPosition(handicap, weaker), autoPass);
  }

  // --- The place shown ----------------------------------------------------------------------------------

  /** The position of the current place, after a pass if there was one. */
  get position(): Position {
    return this.#place.positionToMove;
  }

  /** Whether a side that cannot move passes automatically. Switching it on makes a pass that is due. */
  get autoPass(): boolean {
    return this.#autoPass;
  }
  set autoPass(on: boolean) {
    this.#autoPass = on;
    if (on && !this.result && this.position.phase === 'pass') this.pass();
  }

  /** The side to move. */
  get turn(): Color {
    return this.position.turn;
  }

  /** How many moves lead to the current place. */
  get ply(): number {
    return this.#place.ply;
  }

  /** The start of the tree. */
  get root(): GameNode {
    return this.#root;
  }

  /** The current place. */
  get node(): GameNode {
    return this.#place;
  }

  get lastMove(): Square | undefined {
    return this.#place.move;
  }

  /** The places of the current line from the first move to the line's end, including those after the current one. */
  get nodes(): readonly GameNode[] {
    return (this.#nodes ??= lineThrough(this.#place));
  }

  /** The moves of the current line to its end, without passes. */
  get line(): readonly Square[] {
    return this.nodes.map((node) => node.move!);
  }

  /** How the game ended at the current place; `undefined` while it goes on. */
  get result(): GameResult | undefined {
    return this.#place.result;
  }

  // --- Playing and looking through ----------------------------------------------------------------------

  /**
   * Plays a move, or passes. A move that was played here before leads to the same place again; another begins a side
   * line.
   *
   * @param outcome The position after the move on a real board, if discs were flipped wrongly there: its discs are
   *   taken as they are. By default the rules decide.
   * @throws {IllegalMoveError} when the move is not legal or the game is over; nothing has changed then.
   */
  play(square: Square | 'pass', outcome?: Position): void {
    if (square === 'pass') return this.pass();
    const from = this.#place;
    const { position, turn } = this;
    const [node] = placeAfter(from, position, square, outcome, this.#autoPass);
    node.passed = this.#autoPass && node.position.phase === 'pass';
    delete node.verdict;
    this.transact(() => {
      from.visited = node;
      this.#place = node;
      this.changed({ type: 'move', node, square, color: turn });
      if (node.passed) this.changed({ type: 'pass', node, color: node.position.turn });
      this.#changedIfOver();
    });
  }

  /**
   * Passes, where that is not automatic.
   *
   * @throws {IllegalMoveError} when the side to move has a legal move, or the game is over.
   */
  pass(): void {
    const { turn } = this;
    assertRunning(this.#place, 'pass');
    this.position.pass(this.ply + 1);
    this.#place.passed = true;
    this.changed({ type: 'pass', node: this.#place, color: turn });
  }

  /** Takes back a number of moves, as far as there are any. */
  undo(moves = 1): void {
    this.goTo(this.ply - moves);
  }

  /** Goes forward a number of moves on the current line, as far as there are any. */
  redo(moves = 1): void {
    this.goTo(this.ply + moves);
  }

  /**
   * Goes to a ply of the current line (0 is the start; the nearest ply if it does not exist), or to any node.
   *
   * @throws {RangeError} when the node is not one of this game.
   */
  goTo(place: number | GameNode): void {
    const from = this.#place;
    const { nodes } = this;
    const to =
      typeof place === 'number'
        ? ((nodes[Math.min(place, nodes.length) - 1] as TreeNode | undefined) ?? this.#root)
        : this.#own(place);
    visit(to);
    if (to === from) return;
    to.passed ||= this.#autoPass && to.position.phase === 'pass';
    this.#place = to;
    this.changed({ type: 'place', node: to, from });
  }

  /**
   * A side resigns: 31-33 if it is ahead, else the score stands with the empty squares to the opponent.
   *
   * @throws {IllegalMoveError} when the game is over.
   */
  resign(color: Color): void {
    this.#end('resignation', forfeitScore(this.position, color));
  }

  /**
   * A side's time is up. By the rule `none` nothing happens.
   *
   * @throws {IllegalMoveError} when the game is over.
   */
  flagFall(color: Color, rule: TimeRule): void {
    const score = timeScore(this.position, color, rule);
    if (score) this.#end('time', score);
  }

  // --- A whole game -------------------------------------------------------------------------------------

  /** Begins a new game, by default as this one began. The old tree is gone; listeners stay. */
  reset(options: GameOptions = { position: this.root.position }): void {
    this.take(new Game({ autoPass: this.#autoPass, ...options }));
  }

  /**
   * Takes over a game that was read or comes from another one: its moves with all side lines, notes, results and facts.
   * The record's game is copied and stays as it is. All or nothing, in time linear in the number of moves.
   *
   * @throws {RangeError} when a note or the place shown is not of the record's game; nothing has changed then
   */
  load(record: GameRecord): void {
    this.#replace(...copyOf(record, this.#autoPass), record);
  }

  /**
   * Takes over a game that nobody else uses, without a copy: its nodes with their notes become this game's, and passes
   * are made as there.
   *
   * @internal
   */
  take(game: Game, facts: GameFacts = {}): void {
    this.#autoPass = game.#autoPass;
    this.#replace(game.#root, game.#place, facts);
  }

  /** The game with its facts and notes, for the formats to write. Its `game` is this one, not a copy. */
  get record(): GameRecord {
    const notes = new Map<GameNode, MoveNote>();
    for (const place of placesFrom(this.#root)) if (place.note) notes.set(place, place.note);
    return { ...this.facts, game: this, notes };
  }

  /** The facts of the game. A result holds only for the main line for which it was set. */
  get facts(): GameFacts {
    const { result, ...others } = this.#facts;
    return !result || mainLineEnd(this.#root) === this.#resultAt ? this.#facts : others;
  }

  /** Changes facts of the game: `undefined` removes one, those not named stay. What stays as it is is not reported. */
  setFacts(facts: Patch<GameFacts>): void {
    const before = this.facts;
    if (changesNothing(facts, before)) return;
    this.#facts = factsOf({ ...before, ...facts });
    this.#resultAt = mainLineEnd(this.#root);
    this.changed({ type: 'facts' });
  }

  // --- The tree -----------------------------------------------------------------------------------------

  /**
   * Adds a move after any place, without going there; an existing one is not added again. A pass that it needs is made.
   *
   * @param outcome as for {@link play}
   * @returns the place that the move leads to
   * @throws {IllegalMoveError} when the move is not legal there, or the game is over there
   * @throws {RangeError} when the node is not one of this game
   */
  add(after: GameNode, square: Square, outcome?: Position): GameNode {
    const from = this.#own(after);
    const { position } = from;
    const isPass = position.phase === 'pass';
    const before = isPass ? position.pass() : position;
    const [node, isNew] = placeAfter(from, before, square, outcome, this.#autoPass);
    if (!isNew) return node;
    from.passed = isPass;
    this.changed({ type: 'add', node });
    return node;
  }

  /**
   * Changes the note on a place, by default the one shown: a comment, marks, arrows, the time of the move. `undefined`
   * removes a field, those not named stay. What stays as it is is not reported.
   *
   * @throws {RangeError} when the node is not one of this game
   */
  annotate(note: Patch<MoveNote>, at: GameNode = this.#place): void {
    const place = this.#own(at);
    if (changesNothing(note, place.note)) return;
    place.setNote({ ...place.note, ...note });
    this.changed({ type: 'note', node: place });
  }

  // --- Listeners ----------------------------------------------------------------------------------------

  /** A number that differs after each change: a snapshot for `useSyncExternalStore` and similar stores. */
  get version(): number {
    return this.#version;
  }

  /**
   * Calls the listener with each change, until the returned function is called. To draw the game, use {@link watch},
   * which groups changes.
   */
  subscribe(listener: GameListener): () => void {
    const own: GameWatcher = (changes) => {
      for (const change of changes) if (this.#watchers.has(own)) listener(change);
    };
    return this.#add(own);
  }

  /**
   * Calls the watcher once after each group of changes, and after each change outside a group, until the returned
   * function is called.
   */
  watch(watcher: GameWatcher): () => void {
    // A function that is given twice is called twice, and each time ends by itself.
    return this.#add((changes) => watcher(changes));
  }

  /** Adds a watcher. @returns removes it */
  #add(watcher: GameWatcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /**
   * Groups changes: listeners are called when all are made. Nested groups join the outer one. If the function throws,
   * the changes made before it stay and are reported.
   *
   * @returns what the function returns
   */
  transact<Value>(edit: () => Value): Value {
    this.#open++;
    try {
      return edit();
    } finally {
      this.#open--;
      this.#report();
    }
  }

  /**
   * Reports a change of the tree: called by the functions that edit it.
   *
   * @internal
   */
  changed(change: GameChange): void {
    this.#version++;
    this.#nodes = undefined;
    this.#group.push(change);
    this.#report();
  }

  /** Reports groups once they are complete, in their order, even if a listener changes the game meanwhile. */
  #report(): void {
    if (this.#open > 0 || this.#group.length === 0) return;
    const isReporting = this.#unreported.push(this.#group) > 1;
    this.#group = [];
    if (isReporting) return;
    const errors: unknown[] = [];
    // The list grows when a listener changes the game.
    for (const changes of this.#unreported) {
      for (const watcher of [...this.#watchers]) {
        try {
          // Another watcher may have ended this one.
          if (this.#watchers.has(watcher)) watcher(changes);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    this.#unreported.length = 0;
    // A listener that throws does not stop the others.
    if (errors.length > 0) throw errors[0];
  }

  // --- Private ------------------------------------------------------------------------------------------

  /** A node as one of this game's places. @throws {RangeError} when it is of another game, or deleted. */
  #own(node: GameNode): TreeNode {
    if ((node as TreeNode).root !== this.#root) throw new RangeError('the node belongs to another game');
    return node as TreeNode;
  }

  /** Puts another game in the place of this one. */
  #replace(root: TreeNode, shown: TreeNode, facts: GameFacts): void {
    // The facts first: a record may compute them, and fail.
    this.#facts = factsOf(facts);
    this.#root = root;
    this.#place = shown;
    this.#resultAt = mainLineEnd(root);
    this.changed({ type: 'reset', node: shown });
  }

  /** Ends the game where the board does not. */
  #end(reason: ResultReason, score: Score): void {
    assertRunning(this.#place, 'pass');
    this.#place.verdict = resultByScore(reason, score);
    this.#changedIfOver();
  }

  /** Reports that the game is over, if it is. */
  #changedIfOver(): void {
    const { result } = this;
    if (result) this.changed({ type: 'over', node: this.#place, result });
  }
}

/** A change of a game. */
export type GameChange =
  | { readonly type: 'move'; readonly node: GameNode; readonly square: Square; readonly color: Color }
  | { readonly type: 'pass'; readonly node: GameNode; readonly color: Color }
  /** Another place is shown, by undo, redo or goTo, or because the place shown was deleted. */
  | { readonly type: 'place'; readonly node: GameNode; readonly from: GameNode }
  /** A new game, empty or loaded: the old tree is gone. */
  | { readonly type: 'reset'; readonly node: GameNode }
  | { readonly type: 'over'; readonly node: GameNode; readonly result: GameResult }
  /** A move was added without being shown. */
  | { readonly type: 'add'; readonly node: GameNode }
  /** A move was deleted, with everything after it. */
  | { readonly type: 'remove'; readonly node: GameNode; readonly parent: GameNode }
  /** A side line is now the first of its siblings. */
  | { readonly type: 'promote'; readonly node: GameNode }
  /** The note on a place changed: comment, marks, arrows, time. */
  | { readonly type: 'note'; readonly node: GameNode }
  /** The facts changed: a name, the event, the result. */
  | { readonly type: 'facts' };

/** Called for each change, after it was made. */
export type GameListener = (change: GameChange) => void;
/** Called once for each group of changes, in the order in which they were made. */
export type GameWatcher = (changes: readonly GameChange[]) => void;
