import * as v from 'valibot';
import { readTree, squareSchema } from '../../src/companions/game/saved-tree-schema.js';
import type { MoveNote } from '../../src/formats/game-record.js';
import { isMarkShape, type Arrow, type Mark, type MarkShape } from '../../src/formats/marks.js';
import { Position } from '../../src/rules/position.js';
import type { SavedDesk } from './desk.js';
import type { OpenedGame } from './opened-game.js';

const KEY = 'othello-analyse';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const way = v.array(place);
const position = v.pipe(v.string(), v.regex(/^[XO-]{64} [XO]$/));

const result = v.object({
  margin: v.exactOptional(v.number()),
  winner: v.optional(v.picklist(['black', 'white'])),
  by: v.exactOptional(v.picklist(['resignation', 'time', 'agreement'])),
});

const mark = v.object({
  square: squareSchema,
  shape: v.exactOptional(v.custom<MarkShape>(isMarkShape)),
  text: v.exactOptional(v.string()),
});

const arrow = v.object({ from: squareSchema, to: squareSchema, brush: v.exactOptional(v.number()) });

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

/** What can be read of what was kept. */
export interface Restored extends Partial<Kept> {
  /** What was left out, by the way to it: `desk.game.notes.2.marks`. */
  readonly bad: readonly string[];
}

/** What was kept, field by field: those that make no sense are left out. */
export function restoreKept(): Restored {
  const reading = new Reading();
  const data = reading.fields(stored(reading), '');
  const desk = readDesk(reading, data['desk'], 'desk');
  const before = readDesk(reading, data['before'], 'before');
  return {
    ...(desk && { desk }),
    ...(before && { before }),
    engine: reading.value(v.boolean(), data['engine'], 'engine') ?? false,
    turned: reading.value(v.boolean(), data['turned'], 'turned') ?? false,
    bad: reading.bad,
  };
}

function stored(reading: Reading): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    reading.leaveOut('');
    return {};
  }
}

/** Reads single fields, and remembers which make no sense. What is missing is not bad. */
class Reading {
  readonly #bad = new Set<string>();

  get bad(): readonly string[] {
    return [...this.#bad];
  }

  leaveOut(path: string): void {
    this.#bad.add(path || 'all');
  }

  value<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown, path: string): Value | undefined {
    if (data === undefined) return undefined;
    const { success, output } = v.safeParse(schema, data);
    if (!success) this.leaveOut(path);
    return success ? output : undefined;
  }

  /** The good items of a list. */
  list<Item>(read: (item: unknown, path: string) => Item | undefined, data: unknown, path: string): Item[] {
    return (this.value(v.array(v.unknown()), data, path) ?? []).flatMap((one, index) => {
      const item = read(one, `${path}.${index}`);
      return item === undefined ? [] : [item];
    });
  }

  fields(data: unknown, path: string): Readonly<Record<string, unknown>> {
    return this.value(v.record(v.string(), v.unknown()), data, path) ?? {};
  }
}

function readDesk(reading: Reading, data: unknown, path: string): SavedDesk | undefined {
  const { game, line, ply } = reading.fields(data, path);
  if (game === undefined) return undefined;
  return {
    game: readGame(reading, game, `${path}.game`),
    line: reading.value(way, line, `${path}.line`) ?? [],
    // Without it the end of the line is shown.
    ply: reading.value(place, ply, `${path}.ply`) ?? Infinity,
  };
}

function readGame(reading: Reading, data: unknown, path: string): OpenedGame {
  const fields = reading.fields(data, path);
  const text = (name: string): string => reading.value(v.string(), fields[name], `${path}.${name}`) ?? '';
  const { winner, ...said } = reading.value(result, fields['result'], `${path}.result`) ?? { winner: null };
  return {
    black: text('black'),
    white: text('white'),
    place: text('place'),
    date: text('date'),
    result: winner === null ? undefined : { ...said, winner },
    start: reading.value(position, fields['start'], `${path}.start`) ?? Position.start.toString(),
    tree: readTree(fields['tree'] ?? [], () => reading.leaveOut(`${path}.tree`)),
    notes: reading.list((one, at) => readRemark(reading, one, at), fields['notes'], `${path}.notes`),
  };
}

/** A remark with the way to its place. */
function readRemark(
  reading: Reading,
  data: unknown,
  path: string,
): readonly [way: readonly number[], note: MoveNote] | undefined {
  const pair = reading.value(v.tuple([way, v.record(v.string(), v.unknown())]), data, path);
  if (!pair) return undefined;
  const { pass, ...note } = pair[1];
  return [
    pair[0],
    {
      ...readNote(reading, note, path),
      ...(pass !== undefined && { pass: readNote(reading, pass, `${path}.pass`) }),
    },
  ];
}

/** The remark on one move; it has no other inside. */
function readNote(reading: Reading, data: unknown, path: string): MoveNote {
  const fields = reading.fields(data, path);
  const read = <Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | undefined =>
    reading.value(schema, fields[name], `${path}.${name}`);
  const list = <Item>(name: string, schema: v.GenericSchema<unknown, Item>): Item[] | undefined =>
    fields[name] === undefined
      ? undefined
      : reading.list((one, at) => reading.value(schema, one, at), fields[name], `${path}.${name}`);
  return withoutMissing({
    time: read('time', v.number()),
    evaluation: read('evaluation', v.number()),
    comment: read('comment', v.string()),
    marks: list<Mark>('marks', mark),
    arrows: list<Arrow>('arrows', arrow),
    nags: list('nags', place),
  });
}

function withoutMissing<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
