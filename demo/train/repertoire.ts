/** The user's lines for one colour, found by position under any symmetry. */
import { PlayedGames } from '../../src/book.js';
import { readGames } from '../../src/formats/any-games.js';
import { parseTranscript, printTranscript } from '../../src/formats/transcript.js';
import { withoutPass } from './passes.js';
import { OPENINGS, openingOf, Position, type Color, type Opening, type Square } from '../../src/rules.js';
import { nameOfOpening } from '../opening-names.js';
import type { KeptLine } from '../progress/training.js';

/** Maximum number of moves in a line. */
const LONGEST = 60;

/** Lines for one colour. */
export class Repertoire {
  readonly #played = new PlayedGames(LONGEST);

  constructor(
    lines: readonly Pick<KeptLine, 'moves' | 'side'>[],
    readonly side: Color,
  ) {
    for (const line of lines) {
      if (line.side !== side) continue;
      for (const { record } of readGames(line.moves)) if (record) this.#played.add(record);
    }
  }

  /** The moves of lines in a position: the user's own, or the expected replies. */
  movesAt(position: Position): readonly Square[] {
    return this.#played.movesAt(position).map(({ move }) => move);
  }
}

/**
 * Reads a line as typed: moves, or the name of an opening with or without moves after it.
 *
 * @throws {FormatError} when it is neither, or a move is illegal
 */
export function readLine(text: string, side: Color, now: number): KeptLine {
  const named = openingNamed(text);
  const typed = named
    ? text
        .trim()
        .slice(named.length)
        .replace(/^[\s,:]+/u, '')
    : text;
  const moves = printTranscript(
    parseTranscript(`${named ? named.opening.moves.join('') : ''}${typed}`).moves,
  );
  return { id: `${side} ${moves}`, at: now, side, moves };
}

/** The opening whose name, in any language, a text begins with; the longest name counts. */
export function openingNamed(
  text: string,
): { readonly opening: Opening; readonly length: number } | undefined {
  const wanted = text.trim().toLowerCase();
  let found: { opening: Opening; length: number } | undefined;
  for (const opening of OPENINGS) {
    for (const name of [opening.name, opening.french, opening.czech]) {
      if (name === undefined || name.length <= (found?.length ?? 0)) continue;
      if (!wanted.startsWith(name.toLowerCase())) continue;
      if (/^\p{L}/u.test(wanted.slice(name.length))) continue;
      found = { opening, length: name.length };
    }
  }
  return found;
}

/** The last named opening that a line goes through. */
export function lineName(moves: string, language: string): string | undefined {
  let position = Position.start;
  let last: Opening | undefined;
  for (const move of parseTranscript(moves).moves) {
    position = withoutPass(position).play(move);
    last = openingOf(position) ?? last;
  }
  return last && nameOfOpening(last, language);
}
