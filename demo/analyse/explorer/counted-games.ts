/** The games that the explorer counts: those of the library, or while it has none, those between the opponents of the site. */
import type { PlayedMove } from '../../../src/core/book.js';
import type { GameJson } from '../../../src/core/formats.js';
import type { LibraryClient } from '../../library/client.js';
import type { GameQuery, GameRow, LibraryState } from '../../library/library-types.js';
import { OPENED } from '../../library/library-types.js';
import { OPPONENTS } from '../../opponents/opponents.js';
import { late } from '../../late.js';

/** The source of the games that are counted. */
export interface CountedGames {
  /** The numbers of the games that match. */
  find(query: GameQuery): Promise<readonly number[]>;
  rows(ids: readonly number[]): Promise<readonly (GameRow | undefined)[]>;
  movesAt(position: string, query: GameQuery): Promise<readonly PlayedMove[]>;
}

/** The user's own games, from the library. */
export function libraryGames(library: LibraryClient): CountedGames {
  return {
    find: async (query) => [...(await library.call('find', [query]))],
    rows: (ids) => library.call('rows', [ids]),
    movesAt: (position, query) => library.call('movesAt', [position, query]),
  };
}

/** Games that come with the site and are in nobody's library. */
export interface ShippedGames extends CountedGames {
  readonly state: LibraryState;
  game(id: number): Promise<GameJson>;
}

/** Loads the games between the opponents. */
export async function shippedGames(): Promise<ShippedGames> {
  const [{ Library }, { MemoryStore }, text] = await Promise.all([
    late(() => import('../../library/library.js')),
    late(() => import('../../library/store/memory-store.js')),
    fetch('../games/opponents.txt').then((answer) => {
      if (!answer.ok) throw new Error(`opponents.txt: ${answer.status}`);
      return answer.text();
    }),
  ]);
  const library = new Library(new MemoryStore());
  await library.import([pgnOf(text)], OPENED);
  return {
    state: library.state(),
    find: (query) => Promise.resolve([...library.find(query)]),
    rows: (ids) => Promise.resolve(library.rows(ids)),
    movesAt: (position, query) => Promise.resolve(library.movesAt(position, query)),
    game: (id) => library.game(id),
  };
}

/** Lines of two opponents and the moves of their game, `pip lola f5d6…`, as PGN. */
function pgnOf(text: string): string {
  const tag = (name: string, value: string): string => `[${name} "${value}"]\n`;
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [black, white, moves] = line.split(' ');
      const [one, other] = [black, white].map((id) => OPPONENTS.find((opponent) => opponent.id === id)!);
      return `${tag('Black', one!.name)}${tag('White', other!.name)}${rating('BlackElo', one!.level)}${rating('WhiteElo', other!.level)}\n${moves}\n`;
    })
    .join('\n');

  /** A level of the engine is no strength in points. */
  function rating(name: string, level: number): string {
    return level > LEVELS ? tag(name, String(level)) : '';
  }
}

/** The number of levels; a higher number is a strength. */
const LEVELS = 10;
