import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../src/core/formats/any-game.js';
import { readGames } from '../../src/core/formats/any-games.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import type { FormatName } from '../../src/core/formats/common/format-error.js';
import { parseFen } from '../../src/core/formats/notation/fen.js';
import { parseGgf } from '../../src/core/formats/ggf.js';
import { parseHamlite } from '../../src/core/formats/hamlite.js';
import { parseObf } from '../../src/core/formats/obf.js';
import { parseOthelloQuest } from '../../src/core/formats/othello-quest.js';
import { parsePgn } from '../../src/core/formats/pgn.js';
import { parseSgf } from '../../src/core/formats/sgf.js';
import { parseTranscript } from '../../src/core/formats/notation/transcript.js';
import { htmlOfBlock, htmlOfShortcode, SHORTCODE } from '../../src/elements/markdown/diagram-block.js';
import { GROWING_TEXTS, grown } from '../hostile/texts.js';

const one = (read: (text: string) => unknown) => read;
const all = (format?: FormatName) => (text: string) => Array.from(readGames(text, format && { format }));

/** All readers of texts from outside. What they throw is tested elsewhere. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['a game in whatever form', one(parseAnyGame)],
  ['PGN', one(parsePgn)],
  ['GGF', one(parseGgf)],
  ['SGF', one(parseSgf)],
  ['Othello Quest', one(parseOthelloQuest)],
  ['OBF', one(parseObf)],
  ['Hamlite', one(parseHamlite)],
  ['a transcript', one(parseTranscript)],
  ['a board string', one(parseBoardString)],
  ['FEN', one(parseFen)],
  ['a file of any format', all()],
  ['a file of PGN', all('PGN')],
  ['a file of GGF', all('GGF')],
  ['a file of SGF', all('SGF')],
  ['a file of Othello Quest', all('Othello Quest')],
  ['a file of OBF', all('OBF')],
  ['a file of transcripts', all('transcript')],
  ['a fenced block of Markdown', one(htmlOfBlock)],
  ['a shortcode', one(htmlOfShortcode)],
  ['what finds a shortcode', (text) => SHORTCODE.exec(text.trim())],
];

const SIZES = [4000, 20_000, 200_000];
/** Time limit for the longest text, in seconds of processor time. */
const MOST_SECONDS = 0.5;

/** Processor time in seconds, which excludes other programs. */
function secondsOf(read: () => unknown): number {
  const before = process.cpuUsage();
  try {
    read();
  } catch {
    // Errors are tested elsewhere; here reading must be fast.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Repeats a slow reading, which may have included a garbage collection. */
function leastSeconds(read: () => unknown): number {
  const seconds = secondsOf(read);
  return seconds < MOST_SECONDS ? seconds : Math.min(seconds, secondsOf(read));
}

describe(`${SIZES.at(-1)!} characters take half a second at most, whatever they are`, () => {
  test.each(READERS)('%s', (_, read) => {
    for (const text of GROWING_TEXTS) {
      for (const size of SIZES) {
        const seconds = leastSeconds(() => read(grown(text, size)));
        // A short text that takes long would take hours when it is long.
        expect(seconds, `${text.name}, ${size} characters`).toBeLessThan(MOST_SECONDS);
      }
    }
  });
});
