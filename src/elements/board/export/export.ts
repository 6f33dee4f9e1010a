import type { BoardContext } from '../context.js';
import { fileOf } from './blob.js';
import { pictureOf, type FileOptions, type PictureOptions } from './picture.js';
import { textOfPicture } from '../../diagram/svg.js';

/** A board as a picture, a file, words, or a link. Loaded on first use. */
export { permalinkOf } from './permalink.js';
export { textOf } from './text.js';

/** The board as a document of SVG. */
export function svgOf(context: BoardContext, options: PictureOptions): string {
  return textOfPicture(pictureOf(context, options));
}

/** The board as a file of a picture; it rejects where the browser cannot draw it. */
export function blobOf(context: BoardContext, options: FileOptions): Promise<Blob> {
  return fileOf(pictureOf(context, options), options);
}
