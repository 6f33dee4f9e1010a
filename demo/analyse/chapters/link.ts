/** The link to an analysis with several chapters: `#game=…&name=…&game=…&name=…&chapter=2`. */
import { MOST_CHAPTERS } from './chapters.js';

/** A chapter as a link has it. */
export interface LinkedChapter {
  /** A game in any form, as behind `#game=`. */
  readonly text: string;
  /** Empty where it is called by its players. */
  readonly name: string;
}

/** What a link to several chapters says. */
export interface LinkedChapters {
  readonly chapters: readonly LinkedChapter[];
  /** Which one it shows, from 0. */
  readonly index: number;
}

/** The chapters of a link; `undefined` where it has one game at most. */
export function chaptersOfLink(hash: string): LinkedChapters | undefined {
  const games: { text: string; name: string }[] = [];
  let index = 0;
  for (const [key, value] of new URLSearchParams(hash)) {
    const last = games.at(-1);
    if (key === 'game') games.push({ text: value, name: '' });
    else if (key === 'name' && last) last.name = value;
    else if (key === 'chapter') index = Number(value) - 1;
  }
  if (games.length < 2) return undefined;
  return { chapters: games.slice(0, MOST_CHAPTERS), index: games[index] ? index : 0 };
}
