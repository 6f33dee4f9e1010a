/**
 * Hostile inputs for all readers of texts, files, links and messages. Growing texts cause quadratic time in an
 * expression with two parts for the same characters, or in a loop that starts again and again. Short texts try to be
 * something else than text.
 */

/** A text of any length: its beginning, the repeated part, a closing part repeated as often, and its end. */
export interface GrowingText {
  readonly name: string;
  readonly begin?: string;
  readonly repeated: string;
  readonly closed?: string;
  readonly end?: string;
}

/** Parts that are repeated by themselves. */
export const REPEATED_PARTS: readonly string[] = [
  ...Array.from(' \t\n\r\u00a0\ufeff\0a1-./\\"\'()[]{}<&%#;:=X１８😀'),
  ...['\r\n', ' \n', '--', '--\n', '((', '()', '[[', '[]', '{}', '{(', '<a', '<!--', '<script', '%\n'],
  ...['f5', 'f5 ', '1.', '1. f5 ', 'f5(', 'f5 (', '(1.', '1-', '1 ', '1 1', '1/2', '51-13 ', '$1', '!?'],
  ...['X ', 'XO-', '8/', 'X TO ', '1 X X X X X X X X\n', '(5,', '48(a4)', '1('],
  ...['(;', '(;GM[2]', '(;GM[Othello]', 'B[f5]', ';B[f5]', ';W[', 'C[a]', 'LB[a1:x]', 'AR[a1:b1]'],
  ...['AR[a1:h8]AR[b1:c7]', '[Event "x"]\n', '[Event "', '[A ', '[A "', '[% ', '[%marks ', '[%arrows '],
  ...['[%marks d3=A]', '[%arrows c4-f4]', '[%eval ', '[%emt 1]', '{[%eval ', '{a}', '{a} '],
  ...['{[%marks d3=A]}', '{[%arrows a1-b1]}', ';c\n', 'a="', 'a=“', 'ply="1" ', 'marks: ', 'a-', 'a:b\n'],
  ...['{"m":', '[{"', '{"a":{', '{"args":[', '{"m":"f5"},', 'kifu=', 'http://a/?', '\ud83d'],
  ...['info move f5 ', 'pv f5 ', 'status ', '=== ', 'search ', '\u001b[31m', 'forgat=', '~1z', '%7e1m'],
];

/** Parts that are repeated after each beginning, inside what it opens. */
const INNER_PIECES = [' ', '\n', '1', 'a', '-', '[', '{', '"', '\\', '[%eval ', 'f5 ', 'a="'];

const BEGINS = [
  '[Event "x"]\n[A ',
  '1. f5 {',
  '(;GM[2]',
  '(;GM[Othello]PB[',
  '{"position":{"moves":[',
  '[othello ',
  'f5d6 forgat=',
  '~1j',
];
/** Brackets that can be nested to any depth. */
const NESTED: readonly (readonly [begin: string, opened: string, closed: string])[] = [
  ['', '(', ')'],
  ['', '[', ']'],
  ['', '{', '}'],
  ['', '[[', ']]'],
  ['', '{"a":', '}'],
  ['{"position":{"moves":', '[', ']'],
  ['[othello ', '"', '"'],
  ['(;GM[Othello]PB[', '(', ')'],
  ['(;GM[2]', '(;B[f5]', ')'],
  ['(;GM[2]C[', '\\', ']'],
  ['[Event "x"]\n\n1. f5 ', '(1. d3 ', ')'],
  ['[Event "x"]\n\n1. f5 ', '(', ')'],
  ['1. f5 d6 ', '{', '}'],
  ['~1j', '{"next":[{"move":"f5","next":', '}]}'],
];
const ENDS = ['x', '"', ']', '}', ')'];

/** All growing texts: each part by itself, the inner ones after each beginning, and some with a mismatched ending. */
export const GROWING_TEXTS: readonly GrowingText[] = [
  // A tag whose value is blanks and does not end.
  { name: 'a tag of blanks', begin: '[Event "x"]\n[A ', repeated: ' ', end: 'b"' },
  {
    name: 'a tag of blanks on both sides',
    begin: `[Event "x"]\n[A ${' '.repeat(500)}b`,
    repeated: ' ',
    end: '"',
  },
  ...REPEATED_PARTS.map((repeated) => ({ name: JSON.stringify(repeated), repeated })),
  ...BEGINS.flatMap((begin) =>
    INNER_PIECES.map((repeated) => ({ name: JSON.stringify([begin, repeated]), begin, repeated })),
  ),
  ...NESTED.map(([begin, repeated, closed]) => ({
    name: JSON.stringify([begin, repeated, closed]),
    begin,
    repeated,
    closed,
  })),
  ...ENDS.flatMap((end) =>
    [' ', '\t', '\n', '1', 'a', '-', '[', '{', '(', '"'].map((repeated) => ({
      name: JSON.stringify([repeated, end]),
      repeated,
      end,
    })),
  ),
];

/** A text of about this length. */
export function grown({ begin = '', repeated, closed = '', end = '' }: GrowingText, length: number): string {
  const room = length - begin.length - end.length;
  const times = Math.max(1, Math.floor(room / (repeated.length + closed.length)));
  return begin + repeated.repeat(times) + closed.repeat(times) + end;
}

/** Control characters for a terminal, a page or a log; none may be passed on unescaped. */
export const CONTROL_SIGNS = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u009b31m',
  'a\rb',
  'a\u0008b',
  '\u202eabc',
  '\u2066a\u2069',
  '\u0000',
  '\u007f',
] as const;

/** Names and comments that look like markup, another tag, or a command. */
export const HOSTILE_NAMES = [
  ...CONTROL_SIGNS,
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '"] [Result "0-1',
  '\\',
  '\\"',
  ']',
  '](;GM[Othello]',
  '};{',
  '$(reboot)',
  '`reboot`',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '%00',
  '=HYPERLINK("http://a")',
  '\ud83d',
  'a'.repeat(10_000),
] as const;
