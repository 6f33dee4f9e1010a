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
import { Game, type GameNode } from '../../src/rules/game.js';
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
    this.#notes.set(this.#shown, annotated(this.#notes.get(this.#shown), annotation));
    this.board.dispatchEvent(new Event('annotate'));
  }

  get #shown(): GameNode {
    const { places, ply } = this.board;
    return places[ply]!;
  }

  /** Shows a game at the end of its main line. */
  open({ start, tree, notes, ...facts }: OpenedGame): void {
    const { board } = this;
    board.preview = undefined;
    board.position = start;
    board.moves = mainLineOf(tree).join('');
    board.reset();
    replayTree(board, tree);
    const root = board.places[0]!;
    board.goTo(endOfLine(root, []));
    this.#facts = facts;
    this.#mainLine = firstLine(root);
    this.#notes = new Map(
      notes.flatMap(([way, note]) => {
        const node = way.reduce<GameNode | undefined>((at, index) => at?.children[index], root);
        return node ? [[node, readAnnotation(note)]] : [];
      }),
    );
  }

  /** Shows a position, the start of a game without moves. */
  setUp(position: Position): void {
    this.open({ ...NOTHING_KNOWN, start: position.toString(), tree: [], notes: [] });
  }

  /** The game with its side lines and remarks, at the end of the line on the board. */
  get record(): GameRecord {
    const { places } = this.board;
    const root = places[0]!;
    const { black, white, place, date, result } = this.#facts;
    const { game, copies } = copyOf(root);
    game.goTo(copies.get(places.at(-1)!)!);
    const notes = new Map([...this.#notes].map(([node, note]) => [copies.get(node)!, note]));
    return {
      game,
      notes,
      ...(black && { black }),
      ...(white && { white }),
      ...(place && { place }),
      ...(date && { date }),
      ...(result && firstLine(root) === this.#mainLine && { result }),
    };
  }

  /** Start and moves of the line on the board, as a link carries them; the start is left out where it is the usual one. */
  get text(): string {
    const { moves, places } = this.board;
    const start = places[0]!.position;
    return [start.equals(Position.start) ? '' : start.toString(), moves].filter(Boolean).join(' ');
  }

  /** A link to this page with the line on the board. */
  get link(): string {
    const url = new URL(location.href);
    url.hash = this.text === '' ? '' : `game=${encodeURIComponent(this.text)}`;
    return url.href;
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
