/**
 * A board as a picture, a file, words, or a link. Loaded on first use. `element.ts` calls these for the methods of the
 * board with the same purpose.
 */
import { writePermalink } from '../../../core/formats/permalink.js';
import { fill, labelled } from '../../../core/locales/strings.js';
import { SQUARES } from '../../../core/rules/square.js';
import { textOfPicture } from '../../diagram/svg.js';
import type { BoardContext } from '../context.js';
import { lastMoveText, legalMovesText, squareNames } from '../key-answers.js';
import { scoreText, stateText } from '../board-sentences.js';
import { fileOf } from './blob.js';
import { pictureOf, type FileOptions, type PictureOptions } from './picture.js';

/** The board as a document of SVG. */
export function svgOf(context: BoardContext, options: PictureOptions): string {
  return textOfPicture(pictureOf(context, options));
}

/** The board as a file of a picture; it rejects where the browser cannot draw it. */
export function blobOf(context: BoardContext, options: FileOptions): Promise<Blob> {
  return fileOf(pictureOf(context, options), options);
}

/** The address of a page with the board's game, as shown, in `#game=`. */
export async function permalinkOf(
  { model: { game }, options: { orientation, marks, arrows } }: BoardContext,
  base: string | URL,
): Promise<string> {
  const { root, node, result } = game;
  const { notes, black, white } = game.record;
  const ended = result && (result.reason === 'resignation' || result.reason === 'time');
  const text = await writePermalink({
    root,
    shown: node,
    orientation,
    marks,
    arrows,
    ...(notes && { notes }),
    ...(black && { black }),
    ...(white && { white }),
    ...(ended && {
      result: { winner: result.winner, margin: result.margin, by: result.reason },
    }),
  });
  const url = new URL(base, document.baseURI);
  url.hash = `game=${text}`;
  return url.href;
}

/** The position shown in words: the discs of each side, the last move, the score, and who is to move where. */
export function textOf(context: BoardContext): string {
  const { localized } = context;
  const { game, shown, score } = context.model;
  const discs = (['black', 'white'] as const).map((color) => {
    const squares = SQUARES.filter((square) => shown.at(square) === color);
    const names = squareNames(localized, squares) || '–';
    return `${labelled(fill(localized.strings[color]), names, localized.language)}.`;
  });
  const last = game.node.move ? [lastMoveText(localized, game)] : [];
  const canMove = game.position.phase === 'play' && !game.result;
  const moves = canMove ? [legalMovesText(localized, game)] : [];
  return [...discs, ...last, scoreText(localized, score), stateText(localized, game), ...moves].join('\n');
}
