/** Reads the names of the players above plain moves, as messages and mails have them. */

/** The sides as they are called in the languages of the site. */
const SIDES = [
  ['Black', /(?:black|noirs?|čern[ýáí])\s?[:=]/iu],
  ['White', /(?:white|blancs?|bíl[ýáí])\s?[:=]/iu],
] as const;
const MOVE = /[a-h][1-8]/giu;
/** What stands among moves: the moves, their numbers, and signs between them. */
const AMONG_MOVES = /[a-h][1-8]|\d{1,2}[.)]|[\s,;]/giu;
/** Fewer moves are no game that somebody would send. */
const LEAST_MOVES = 4;
/** A name may look like a square; after so many the moves have begun. */
const MOST_TRIES = 4;

/** A text with names and moves as PGN; other texts as they are. */
export function withNames(text: string): string {
  const from = movesFrom(text);
  const above = from === undefined || text.includes('[') ? '' : text.slice(0, from);
  const starts = SIDES.flatMap(([side, sign]) => {
    const found = sign.exec(above);
    return found ? { side, at: found.index, name: found.index + found[0].length } : [];
  });
  if (starts.length < SIDES.length) return text;
  const tags = starts.map(({ side, name }) => {
    const end = Math.min(...starts.map(({ at }) => at).filter((at) => at > name), above.length);
    return `[${side} "${nameIn(above.slice(name, end))}"]`;
  });
  return `${tags.join('\n')}\n\n${text.slice(from)}`;
}

/** Where the moves begin that are all the rest of a text. */
function movesFrom(text: string): number | undefined {
  return [...text.matchAll(MOVE)].slice(0, MOST_TRIES).find(({ index }) => {
    const rest = text.slice(index);
    return rest.replace(AMONG_MOVES, '') === '' && [...rest.matchAll(MOVE)].length >= LEAST_MOVES;
  })?.index;
}

/** The first line, without what separates it from what follows. */
function nameIn(text: string): string {
  let name = text.split('\n')[0]!.replace(/["\\]/gu, '');
  while (/[\s,;|]$/u.test(name)) name = name.slice(0, -1);
  return name.trim();
}
