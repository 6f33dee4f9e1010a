/** An index of the library's games in memory, with only what lists and searches need. No page, no storage. */
import { PositionIndex, type PlayedMove } from '../../../src/core/book.js';
import { parseBoardString, SameGames, type GamePlayers } from '../../../src/core/formats.js';
import { plainName } from '../../../src/core/report.js';
import {
  opponent,
  OPENINGS,
  SQUARES,
  squareIndex,
  type Color,
  type Position,
  type Square,
} from '../../../src/core/rules.js';
import {
  COMPUTER,
  PLAYED,
  type GameQuery,
  type GameRow,
  type LibraryOutcome,
  type Owner,
  type OwnSide,
  type SortKey,
  type StoredGame,
} from '../library-types.js';
import { playersOf } from './duplicate-key.js';
import { NameTable } from './name-table.js';
import { startOf } from './start-of.js';
import { dateNumber, ratingOf } from './stored-game.js';

/** What the index knows of a game; names are numbers of the table. */
interface Entry {
  readonly black: number;
  readonly white: number;
  readonly event: number;
  readonly date: number;
  /** The date as a number that sorts; 0 if unknown. */
  readonly day: number;
  /** Ratings; 0 if unknown. */
  readonly blackRating: number;
  readonly whiteRating: number;
  readonly margin: number | undefined;
  readonly outcome: LibraryOutcome | undefined;
  /** The last named opening, as an index of `OPENINGS`, or `NO_OPENING`. */
  readonly opening: number;
  /** The squares in order, as indices. */
  readonly moves: Uint8Array;
  /** Where it begins, if not at the usual start. */
  readonly start: Position | undefined;
  readonly collections: readonly number[];
  /** When it was deleted, in milliseconds since 1970. */
  readonly deleted: number | undefined;
  /** The same for games with the same moves, in whatever symmetry. */
  readonly key: number;
}

const OPENING_NUMBERS = new Map(OPENINGS.map(({ name }, number) => [name, number]));
const NO_OPENING = -1;
/** The stages of indexing: each includes positions with up to this many discs. */
const STAGES = [12, 24, 64];
const SIDES = ['black', 'white'] as const;

/** Finds, sorts and counts games by number. */
export class GameIndex {
  readonly #names = new NameTable();
  readonly #entries: (Entry | undefined)[] = [];
  readonly #same = new SameGames<number>((id) => this.#playersOf(id));
  readonly #positions = new PositionIndex();
  /** For each stage the games whose positions are not indexed so far. */
  readonly #waiting = STAGES.map(() => new Set<number>());
  #size = 0;

  /** Number of games, without deleted ones. */
  get size(): number {
    return this.#size;
  }

  /** The games that were deleted together, last of all. */
  get lastDeleted(): number[] {
    const last = this.#entries.reduce((latest, entry) => Math.max(latest, entry?.deleted ?? 0), 0);
    return [...this.#entries.keys()].filter((id) => last > 0 && this.#entries[id]?.deleted === last);
  }

  /** Adds, replaces or removes a game. Searches index its positions; {@link indexPositions} does so before. */
  set(id: number, stored: StoredGame | undefined): void {
    this.#forget(id);
    if (!stored) return;
    const entry = this.#entryOf(stored);
    this.#entries[id] = entry;
    if (entry.deleted) return;
    this.#size++;
    this.#same.add(entry.key, id);
    this.#waiting[0]!.add(id);
  }

  /**
   * Indexes the positions of new games in stages: first the openings of all, where most searches begin.
   *
   * @returns whether all are indexed; otherwise the time is over
   */
  indexPositions(milliseconds: number): boolean {
    const end = performance.now() + milliseconds;
    return STAGES.every((_, stage) => this.#indexAll(stage, stage, end));
  }

  /** Indexes all positions with up to this many discs. */
  indexUpTo(discs: number): void {
    const last = STAGES.findIndex((most) => discs <= most);
    for (let stage = 0; stage <= last; stage++) this.#indexAll(stage, last);
  }

  /** Takes the games that wait for one stage through another, the same or a later one. */
  #indexAll(from: number, to: number, end = Infinity): boolean {
    const waiting = this.#waiting[from]!;
    for (const id of waiting) {
      if (performance.now() > end) return false;
      const { moves, start } = this.#entries[id]!;
      this.#positions.set(id, moves, start, STAGES[to]);
      waiting.delete(id);
      this.#waiting[to + 1]?.add(id);
    }
    return true;
  }

  /** The name of the last opening that a game goes through. */
  openingOf({ moves, game }: StoredGame): string | undefined {
    return this.#openings.set(0, squaresOf(moves), startOf(game)).opening?.name;
  }
  /** Finds the opening of one game at a time. */
  readonly #openings = new PositionIndex();

  /** The game that is the same, apart from symmetry and the spelling of names. */
  known(stored: StoredGame): number | undefined {
    return this.#same.find(stored.movesKey, playersOf(stored.game));
  }

  #playersOf(id: number): GamePlayers {
    const { black, white, date } = this.#entries[id]!;
    return playersOf({
      black: this.#names.at(black),
      white: this.#names.at(white),
      date: this.#names.at(date),
    });
  }

