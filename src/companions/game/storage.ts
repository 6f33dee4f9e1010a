import * as v from 'valibot';
import type { GameJson } from '../../formats/game-json.js';
import type { Color } from '../../rules/color.js';
import { parseMatch, printMatch, type Match } from '../../rules/match.js';
import { isSquare, type Square } from '../../rules/square.js';
import type { PlayersBefore, Agreement } from './agreement.js';
import type { LiveSeat } from './friend/seat.js';
import { seatSchema } from './friend/seat-schema.js';
import type { MoveClock } from './friend/turn.js';
import type { MoveInProgress } from './manual-flips.js';
import { optionsSchema, type Options } from './options.js';
import { upgradeOpenings, upgradeSaved } from './saved-before.js';
import { checkInPieces, gameSchema } from './saved-game.js';
import { listOf, maybe, oneOf } from './schema.js';
import { nameSchema, setupSchema } from './setup.js';

/** By which tabs that save under the same key see who was the last. */
export interface Version {
  /** How many changes were saved, this one included. */
  readonly revision: number;
  /** The tab that saved it. */
  readonly writer: string;
}

/** What survives a reload; versions before 2026-11 saved it without a `Version`. */
export interface Saved extends Partial<Version> {
  readonly options: Options;
  readonly session: Agreement;
  readonly game: SavedGame;
  /** The person's own game, while one from elsewhere is open beside it. */
  readonly own?: OwnGame | undefined;
  /** The text of the link that the game came from. */
  readonly link?: string | undefined;
  /** The side that is played here, where somebody elsewhere has the other one. */
  readonly friend?: Color | undefined;
  /** The time for each move of a game by links. */
  readonly moveClock?: MoveClock | undefined;
  /** The seat in a live game. */
  readonly live?: LiveSeat | undefined;
}

/** A game with what was agreed for it. */
export interface OwnGame {
  readonly session: Agreement;
  readonly game: SavedGame;
}

/** The game on the board. */
export interface SavedGame {
  /** The game with its side lines, notes and end, and the place shown. */
  readonly record: GameJson;
  /** A turn by hand that was under way. */
  readonly turning?: MoveInProgress | undefined;
  /** The clocks, as they save themselves. */
  readonly clock: string;
  /** Whether the computer waits, as the game came from elsewhere. */
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

const versionFields = {
  revision: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  writer: maybe(v.string()),
};

const savedSchema = v.object({
  ...versionFields,
  options: optionsSchema,
  session: maybe<Agreement>(sessionSchema),
  game: maybe<SavedGame>(savedGameSchema),
  own: maybe<OwnGame>(v.object({ session: sessionSchema, game: savedGameSchema })),
  link: maybe(v.string()),
  friend: maybe(v.picklist(['black', 'white'])),
  moveClock: maybe<MoveClock>(
    v.object({
      days: v.pipe(v.number(), v.minValue(1), v.maxValue(999)),
      since: v.pipe(v.number(), v.maxValue(8e15)),
    }),
  ),
  live: maybe<LiveSeat>(seatSchema),
});

/** Saves under a key, where the browser allows it. */
export function save(key: string, saved: Saved): void {
  const { session, own } = saved;
  const text = JSON.stringify({
    ...saved,
    session: withPrintedMatch(session),
    own: own && { ...own, session: withPrintedMatch(own.session) },
  });
  try {
    localStorage.setItem(key, text);
  } catch {
    // A private window, or one that is full: the game goes on, it is only not kept.
  }
}

function withPrintedMatch({ match, ...session }: Agreement): object {
  return { ...session, match: match && printMatch(match) };
}

/** What can be read of what was saved. */
export type Loaded = { readonly [Part in keyof Saved]?: Saved[Part] | undefined };

/** What was saved under a key, without the parts that cannot be read; empty when nothing was. */
export function load(key: string): Loaded {
  const known = prepared && prepared.text === storedText(key) ? prepared.data : undefined;
  prepared = undefined;
  const { success, output } = v.safeParse(savedSchema, known ?? upgradeSaved(stored(key)));
  return success ? output : {};
}

/** So many characters are read in a moment: about 5,000 moves. */
const SHORT = 100_000;

/** A large record whose games have been read beforehand. */
let prepared: { readonly text: string; readonly data: unknown } | undefined;

/** Whether {@link load} takes a moment. */
export function isQuicklyLoaded(key: string): boolean {
  return (storedText(key)?.length ?? 0) < SHORT;
}

const gameOf = v.fallback(v.optional(v.looseObject({ record: v.unknown() })), undefined);

/** Where the games of a record are. */
const gamesSchema = v.looseObject({
  game: gameOf,
  own: v.fallback(v.optional(v.looseObject({ game: gameOf })), undefined),
});

/** Reads the games of a large record in pieces, so that {@link load} takes a moment. */
export async function prepareToLoad(key: string): Promise<void> {
  const text = storedText(key);
  const data = upgradeSaved(stored(key));
  const { success, output } = v.safeParse(gamesSchema, data);
  if (text === null || !success) return;
  for (const game of [output.game, output.own?.game]) if (game) await checkInPieces(game.record);
  prepared = { text, data };
}

/** Of what was saved under a key, its version alone: it is asked for before each writing. */
export function loadVersion(key: string): Partial<Version> {
  const { success, output } = v.safeParse(v.object(versionFields), stored(key));
  if (!success) return {};
  const { revision, writer } = output;
  return { ...(revision !== undefined && { revision }), ...(writer !== undefined && { writer }) };
}

/** Most openings of a list that are kept, about 150 kB. */
const MOST_OPENINGS = 500;

const openingsSchema = listOf(gameSchema);

/** Keeps a list of openings beside what is saved under a key. */
export function saveOpenings(key: string, openings: readonly GameJson[]): void {
  try {
    localStorage.setItem(openingsKey(key), JSON.stringify(openings.slice(0, MOST_OPENINGS)));
  } catch {
    // Where nothing may be kept, the list lasts as long as the page.
  }
}

/** The list of openings that was kept; empty when there is none. */
export function loadOpenings(key: string): readonly GameJson[] {
  return v.parse(openingsSchema, upgradeOpenings(stored(openingsKey(key))));
}

function openingsKey(key: string): string {
  return `${key}-openings`;
}

function stored(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
