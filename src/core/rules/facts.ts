import type { Color } from './color.js';

/** The result according to the record, which may differ from the board. */
export interface RecordedResult {
  /** Black's points less White's; absent when only the winner is known. */
  readonly margin?: number;
  readonly winner: Color | undefined;
  readonly by?: 'resignation' | 'time' | 'agreement';
}

/** What is known about a game beside its moves. */
export interface GameFacts {
  /** Who plays Black. */
  readonly black?: string;
  /** Who plays White. */
  readonly white?: string;
  readonly event?: string;
  readonly place?: string;
  /** As the record writes it. */
  readonly date?: string;
  /** As the record writes it. */
  readonly timeControl?: string;
  /** The result, where the record states it. */
  readonly result?: RecordedResult;
  /** How many of the first moves the players did not choose: 8 in XOT, where they are drawn by lot. */
  readonly givenMoves?: number;
  /**
   * Facts without a field here, by their PGN name (`Round`, `BlackElo`, `WhiteElo`), or, where PGN has none, by the
   * record's own name.
   */
  readonly tags?: ReadonlyMap<string, string>;
}

/** Changes of facts, or of a note: `undefined` removes a field. */
export type Patch<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

const FACT_NAMES = [
  'black',
  'white',
  'event',
  'place',
  'date',
  'timeControl',
  'result',
  'givenMoves',
  'tags',
] as const satisfies readonly (keyof GameFacts)[];

/** The facts among the fields of a record. */
export function factsOf(record: Patch<GameFacts>): GameFacts {
  return said<GameFacts>(Object.fromEntries(FACT_NAMES.map((name) => [name, record[name]])));
}

/** Whether a patch changes nothing. */
export function changesNothing<Fields extends object>(patch: Patch<Fields>, fields?: Fields): boolean {
  return Object.entries(patch).every(([name, value]) => fields?.[name as keyof Fields] === value);
}

/** The fields that have a value. */
export function said<Fields extends object>(fields: Patch<Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
