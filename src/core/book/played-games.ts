/**
 * Counts what people play in the opening, over many games. `<othello-openings>` shows the counts beside the values of
 * the book.
 */
import { resultOf, type GameRecord } from '../formats/common/game-record.js';
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { canonicalSymmetry, inverseSymmetry, transform, transformSquare } from '../rules/symmetry.js';

/** How often a move was played, and how those games ended. */
export interface PlayedMove {
  readonly move: Square;
  /** All games with it, including those with an unknown result. */
  readonly games: number;
  readonly blackWins: number;
  readonly whiteWins: number;
  readonly draws: number;
}

/** A source of played moves: counted games, or a database. */
export interface PlayedMoves {
  /** The number of games. */
  readonly games: number;
  /** What was played in a position, most often first; empty where no game came. */
  movesAt(position: Position): readonly PlayedMove[] | Promise<readonly PlayedMove[]>;
}

/** The games in which a move was played, by result. */
interface Count {
  games: number;
  readonly wins: Record<Color, number>;
  draws: number;
}

/** The moves of one position, in its canonical form. */
type Counts = Map<Square, Count>;

/** A node in the tree of played moves: most games begin like others, and need not be replayed there. */
interface PlayedNode {
  readonly position: Position;
  readonly counts: Counts;
  readonly toCanonical: (square: Square) => Square;
  readonly next: Map<Square, PlayedNode>;
}

/** What people play in the opening: moves counted over games, by canonical position. */
export class PlayedGames implements PlayedMoves {
  readonly #byPosition = new Map<string, Counts>();
  readonly #start: PlayedNode;
  readonly #plies: number;
  #games = 0;

  /** @param plies how many moves of each game are counted */
  constructor(plies = 20) {
    this.#plies = plies;
    this.#start = this.#placeOf(Position.start);
  }

  /** The number of counted games. */
  get games(): number {
    return this.#games;
  }

  /**
   * Counts a game.
   *
   * @returns `false` for games that begin from another position or have no moves, which do not count
   */
  add(record: GameRecord): boolean {
    const moves = record.mainLine ?? record.game.line;
    const way = moves.length > 0 && beginsAsUsual(record, moves) && this.#wayOf(moves.slice(0, this.#plies));
    if (!way) return false;
    const result = resultOf(record);
    for (const { counts, square } of way) count(counts, square, result && (result.winner ?? 'draw'));
    this.#games += 1;
    return true;
  }

  /** What was played in a position, most often first; empty where no game came. */
  movesAt(position: Position): readonly PlayedMove[] {
    const symmetry = canonicalSymmetry(position);
    const back = inverseSymmetry(symmetry);
    const counts = this.#byPosition.get(transform(position, symmetry).toString()) ?? new Map<Square, Count>();
    return [...counts]
      .map(([square, { games, wins, draws }]) => ({
        move: transformSquare(square, back),
        games,
        blackWins: wins.black,
        whiteWins: wins.white,
        draws,
      }))
      .sort((a, b) => b.games - a.games);
  }

  /** The counts of each move; `undefined` if one is not legal from the usual start. */
  #wayOf(moves: readonly Square[]): { counts: Counts; square: Square }[] | undefined {
    const way: { counts: Counts; square: Square }[] = [];
    let place = this.#start;
    for (const move of moves) {
      let next = place.next.get(move);
      if (!next) {
        if (place.position.flips(move).length === 0) return undefined;
        place.next.set(move, (next = this.#placeOf(place.position.play(move))));
      }
      way.push({ counts: place.counts, square: place.toCanonical(move) });
      place = next;
    }
    return way;
  }

  /** The counts of a position, and the symmetry under which they are stored. */
  #placeOf(reached: Position): PlayedNode {
    const position = reached.settled();
    const symmetry = canonicalSymmetry(position);
    const key = transform(position, symmetry).toString();
    const counts: Counts = this.#byPosition.get(key) ?? new Map<Square, Count>();
    this.#byPosition.set(key, counts);
    return {
      position,
      counts,
      toCanonical: (square) => transformSquare(square, symmetry),
      next: new Map(),
    };
  }
}

/** If only the moves were read, avoids building the game: every move adds a disc to the four of the usual start. */
function beginsAsUsual({ end, game }: GameRecord, moves: readonly Square[]): boolean {
  return end ? 60 - end.empties === moves.length : game.root.position.equals(Position.start);
}

/** Counts a game for a move. */
function count(counts: Counts, square: Square, result: Color | 'draw' | undefined): void {
  const found = counts.get(square) ?? { games: 0, wins: { black: 0, white: 0 }, draws: 0 };
  counts.set(square, found);
  found.games += 1;
  if (result === 'draw') found.draws += 1;
  else if (result) found.wins[result] += 1;
}
