import type { OthelloBoard } from '../../src/elements/element.js';
import type { GameRecord } from '../../src/core/formats/common/game-record.js';
import { printMovesFrom } from '../../src/core/formats/notation/transcript.js';
import { followsRules, type Game } from '../../src/core/rules.js';
import { annotationOf, type Annotation } from './marks/annotation.js';
import { gameOfLine } from './line.js';
import { namesForOthers } from './names-for-others.js';
import { late } from '../late.js';

/** The game on the board: opening, exporting and storing it. */
export class AnalysisGame {
  readonly board: OthelloBoard;

  constructor(board: OthelloBoard) {
    this.board = board;
  }

  /** Replaces the game. Neither game is copied or changed, so this is fast for any size. */
  get game(): Game {
    return this.board.game;
  }
  set game(game: Game) {
    this.board.game = game;
  }

  /** The annotation of the position shown. */
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

  /** The game with its side lines and annotations. */
  get record(): GameRecord {
    return this.game.record;
  }

  /** Only the line on the board, for formats without side lines. A side line does not have the game's result. */
  get recordOfLine(): GameRecord {
    const { root, nodes, facts } = this.game;
    const game = gameOfLine(this.game);
    const places = [game.root, ...game.nodes];
    for (const [ply, { note }] of [root, ...nodes].entries()) if (note) game.annotate(note, places[ply]);
    const { result, ...others } = facts;
    return { ...game.record, ...others, ...(result && isMainLine(this.game) && { result }) };
  }

  /**
   * A link to this page with the current game: side lines, remarks, marks, players, the place shown. If there are only
   * moves, they are written as plain moves, which people can read.
   *
   * @throws {FormatError} when the game exceeds the limits of a link
   */
  async link(): Promise<string> {
    const text = await this.linkText(this.game);
    return this.addressOf(text === '' ? '' : `game=${encodeURIComponent(text)}`);
  }

  /** The address of this page with a fragment. */
  addressOf(hash: string): string {
    const url = new URL(location.href);
    url.hash = hash;
    return url.href;
  }

  /**
   * The text of a link for a game, with the board's orientation.
   *
   * @throws {FormatError} when the game exceeds the limits of a link
   */
  async linkText(game: Game): Promise<string> {
    const { orientation } = this.board;
    if (orientation === 'black' && isPlain(game)) return textOfLine(game);
    const { root, node } = game;
    const { writePermalink } = await late(() => import('../../src/core/formats/permalink.js'));
    const { black: _, white: __, ...record } = game.record;
    return writePermalink({ ...record, ...namesForOthers(game.facts), root, shown: node, orientation });
  }

  /** Start and moves of the line on the board. */
  get text(): string {
    return textOfLine(this.game);
  }
}

/** Whether start and moves describe a game completely, and its end is shown. */
function isPlain({ root, nodes, ply, record }: Game): boolean {
  const { notes, black, white, result } = record;
  return (
    ply === nodes.length &&
    notes?.size === 0 &&
    !black &&
    !white &&
    !result &&
    [root, ...nodes].every((node) => node.children.length < 2 && followsRules(node))
  );
}

/**
 * Start and moves of the line that a game shows; the usual start is left out. Only the position if the moves do not
 * lead to it because of wrong flips by hand.
 */
function textOfLine({ root, nodes, line, position }: Game): string {
  if (!nodes.every(followsRules)) return position.toString();
  return printMovesFrom(root.position, line);
}

/** Whether a game shows its main line. */
function isMainLine({ root, nodes }: Game): boolean {
  return [root, ...nodes].every(({ children }, ply) => children[0] === nodes[ply]);
}
