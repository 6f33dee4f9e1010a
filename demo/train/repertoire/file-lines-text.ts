/** What `repertoire-list.ts` says after the lines of a file were added. */
import { fill, plural } from '../../../src/core/locales.js';
import { TRAIN } from '../../locales/train.js';
import { language } from '../../site.js';
import type { FileLines } from './repertoire-files.js';

/** Number of games that are named if they could not be read. */
const NAMED = 8;

/** How many lines of a file were added, and what of it is missing among them. */
export function textOfFile({ lines, leftOut, unread }: FileLines): string {
  const words = TRAIN[language()].repertoire;
  const texts = [plural(words.addedLines, lines.length, language())];
  if (leftOut)
    texts.push(
      fill(plural(words.leftOut, leftOut.lines, language()), {
        game: leftOut.firstGame,
        most: lines.length,
      }),
    );
  if (unread.length > 0) {
    const list = unread.slice(0, NAMED).join(', ') + (unread.length > NAMED ? ' …' : '');
    texts.push(fill(plural(words.unreadGames, unread.length, language()), { list }));
  }
  return texts.join(' ');
}
