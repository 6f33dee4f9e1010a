/** Decides which games are duplicates: those for which `isSameGame` holds, and whose annotations are the same too. */
import {
  movesKey,
  yearOf,
  type GamePlayers,
  type MoveNote,
  type PlaceJson,
} from '../../../src/core/formats.js';
import { plainName } from '../../../src/core/report.js';
import type { Square } from '../../../src/core/rules.js';
import type { StoredGame } from '../library-types.js';
import { startOf } from './start-of.js';

/**
 * A key that is equal for games with the same moves. A version with side lines, remarks or marks is a separate game.
 */
export function duplicateKey({ game, moves }: Pick<StoredGame, 'game' | 'moves'>): number {
  const line = (moves.match(/../g) ?? []) as Square[];
  const key = movesKey(line, startOf(game));
  // Without moves, everything about the games must be equal.
  if (key === undefined) return cyrb53(JSON.stringify(game));
  return cyrb53(saysMore(game) ? `${key} ${JSON.stringify([game.note, game.next])}` : key);
}

/** The players of a game in the form for comparing. */
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

/** Whether a game is annotated; times and values of engines alone do not make it another game. */
function saysMore({ note, next = [] }: PlaceJson): boolean {
  if (isRemark(note)) return true;
  for (let moves = next; moves.length > 0; moves = moves[0]?.next ?? [])
    if (moves.length > 1 || isRemark(moves[0]?.note)) return true;
  return false;
}

function isRemark({ comment, marks, arrows }: MoveNote = {}): boolean {
  const isText = comment !== undefined && !RESULT.test(comment);
  return isText || Boolean(marks ?? arrows);
}

/** What Edax writes behind the last move of a PGN file, and not of others: `Ann wins 34-30`, `Draw 32-32`. */
const RESULT = /^(?:.{0,64} wins|draw) \d\d?-\d\d?$/iu;

/**
 * A hash of 53 bits (cyrb53 by bryc, public domain). In a library of a million games, the chance that any two collide
 * is 1 in 18,000.
 */
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
