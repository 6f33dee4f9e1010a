/**
 * Saves a session in the browser, and reads it: first the form of its game as data and as a text, in which the session
 * also shares and compares games, then the form of all data and the calls of `localStorage`. Games of thousands of moves
 * are read and written in pieces. `session-store.ts` decides when to save.
 */
import * as v from 'valibot';
import {
  type GameJson,
  gameFromJson,
  gameToJson,
  readGameJson,
  writeGameJson,
} from '../../../../../core/formats/json/game-json.js';
import { parseMatch, printMatch, type Match } from '../../../../../core/rules/match.js';
import { isSquare, type Square } from '../../../../../core/rules/square.js';
import type { PlayersBefore, Agreement, BestResult } from '../setup/agreement.js';
import { type LiveSeat, seatSchema } from '../friend/seat.js';
import type { ByTurns, MoveClock } from '../friend/link.js';
import type { MoveInProgress } from './manual-flips.js';
import { optionsSchema, type Options } from '../setup/game-options.js';
import { listOf, maybe, oneOf, nameSchema, setupSchema } from '../setup/game-setup.js';
import type { GameRecord } from '../../../../../core/formats/common/game-record.js';
import { printMovesFrom, printTranscript } from '../../../../../core/formats/notation/transcript.js';
import type { Game } from '../../../../../core/rules/game/game.js';
import { type GameNode, followsRules, mainLineOf } from '../../../../../core/rules/game/tree.js';

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

  /** The data of a game that has not changed since they were written. */
  #current(game: Game): GameJson | undefined {
    const { game: written, version, json } = this.#last ?? {};
    return written === game && version === game.version ? json : undefined;
  }

  /** Remembers the data of a game. */
  #keep(game: Game, json: GameJson): GameJson {
    this.#last = { game, version: game.version, json };
    return json;
  }
}

/** Whether a game is small enough to be written at once. */
function hasFewPlaces({ root }: Game): boolean {
  const places = [root];
  for (const place of places) {
    places.push(...place.children);
    if (places.length > FEW_PLACES) return false;
  }
  return true;
}

/** Shows tabs with the same key which of them saved last. */
export interface Revision {
  /** Number of changes saved, this one included. */
  readonly revision: number;
  /** The tab that saved it. */
  readonly writer: string;
}

/** What is saved. */
export interface Saved extends Partial<Revision>, ByTurns {
  readonly options: Options;
  readonly session: Agreement;
  readonly game: SavedGame;
  /** The user's own game, while one from elsewhere is open beside it. */
  readonly own?: OwnGame | undefined;
  /** The text of the link that the game came from. */
  readonly link?: string | undefined;
  /** The seat in a live game. */
  readonly live?: LiveSeat | undefined;
  /** What was special about the game that has ended. */
  readonly best?: BestResult | undefined;
}

/** A game with its agreement. */
export interface OwnGame extends ByTurns {
  readonly session: Agreement;
  readonly game: SavedGame;
}

/** The current game. */
export interface SavedGame {
  /** The game with its side lines, notes and end, and the place shown. */
  readonly record: GameJson;
  /** A turn by hand in progress. */
  readonly turning?: MoveInProgress | undefined;
  /** The clocks in their own saved form. */
  readonly clock: string;
  /** Whether the computer waits because the game came from elsewhere. */
  readonly engineHeld?: boolean | undefined;
}

const squareSchema = v.custom<Square>(isSquare);

const savedGameSchema = v.object({
  record: gameSchema,
  turning: maybe<MoveInProgress>(v.object({ square: squareSchema, turned: listOf(squareSchema) })),
  clock: v.fallback(v.string(), ''),
  engineHeld: maybe(v.boolean()),
});

const matchSchema = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform<string, Match>(({ dataset, addIssue, NEVER }) => {
        try {
          return parseMatch(dataset.value);
        } catch (cause) {
          addIssue({ message: (cause as Error).message });
          return NEVER;
        }
      }),
    ),
  ),
  undefined,
);

const sessionSchema = v.object({
  setup: setupSchema,
  blackPlayer: oneOf([0, 1], 0),
  match: matchSchema,
  counts: v.fallback(v.boolean(), true),
  before: maybe<PlayersBefore>(
    v.object({
      players: v.picklist(['one', 'two']),
      names: v.tuple([nameSchema, nameSchema]),
      blackPlayer: v.picklist([0, 1]),
    }),
  ),
});

const revisionFields = {
  revision: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  writer: maybe(v.string()),
};

const turnFields = {
  friend: maybe(v.picklist(['black', 'white'])),
  moveClock: maybe<MoveClock>(
    v.object({
      days: v.pipe(v.number(), v.minValue(1), v.maxValue(999)),
      since: v.pipe(v.number(), v.maxValue(8e15)),
    }),
  ),
  turnsId: maybe(v.pipe(v.string(), v.regex(/^[\da-z]{1,16}$/))),
  exchanged: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(-1))),
  isGuest: maybe(v.boolean()),
  isUnsure: maybe(v.boolean()),
  isWatching: maybe(v.boolean()),
};

