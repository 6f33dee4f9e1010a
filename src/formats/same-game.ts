/** Whether two records are of one game: by their moves, whichever way the board was turned, their players and their year. */
import { Position } from '../rules/position.js';
import { SQUARES, squareIndex, type Square } from '../rules/square.js';
import { SYMMETRIES, transform, transformSquare, type Symmetry } from '../rules/symmetry.js';
import type { GameRecord } from './game-record.js';
import { plainName } from './plain-name.js';
import { writtenGame } from './written-game.js';
import { yearOf } from './year.js';

/** Who played a game, and when. */
export interface GamePlayers {
  /** As {@link plainName} of `othello-board/report.js` writes names; empty where nobody knows. */
  readonly black: string;
  readonly white: string;
  readonly year: number | undefined;
}

/** Who played a game, as records are compared. */
export function gamePlayers({
  black,
  white,
  date,
}: Pick<GameRecord, 'black' | 'white' | 'date'>): GamePlayers {
  return { black: plainName(black ?? ''), white: plainName(white ?? ''), year: yearOf(date) };
}

/** The same text for records of the same moves, by symmetry; none for one without moves from the usual start. */
export function gameMovesKey(record: GameRecord): string | undefined {
  return movesKey(record.mainLine ?? record.game.line, writtenGame(record).start);
}

/** As {@link gameMovesKey}, of moves and the position that they begin from. */
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

/** The symmetry of the usual start that makes a first move f5. */
const TO_F5: ReadonlyMap<Square, Symmetry> = new Map(
  SYMMETRIES.filter((symmetry) => transform(Position.start, symmetry).equals(Position.start)).flatMap(
    (symmetry) =>
      Position.start.legalMoves
        .filter((move) => transformSquare(move, symmetry) === 'f5')
        .map((move) => [move, symmetry] as const),
  ),
);

/** For each symmetry the letter of each square, `0` for a1 where it stays. */
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
 * Whether two records are of one game: of the same moves, by symmetry, and nothing that both say shows that the players or the year
 * are others. A name may be shortened to some of its words or their initials, and a name that nobody knows is anybody's. Records without a
 * move from the usual start are never of one game.
 */
export function isSameGame(one: GameRecord, other: GameRecord): boolean {
  const key = gameMovesKey(one);
  return (
    key !== undefined && key === gameMovesKey(other) && arePlayersSame(gamePlayers(one), gamePlayers(other))
  );
}

/** Whether nothing that is known of two games shows that they were played by others, or in another year. */
function arePlayersSame(one: GamePlayers, other: GamePlayers): boolean {
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

/** So many games of the same moves are compared with a new one; of more, beginnings mostly, those whose names are written alike. */
const MOST_COMPARED = 50;

/**
 * Finds among many games one that is the same, by the rule of {@link isSameGame}, in a time that does not grow with their number. Of
 * more than 50 different games with the same moves, all but the first 50 are found only where both names are written as they were, but for
 * case and order.
 */
export class SameGames<T extends object | number> {
  readonly #playersOf: (game: T) => GamePlayers;
  /** By their moves; most are there once, and a list for each would take more memory than all the rest. */
  readonly #groups = new Map<string | number, T | SameMoves<T>>();

  /** @param playersOf who played a game that was added */
  constructor(playersOf: (game: T) => GamePlayers) {
    this.#playersOf = playersOf;
  }

  /**
   * The first game that was added and is the same.
   *
   * @param key what {@link movesKey} gives, or a hash of it
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

  /** Takes out a game that was added by this key, with the players that it had then. */
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
  /** Those further on, by how their players are written. */
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
