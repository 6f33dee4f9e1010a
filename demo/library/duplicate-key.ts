/** By what two games are the same: as `isSameGame` says, and what somebody has put to their moves is the same, too. */
import {
  movesKey,
  parseBoardString,
  yearOf,
  type GamePlayers,
  type MoveNote,
  type PlaceJson,
} from '../../src/formats.js';
import { plainName } from '../../src/report.js';
import type { Square } from '../../src/rules.js';
import type { StoredGame } from './library-types.js';

/** The same for games of the same moves; a version with side lines, remarks or marks is a game of its own. */
export function duplicateKey({ game, moves }: Pick<StoredGame, 'game' | 'moves'>): number {
  const line = (moves.match(/../g) ?? []) as Square[];
  const key = movesKey(line, game.start === undefined ? undefined : parseBoardString(game.start));
  // Of a game without a move nothing is compared but all that is known of it.
  if (key === undefined) return cyrb53(JSON.stringify(game));
  return cyrb53(saysMore(game) ? `${key} ${JSON.stringify([game.note, game.next])}` : key);
}

/** Who played a game, as names are compared. */
export function playersOf({
  black,
  white,
  date,
}: Partial<Record<'black' | 'white' | 'date', string>>): GamePlayers {
  return { black: plain(black), white: plain(white), year: yearOf(date) };
}

const plainNames = new Map<string, string>();

function plain(name = ''): string {
  let known = plainNames.get(name);
  if (known === undefined) plainNames.set(name, (known = plainName(name)));
  return known;
}

/** Whether somebody has put something to a game: times and engines' values alone do not make another one of it. */
function saysMore({ note, next = [] }: PlaceJson): boolean {
  if (isRemark(note)) return true;
  for (let moves = next; moves.length > 0; moves = moves[0]?.next ?? [])
    if (moves.length > 1 || isRemark(moves[0]?.note)) return true;
  return false;
}

function isRemark({ comment, marks, arrows }: MoveNote = {}): boolean {
  return Boolean(comment ?? marks ?? arrows);
}

/** 53 bits of a text (cyrb53 of bryc, in the public domain): of a million games, two share them by chance once in 18,000 libraries. */
function cyrb53(text: string): number {
  let [h1, h2] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return 4294967296 * (2097151 & h2) + (h1 >>> 0);
}
