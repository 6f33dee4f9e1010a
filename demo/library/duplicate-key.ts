/** By what two games are the same: moves, whichever way the board was turned, and players, however they are written. */
import type { MoveNote, PlaceJson } from '../../src/formats.js';
import { plainName } from '../../src/report.js';
import { SQUARES, transformSquare, type Symmetry } from '../../src/rules.js';
import type { StoredGame } from './library-types.js';

/** What turns each first move of a game into f5. */
const TO_F5: Readonly<Record<string, Symmetry>> = { f5: 0, c4: 3, e6: 4, d3: 7 };

/** Games with the same key are one; a version with side lines, remarks or marks is a game of its own. */
export function duplicateKey({ game, moves }: Pick<StoredGame, 'game' | 'moves'>): number {
  const players = `${plain(game.black)}/${plain(game.white)}`;
  const said = saysMore(game) ? JSON.stringify([game.note, game.next]) : '';
  return cyrb53(`${players} ${game.start ?? ''} ${game.start ? moves : asF5(moves)} ${said}`);
}

function asF5(moves: string): string {
  const turned = TURNED.get(moves.slice(0, 2));
  if (!turned) return moves;
  let line = '';
  for (let at = 0; at < moves.length; at += 2) line += turned.get(moves.slice(at, at + 2)) ?? '';
  return line;
}

/** For each first move, where the symmetry that makes it f5 takes each square. */
const TURNED: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(TO_F5).map(([first, symmetry]) => [
    first,
    new Map(SQUARES.map((square) => [square, transformSquare(square, symmetry)])),
  ]),
);

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
