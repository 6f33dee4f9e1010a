/** The tags by which GGF and SGF say who played, where and when. */
import type { GameFacts } from '../rules/facts.js';
import { known } from './head-text.js';
import { MARKUP_TAGS } from './sgf-markup.js';
import { MOVE_TAGS } from './sgf-moves.js';
import type { TagValue } from './tags.js';

/** What tags say: fields of a record, or what records keep as tags by their names in PGN. */
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

/** Tags that set a position up. */
export const SET_UP_TAGS: readonly string[] = ['AB', 'AW', 'AE', 'PL'];

/** Tags that the formats read and write by themselves. */
export const OWN_TAGS: readonly string[] = [
  ...['', 'B', 'W', 'C', 'GM', 'RE', 'FF', 'SZ', 'CA', 'BO', 'TY'],
  ...SET_UP_TAGS,
  ...MOVE_TAGS,
  ...MARKUP_TAGS,
];

/** The facts of a record but its result; tags that are no facts are kept as they are. */
export function readHead(found: ReadonlyMap<string, TagValue>): GameFacts {
  const fields: Record<string, string> = {};
  const tags = new Map<string, string>();
  for (const [name, { text }] of found) {
    const fact = FACTS[name];
    if (fact === undefined) {
      if (!OWN_TAGS.includes(name)) tags.set(name, text);
    } else if (known(text) !== undefined) {
      const earlier = fields[fact];
      // A time control may have two parts, of which the main time is the first.
      const parts = name === 'TM' ? [text, earlier] : [earlier, text];
      if (fact < 'a') tags.set(fact, text);
      else fields[fact] = parts.filter((part) => part !== undefined).join(' + ');
    }
  }
  return { ...fields, tags };
}
