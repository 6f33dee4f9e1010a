/** A game as formats write it: its moves with who made them, who had to pass, and what is said of them. */
import type { Color } from '../rules/color.js';
import type { GameNode } from '../rules/game.js';
import type { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { resultAt, type GameRecord, type MoveNote, type RecordedResult } from './game-record.js';

/** One place of the tree: the start, or what a move led to. */
export interface WrittenPlace {
  /** The move that led here, and who made it; none at the start. */
  readonly move: Square | undefined;
  readonly color: Color | undefined;
  /** The side that cannot move here where the other one can. */
  readonly passes: Color | undefined;
  readonly note: MoveNote | undefined;
  /** The main line's first. */
  readonly children: readonly WrittenPlace[];
}

export interface WrittenGame {
  readonly start: Position;
  readonly root: WrittenPlace;
  /** The line that is shown, of a record that was read the main line: its places behind the start. */
  readonly line: readonly WrittenPlace[];
  /** The position at the end of that line, before a pass that is due. */
  readonly end: Position;
  /** How the game ended there, by its board or because a side gave up or was late. */
  readonly ended: RecordedResult | undefined;
  /** Whether there is one line, of which nothing is said. */
  readonly isPlain: boolean;
}

/** What gives the game of a record as long as nobody has asked for its `game`, which takes many times as long. */
export interface GivesWritten {
  /** `undefined` where the record's own `game` counts. */
  readonly written: WrittenGame | undefined;
}

/** A hidden property, which no copy of the record has: in a weak map records that nobody needs any more would stay for long. */
const GIVES = Symbol('written game');
type Giving = GameRecord & { readonly [GIVES]?: GivesWritten };

/** Has a record give its game. */
export function giveWrittenGame(record: GameRecord, gives: GivesWritten): void {
  Object.defineProperty(record, GIVES, { value: gives });
}

/** The game of a record as it is written. */
export function writtenGame(record: Giving): WrittenGame {
  return record[GIVES]?.written ?? writtenFrom(record);
}

function writtenFrom({ game, notes }: GameRecord): WrittenGame {
  const { root, nodes } = game;
  const end = nodes.at(-1) ?? root;
  const start = new GamePlace(root, notes);
  return {
    start: root.position,
    root: start,
    line: nodes.map((node) => new GamePlace(node, notes)),
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

/** The side that has to pass in a position. */
export function passerIn({ phase, turn }: Position): Color | undefined {
  return phase === 'pass' ? turn : undefined;
}

/** All places behind one, those of side lines among them, itself first. */
export function* placesFrom(root: WrittenPlace): Generator<WrittenPlace, void> {
  const waiting = [root];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    waiting.push(...place.children);
  }
}
