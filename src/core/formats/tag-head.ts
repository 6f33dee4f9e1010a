/** The tags in which GGF and SGF store players, place and date. */
import type { GameFacts } from '../rules/facts.js';
import { known } from './head-text.js';
import type { TagValue } from './tags.js';

/** What tags mean: fields of a record, or names of PGN tags. */
export const FACTS: Readonly<Record<string, string>> = {
  EV: 'event',
  PC: 'place',
  DT: 'date',
  PB: 'black',
  PW: 'white',
  TI: 'timeControl',
  TM: 'timeControl',
  OT: 'timeControl',
  RO: 'Round',
  BR: 'BlackElo',
  RB: 'BlackElo',
  WR: 'WhiteElo',
  RW: 'WhiteElo',
  AN: 'Annotator',
  ON: 'Opening',
};

/** Tags that set up a position. */
export const SET_UP_TAGS: readonly string[] = ['AB', 'AW', 'AE', 'PL'];

/** Tags of a move in SGF. */
export const MOVE_TAGS: readonly string[] = ['BL', 'WL', 'V', 'N', 'EMT', 'NAG', 'TE', 'BM', 'IT', 'DO'];

/** Tags of marks and arrows in SGF. */
export const MARKUP_TAGS: readonly string[] = ['LB', 'TR', 'CR', 'SQ', 'MA', 'SL', 'AR', 'LN', 'BRUSH'];

/** Tags that the formats read and write themselves. */
export const OWN_TAGS: readonly string[] = [
  ...['', 'B', 'W', 'C', 'GM', 'RE', 'FF', 'SZ', 'CA', 'BO', 'TY'],
  ...SET_UP_TAGS,
  ...MOVE_TAGS,
  ...MARKUP_TAGS,
];

/** The facts of a record except its result. Tags that are no facts are kept unchanged. */
export function readHead(found: ReadonlyMap<string, TagValue>): GameFacts {
  const fields: Record<string, string> = {};
  const tags = new Map<string, string>();
  for (const [name, { text }] of found) {
    const fact = FACTS[name];
    if (fact === undefined) {
      if (!OWN_TAGS.includes(name)) tags.set(name, text);
    } else if (known(text) !== undefined) {
      const earlier = fields[fact];
      // A time control may have two parts; the main time comes first.
      const parts = name === 'TM' ? [text, earlier] : [earlier, text];
      if (fact < 'a') tags.set(fact, text);
      else fields[fact] = parts.filter((part) => part !== undefined).join(' + ');
    }
  }
  return { ...fields, tags };
}
