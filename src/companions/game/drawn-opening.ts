/** Openings by lot: from the book, or from a file that somebody opened. */
import { loaded } from '../../board/lazy.js';
import { Position } from '../../rules/position.js';
import type { Opening } from './opening.js';
import { treeOfLine } from './saved-tree.js';

/** Random moves after which neither side is ahead by more than two discs. */
export async function evenOpening(): Promise<Opening> {
  const { evenStart } = await loaded(import('../../book/even-start.js'));
  return { start: Position.start.toString(), tree: treeOfLine(Position.start, evenStart()) };
}

/**
 * The openings and positions of a file of any format; what cannot be read is left out.
 *
 * @throws {FormatError} when nothing can be read
 */
export async function openingsOf(list: Blob): Promise<readonly Opening[]> {
  const { readGames } = await loaded(import('../../formats/any-games.js'));
  const found: Opening[] = [];
  let problem: Error | undefined;
  for (const { record, error } of readGames(new Uint8Array(await list.arrayBuffer()))) {
    problem ??= error;
    if (!record || (record.end ?? record.game.position).phase === 'over') continue;
    const start = record.game.root.position;
    found.push({ start: start.toString(), tree: treeOfLine(start, record.mainLine ?? record.game.line) });
  }
  if (found.length === 0 && problem) throw problem;
  return found;
}
