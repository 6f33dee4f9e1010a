import type { Color } from './color.js';
import { GameTree, type GameChange } from './game-tree.js';
import { handicapPosition } from './handicap.js';
import type { Position } from './position.js';

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

export type GameListener = (change: GameChange) => void;

/** A game that tells of its changes to whoever listens. */
export class Game extends GameTree {
  readonly #listeners = new Set<GameListener>();
  readonly #untold: GameChange[] = [];
  #telling = false;

  constructor(options: GameOptions = {}) {
    super(startOf(options), options.autoPass);
    this.told = (changes) => this.#tell(changes);
  }

  /** Begins a new game; without options as this one began. The old tree is gone, the listeners stay. */
  reset(options: GameOptions = { position: this.root.position }): void {
    this.restart(startOf(options), options.autoPass);
  }

  /** Calls the listener with each change from now on, until the returned function is called. */
  subscribe(listener: GameListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
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
