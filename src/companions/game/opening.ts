import { parseBoardString } from '../../formats/board-string.js';
import type { Arrow, Mark } from '../../formats/marks.js';
import type { Permalink } from '../../formats/permalink.js';
import { loaded } from '../../board/lazy.js';
import type { Color } from '../../rules/color.js';
import type { Game } from '../../rules/game.js';
import { handicapPosition } from '../../rules/handicap.js';
import type { MoveNote } from '../../rules/notes.js';
import { Position } from '../../rules/position.js';
import { colorOf, type Agreement } from './agreement.js';
import { loserOf } from './friend/link.js';
import { endOfLine, gameOf, indexesOf, mainLineOf, serializeTree, type SavedMove } from './saved-tree.js';
import type { GameSetup } from './setup.js';

/** The usual starting position, as a board string. */
const USUAL_START = Position.start.toString();

/** A game's beginning: the position before the first move as a board string, and the moves from there. */
export interface Opening {
  readonly start: string;
  readonly tree: readonly SavedMove[];
  /** What is said of the start. */
  readonly note?: MoveNote | undefined;
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
    note: game.root.note,
    names: black || white ? [black, white] : undefined,
    ...(link && { view: viewOf(link) }),
  };
}

function viewOf({ shown, orientation, marks = [], arrows = [], result }: Permalink): LinkView {
  const places = [shown];
  for (let at = shown.parent; at; at = at.parent) places.unshift(at);
  return { line: indexesOf(places), ply: shown.ply, orientation, marks, arrows, loser: loserOf(result) };
}

/** Goes to the place that a link shows. */
export function goToView(game: Game, { line, ply, loser }: LinkView): void {
  game.goTo(endOfLine(game.root, line));
  if (loser && !game.result) game.resign(loser);
  game.goTo(ply);
}

/** The moves of the main line of a game from elsewhere. */
export function lineOf({ tree }: ForeignGame): string {
  return mainLineOf(tree).join('');
}

/** How a game begins: with the corners that were agreed as a handicap, if any. */
export function agreedOpening(agreement: Agreement): Opening {
  const { handicap, weaker } = agreement.setup;
  return { start: handicapPosition(handicap, colorOf(agreement, weaker)).toString(), tree: [] };
}

/**
 * Loads an opening; the end of its main line is shown.
 *
 * @returns the position before the first move, empty where it is the usual one
 */
export function loadOpening(game: Game, { start, tree, note }: Opening): string {
  const loadedGame = gameOf(positionOf(start), tree);
  if (note) loadedGame.annotate(note, loadedGame.root);
  game.load({ game: loadedGame, shown: endOfLine(loadedGame.root, []) });
  return start === USUAL_START ? '' : start;
}

/** A position from a board string; the usual start where it is empty. */
export function positionOf(text: string): Position {
  return text ? parseBoardString(text) : Position.start;
}
