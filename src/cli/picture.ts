/** `othello-engine picture GAME`: draws a position of a game as an SVG or PNG file. */
import { diagramSVG } from '../diagram/diagram.js';
import { readInput } from './input.js';
import { InputError, UsageError } from './options.js';
import { placeIn } from './place.js';
import type { Command, Io } from './command.js';

/** Recognises an argument that is a game and not a file name: moves, one of our links, an address, or a board. */
const GAME = /^\s*(?:(?:[a-h][1-8]|pass|pa|ps|--)[\s\d.]*)+$|^\s*~\d|^https?:|^[-.XO*\s]{60,}/i;
/** Width of a preview picture in pixels. */
const SIZE = 800;

export const picture: Command = async ([word, ...more], { ply, out }, io) => {
  if (more.length > 0) throw new UsageError('picture takes one game');
  const type = out === undefined ? 'svg' : /\.(svg|png)$/i.exec(out)?.[1]?.toLowerCase();
  if (type === undefined)
    throw new UsageError(`--out ${out!}: a name that ends with .svg or .png is expected`);
  const text = GAME.test(word!) ? word! : await readInput(word!, io);
  const svg = diagramSVG(await placeIn(text, ply), { size: SIZE });
  const content = type === 'png' ? await pngOf(svg) : svg;
  if (out === undefined) io.out(`${svg}\n`);
  else await writeTo(out, content, io);
  return 0;
};

/** The library is an optional peer; only PNG needs it. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  let resvg: typeof import('@resvg/resvg-js');
  try {
    resvg = await import('@resvg/resvg-js');
  } catch {
    throw new UsageError('for PNG install @resvg/resvg-js (npm install @resvg/resvg-js), or write .svg');
  }
  return new resvg.Resvg(svg).render().asPng();
}

async function writeTo(path: string, content: string | Uint8Array, io: Io): Promise<void> {
  try {
    await io.writeFile(path, content);
  } catch (error) {
    throw new InputError(`${path} cannot be written: ${(error as Error).message}`);
  }
}
