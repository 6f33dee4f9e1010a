/** Somebody's own lines for one colour, found by positions, whichever way the board is turned. */
import { parseTranscript, printTranscript } from '../../src/formats/transcript.js';
import { settled } from '../../src/coach/lines.js';
import { canonicalSymmetry, inverseSymmetry, transform, transformSquare } from '../../src/rules/symmetry.js';
import { OPENINGS, openingOf, Position, type Color, type Opening, type Square } from '../../src/rules.js';
import type { KeptLine } from '../progress/training.js';

export class Repertoire {
  /** By canonical positions the moves that lines have there, in canonical squares. */
  readonly #moves = new Map<string, Set<Square>>();

  constructor(
    lines: readonly Pick<KeptLine, 'moves' | 'side'>[],
    readonly side: Color,
  ) {
    for (const line of lines) if (line.side === side) this.#add(line.moves);
  }

  /** The moves that lines have in a position: the person's own, or the answers that they expect. */
  movesAt(position: Position): readonly Square[] {
    const symmetry = canonicalSymmetry(position);
    const back = inverseSymmetry(symmetry);
    const found = this.#moves.get(transform(position, symmetry).toString()) ?? [];
    return [...found].map((square) => transformSquare(square, back));
  }

  /** Whether lines go on with a move of the person's own after this one. */
  goesOn(position: Position, move: Square): boolean {
    const after = settled(position.play(move));
    return after.turn === this.side && this.movesAt(after).length > 0;
  }

  #add(moves: string): void {
    let position = Position.start;
    for (const move of parseTranscript(moves).moves) {
      position = settled(position);
      const symmetry = canonicalSymmetry(position);
      const key = transform(position, symmetry).toString();
      const known = this.#moves.get(key) ?? new Set<Square>();
      known.add(transformSquare(move, symmetry));
      this.#moves.set(key, known);
      position = position.play(move);
    }
  }
}

/**
 * A line as it is kept, from what somebody typed: moves, or the name of an opening with moves behind it or not.
 *
 * @throws {FormatError} when it is neither, or a move is not legal
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

/** The opening whose name, in any language, a text begins with: the longest name counts. */
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

/** The name of an opening in a language. */
export function nameOf({ name, french, czech }: Opening, language: string): string {
  return (language === 'fr' ? french : language === 'cs' ? czech : undefined) ?? name;
}

/** The last named opening that a line goes through. */
export function lineName(moves: string, language: string): string | undefined {
  let position = Position.start;
  let last: Opening | undefined;
  for (const move of parseTranscript(moves).moves) {
    position = settled(position).play(move);
    last = openingOf(position) ?? last;
  }
  return last && nameOf(last, language);
}
