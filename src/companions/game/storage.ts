import * as v from 'valibot';
import type { Color } from '../../rules/color.js';
import { parseMatch, printMatch, type Match } from '../../rules/match.js';
import type { MoveNote } from '../../rules/notes.js';
import type { FlipMistake, MoveInProgress } from './manual-flips.js';
import { optionsSchema, type Options } from './options.js';
import { listOf, maybe, oneOf, textWhere } from './schema.js';
import type { SavedMove } from './saved-tree.js';
import { noteSchema, savedTreeSchema, squareSchema } from './saved-tree-schema.js';
import type { Opening } from './opening.js';
import type { PlayersBefore, Agreement } from './agreement.js';
import { nameSchema, setupSchema } from './setup.js';
import type { LiveSeat } from './friend/live-game.js';
import { seatSchema } from './friend/seat-schema.js';
import type { MoveClock } from './friend/turn.js';

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
  /** The position before the first move, where it is not the usual one. */
  readonly start: string;
  /** What is said of the start. */
  readonly note?: MoveNote | undefined;
  /** Its moves to the end of the line. */
  readonly moves: string;
  /** All moves that were played, with side lines. */
  readonly tree: readonly SavedMove[];
  /** Which child each node of the line is; see `endOfLine`. */
  readonly line: readonly number[];
  /** How many of them are on the board. */
  readonly ply: number;
  /** The position shown; it decides where discs were flipped wrongly by hand. */
  readonly position: string;
  /** Turns by hand that were left wrong. */
  readonly mistakes: readonly FlipMistake[];
  /** A turn by hand that was under way. */
  readonly turning?: MoveInProgress | undefined;
  /** The clocks, as they save themselves. */
  readonly clock: string;
  /** Whether the computer waits, as the game came from elsewhere. */
  readonly engineHeld?: boolean | undefined;
  /** Who gave up or ran out of time. */
  readonly ended?: { readonly by: 'resignation' | 'time'; readonly loser: 'black' | 'white' } | undefined;
}

const gameSchema = v.object({
  start: textWhere(isBoardText),
  note: maybe(noteSchema),
  moves: v.fallback(v.string(), ''),
  tree: savedTreeSchema,
  line: listOf(v.pipe(v.number(), v.integer(), v.minValue(0))),
  ply: v.fallback(v.pipe(v.number(), v.minValue(0)), Infinity),
  position: textWhere(isBoardText),
  mistakes: listOf<FlipMistake>(
    v.object({ ply: v.pipe(v.number(), v.minValue(1)), turned: listOf(squareSchema) }),
  ),
  turning: maybe<MoveInProgress>(v.object({ square: squareSchema, turned: listOf(squareSchema) })),
  clock: v.fallback(v.string(), ''),
  engineHeld: maybe(v.boolean()),
  ended: maybe(v.object({ by: v.picklist(['resignation', 'time']), loser: v.picklist(['black', 'white']) })),
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

const savedSchema = v.object({
  revision: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  writer: maybe(v.string()),
  options: optionsSchema,
  session: maybe<Agreement>(sessionSchema),
  game: maybe<SavedGame>(gameSchema),
  own: maybe<OwnGame>(v.object({ session: sessionSchema, game: gameSchema })),
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
  const { success, output } = v.safeParse(savedSchema, stored(key));
  return success ? output : {};
}

/** Most openings of a list that are kept, about 150 kB. */
const MOST_OPENINGS = 500;

const openingsSchema = listOf<Opening>(v.object({ start: textWhere(isBoardText), tree: savedTreeSchema }));

/** Keeps a list of openings beside what is saved under a key. */
export function saveOpenings(key: string, openings: readonly Opening[]): void {
  try {
    localStorage.setItem(openingsKey(key), JSON.stringify(openings.slice(0, MOST_OPENINGS)));
  } catch {
    // Where nothing may be kept, the list lasts as long as the page.
  }
}

/** The list of openings that was kept; empty when there is none. */
export function loadOpenings(key: string): readonly Opening[] {
  return v.parse(openingsSchema, stored(openingsKey(key)));
}

function openingsKey(key: string): string {
  return `${key}-openings`;
}

/** Whether a text is a position as the board writes it. */
function isBoardText(text: string): boolean {
  return /^[XO-]{64} [XO]$/.test(text);
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