  /** The games of a collection, deleted ones too. */
  allIn(collection: number): number[] {
    return [...this.#entries.keys()].filter((id) => this.collectionsOf(id).includes(collection));
  }

  collectionsOf(id: number): readonly number[] {
    return this.#entries[id]?.collections ?? [];
  }

  /** The moves played in a position (a board string) in the games of a query, most frequent first. */
  movesAt(position: string, query: GameQuery = {}, isWanted = (_id: number): boolean => true): PlayedMove[] {
    const { games, next } = this.#gamesAt(position);
    const fits = this.#test(query);
    const own = query.owner && new Set(this.ownSides(query.owner).map(({ id }) => id));
    const counts = new Map<Square, { games: number; black: number; white: number; draw: number }>();
    for (const [at, id] of games.entries()) {
      const move = SQUARES[next[at]!];
      const entry = this.#entries[id];
      if (!move || !entry || entry.deleted || !fits(entry) || !isWanted(id) || (own && !own.has(id)))
        continue;
      const count = counts.get(move) ?? { games: 0, black: 0, white: 0, draw: 0 };
      counts.set(move, count);
      count.games++;
      if (entry.outcome) count[entry.outcome]++;
    }
    return [...counts]
      .map(([move, { games: all, black, white, draw }]) => ({
        move,
        games: all,
        blackWins: black,
        whiteWins: white,
        draws: draw,
      }))
      .sort((a, b) => b.games - a.games);
  }

  row(id: number): GameRow | undefined {
    const entry = this.#entries[id];
    if (!entry) return undefined;
    const { moves, margin, outcome, blackRating, whiteRating, opening, start } = entry;
    return {
      id,
      black: this.#names.at(entry.black),
      white: this.#names.at(entry.white),
      event: this.#names.at(entry.event),
      date: this.#names.at(entry.date),
      blackRating: blackRating || undefined,
      whiteRating: whiteRating || undefined,
      margin,
      outcome,
      moves: moves.length,
      opening: OPENINGS[opening]?.name,
      start: start && { empties: start.empties, turn: start.turn },
    };
  }

  /**
   * The numbers of the games that match a query, sorted.
   *
   * @param last the games for `collection: 'last'`
   */
  find(query: GameQuery, last: readonly number[] = []): Uint32Array<ArrayBuffer> {
    const found: number[] = [];
    const fits = this.#test(query);
    const own = query.owner && new Set(this.ownSides(query.owner).map(({ id }) => id));
    for (const id of this.#candidates(query, last)) {
      const entry = this.#entries[id];
      if (entry && !entry.deleted && fits(entry) && (!own || own.has(id))) found.push(id);
    }
    return this.#sorted(found, query.sort ?? 'added', query.descending ?? false);
  }

  /** Years, openings and sizes of collections over all games. */
  summary(): {
    inCollection: Record<number, number>;
    years: readonly [number, number] | undefined;
    openings: string[];
  } {
    const inCollection: Record<number, number> = {};
    const openings = new Set<number>();
    let [first, last] = [Infinity, -Infinity];
    for (const entry of this.#entries) {
      if (!entry || entry.deleted) continue;
      for (const collection of entry.collections)
        inCollection[collection] = (inCollection[collection] ?? 0) + 1;
      openings.add(entry.opening);
      if (entry.day === 0) continue;
      const year = Math.floor(entry.day / 10_000);
      first = Math.min(first, year);
      last = Math.max(last, year);
    }
    openings.delete(NO_OPENING);
    const names = [...openings].map((number) => OPENINGS[number]!.name).sort();
    return { inCollection, years: first <= last ? [first, last] : undefined, openings: names };
  }

  /** The sides played by an owner, newest games first. */
  ownSides({ names, played, unnamed }: Owner): OwnSide[] {
    const wanted = new Set(names.map(plainName).filter(Boolean));
    const isWanted = this.#numbersOfNames((name) => wanted.has(plainName(name)));
    const isComputer = this.#numbersOfNames((name) => name.startsWith(COMPUTER));
    const isNone = this.#numbersOfNames((name) => plainName(name) === '');
    const isOwn = (entry: Entry, side: Color): boolean =>
      isWanted(entry[side]) ||
      (side === unnamed && isNone(entry.black) && isNone(entry.white)) ||
      (played &&
        entry.collections.includes(PLAYED) &&
        entry[side] === 0 &&
        isComputer(entry[opponent(side)]));
    const own: OwnSide[] = [];
    for (const [id, entry] of this.#entries.entries()) {
      if (!entry || entry.deleted || entry.moves.length === 0) continue;
      for (const side of SIDES) if (isOwn(entry, side)) own.push({ id, side });
    }
    const dayOf = ({ id }: OwnSide): number => this.#entries[id]!.day;
    return own.sort((a, b) => dayOf(b) - dayOf(a) || b.id - a.id);
  }

  /** The people with most games; each name is spelt as it was first written. */
  players(most: number): { name: string; games: number }[] {
    const games = new Map<number, number>();
    for (const entry of this.#entries) {
      if (!entry || entry.deleted) continue;
      for (const number of [entry.black, entry.white]) games.set(number, (games.get(number) ?? 0) + 1);
    }
    games.delete(0);
    const counts = new Map<string, { name: string; games: number }>();
    for (const [number, count] of games) {
      const name = this.#names.at(number);
      const key = plainName(name);
      // A name like `?` is none.
      if (key === '' || name.startsWith(COMPUTER)) continue;
      const known = counts.get(key) ?? { name, games: 0 };
      known.games += count;
      counts.set(key, known);
    }
    return [...counts.values()].sort((a, b) => b.games - a.games).slice(0, most);
  }

  // --- Searching ---------------------------------------------------------------------------------------

  /** A test whether a name fits, by its number; each name is looked at once. */
  #numbersOfNames(matches: (name: string) => boolean): (number: number) => boolean {
    const known = new Map<number, boolean>();
    return (number) => {
      const found = known.get(number) ?? matches(this.#names.at(number));
      known.set(number, found);
      return found;
    };
  }

  /** The games to search in. */
  *#candidates({ collection, position, next }: GameQuery, last: readonly number[]): Generator<number> {
    if (position !== undefined) {
      const { games, next: moves } = this.#gamesAt(position);
      const wanted = next === undefined ? undefined : squareIndex(next as Square);
      const among = collection === 'last' ? new Set(last) : undefined;
      for (const [at, id] of games.entries())
        if ((wanted === undefined || moves[at] === wanted) && (!among || among.has(id))) yield id;
    } else if (collection === 'last') yield* last;
    else yield* this.#entries.keys();
  }

