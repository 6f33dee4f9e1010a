import type { Color } from './color.js';
import { GameTree, type GameNode, type GameResult } from './game-tree.js';
import { handicapPosition } from './handicap.js';
import type { Position } from './position.js';
import type { TimeRule } from './score.js';
import type { Square } from './square.js';

export * from './game-tree.js';
export * from './handicap.js';

/** How a game begins. */
export interface GameOptions {
  /** The position to begin with; the usual start unless given. It may be one that no game leads to. */
  position?: Position;
  /** Corners that the weaker side gets before the first move, 0-4. */
  handicap?: number;
  /** Who gets these corners; Black unless given. */
  weaker?: Color;
  /** Whether a side that cannot move passes by itself (the default), or waits for {@link GameTree.pass}. */
  autoPass?: boolean;
}

/** What a listener is told, in the order in which it happened. */
export type GameChange =
  | { readonly type: 'move'; readonly node: GameNode; readonly square: Square; readonly color: Color }
  | { readonly type: 'pass'; readonly node: GameNode; readonly color: Color }
  /** Another place was shown by undo, redo or goTo. */
  | { readonly type: 'place'; readonly node: GameNode; readonly from: GameNode }
  /** A new game: nothing of the old tree is left. */
  | { readonly type: 'reset'; readonly node: GameNode }
  | { readonly type: 'over'; readonly node: GameNode; readonly result: GameResult };

export type GameListener = (change: GameChange) => void;

/** A game that tells of its changes to whoever listens. */
export class Game extends GameTree {
  readonly #listeners = new Set<GameListener>();
  readonly #untold: GameChange[] = [];
  #telling = false;

  constructor(options: GameOptions = {}) {
    super(startOf(options), options.autoPass);
  }

  /** Begins a new game; without options as this one began. The old tree is gone, the listeners stay. */
  reset(options: GameOptions = { position: this.root.position }): void {
    this.restart(startOf(options), options.autoPass);
    this.#tell([{ type: 'reset', node: this.root }]);
  }

  override play(square: Square | 'pass', outcome?: Position): void {
    const { turn } = this;
    super.play(square, outcome);
    if (square === 'pass') return;
    const { node, result } = this;
    const changes: GameChange[] = [{ type: 'move', node, square, color: turn }];
    // The position of a node is that before a pass.
    if (this.position !== node.position) changes.push({ type: 'pass', node, color: node.position.turn });
    if (result) changes.push({ type: 'over', node, result });
    this.#tell(changes);
  }

  override pass(): void {
    const { turn } = this;
    super.pass();
    this.#tell([{ type: 'pass', node: this.node, color: turn }]);
  }

  override goTo(place: number | GameNode): void {
    const from = this.node;
    super.goTo(place);
    if (this.node !== from) this.#tell([{ type: 'place', node: this.node, from }]);
  }

  override resign(color: Color): void {
    super.resign(color);
    this.#tellResult();
  }

  override flagFall(color: Color, rule: TimeRule): void {
    super.flagFall(color, rule);
    if (rule !== 'none') this.#tellResult();
  }

  /** Calls the listener with each change from now on, until the returned function is called. */
  subscribe(listener: GameListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tellResult(): void {
    const { node, result } = this;
    if (result) this.#tell([{ type: 'over', node, result }]);
  }

  /** Tells of changes in their order, also when a listener changes the game meanwhile. */
  #tell(changes: readonly GameChange[]): void {
    this.#untold.push(...changes);
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let change = this.#untold.shift(); change; change = this.#untold.shift()) {
        for (const listener of [...this.#listeners]) listener(change);
      }
    } finally {
      this.#telling = false;
    }
  }
}

function startOf({ position, handicap = 0, weaker }: GameOptions): Position {
  return position ?? handicapPosition(handicap, weaker);
}
