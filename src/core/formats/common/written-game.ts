/**
 * A game in the form that formats write: moves with the side that made them, passes and notes. All writers take it
 * instead of a `Game`, which need not be built for games without side lines.
 */
import type { Color } from '../../rules/color.js';
import type { GameNode } from '../../rules/game/tree.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { type GameRecord, type MoveNote, type RecordedResult, resultAt } from './game-record.js';

/** One place of the tree: the start, or a place after a move. */
export interface WrittenPlace {
  /** The move that led here and its side; `undefined` at the start. */
  readonly move: Square | undefined;
  readonly color: Color | undefined;
  /** The side that must pass here, if the other one can move. */
  readonly passes: Color | undefined;
  readonly note: MoveNote | undefined;
  /** The main line first. */
  readonly children: readonly WrittenPlace[];
}

/** A game as the writers of formats need it: of a record or of a game on a board. */
export interface WrittenGame {
  readonly start: Position;
  readonly root: WrittenPlace;
  /** The line shown (in a record that was read, the main line), without the start. */
  readonly line: () => readonly WrittenPlace[];
  /** The position at the end of that line, before any pass. */
  readonly end: Position;
  /** How the game ended there: by the board, by resignation or on time. */
  readonly ended: RecordedResult | undefined;
  /** Whether there is only one line, without notes. */
  readonly isPlain: boolean;
}

/** Provides the game of a record until `game` is first accessed. Building `game` takes many times as long. */
interface GivesWritten {
  /** `undefined` if the record's own `game` must be used. */
  readonly written: WrittenGame | undefined;
}

/**
 * A hidden property, so that copies of the record do not have it. A weak map would keep unused records in memory
 * longer.
 */
const GIVES = Symbol('written game');
type Giving = GameRecord & { readonly [GIVES]?: GivesWritten };

/** Attaches the provider of a record's game. */
export function giveWrittenGame(record: GameRecord, gives: GivesWritten): void {
  Object.defineProperty(record, GIVES, { value: gives });
}

/** The game of a record in the form for writing. */
export function writtenGame(record: Giving): WrittenGame {
  return record[GIVES]?.written ?? writtenFrom(record);
}

/** The written form of a `Game`. */
function writtenFrom({ game, notes }: GameRecord): WrittenGame {
  const { root, nodes } = game;
  const end = nodes.at(-1) ?? root;
  const start = new GamePlace(root, notes);
  return {
    start: root.position,
    root: start,
    line: () => nodes.map((node) => new GamePlace(node, notes)),
    end: end.position,
    ended: resultAt(end),
    get isPlain() {
      return (notes?.size ?? 0) === 0 && [...placesFrom(start)].every(({ children }) => children.length <= 1);
    },
  };
}

/** A place of a `Game`. */
class GamePlace implements WrittenPlace {
  readonly #node: GameNode;
  readonly #notes: GameRecord['notes'];

  constructor(node: GameNode, notes: GameRecord['notes']) {
    this.#node = node;
    this.#notes = notes;
  }

  get move(): Square | undefined {
    return this.#node.move;
  }

  get color(): Color | undefined {
    return this.#node.color;
  }

  get passes(): Color | undefined {
    return passerIn(this.#node.position);
  }

  get note(): MoveNote | undefined {
    return this.#notes?.get(this.#node);
  }

  get children(): readonly WrittenPlace[] {
    return this.#node.children.map((child) => new GamePlace(child, this.#notes));
  }
}

/** The side that must pass in a position. */
export function passerIn({ phase, turn }: Position): Color | undefined {
  return phase === 'pass' ? turn : undefined;
}

/** A place and all places after it, side lines included. */
export function* placesFrom(root: WrittenPlace): Generator<WrittenPlace, void> {
  const waiting = [root];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    waiting.push(...place.children);
  }
}
