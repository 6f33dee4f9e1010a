import type { OthelloBoard } from '../../src/board/element.js';
import {
  endOfLine,
  indexesOf,
  mainLineOf,
  replayTree,
  serializeTree,
} from '../../src/companions/game/saved-tree.js';
import { readAnnotation } from '../../src/formats/annotation.js';
import type { GameRecord, MoveNote } from '../../src/formats/game-record.js';
import { writePermalink, type PermalinkContent } from '../../src/formats/permalink.js';
import { Game, type GameNode } from '../../src/rules/game.js';
import { followsRules } from '../../src/rules/hand-flips.js';
import { Position } from '../../src/rules/position.js';
import { annotated, annotationOf, type Annotation } from './annotation.js';
import type { GameFacts, OpenedGame } from './opened-game.js';

/** What survives a reload. */
export interface SavedDesk {
  readonly game: OpenedGame;
  /** Which child each place of the line on the board is. */
  readonly line: readonly number[];
  /** How many of its moves are shown. */
  readonly ply: number;
}

const NOTHING_KNOWN: GameFacts = { black: '', white: '', place: '', date: '', result: undefined };

/** The game on the board with what is known of it: opened, written down, and kept. */
export class Desk {
  readonly board: OthelloBoard;
  #facts: GameFacts = NOTHING_KNOWN;
  /** The moves that the facts are about: with others played first, the result is none of theirs. */
  #mainLine = '';
  #notes = new Map<GameNode, MoveNote>();

  constructor(board: OthelloBoard) {
    this.board = board;
  }

  get facts(): GameFacts {
    return this.#facts;
  }

  /** The remark on the position shown, its marks and arrows. */
  get annotation(): Annotation {
    return annotationOf(this.#notes.get(this.#shown));
  }
  set annotation(annotation: Annotation) {
    const note = annotated(this.#notes.get(this.#shown), annotation);
    if (Object.keys(note).length > 0) this.#notes.set(this.#shown, note);
    else this.#notes.delete(this.#shown);
    this.board.dispatchEvent(new Event('annotate'));
  }

  get #shown(): GameNode {
    const { places, ply } = this.board;
    return places[ply]!;
  }

  /** Shows a game as it says, else at the end of its main line. */
  open({ start, tree, notes, shown, orientation, ...facts }: OpenedGame): void {
    const { board } = this;
    board.preview = undefined;
    board.position = start;
    board.moves = mainLineOf(tree).join('');
    board.reset();
    replayTree(board, tree);
    const root = board.places[0]!;
    board.goTo(endOfLine(root, shown ?? []));
    const place = shown && nodeAt(root, shown);
    if (place) board.goTo(place);
    if (orientation) board.orientation = orientation;
    this.#facts = facts;
    this.#mainLine = firstLine(root);
    this.#notes = new Map(
      notes.flatMap(([way, note]) => {
        const node = nodeAt(root, way);
        return node ? [[node, readAnnotation(note)]] : [];
      }),
    );
  }

  /** Shows a position, the start of a game without moves. */
  setUp(position: Position): void {
    this.open({ ...NOTHING_KNOWN, start: position.toString(), tree: [], notes: [] });
  }

  /** The game with its side lines and remarks, at the end of its main line. */
  get record(): GameRecord {
    return this.#recordOf(endOfLine(this.board.places[0]!, []));
  }

  /** The same at the end of the line on the board, for what has room for one line: a side line has no result of the game's. */
  get recordOfLine(): GameRecord {
    return this.#recordOf(this.board.places.at(-1)!);
  }

  #recordOf(end: GameNode): GameRecord {
    const root = this.board.places[0]!;
    const { game, copies } = copyOf(root);
    game.goTo(copies.get(end)!);
    const notes = new Map([...this.#notes].map(([node, note]) => [copies.get(node)!, note]));
    return { game, notes, ...this.#knownOf(end) };
  }

  /** What is known of the game that ends here. */
  #knownOf(end: GameNode): Omit<GameRecord, 'game'> {
    const root = this.board.places[0]!;
    const { black, white, place, date, result } = this.#facts;
    const isMain = end === endOfLine(root, []) && firstLine(root) === this.#mainLine;
    return {
      ...(black && { black }),
      ...(white && { white }),
      ...(place && { place }),
      ...(date && { date }),
      ...(result && isMain && { result }),
    };
  }

  /**
   * A link to this page with the game as it is here: side lines, remarks, marks, players, the place that is shown. Where there are
   * moves alone, they are written as everybody reads them.
   *
   * @throws {FormatError} when there is too much for a link
   */
  async link(): Promise<string> {
    const text = this.#isPlain ? this.text : await writePermalink(this.#content);
    const url = new URL(location.href);
    url.hash = text === '' ? '' : `game=${encodeURIComponent(text)}`;
    return url.href;
  }

  /** Whether start and moves say all that there is. */
  get #isPlain(): boolean {
    const { places, ply, length, orientation } = this.board;
    const { black, white, result } = this.#facts;
    const isBare = ply === length && orientation === 'black' && this.#notes.size === 0;
    return (
      isBare &&
      !black &&
      !white &&
      !result &&
      places.every((node) => node.children.length < 2 && followsRules(node))
    );
  }

  /**
   * Start and moves of the line on the board; the start is left out where it is the usual one. The position alone where the moves
   * do not lead to it, as discs were flipped wrongly by hand.
   */
  get text(): string {
    const { moves, places, position } = this.board;
    if (!places.every(followsRules)) return position;
    const start = places[0]!.position;
    return [start.equals(Position.start) ? '' : start.toString(), moves].filter(Boolean).join(' ');
  }

  get #content(): PermalinkContent {
    const { places, orientation } = this.board;
    const root = places[0]!;
    const { black, white, result } = this.#knownOf(endOfLine(root, []));
    return {
      root,
      shown: this.#shown,
      notes: this.#notes,
      orientation,
      ...(black && { black }),
      ...(white && { white }),
      ...(result && { result }),
    };
  }

  save(): SavedDesk {
    const { places, ply } = this.board;
    const root = places[0]!;
    const notes = [...this.#notes].map(([node, note]) => [wayTo(node), note] as const);
    return {
      game: { ...this.#facts, start: root.position.toString(), tree: serializeTree(root), notes },
      line: indexesOf(places),
      ply,
    };
  }

  restore({ game, line, ply }: SavedDesk): void {
    this.open(game);
    const { board } = this;
    board.goTo(endOfLine(board.places[0]!, line));
    board.goTo(ply);
  }
}

/** The place at the end of a way, which says by an index which child to follow from the start. */
function nodeAt(root: GameNode, way: readonly number[]): GameNode | undefined {
  return way.reduce<GameNode | undefined>((at, index) => at?.children[index], root);
}

/** The moves that were played first, without passes. */
function firstLine({ children: [first] }: GameNode): string {
  return first ? first.move! + firstLine(first) : '';
}

function wayTo(node: GameNode): readonly number[] {
  return indexesOf(pathTo(node));
}

/** The places from the start to this one. */
function pathTo(node: GameNode): readonly GameNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

/** A game of the same tree, which nobody else shows. */
function copyOf(root: GameNode): { game: Game; copies: ReadonlyMap<GameNode, GameNode> } {
  const game = new Game({ position: root.position });
  const copies = new Map([[root, game.root]]);
  const copy = (node: GameNode): void => {
    for (const child of node.children) {
      game.goTo(copies.get(node)!);
      game.play(child.move!, child.position);
      copies.set(child, game.node);
      copy(child);
    }
  };
  copy(root);
  return { game, copies };
}
