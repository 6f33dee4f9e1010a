import { gameToJson, writeGameJson, type GameJson } from '../../../core/formats/game-json.js';
import type { Game } from '../../../core/rules/game.js';

/** A game with fewer places than this is written quickly. */
const FEW_PLACES = 1000;

/** The saved form of a game. A large one is written in pieces, and only again after a change. */
export class WrittenGame {
  #last: { readonly game: Game; readonly version: number; readonly json: GameJson } | undefined;

  /** The game as data. */
  json(game: Game): GameJson {
    return this.#current(game) ?? this.#keep(game, gameToJson(game.record));
  }

  /** Stores data from which a game was just read. */
  know(game: Game, json: GameJson): void {
    this.#keep(game, json);
  }

  /** Whether {@link json} is fast. */
  isQuick(game: Game): boolean {
    return this.#current(game) !== undefined || hasFewPlaces(game);
  }

  /** Writes a game in pieces. */
  async prepare(game: Game): Promise<void> {
    for (;;) {
      const { version, record } = game;
      const json = await writeGameJson(record);
      // Keep it only if the game has not changed meanwhile, or what the record says of it.
      if (game.version === version) return void this.#keep(game, json);
    }
  }

  #current(game: Game): GameJson | undefined {
    const { game: written, version, json } = this.#last ?? {};
    return written === game && version === game.version ? json : undefined;
  }

  #keep(game: Game, json: GameJson): GameJson {
    this.#last = { game, version: game.version, json };
    return json;
  }
}

function hasFewPlaces({ root }: Game): boolean {
  const places = [root];
  for (const place of places) {
    places.push(...place.children);
    if (places.length > FEW_PLACES) return false;
  }
  return true;
}
