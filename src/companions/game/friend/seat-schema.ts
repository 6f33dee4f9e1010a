import * as v from 'valibot';
import { readSaved } from '../../remote/saved.js';
import { maybe } from '../schema.js';
import { NAME_LENGTH } from '../setup.js';
import type { LiveSeat, LiveTimes } from './live-game.js';
import { readTable } from './table.js';

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));

/** A seat in a live game, as a page has kept it. */
export const seatSchema: v.GenericSchema<unknown, LiveSeat> = v.pipe(
  v.object({
    table: v.pipe(
      v.string(),
      v.check((table) => readTable(table) !== undefined),
    ),
    side: v.picklist(['black', 'white', 'watch']),
    name: v.pipe(v.string(), v.maxLength(NAME_LENGTH)),
    friend: v.pipe(v.string(), v.maxLength(NAME_LENGTH)),
    saved: maybe(v.string()),
    secret: maybe(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))),
    spent: maybe<LiveTimes>(
      v.object({ times: v.array(milliseconds), since: v.pipe(v.number(), v.maxValue(8e15)) }),
    ),
  }),
  // What was kept for the other side, or cannot be read, is of no use here.
  v.transform(({ saved, ...seat }) => {
    const isOwn = saved !== undefined && readSaved(saved)?.side === seat.side;
    return isOwn ? { ...seat, saved } : seat;
  }),
);
