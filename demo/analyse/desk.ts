import type { OthelloBoard } from '../../src/board/element.js';
import { endOfLine, gameOf, indexesOf, serializeTree } from '../../src/companions/game/saved-tree.js';
import { readAnnotation } from '../../src/formats/annotation.js';
import { parseBoardString } from '../../src/formats/board-string.js';
import type { GameRecord, MoveNote } from '../../src/formats/game-record.js';
import { writePermalink } from '../../src/formats/permalink.js';
import { Game, type GameNode } from '../../src/rules/game.js';
import { followsRules } from '../../src/rules/hand-flips.js';
import { Position } from '../../src/rules/position.js';
import { annotationOf, type Annotation } from './annotation.js';
import type { GameFacts, OpenedGame } from './opened-game.js';

/** What survives a reload. */
export interface SavedDesk {
  readonly game: OpenedGame;
  /** Which child each place of the line on the board is. */
  readonly line: readonly number[];
  /** How many of its moves are shown. */
  readonly ply: number;
}

/** The game on the board with what is known of it: opened, written down, and kept. */
export class Desk {
  readonly board: OthelloBoard;

  constructor(board: OthelloBoard) {
    this.board = board;
  }

  get game(): Game {
    return this.board.game;
  }

  get facts(): GameFacts {
    const { black = '', white = '', place = '', date = '', result } = this.game.facts;
    return { black, white, place, date, result };
  }

  /** The remark on the position shown, its marks and arrows. */
  get annotation(): Annotation {
    return annotationOf(this.game.node.note);
  }
  set annotation({ text, marks, arrows }: Annotation) {
    this.game.annotate({
      comment: text === '' ? undefined : text,
      marks: marks.length > 0 ? marks : undefined,
      arrows: arrows.length > 0 ? arrows : undefined,
    });
  }

  /** Shows a game as it says, else at the end of its main line. */
  open({ start, tree, notes, shown, orientation, black, white, place, date, result }: OpenedGame): void {
    const { board } = this;
    const game = gameOf(parseBoardString(start), tree);
    const { root } = game;
    board.game.load({
      game,
      shown: (shown && nodeAt(root, shown)) ?? endOfLine(root, []),
      notes: new Map(
        notes.flatMap(([way, note]) => {
          const node = nodeAt(root, way);
          return node ? [[node, readAnnotation(note)]] : [];
        }),
      ),
      ...(black && { black }),
      ...(white && { white }),
      ...(place && { place }),
      ...(date && { date }),
      ...(result && { result }),
    });
    if (orientation) board.orientation = orientation;
  }

  /** Shows a position, the start of a game without moves. */
  setUp(position: Position): void {
    this.game.reset({ position });
  }

  /** The game with its side lines and remarks. */
  get record(): GameRecord {
    return this.game.record;
  }

  /** The line on the board alone, for what has room for one line: a side line has no result of the game's. */
  get recordOfLine(): GameRecord {
    const { root, nodes, facts } = this.game;
    const game = new Game({ position: root.position });
    game.annotate(root.note ?? {});
    let end = game.root;
    for (const { move, position, note = {} } of nodes) {
      end = game.add(end, move!, position);
      game.annotate(note, end);
    }
    game.goTo(end);
    const { result, ...others } = facts;
    const isMain = (nodes.at(-1) ?? root) === endOfLine(root, []);
    return { ...game.record, ...others, ...(result && isMain && { result }) };
  }

  /**
   * A link to this page with the game as it is here: side lines, remarks, marks, players, the place that is shown. Where there are
   * moves alone, they are written as everybody reads them.
   *
   * @throws {FormatError} when there is too much for a link
   */
  async link(): Promise<string> {
    const { root, node } = this.game;
    const { orientation } = this.board;
    const text = this.#isPlain
      ? this.text
      : await writePermalink({ ...this.record, root, shown: node, orientation });
    const url = new URL(location.href);
    url.hash = text === '' ? '' : `game=${encodeURIComponent(text)}`;
    return url.href;
  }

  /** Whether start and moves say all that there is. */
  get #isPlain(): boolean {
    const { places, ply, length, orientation } = this.board;
    const { notes, black, white, result } = this.record;
    const isBare = ply === length && orientation === 'black' && notes?.size === 0;
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

  save(): SavedDesk {
    const { places, ply } = this.board;
    const { notes = new Map<GameNode, MoveNote>() } = this.record;
    const root = places[0]!;
    return {
      game: {
        ...this.facts,
        start: root.position.toString(),
        tree: serializeTree(root),
        notes: [...notes].map(([node, note]) => [indexesOf(pathTo(node)), note]),
      },
      line: indexesOf(places),
      ply,
    };
  }

  restore({ game, line, ply }: SavedDesk): void {
    this.game.transact(() => {
      this.open(game);
      this.game.goTo(endOfLine(this.game.root, line));
      this.game.goTo(ply);
    });
  }
}

/** The place at the end of a way, which says by an index which child to follow from the start. */
function nodeAt(root: GameNode, way: readonly number[]): GameNode | undefined {
  return way.reduce<GameNode | undefined>((at, index) => at?.children[index], root);
}

/** The places from the start to this one. */
function pathTo(node: GameNode): readonly GameNode[] {
  const path = [node];
  for (let { parent } = node; parent; { parent } = parent) path.push(parent);
  return path.reverse();
}
