/**
 * The state that a player saves, to continue a live game after a reload. The connection gives it as a text;
 * `<othello-game>` stores it with the seat.
 */
import * as v from 'valibot';
import type { Color } from '../../../../core/rules/color.js';
import type { GameNode } from '../../../../core/rules/game/tree.js';
import { answerSchema, identitySchema, offerSchema, parsed, recordSchema } from './message.js';
import type { Answer, Offer } from './offer.js';
import type { RemoteRecord } from './record.js';

/**
 * What a player's page saves in order to continue after a reload: the facts of this side that are never taken from
 * anyone else.
 */
export interface SavedGame {
  readonly side: Color;
  /** See `Identity`. */
  readonly secret: string;
  /** The id of the partner, once known. */
  readonly partner?: string | undefined;
  readonly record: RemoteRecord;
  /** When the side to move began to think, in milliseconds since 1970. */
  readonly turnBegan: number;
  readonly offer?: Offer | undefined;
  readonly answer?: Answer | undefined;
  /** Whether both agreed on hints. */
  readonly hints?: boolean | undefined;
  /** When the last connection began; the next one begins later, even if the machine's clock was set back. */
  readonly began: number;
}

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e15));

/** The version of the saved form; a text in another form is not read. */
const FORM = 1;

const savedSchema: v.GenericSchema<unknown, SavedGame> = v.object({
  version: v.literal(FORM),
  side: v.picklist(['black', 'white']),
  secret: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)),
  partner: v.optional(identitySchema),
  record: recordSchema,
  turnBegan: moment,
  offer: v.optional(offerSchema),
  answer: v.optional(answerSchema),
  hints: v.optional(v.boolean()),
  began: moment,
});

/** The longest text that is read, in characters. */
const MAX_LENGTH = 8_000;

/** Converts the saved state to a text. */
export function printSaved(saved: SavedGame): string {
  return JSON.stringify({ version: FORM, ...saved });
}

/**
 * The saved state with the moves that one side has made without a connection; the state itself where the places of a
 * game do not continue it in this way.
 */
export function goOn(text: string, places: readonly Pick<GameNode, 'move' | 'color'>[], by: Color): string {
  const saved = readSaved(text);
  if (!saved || saved.record.end) return text;
  const { moves: before, times } = saved.record;
  const played = places.filter(({ move }) => move !== undefined);
  const added = played.slice(before.length);
  const isContinued = before.every((move, at) => played[at]?.move === move);
  if (!isContinued || added.some(({ color }) => color !== by)) return text;
  const moves = played.map(({ move }) => move!);
  return printSaved({
    ...saved,
    record: { ...saved.record, moves, times: [...times, ...added.map(() => 0)] },
  });
}

/** Reads the text; `undefined` if it is invalid. */
export function readSaved(text: string): SavedGame | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { success, output } = v.safeParse(savedSchema, parsed(text));
  return success ? output : undefined;
}
