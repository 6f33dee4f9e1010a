import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where 64 characters become a position: the rules themselves, and readers of texts. */
const READERS = /^src\/(rules|formats)\//;
/** The worker receives positions in messages, which only contain plain data. */
const MESSAGES = ['src/core/engine/move-choice.ts'];

/**
 * What reads a board string besides: attributes and properties, the command line, messages, puzzles, and what was
 * stored or typed. The rule of the import check does not see who imports it through `formats.ts`.
 */
const FROM_OUTSIDE = new RegExp(
  `^(${[
    'src/elements/board/(setup|model)',
    'src/elements/companions/(lesson/step|puzzle/task|remote/(record|board)|game/saved-before)',
    'src/core/puzzles/(line|packed)',
    'src/cli/(explain|jobs/kind-puzzles)',
    // Stored games, and the position of which the page asks its worker.
    'demo/library/(start-of|game-index)',
    // Stored lines and puzzles, and lines as they are typed.
    'demo/(progress/training|train/(openings|repertoire|modes/session))',
  ].join('|')})\\.ts$`,
);

/** Files that make a position from a board's properties; a board's game has the position itself. */
const READ_BACK = [
  /\b\w*board\.(position|preview)[!?]?\.(slice|split|substring|charAt|at|endsWith)\(/i,
  /\bparse\w+\([^()]*\b\w*board\.(position|preview|moves)\b/i,
];

const sources = ['src', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`),
);

/** The lines of all sources that match a pattern. */
function linesWith(pattern: RegExp): string[] {
  return sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : [])),
  );
}

test('a position is made of a text by the formats alone', () => {
  const found = linesWith(/\bPosition\.of\(/);
  expect(found.some((place) => READERS.test(place))).toBe(true);
  const others = found.filter((place) => !READERS.test(place));
  expect(others.filter((place) => !MESSAGES.includes(place.replace(/:\d+$/, '')))).toEqual([]);
});

test('a board string is read only where text comes from outside', () => {
  const readers = new Set(linesWith(/\bparseBoardString\(/).map((place) => place.replace(/:\d+$/, '')));
  const others = [...readers].filter((path) => !READERS.test(path) && !FROM_OUTSIDE.test(path));
  expect(others).toEqual([]);
});

test.each(READ_BACK)('what a board says is not read back: %s', (pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});

test('the patterns find what they are about', () => {
  const bad = [
    "const [discs, turn] = board.position.split(' ');",
    'return Position.of(this.#board.position.slice(0, 64), turn);',
    'const position = parseBoardString(board.position);',
    'const moves = parseTranscript(this.board.moves);',
  ];
  for (const line of bad)
    expect(
      READ_BACK.some((pattern) => pattern.test(line)),
      line,
    ).toBe(true);
});
