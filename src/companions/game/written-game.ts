import { gameToJson, writeGameJson, type GameJson } from '../../formats/game-json.js';
import type { Game } from '../../rules/game.js';

/** So many places are written in a moment. */
const FEW_PLACES = 1000;

/** A game as it is saved: a large one is written in pieces, and not again before it changes. */
export class WrittenGame {
  #last: { readonly game: Game; readonly version: number; readonly json: GameJson } | undefined;

  /** The game as data. */
  json(game: Game): GameJson {
    return this.#current(game) ?? this.#keep(game, gameToJson(game.record));
  }

  /** A game was read from this data, and has not changed since. */
  know(game: Game, json: GameJson): void {
    this.#keep(game, json);
  }

  /** Whether {@link json} takes no longer than a moment. */
  isQuick(game: Game): boolean {
    return this.#current(game) !== undefined || hasFewPlaces(game);
  }

  /** Writes a game in pieces. */
  async prepare(game: Game): Promise<void> {
    for (;;) {
      const { version, record } = game;
      const json = await writeGameJson(record);
      // What the record said of the game may have changed, too.
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
