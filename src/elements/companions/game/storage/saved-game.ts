/**
 * The game of a session in the form to be saved, and as a text. The session saves, shares and compares games by it.
 * Games of thousands of moves are read and written in pieces.
 */
import * as v from 'valibot';
import {
  gameFromJson,
  type GameJson,
  gameToJson,
  readGameJson,
  writeGameJson,
} from '../../../../core/formats/game-json.js';
import type { GameRecord } from '../../../../core/formats/game-record.js';
import { printMovesFrom, printTranscript } from '../../../../core/formats/transcript.js';
import type { Game, GameNode } from '../../../../core/rules/game.js';
import { followsRules } from '../../../../core/rules/hand-flips.js';
import { mainLineOf } from '../../../../core/rules/tree.js';

/** Games that were read in order to check them, so that they need not be read again. */
const justRead = new WeakMap<GameJson, GameRecord>();

/** Data of large games that were checked beforehand, with its valid parts. */
const checked = new WeakMap<object, GameJson>();

/** Checks the data of a game in pieces, so that {@link gameSchema} is fast afterwards. */
export async function checkInPieces(data: unknown): Promise<void> {
  try {
    const record = await readGameJson(data, { onProblem: () => undefined });
    const json = await writeGameJson(record);
    justRead.set(json, record);
    checked.set(data as object, json);
  } catch {
    // Invalid data is left out when it is loaded.
  }
}

/** A game from an untrusted source, without its invalid parts. */
export const gameSchema: v.GenericSchema<unknown, GameJson> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameJson>(({ dataset, addIssue, NEVER }) => {
    const known = checked.get(dataset.value as object);
    if (known) return known;
    try {
      const record = readGame(dataset.value);
      const json = gameToJson(record);
      justRead.set(json, record);
      return json;
    } catch (cause) {
      addIssue({ message: (cause as Error).message });
      return NEVER;
    }
  }),
);

/**
 * Reads a saved game without its invalid parts.
 *
 * @throws {FormatError} when the data is not a game
 */
export function readGame(data: unknown): GameRecord {
  const known = justRead.get(data as GameJson);
  // The caller may change it.
  justRead.delete(data as GameJson);
  return known ?? gameFromJson(data, { onProblem: () => undefined });
}

/** Whether {@link readGame} has read this data before, so that data and game agree. */
export function wasJustRead(data: GameJson): boolean {
  return justRead.has(data);
}

/** The moves of the line of a saved game. */
export function lineOf({ next = [], line = [] }: GameJson): string {
  let moves = '';
  for (let ply = 0, at = next; at.length > 0; ply++) {
    const { move, next: after = [] } = at[line[ply] ?? 0] ?? at[0]!;
    moves += move;
    at = after;
  }
  return moves;
}

/** The main line of a tree, up to the first move with wrong flips by hand. */
export function mainTranscript(root: GameNode): string {
  const line = mainLineOf(root);
  const wrong = line.findIndex((node) => !followsRules(node));
  return printTranscript(line.slice(0, wrong < 0 ? undefined : wrong).map(({ move }) => move!));
}

/** A game as a text that can be read again: start and moves; only the position if there are wrong flips by hand. */
export function recordOf(game: Game): string {
  if (!isTranscript(game)) return game.position.toString();
  return printMovesFrom(game.root.position, game.line);
}

/** Whether the moves describe the game's line completely: not with wrong flips by hand. */
export function isTranscript({ nodes }: Game): boolean {
  return nodes.every(followsRules);
}

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
