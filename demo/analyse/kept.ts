import * as v from 'valibot';
import { isSquare, type Square } from '../../src/rules/square.js';
import type { SavedMove } from '../../src/companions/game/saved-tree.js';
import type { SavedDesk } from './desk.js';

const KEY = 'othello-analyse';

const move: v.GenericSchema<unknown, SavedMove> = v.object({
  move: v.custom<Square>(isSquare),
  outcome: v.optional(v.pipe(v.string(), v.regex(/^[XO-]{64}$/))),
  next: v.array(v.lazy(() => move)),
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

const square = v.custom<Square>(isSquare);

const note = v.looseObject({
  comment: v.optional(v.string()),
  marks: v.optional(v.array(v.looseObject({ square }))),
  arrows: v.optional(v.array(v.looseObject({ from: square, to: square }))),
});

const desk = v.object({
  game: v.object({
    black: v.string(),
    white: v.string(),
    place: v.string(),
    date: v.string(),
    result: v.optional(
      v.object({
        margin: v.optional(v.number()),
        winner: v.optional(v.picklist(['black', 'white'])),
        by: v.optional(v.picklist(['resignation', 'time', 'agreement'])),
      }),
    ),
    start: v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/)),
    tree: v.array(move),
    notes: v.array(v.tuple([v.array(place), note])),
  }),
  line: v.array(place),
  ply: place,
});

const schema = v.object({ desk, before: v.optional(desk), engine: v.boolean(), turned: v.boolean() });

/** What the page was left with. */
export interface Kept {
  readonly desk: SavedDesk;
  /** What the game on the board has taken the place of. */
  readonly before?: SavedDesk;
  /** Whether the engine was on. */
  readonly engine: boolean;
  /** Whether White was at the bottom. */
  readonly turned: boolean;
}

/** Keeps the analysis for the next visit, where the browser allows it. */
export function keep(state: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Where nothing may be kept, the analysis lasts as long as the page.
  }
}

/** What was kept; nothing where none of it is of use. */
export function restoreKept(): Kept | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? (read.output as Kept) : undefined;
  } catch {
    return undefined;
  }
}