  /** A test of all conditions of a query but the position and the owner. */
  #test({
    text = '',
    color,
    collection,
    outcome,
    fromYear = 0,
    toYear = 9999,
    opening,
    rating,
    except,
  }: GameQuery): (entry: Entry) => boolean {
    const left = except === undefined ? undefined : squaresOf(except);
    const parts = this.#names.containing(text);
    const openings = opening === undefined ? undefined : continuationsOf(opening);
    const asksForYear = fromYear > 0 || toYear < 9999;
    return (entry) =>
      (outcome === undefined || entry.outcome === outcome) &&
      (!asksForYear ||
        (entry.day >= fromYear * 10_000 && entry.day < (toYear + 1) * 10_000 && entry.day > 0)) &&
      (rating === undefined || Math.max(entry.blackRating, entry.whiteRating) >= rating) &&
      (openings === undefined || openings.has(entry.opening)) &&
      (typeof collection !== 'number' || entry.collections.includes(collection)) &&
      !(left && entry.moves.every((square, at) => square === left[at])) &&
      parts.every((part) =>
        (color ? [entry[color]] : [entry.black, entry.white, entry.event]).some((name) => part[name] === 1),
      );
  }

  #sorted(found: number[], key: SortKey, descending: boolean): Uint32Array<ArrayBuffer> {
    if (key === 'added') return Uint32Array.from(descending ? found.reverse() : found);
    const valueOf = this.#valueFor(key);
    const values = Float64Array.from(found, (id) => valueOf(this.#entries[id]!));
    const sign = descending ? -1 : 1;
    const order = Uint32Array.from(found.keys()).sort((a, b) => {
      const [one, other] = [values[a]!, values[b]!];
      // Unknown values come last in either order.
      if (one === other) return a - b;
      if (one === Infinity || other === Infinity) return one - other;
      return sign * (one - other);
    });
    return order.map((at) => found[at]!);
  }

  /** The value to sort by; infinite if unknown. */
  #valueFor(key: Exclude<SortKey, 'added'>): (entry: Entry) => number {
    const { ranks } = this.#names;
    const rank = (number: number): number => (number === 0 ? Infinity : ranks[number]!);
    switch (key) {
      case 'date':
        return ({ day }) => day || Infinity;
      case 'black':
        return ({ black }) => rank(black);
      case 'white':
        return ({ white }) => rank(white);
      case 'event':
        return ({ event }) => rank(event);
      case 'opening':
        return ({ opening }) => (opening === NO_OPENING ? Infinity : OPENING_RANKS[opening]!);
      case 'result':
        return ({ margin, outcome }) => margin ?? (outcome ? POINTS[outcome] : Infinity);
      case 'strength':
        return ({ blackRating, whiteRating }) => Math.max(blackRating, whiteRating) || Infinity;
    }
  }

  // --- Entries -----------------------------------------------------------------------------------------

  #forget(id: number): void {
    const entry = this.#entries[id];
    if (entry && !entry.deleted) {
      this.#same.delete(entry.key, id);
      this.#size--;
    }
    this.#entries[id] = undefined;
    this.#positions.delete(id);
    for (const waiting of this.#waiting) waiting.delete(id);
  }

  /** The games that go through a position, which the page names in a message. */
  #gamesAt(board: string): ReturnType<PositionIndex['at']> {
    const position = parseBoardString(board);
    this.indexUpTo(64 - position.empties);
    return this.#positions.at(position);
  }

  #entryOf(stored: StoredGame): Entry {
    const { game, moves, margin, outcome, opening, deleted, movesKey } = stored;
    return {
      black: this.#names.numberOf(game.black ?? ''),
      white: this.#names.numberOf(game.white ?? ''),
      event: this.#names.numberOf(game.event ?? game.site ?? ''),
      date: this.#names.numberOf(game.date ?? ''),
      day: dateNumber(game.date),
      blackRating: ratingOf(stored, 'black') ?? 0,
      whiteRating: ratingOf(stored, 'white') ?? 0,
      margin,
      outcome,
      opening: (opening === undefined ? undefined : OPENING_NUMBERS.get(opening)) ?? NO_OPENING,
      moves: squaresOf(moves),
      start: startOf(game),
      collections: stored.in,
      deleted,
      key: movesKey,
    };
  }
}

/** Margins for results without discs. */
const POINTS: Readonly<Record<LibraryOutcome, number>> = { black: 64, white: -64, draw: 0 };

/** The rank of each opening in the alphabet. */
const OPENING_RANKS = ((): number[] => {
  const names = OPENINGS.map(({ name }) => name).sort();
  return OPENINGS.map(({ name }) => names.indexOf(name));
})();

/** An opening and its continuations, by number. */
function continuationsOf(name: string): Set<number> {
  const line = OPENINGS.find((opening) => opening.name === name)?.moves.join('') ?? name;
  return new Set(OPENINGS.flatMap(({ moves }, number) => (moves.join('').startsWith(line) ? [number] : [])));
}

/** The indices of the squares in `f5d6…`, by character codes: 97 is `a`, 49 is `1`. */
export function squaresOf(moves: string): Uint8Array {
  const squares = new Uint8Array(moves.length >> 1);
  for (let at = 0; at < squares.length; at++) {
    squares[at] = moves.charCodeAt(2 * at) - 97 + 8 * (moves.charCodeAt(2 * at + 1) - 49);
  }
  return squares;
}
