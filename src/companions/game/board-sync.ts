import type { OthelloBoard } from '../../board/element.js';
import { parseBoardString } from '../../formats/board-string.js';
import type { Arrow, Mark } from '../../formats/marks.js';
import type { Permalink } from '../../formats/permalink.js';
import type { Color } from '../../rules/color.js';
import { loserOf } from './friend/link.js';
import { loaded } from '../../board/lazy.js';
import { followsRules } from '../../rules/hand-flips.js';
import { handicapPosition } from '../../rules/handicap.js';
import { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { useBook } from './book-engine.js';
import { endingOf, type Ending } from './ending.js';
import type { FlipMistake, ManualFlips, MoveInProgress } from './manual-flips.js';
import {
  endOfLine,
  gameOf,
  indexesOf,
  mainLineOf,
  serializeTree,
  treeOfLine,
  type SavedMove,
} from './saved-tree.js';
import { colorOf, engineOf, type Session } from './session.js';
import { knowsBook, type GameSetup } from './setup.js';
import type { SavedGame } from './storage.js';

/** The usual starting position, as the board writes it. */
const USUAL_START = Position.start.toString();

/** A game's beginning: the position before the first move, as the board writes it, and the moves from there. */
export interface Opening {
  readonly start: string;
  readonly tree: readonly SavedMove[];
}

/** How a link shows its game. */
export interface LinkView {
  /** Which child each place of the line is, and how many of its moves are shown. */
  readonly line: readonly number[];
  readonly ply: number;
  readonly orientation: Color | undefined;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Who gave the game up. */
  readonly loser: Color | undefined;
}

/** A game from elsewhere. */
export interface ForeignGame extends Opening {
  readonly view?: LinkView;
  /** Who played Black and White, where it says so. */
  readonly names: readonly [black: string, white: string] | undefined;
  /** What else was agreed for it. */
  readonly setup?: Partial<GameSetup>;
}

/** What is known of a game beside what its board says. */
export interface GameRecord {
  readonly start: string;
  readonly ending: Ending | undefined;
  readonly mistakes: readonly FlipMistake[];
  readonly turning: MoveInProgress | undefined;
}

/**
 * A game or a position from a text, with its side lines.
 *
 * @throws {FormatError} when it cannot be read
 */
export async function readOpening(text: string): Promise<ForeignGame> {
  const [{ parseAnyGame }, { isPermalink, parsePermalink }] = await loaded(
    Promise.all([import('../../formats/any-game.js'), import('../../formats/permalink.js')]),
  );
  const link = isPermalink(text) ? await parsePermalink(text) : undefined;
  const { game, black = '', white = '' } = link ?? parseAnyGame(text);
  return {
    start: game.root.position.toString(),
    tree: serializeTree(game.root),
    names: black || white ? [black, white] : undefined,
    ...(link && { view: viewOf(link) }),
  };
}

function viewOf({ shown, orientation, marks = [], arrows = [], result }: Permalink): LinkView {
  const places = [shown];
  for (let at = shown.parent; at; at = at.parent) places.unshift(at);
  return { line: indexesOf(places), ply: shown.ply, orientation, marks, arrows, loser: loserOf(result) };
}

/** Shows a game as its link does. */
export function applyView(board: OthelloBoard, view: LinkView): void {
  const { game } = board;
  game.goTo(endOfLine(game.root, view.line));
  if (view.loser && !game.result) game.resign(view.loser);
  game.goTo(view.ply);
  board.orientation = view.orientation ?? board.orientation;
  board.marks = view.marks;
  board.arrows = view.arrows;
}

/** The moves of the main line of a game from elsewhere. */
export function lineOf({ tree }: ForeignGame): string {
  return mainLineOf(tree).join('');
}

/** How a game of a session begins: with the corners that were agreed as a handicap, if any. */
export function agreedOpening(session: Session): Opening {
  const { handicap, weaker } = session.setup;
  return { start: handicapPosition(handicap, colorOf(session, weaker)).toString(), tree: [] };
}

/**
 * Applies a game to a board, with the sides as agreed; the end of its main line is shown.
 *
 * @returns the position before the first move, empty where it is the usual one
 */
export function applyGame(board: OthelloBoard, session: Session, { start, tree }: Opening): string {
  const { setup } = session;
  board.marks = [];
  board.arrows = [];
  const game = gameOf(positionOf(start), tree);
  board.game.load({ game, shown: endOfLine(game.root, []) });
  board.level = setup.level;
  useBook(board, setup.book && setup.players === 'one' && knowsBook(setup.level));
  board.engine = engineOf(session);
  return start === USUAL_START ? '' : start;
}

/** The game on a board, for `restoreGame`. */
export function serializeGame(board: OthelloBoard, record: GameRecord, clock: string): SavedGame {
  const { start, ending, mistakes, turning } = record;
  const { moves, ply, position, places } = board;
  const tree = serializeTree(places[0]!);
  const game = { start, moves, tree, line: indexesOf(places), ply, position, mistakes, turning, clock };
  const by = ending?.result.reason;
  if (by !== 'resignation' && by !== 'time') return game;
  return { ...game, ended: { by, loser: ending?.result.winner === 'black' ? 'white' : 'black' } };
}

/**
 * Restores a game that `serializeGame` saved; returns how it began and ended.
 *
 * @param manualFlips the mode of flipping discs by hand, where that was agreed
 */
export function restoreGame(
  board: OthelloBoard,
  session: Session,
  game: SavedGame,
  manualFlips: ManualFlips | undefined,
): { readonly start: string; readonly ending: Ending | undefined } {
  let start = applyGame(board, session, { start: game.start, tree: treeOf(game) });
  board.goTo(endOfLine(board.places[0]!, game.line));
  manualFlips?.restore(game.mistakes);
  if (game.ended?.by === 'resignation') board.resign(game.ended.loser);
  if (game.ended?.by === 'time') board.flagFall(game.ended.loser, session.setup.flagRule);
  const ending = endingOf(board);
  board.goTo(game.ply);
  // What cannot be played again by the rules: then the position alone is kept.
  if (game.position && board.game.position.board !== game.position.slice(0, 64)) {
    start = applyGame(board, session, { start: game.position, tree: [] });
    return { start, ending: undefined };
  }
  if (game.turning) manualFlips?.resume(game.turning);
  return { start, ending };
}

/**
 * The game on a board as a text that can be read again: start and moves; the position alone where discs were flipped
 * wrongly by hand.
 */
export function recordOf(board: OthelloBoard, start: string): string {
  return isTranscript(board) ? [start, board.moves].filter(Boolean).join(' ') : board.position;
}

/** Whether the moves on a board say all of its game: not where discs were flipped wrongly by hand. */
export function isTranscript({ places }: OthelloBoard): boolean {
  return places.every(followsRules);
}

/** The tree of a saved game; one saved without a tree has its line alone. */
function treeOf({ start, moves, tree, mistakes }: SavedGame): readonly SavedMove[] {
  if (tree.length > 0) return tree;
  return treeOfLine(positionOf(start), (moves.match(/[a-h][1-8]/g) ?? []) as Square[], mistakes);
}

/** A position as the board writes it; the usual start where it is empty. */
function positionOf(text: string): Position {
  return text ? parseBoardString(text) : Position.start;
}
