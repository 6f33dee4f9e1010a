import * as v from 'valibot';
import { maybe } from '../schema.js';
import { nameSchema } from '../setup.js';
import type { LiveSeat } from './seat.js';
import { readTable } from './table.js';

/** A saved seat in a live game. */
export const seatSchema: v.GenericSchema<unknown, LiveSeat> = v.object({
  table: v.pipe(
    v.string(),
    v.check((table) => readTable(table) !== undefined),
  ),
  side: v.picklist(['black', 'white', 'watch']),
  name: nameSchema,
  friend: nameSchema,
  saved: maybe(v.pipe(v.string(), v.maxLength(8_000))),
  secret: maybe(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))),
  contacts: maybe(v.array(v.pipe(v.string(), v.maxLength(300)))),
});
