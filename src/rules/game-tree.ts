import type { Color } from './color.js';
import { IllegalMoveError } from './illegal-move.js';
import type { Position } from './position.js';
import { forfeitScore, officialScore, timeScore, type Score, type TimeRule } from './score.js';
import type { Square } from './square.js';

/** One place in a game's tree: the start, or what a move led to. */
export interface GameNode {
  /** Moves from the start to here; passes do not count. */
  readonly ply: number;
  /** The move that led here; none at the start. */
  readonly move?: Square;
  /** Who made that move. */
  readonly color?: Color;
  /** The discs right after the move, the opponent to move, even if they must pass. */
  readonly position: Position;
  readonly parent?: GameNode;
  /** The moves played from here, in the order in which they were first tried; the others are side lines. */
  readonly children: readonly GameNode[];
}

/** Why a game ended: no empty square, nobody can move, one colour gone, or a side gave up or was late. */
export type ResultReason = 'full' | 'blocked' | 'wipe-out' | 'resignation' | 'time';

/** How a game ended. The scores are official: 64 in all. */
export interface GameResult extends Score {
  readonly reason: ResultReason;
  /** `undefined` is a draw. */
  readonly winner: Color | undefined;
  /** Black's points less White's. */
  readonly margin: number;
}

/** A node with what only the game itself may change. */
interface Place extends GameNode {
  readonly parent?: Place;
  children: readonly Place[];
  /** The child that redo goes to: the one visited last. */
  next?: Place;
  /** Whether the side that cannot move here has passed. */
  passed: boolean;
  /** A resignation or a fallen flag. */
  verdict?: GameResult;
}

/** A tree of moves with a current place in it. */
export class GameTree {
  #root: Place;
  #place: Place;
  #autoPass: boolean;

  /**
   * @param start the position to begin with; it may be one that no game leads to
   * @param autoPass whether a side that cannot move passes by itself, or waits for {@link GameTree.pass}
   */
  constructor(start: Position, autoPass = true) {
    this.#autoPass = autoPass;
    this.#root = this.#place = this.#begin(start);
  }

  /** The position of the current place, after a pass if there was one. */
  get position(): Position {
    const { position, passed } = this.#place;
    return passed ? position.pass() : position;
  }

  /** Whether a side that cannot move passes by itself. Switched on, a pass that is due is made. */
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

  /** The places of the current line from the first move to the line's end, also those after the current. */
  get nodes(): readonly GameNode[] {
    const nodes: Place[] = [];
    for (let at = this.#place; at.parent; at = at.parent) nodes.unshift(at);
    for (let at = this.#place.next; at; at = at.next) nodes.push(at);
    return nodes;
  }

  /** The moves of the current line to its end, without passes. */
  get line(): readonly Square[] {
    return this.nodes.map((node) => node.move!);
  }

  /** How the game ended at the current place; `undefined` while it goes on. */
  get result(): GameResult | undefined {
    const { verdict, position } = this.#place;
    if (verdict) return verdict;
    if (position.phase !== 'over') return undefined;
    const { board } = position;
    const reason = !board.includes('-')
      ? 'full'
      : board.includes('X') && board.includes('O')
        ? 'blocked'
        : 'wipe-out';
    return resultOf(reason, officialScore(position));
  }

  /**
   * Plays a move, or passes. A move that was played here before is followed again; another begins a side line.
   *
   * @param outcome The position that the move led to on a real board, if the discs were turned wrongly there:
   *   it is taken as it is. Without it the rules decide.
   * @throws {IllegalMoveError} when the move is not legal or the game is over; nothing has changed then.
   */
  play(square: Square | 'pass', outcome?: Position): void {
    if (square === 'pass') return this.pass();
    const from = this.#place;
    const { turn } = this;
    this.#assertRunning(square);
    const position = outcome ?? this.position.play(square, from.ply + 1);
    let node = from.children.find((child) => child.move === square && child.position.equals(position));
    if (!node) {
      node = {
        ply: from.ply + 1,
        move: square,
        color: turn,
        position,
        parent: from,
        children: [],
        passed: false,
      };
      // Whoever is given a place cannot spoil the tree.
      from.children = Object.freeze([...from.children, node]);
    }
    node.passed = this.#autoPass && position.phase === 'pass';
    delete node.verdict;
    from.next = this.#place = node;
  }

  /**
   * Passes, where that is not done by itself.
   *
   * @throws {IllegalMoveError} when the side to move has a legal move, or the game is over.
   */
  pass(): void {
    this.#assertRunning('pass');
    this.position.pass(this.ply + 1);
    this.#place.passed = true;
  }

  /** Takes back so many moves, as far as there are any. */
  undo(moves = 1): void {
    this.goTo(this.ply - moves);
  }

  /** Goes forward so many moves on the current line, as far as there are any. */
  redo(moves = 1): void {
    this.goTo(this.ply + moves);
  }

  /**
   * Goes to a ply of the current line (0 is the start; the nearest one if there is none), or to any node.
   *
   * @throws {RangeError} when the node is not one of this game.
   */
  goTo(place: number | GameNode): void {
    const to = typeof place === 'number' ? this.#atPly(place) : (place as Place);
    let root = to;
    while (root.parent) root = root.parent;
    if (root !== this.#root) throw new RangeError('a node of another game');
    for (let at = to; at.parent; at = at.parent) at.parent.next = at;
    this.#place = to;
  }

  /** Begins anew: nothing of the old tree is left. */
  protected restart(position: Position, autoPass = this.#autoPass): void {
    this.#autoPass = autoPass;
    this.#root = this.#place = this.#begin(position);
  }

  /**
   * A side gives up: 31-33 if it is ahead, else the score stands with the empty squares to the opponent.
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

  #begin(position: Position): Place {
    return { ply: 0, position, children: [], passed: this.#autoPass && position.phase === 'pass' };
  }

  #atPly(ply: number): Place {
    let at = this.#place;
    while (at.ply > ply && at.parent) at = at.parent;
    while (at.ply < ply && at.next) at = at.next;
    return at;
  }

  #assertRunning(move: Square | 'pass'): void {
    if (this.result) throw new IllegalMoveError(move, 'the game is over', this.ply + 1);
  }

  #end(reason: ResultReason, score: Score): void {
    this.#assertRunning('pass');
    this.#place.verdict = resultOf(reason, score);
  }
}

function resultOf(reason: ResultReason, { black, white }: Score): GameResult {
  const margin = black - white;
  const winner = margin > 0 ? 'black' : margin < 0 ? 'white' : undefined;
  return Object.freeze({ reason, black, white, winner, margin });
}
