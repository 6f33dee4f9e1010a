/** Games that are the same: by their moves, whichever way the board was turned. */
import type { GameRecord } from '../../formats/game-record.js';
import { lostIn } from '../../formats/holds.js';
import { yearOf } from '../../formats/year.js';
import { plainName } from '../../report/own-games.js';
import { Position } from '../../rules/position.js';
import { squareIndex, type Square } from '../../rules/square.js';
import { SYMMETRIES, transform, transformSquare, type Symmetry } from '../../rules/symmetry.js';
import type { Arrangement } from './arrangement.js';
import { lineOf, startOf } from './game-start.js';
import { TextPool } from './text-pool.js';

/** What is kept of a game, and of those that are the same. */
interface Known {
  /** The number of the record that says most. */
  best: number;
  richness: number;
  black: string;
  white: string;
  year: number | undefined;
}

/** Of games that are the same the record that says most, where the first of them stands. */
export class Duplicates implements Arrangement {
  readonly #groups = new Map<string, Known | Known[]>();
  readonly #all: Known[] = [];
  readonly #texts = new TextPool();
  #count = 0;

  add(record: GameRecord): void {
    const number = this.#count++;
    const found: Known = {
      best: number,
      richness: richnessOf(record),
      black: this.#texts.of(plainName(record.black ?? '')),
      white: this.#texts.of(plainName(record.white ?? '')),
      year: yearOf(record.date),
    };
    const key = gameKey(record);
    const group = key === undefined ? undefined : this.#groups.get(key);
    const same = [group ?? []].flat().find((known) => agree(known, found));
    if (same) {
      unite(same, found);
      return;
    }
    this.#all.push(found);
    // Most games are there once: a list for each would take more memory than all the rest.
    if (key !== undefined) this.#groups.set(key, group ? [group, found].flat() : found);
  }

  arrange(numbers: readonly number[]): number[] {
    const read = new Set(numbers);
    return this.#all.map(({ best }) => best).filter((best) => read.has(best));
  }
}

/** Whether nothing that two records say shows that they are of two games: a name that nobody knows is anybody's. */
function agree(one: Known, other: Known): boolean {
  if (one.year !== undefined && other.year !== undefined && one.year !== other.year) return false;
  return mayBeOne(one.black, other.black) && mayBeOne(one.white, other.white);
}

/** Whether two names may be those of one player: all words of the shorter one are in the other, or are initials there. */
function mayBeOne(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const [few, many] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  return few!.every((word) => many!.some((long) => isShort(word, long) || isShort(long, word)));
}

function isShort(short: string, long: string): boolean {
  return short === long || (/^\p{L}$/u.test(short) && long.startsWith(short));
}

function unite(known: Known, found: Known): void {
  if (found.richness > known.richness) {
    known.best = found.best;
    known.richness = found.richness;
  }
  known.black ||= found.black;
  known.white ||= found.white;
  known.year ??= found.year;
}

/** How much a record says beside its moves: kinds of facts first, then how often it says them. */
function richnessOf(record: GameRecord): number {
  const facts = [...lostIn(record, 'transcript').values()];
  return facts.length + facts.reduce((sum, count) => sum + count, 0) / 1e6;
}

/** The same text for games of the same moves, by symmetry; none for a game without moves from the usual start. */
export function gameKey(record: GameRecord): string | undefined {
  const moves = lineOf(record);
  const start = startOf(record);
  if (start === Position.start || start.equals(Position.start)) {
    const [first] = moves;
    return first && lettersOf(moves, TO_F5.get(first) ?? 0);
  }
  const ways = SYMMETRIES.map(
    (symmetry) => transform(start, symmetry).toString() + lettersOf(moves, symmetry),
  );
  return ways.sort()[0];
}

/** The symmetry of the usual start that makes a first move f5. */
const TO_F5: ReadonlyMap<Square, Symmetry> = new Map(
  SYMMETRIES.filter((symmetry) => transform(Position.start, symmetry).equals(Position.start)).flatMap(
    (symmetry) =>
      Position.start.legalMoves
        .filter((move) => transformSquare(move, symmetry) === 'f5')
        .map((move) => [move, symmetry] as const),
  ),
);

/** A letter a move, `0` for a1. */
function lettersOf(moves: readonly Square[], symmetry: Symmetry): string {
  return String.fromCharCode(...moves.map((move) => 48 + squareIndex(transformSquare(move, symmetry))));
}
