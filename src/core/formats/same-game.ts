/**
 * Whether two records are of the same game: by moves (under any symmetry of the board), players and year. The command
 * and the library of the site find duplicates by it.
 */
import { Position } from '../rules/position.js';
import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { SYMMETRIES, transform, transformSquare, type Symmetry } from '../rules/symmetry.js';
import type { GameRecord } from './common/game-record.js';
import { plainName, yearOf } from './common/fact-text.js';
import { writtenGame } from './common/written-game.js';

/** The players and the year of a game. */
export interface GamePlayers {
  /** Normalized as by {@link plainName} of `othello-board/report.js`; empty if unknown. */
  readonly black: string;
  readonly white: string;
  readonly year: number | undefined;
}

/** The players and the year of a record, in the form for comparing. */
export function gamePlayers({
  black,
  white,
  date,
}: Pick<GameRecord, 'black' | 'white' | 'date'>): GamePlayers {
  return { black: plainName(black ?? ''), white: plainName(white ?? ''), year: yearOf(date) };
}

/**
 * A text that is equal for records with the same moves under symmetry; `undefined` for a game without moves from the
 * usual start.
 */
export function gameMovesKey(record: GameRecord): string | undefined {
  return movesKey(record.mainLine ?? record.game.line, writtenGame(record).start);
}

/** As {@link gameMovesKey}, for moves and the position before them. */
export function movesKey(moves: readonly Square[], start = Position.start): string | undefined {
  if (start === Position.start || start.equals(Position.start)) {
    const [first] = moves;
    return first && lettersOf(moves, TO_F5.get(first) ?? 0);
  }
  const ways = SYMMETRIES.map(
    (symmetry) => transform(start, symmetry).toString() + lettersOf(moves, symmetry),
  );
  return ways.sort()[0];
}

/** The symmetry that turns a first move into f5. */
const TO_F5: ReadonlyMap<Square, Symmetry> = new Map(
  SYMMETRIES.filter((symmetry) => transform(Position.start, symmetry).equals(Position.start)).flatMap(
    (symmetry) =>
      Position.start.legalMoves
        .filter((move) => transformSquare(move, symmetry) === 'f5')
        .map((move) => [move, symmetry] as const),
  ),
);

/** For each symmetry the character of each square; under the identity a1 is `0`. */
const LETTERS: readonly ReadonlyMap<Square, string>[] = SYMMETRIES.map(
  (symmetry) =>
    new Map(
      SQUARES.map((square) => [
        square,
        String.fromCharCode(48 + squareIndex(transformSquare(square, symmetry))),
      ]),
    ),
);

function lettersOf(moves: readonly Square[], symmetry: Symmetry): string {
  const letters = LETTERS[symmetry]!;
  let text = '';
  for (const move of moves) text += letters.get(move)!;
  return text;
}

/**
 * Whether two records are of the same game: the moves are the same under symmetry, and nothing that both records say
 * shows other players or another year. A name may be shortened to some of its words or their initials; an unknown name
 * matches any. Records without a move from the usual start are never the same.
 */
export function isSameGame(one: GameRecord, other: GameRecord): boolean {
  const key = gameMovesKey(one);
  return (
    key !== undefined && key === gameMovesKey(other) && arePlayersSame(gamePlayers(one), gamePlayers(other))
  );
}

/** Whether the known players and years of two games are compatible. */
function arePlayersSame(one: GamePlayers, other: GamePlayers): boolean {
  if (one.year !== undefined && other.year !== undefined && one.year !== other.year) return false;
  return mayBeOne(one.black, other.black) && mayBeOne(one.white, other.white);
}

/** Whether two names may belong to one player: each word of the shorter one is a word or an initial in the other. */
function mayBeOne(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const [few, many] = [one.split(' '), other.split(' ')].sort((a, b) => a.length - b.length);
  return few!.every((word) => many!.some((long) => isShort(word, long) || isShort(long, word)));
}

function isShort(short: string, long: string): boolean {
  return short === long || (/^\p{L}$/u.test(short) && long.startsWith(short));
}

/**
 * A new game is compared with at most this many of the same moves. Further games, mostly short openings, are only found
 * by equal names.
 */
const MOST_COMPARED = 50;

/**
 * Finds the same game among many, by the rule of {@link isSameGame}, in constant time. If more than 50 different games
 * share the same moves, those after the first 50 are only found if both names are written the same way, apart from case
 * and word order.
 */
export class SameGames<T extends object | number> {
  readonly #playersOf: (game: T) => GamePlayers;
  /** By moves. Most keys have one game, and a list for each would take more memory than all the rest. */
  readonly #groups = new Map<string | number, T | SameMoves<T>>();

  /** @param playersOf returns the players of an added game */
  constructor(playersOf: (game: T) => GamePlayers) {
    this.#playersOf = playersOf;
  }

  /**
   * The first added game that is the same.
   *
   * @param key the result of {@link movesKey}, or a hash of it
   */
  find(key: string | number, players: GamePlayers): T | undefined {
    const group = this.#groups.get(key);
    if (group === undefined) return undefined;
    const isSame = (game: T): boolean => arePlayersSame(this.#playersOf(game), players);
    return group instanceof SameMoves
      ? (group.first.find(isSame) ?? group.others.get(nameOf(players))?.find(isSame))
      : isSame(group)
        ? group
        : undefined;
  }

  add(key: string | number, game: T): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, game);
    else if (group instanceof SameMoves) group.add(game, nameOf(this.#playersOf(game)));
    else this.#groups.set(key, new SameMoves([group, game]));
  }

  /** Removes a game that was added with this key; its players must not have changed since. */
  delete(key: string | number, game: T): void {
    const group = this.#groups.get(key);
    if (group instanceof SameMoves) group.delete(game, nameOf(this.#playersOf(game)));
    else if (group === game) this.#groups.delete(key);
  }
}

function nameOf({ black, white }: GamePlayers): string {
  return `${black}/${white}`;
}

/** Different games with the same moves. */
class SameMoves<T> {
  /** Further games by the spelling of their players. */
  readonly others = new Map<string, T[]>();

  constructor(readonly first: T[]) {}

  add(game: T, name: string): void {
    if (this.first.length < MOST_COMPARED) this.first.push(game);
    else {
      const known = this.others.get(name);
      if (known) known.push(game);
      else this.others.set(name, [game]);
    }
  }

  delete(game: T, name: string): void {
    for (const games of [this.first, this.others.get(name) ?? []]) {
      const at = games.indexOf(game);
      if (at >= 0) games.splice(at, 1);
    }
  }
}
