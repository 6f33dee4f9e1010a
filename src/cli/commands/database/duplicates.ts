/**
 * Removes duplicates by the rule of `isSameGame`, keeping the most complete record of each game. `write-games.ts` asks
 * it for `dedupe`; it has a short key of each game in memory, and not the game.
 */
import {
  gameMovesKey,
  type GamePlayers,
  type GameRecord,
  lostIn,
  SameGames,
  yearOf,
} from 'othello-board/formats.js';
import { PlainNames } from './text-pool.js';

/** A game seen so far. */
interface Known {
  /** The number of its most complete record. */
  best: number;
  richness: number;
  players: GamePlayers;
}

/** Keeps the most complete record of each game, at the position of the first one. */
export class Duplicates {
  readonly #games = new SameGames<Known>(({ players }) => players);
  readonly #all: Known[] = [];
  readonly #names = new PlainNames();
  #count = 0;

  /** To be called once for each game, in the order in which they are read. */
  add(record: GameRecord): void {
    const { black = '', white = '', date } = record;
    const players = { black: this.#names.of(black), white: this.#names.of(white), year: yearOf(date) };
    const found: Known = { best: this.#count++, richness: richnessOf(record), players };
    const key = gameMovesKey(record);
    const same = key === undefined ? undefined : this.#games.find(key, players);
    if (same) {
      unite(same, found);
      return;
    }
    this.#all.push(found);
    if (key !== undefined) this.#games.add(key, found);
  }

  /** The numbers of the games to keep, in their order; games are numbered from 0. */
  remaining(): number[] {
    return this.#all.map(({ best }) => best);
  }
}

/** Adds what a duplicate knows: the fuller record is written, and missing names and year are filled in. */
function unite(known: Known, found: Known): void {
  if (found.richness > known.richness) {
    known.best = found.best;
    known.richness = found.richness;
  }
  const { black, white, year } = known.players;
  known.players = {
    black: black || found.players.black,
    white: white || found.players.white,
    year: year ?? found.players.year,
  };
}

/** How complete a record is: by the number of kinds of facts, then by the number of facts. */
function richnessOf(record: GameRecord): number {
  // A transcript holds nothing but the moves, so these are all other facts.
  const facts = [...lostIn(record, 'transcript').values()];
  return facts.length + facts.reduce((sum, count) => sum + count, 0) / 1e6;
}
