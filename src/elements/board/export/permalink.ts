import { writePermalink } from '../../../core/formats/permalink.js';
import type { BoardContext } from '../context.js';

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