/** The version of the form in which everything here is stored; data in another form is not read. */
export const FORM = 1;
const formSchema = v.literal(FORM);

/** The fields of a game with its agreement. */
export const ownGameFields = { session: sessionSchema, game: savedGameSchema, ...turnFields };

const savedSchema = v.object({
  version: formSchema,
  ...revisionFields,
  ...turnFields,
  options: optionsSchema,
  session: maybe<Agreement>(sessionSchema),
  game: maybe<SavedGame>(savedGameSchema),
  own: maybe<OwnGame>(v.object(ownGameFields)),
  link: maybe(v.string()),
  live: maybe<LiveSeat>(seatSchema),
  best: maybe<BestResult>(v.picklist(['first', 'best', 'corners'])),
});

/** Saves under a key. @returns whether the browser allowed it */
export function save(key: string, saved: Saved): boolean {
  const { session, own } = saved;
  const text = JSON.stringify({
    version: FORM,
    ...saved,
    session: withPrintedMatch(session),
    own: own && printedOwn(own),
  });
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // A private window, or full storage: the game continues without being saved.
    return false;
  }
}

/** A game with its agreement, in the form that {@link ownGameFields} reads. */
export function printedOwn(own: OwnGame): object {
  return { ...own, session: withPrintedMatch(own.session) };
}

/** An agreement with its match as a text. */
function withPrintedMatch({ match, ...session }: Agreement): object {
  return { ...session, match: match && printMatch(match) };
}

/** The readable parts of what was saved. */
export type Loaded = { readonly [Part in keyof Saved]?: Saved[Part] | undefined };

/** Loads what was saved under a key, without parts that cannot be read; empty if nothing was. */
export function load(key: string): Loaded {
  const known = prepared && prepared.text === storedText(key) ? prepared.data : undefined;
  prepared = undefined;
  const { success, output } = v.safeParse(savedSchema, known ?? stored(key));
  if (!success) return {};
  const { version: _, ...loaded } = output;
  return loaded;
}

/** A record of this length, in characters, is read quickly: about 5,000 moves. */
const SHORT = 100_000;

/** A large record whose games have been read beforehand. */
let prepared: { readonly text: string; readonly data: unknown } | undefined;

/** Whether {@link load} is fast. */
export function isQuicklyLoaded(key: string): boolean {
  return (storedText(key)?.length ?? 0) < SHORT;
}

const gameOf = v.fallback(v.optional(v.looseObject({ record: v.unknown() })), undefined);

/** Where a record stores games. */
const gamesSchema = v.looseObject({
  game: gameOf,
  own: v.fallback(v.optional(v.looseObject({ game: gameOf })), undefined),
});

/** Reads the games of a large record in pieces, so that {@link load} is fast. */
export async function prepareToLoad(key: string): Promise<void> {
  const text = storedText(key);
  const data = stored(key);
  const { success, output } = v.safeParse(gamesSchema, data);
  if (text === null || !success) return;
  for (const game of [output.game, output.own?.game]) if (game) await checkInPieces(game.record);
  prepared = { text, data };
}

/** Loads only the revision of what was saved under a key; it is needed before each write. */
export function loadRevision(key: string): Pick<Loaded, keyof Revision> {
  const { success, output } = v.safeParse(v.object(revisionFields), stored(key));
  return success ? output : {};
}

/** Maximum number of openings saved, about 150 kB. */
const MOST_OPENINGS = 500;

const openingsSchema = v.fallback(v.object({ version: formSchema, openings: listOf(gameSchema) }), {
  version: FORM,
  openings: [],
});

/** Saves a list of openings beside the record of a key. */
export function saveOpenings(key: string, openings: readonly GameJson[]): void {
  try {
    localStorage.setItem(
      openingsKey(key),
      JSON.stringify({ version: FORM, openings: openings.slice(0, MOST_OPENINGS) }),
    );
  } catch {
    // Without storage, the list lasts as long as the page.
  }
}

/** Loads the saved list of openings; empty if there is none. */
export function loadOpenings(key: string): readonly GameJson[] {
  return v.parse(openingsSchema, stored(openingsKey(key))).openings;
}

/** Saves what the user is called, beside the record of a key. */
export function saveName(key: string, name: string): void {
  try {
    localStorage.setItem(nameKey(key), name);
  } catch {
    // Without storage, the user is asked again.
  }
}

/** What the user was called last; empty if unknown. */
export function loadName(key: string): string {
  return v.parse(nameSchema, storedText(nameKey(key)) ?? '');
}

/** The key of `localStorage` under which the user's name is. */
function nameKey(key: string): string {
  return `${key}-name`;
}

/** The key of `localStorage` under which the played openings are. */
function openingsKey(key: string): string {
  return `${key}-openings`;
}

/** The data of a key; `undefined` if there are none that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The text of a key; `null` if there is none, or the page may not store anything. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
