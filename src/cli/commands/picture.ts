/** `othello-engine picture GAME`: draws a position of a game as an SVG or PNG file. */
import { diagramSVG } from 'othello-board/diagram.js';
import { isTranscript, ofWhole, readInput } from '../io/streams/input.js';
import { UsageError } from '../io/command-line/options.js';
import { placeIn } from './place.js';
import type { Command } from '../io/command.js';

/** Recognises an argument that is neither moves nor a file name: one of our links, an address, or a board. */
const GAME = /^\s*~\d|^https?:|^[-.xb*0ow1/\s]{60,}/i;
/** Width of a preview picture in pixels. */
const SIZE = 800;

/** The command `picture`. */
export const picture: Command = async ([word, ...more], { ply, out }, io) => {
  if (more.length > 0) throw new UsageError('picture takes one game');
  const type = out === undefined ? 'svg' : /\.(svg|png)$/i.exec(out)?.[1]?.toLowerCase();
  if (type === undefined) throw new UsageError(`--out takes a name that ends with .svg or .png, not ${out!}`);
  const isFile = !isTranscript(word!) && !GAME.test(word!);
  const text = isFile ? await readInput(word!, io) : word!;
  const place = await placeIn(text, ply).catch((error: unknown) => {
    throw isFile ? ofWhole(word!, error) : error;
  });
  const svg = diagramSVG(place, { size: SIZE });
  const content = type === 'png' ? await pngOf(svg) : svg;
  if (out === undefined) io.out(`${svg}\n`);
  else await io.writeFile(out, content);
  return 0;
};

/** The library is loaded for PNG alone. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg).render().asPng();
}
