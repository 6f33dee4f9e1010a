import type { OthelloBoard } from '../../src/element.js';
import type { GameRecord } from '../../src/formats/game-record.js';
import { printTranscript } from '../../src/formats/transcript.js';
import { followsRules, Position, type Game } from '../../src/rules.js';
import { annotationOf, type Annotation } from './annotation.js';
import { gameOfLine } from './line.js';

/** The game on the board with what is known of it: opened, written down, and kept. */
export class Desk {
  readonly board: OthelloBoard;

  constructor(board: OthelloBoard) {
    this.board = board;
  }

  /** Another one takes the place of this, which stays as it is: nothing is copied, however large they are. */
  get game(): Game {
    return this.board.game;
  }
  set game(game: Game) {
    this.board.game = game;
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

  /** The game with its side lines and remarks. */
  get record(): GameRecord {
    return this.game.record;
  }

  /** The line on the board alone, for what has room for one line: a side line has no result of the game's. */
  get recordOfLine(): GameRecord {
    const { root, nodes, facts } = this.game;
    const game = gameOfLine(this.game);
    const places = [game.root, ...game.nodes];
    for (const [ply, { note }] of [root, ...nodes].entries()) if (note) game.annotate(note, places[ply]);
    const { result, ...others } = facts;
    return { ...game.record, ...others, ...(result && isMainLine(this.game) && { result }) };
  }

  /**
   * A link to this page with the game as it is here: side lines, remarks, marks, players, the place that is shown. Where there are
   * moves alone, they are written as everybody reads them.
   *
   * @throws {FormatError} when there is too much for a link
   */
  async link(): Promise<string> {
    const text = await this.linkText(this.game);
    return this.addressOf(text === '' ? '' : `game=${encodeURIComponent(text)}`);
  }

  /** The address of this page with something behind `#`. */
  addressOf(hash: string): string {
    const url = new URL(location.href);
    url.hash = hash;
    return url.href;
  }

  /**
   * A game as the text of a link, turned as the board is.
   *
   * @throws {FormatError} when there is too much for a link
   */
  async linkText(game: Game): Promise<string> {
    const { orientation } = this.board;
    if (orientation === 'black' && isPlain(game)) return textOfLine(game);
    const { root, node } = game;
    const { writePermalink } = await import('../../src/formats/permalink.js');
    return writePermalink({ ...game.record, root, shown: node, orientation });
  }

  /** Start and moves of the line on the board. */
  get text(): string {
    return textOfLine(this.game);
  }
}

/** Whether start and moves say all that there is of a game, and its end is shown. */
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
 * Start and moves of the line that a game shows; the start is left out where it is the usual one. The position alone where the
 * moves do not lead to it, as discs were flipped wrongly by hand.
 */
function textOfLine({ root, nodes, line, position }: Game): string {
  if (!nodes.every(followsRules)) return position.toString();
  const start = root.position.equals(Position.start) ? '' : root.position.toString();
  return [start, printTranscript(line)].filter(Boolean).join(' ');
}

/** Whether a line is the game's main line. */
function isMainLine({ root, nodes }: Game): boolean {
  return [root, ...nodes].every(({ children }, ply) => children[0] === nodes[ply]);
}
