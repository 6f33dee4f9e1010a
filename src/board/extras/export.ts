import type { Inside } from '../inside.js';
import { fileOf } from './blob.js';
import { pictureOf, type FileOptions, type PictureOptions } from './picture.js';
import { textOfPicture } from './svg.js';

/** What is made of a board beside itself: pictures, files, words. Fetched when it is first asked for. */
export { textOf } from './text.js';

export function svgOf(inside: Inside, options: PictureOptions): string {
  return textOfPicture(pictureOf(inside, options));
}

export function blobOf(inside: Inside, options: FileOptions): Promise<Blob> {
  return fileOf(pictureOf(inside, options), options);
}
