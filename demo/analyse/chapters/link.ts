/** The link to an analysis with several chapters: `#game=…&name=…&game=…&name=…&chapter=2`. */
import { MOST_CHAPTERS } from './chapters.js';

/** A chapter in a link. */
export interface LinkedChapter {
  /** A game in any form that may follow `#game=`. */
  readonly text: string;
  /** Empty if it is named after its players. */
  readonly name: string;
}

/** The content of a link to several chapters. */
export interface LinkedChapters {
  readonly chapters: readonly LinkedChapter[];
  /** Index of the chapter to show, from 0. */
  readonly index: number;
}

/** The chapters of a link; `undefined` if it has at most one game. */
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
