/** The head of a game as GGF and SGF write it: see `tag-head.ts`. */
import type { GameRecord } from './game-record.js';
import { eventOf, known, printDate } from './head-text.js';
import { FACTS, OWN_TAGS } from './tag-head.js';
import { printTag } from './tags.js';

type Field = 'event' | 'place' | 'date' | 'black' | 'white';

/** What of a head a format has a place for. */
export interface HeadTags {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** Tags by their names in PGN. */
  readonly tags: Readonly<Record<string, string>>;
  readonly dateSeparator: '.' | '-';
}

/** It has no event and no round. */
export const GGF_HEAD: HeadTags = {
  fields: { place: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { BlackElo: 'RB', WhiteElo: 'RW' },
  dateSeparator: '.',
};

export const SGF_HEAD: HeadTags = {
  fields: { event: 'EV', place: 'PC', date: 'DT', black: 'PB', white: 'PW' },
  tags: { Round: 'RO', BlackElo: 'BR', WhiteElo: 'WR', Annotator: 'AN', Opening: 'ON' },
  dateSeparator: '-',
};

/**
 * The tags of a record's fields, of its result, and the others that it keeps.
 *
 * @param result As the format writes it.
 */
export function printHead(record: GameRecord, result: string | undefined, head: HeadTags): string {
  const own = (Object.entries(head.fields) as [Field, string][]).map(([field, name]) => {
    const text = known(field === 'event' ? eventOf(record) : record[field]);
    return printTag(
      name,
      field === 'date' && text !== undefined ? printDate(text, head.dateSeparator) : text,
    );
  });
  const others = [...(record.tags ?? [])].map(([name, value]) => {
    const tag = tagFor(name, head);
    return tag === undefined ? '' : printTag(tag, value);
  });
  return [...own, printTag('RE', result), ...others].join('');
}

/** How a format names a tag; `undefined` where it has no place for it: names of other formats would not be understood. */
export function tagFor(name: string, { tags }: HeadTags): string | undefined {
  if (Object.hasOwn(tags, name)) return tags[name];
  return /^[A-Z]{1,2}$/.test(name) && !OWN_TAGS.includes(name) && !FACTS[name] ? name : undefined;
}
