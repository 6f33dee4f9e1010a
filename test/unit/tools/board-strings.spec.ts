import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where 64 characters become a position: the rules themselves, and readers of texts. */
const READERS = /^src\/(rules|formats)\//;
/** The worker receives positions in messages, which only contain plain data. */
const MESSAGES = ['src/engine/move-choice.ts'];

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
