/**
 * Saves a session in the browser, and reads it. It has the form of the data and the calls of `localStorage`;
 * `session-store.ts` decides when to save.
 */
import * as v from 'valibot';
import type { GameJson } from '../../../../core/formats/game-json.js';
import { parseMatch, printMatch, type Match } from '../../../../core/rules/match.js';
import { isSquare, type Square } from '../../../../core/rules/square.js';
import type { PlayersBefore, Agreement } from '../session/agreement.js';
import { type LiveSeat, seatSchema } from '../friend/seat.js';
import type { ByTurns, MoveClock } from '../friend/link.js';
import type { MoveInProgress } from '../session/manual-flips.js';
import { optionsSchema, type Options } from '../session/game-options.js';
import { checkInPieces, gameSchema } from './saved-game.js';
import { listOf, maybe, oneOf } from './schema-parts.js';
import { nameSchema, setupSchema } from '../session/game-setup.js';

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
};

/** The version of the form in which everything here is stored; data in another form is not read. */
const FORM = 1;
const formSchema = v.literal(FORM);

const savedSchema = v.object({
  version: formSchema,
  ...revisionFields,
  ...turnFields,
  options: optionsSchema,
  session: maybe<Agreement>(sessionSchema),
  game: maybe<SavedGame>(savedGameSchema),
  own: maybe<OwnGame>(v.object({ session: sessionSchema, game: savedGameSchema, ...turnFields })),
  link: maybe(v.string()),
  live: maybe<LiveSeat>(seatSchema),
});

/** Saves under a key. @returns whether the browser allowed it */
export function save(key: string, saved: Saved): boolean {
  const { session, own } = saved;
  const text = JSON.stringify({
    version: FORM,
    ...saved,
    session: withPrintedMatch(session),
    own: own && { ...own, session: withPrintedMatch(own.session) },
  });
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // A private window, or full storage: the game continues without being saved.
    return false;
  }
}

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
