import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { Position } from '../../../src/core/rules/position.js';

const START = Position.start.board;

describe('a game in whatever form', () => {
  test.each([
    ['a transcript', 'f5d6c3'],
    ['a numbered transcript', '1. F5 d6 2. c3'],
    ['a board and moves', `${START} X f5d6c3`],
    ['a board in rows and moves', `${START.replace(/.{8}/g, '$&\n')}X\nf5 d6 c3`],
    ['a board without its side', `${START} f5d6c3`],
    ['GGF', '(;GM[Othello]B[F5]W[D6]B[C3];)'],
    ['SGF', '(;GM[2];B[f5];W[d6];B[c3])'],
    ['Othello Quest', '{"args":[{"position":{"moves":[{"m":"f5"},{"m":"d6"},{"m":"c3"}]}}]}'],
  ])('is read from %s', (_, text) => {
    const { game } = parseAnyGame(text);
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
    expect(game.position.equals(Position.start.play('f5').play('d6').play('c3'))).toBe(true);
  });

  test('keeps forgotten flips', () => {
    expect(parseAnyGame('f5 forgat=1(e5)').game.position.at('e5')).toBe('white');
  });

  test('keeps the score of a transcript', () => {
    expect(parseAnyGame('f5 d6 51-13').result).toEqual({ margin: 38, winner: 'black' });
  });

  test('begins with the side that the board names', () => {
    const board = Position.start.play('f5').board;
    expect(parseAnyGame(`${board} O f6`).game.line).toEqual(['f6']);
    expect(() => parseAnyGame(`${board} X f6`)).toThrow('illegal move f6 at ply 1: flips nothing');
  });

  const MOVES = ['f5', 'd6', 'c3'];

  test.each([
    ['dashes between moves', 'F5-D6-C3'],
    ['long dashes and arrows', 'f5 – d6 → c3'],
    ['full-width characters', '１．ｆ５　ｄ６ ２．ｃ３'],
    ['HTML', '<p>1.&nbsp;<b>f5</b> d6<br/>\n2. c3 <!-- f6 --></p>'],
    ['a score with blanks', 'f5 d6 c3 51 - 13'],
    ['a score with a long dash', 'f5d6c3 51–13.'],
    ['numbers of columns and rows', '(5,4) (3,5) (2,2)'],
    ['commas and bars', 'f5, d6 | c3;'],
    ['invisible characters', '\ufefff5\u200b d6\u00a0c3'],
    ['PGN', '[Black "Ann"]\n\n1. f5 d6 2. c3 *'],
    ['PGN without tags', '1. f5 {good} d6 2. c3 *'],
    ['PGN whose comment has a bracket of SGF', '1. f5 {good (; or not} d6 2. c3 *'],
    ['PGN whose tag has a game of SGF', '[White "(;GM[2])"]\n\n1. f5 d6 2. c3 *'],
    ['a link of ours', 'https://example.com/play/#game=f5d6c3'],
    ["a link of Hamlite's", 'https://example.com/hamlite.html?&ai=on&kifu=f5d6c3&lastmove_mark=num'],
    ['a link with the moves in its path', 'see https://example.com/game/f5d6c3 there'],
    ['parameters by themselves', '<param name="x" value="kifu=f5d6c3&ai=off">kifu=f5d6c3'],
  ])('is read with %s', (_, text) => {
    expect(parseAnyGame(text).game.line).toEqual(MOVES);
  });

  const AFTER = Position.start.play('f5');
  const ROWS = AFTER.board.match(/.{8}/g)!;
  const numbered = ROWS.map((row, i) => `${i + 1} ${row.split('').join(' ')} ${i + 1}`);

  test.each([
    ['a board with blanks', `${AFTER.board.split('').join(' ')} O`],
    ['a board in lines, with the side in words', `${ROWS.join('\n')}\nWhite to move\n`],
    ['a board and White', `${AFTER.board} White`],
    ['a board and O;', `${AFTER.board} O;`],
    ['a line of an Othello Board File', `${AFTER.board} O; D6:+0; F4:-8; F6:-1; % after f5`],
    ['an Othello Board File with comments', `% problems\n% of a kind\n${AFTER.board} O; D6:+0;\n`],
    ['a score behind a board', `${AFTER.board} O; -2`],
    ['coordinates', `  a b c d e f g h\n${numbered.join('\n')}\n  a b c d e f g h\nwhite to move`],
    [
      "a diagram of Edax's",
      `  A B C D E F G H\n${numbered
        .map(
          (row, i) =>
            row.replaceAll('X', '*') +
            (i === 1 ? ' O to move' : i === 3 ? ' O: discs =  1    moves =  3' : ''),
        )
        .join('\n')}\n  A B C D E F G H\n`,
    ],
    ['rows with numbers, as Edax writes positions', '8/8/8/3ppp2/3Pp3/8/8/8 w - - 0 1'],
    ['rows with numbers, from the top', '8/8/8/3OX3/3XXX2/8/8/8 O'],
    ['discs as signs', `${AFTER.board.replaceAll('-', '・').replaceAll('X', '●').replaceAll('O', '○')} ○`],
    ['a link to a position', `https://example.com/hamlite.html?start_board=${AFTER.board}&start_color=white`],
  ])('is read as a position from %s', (_, text) => {
    const { game } = parseAnyGame(text);
    expect(game.position.toString()).toBe(AFTER.toString());
    expect(game.line).toEqual([]);
  });

  test('takes the moves behind a board in lines', () => {
    expect(parseAnyGame(`${ROWS.join('\n')}\nO\nd6 c3`).game.line).toEqual(['d6', 'c3']);
  });

  test('reads a link where the browser has no `URL.canParse`', () => {
    const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse')!;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      expect(parseAnyGame('https://example.com/play/#game=f5d6c3').game.line).toHaveLength(3);
      expect(() => parseAnyGame('https://example.com:x/')).toThrow();
    } finally {
      Object.defineProperty(URL, 'canParse', canParse);
    }
  });

  test('takes forgotten flips from a link', () => {
    const { game } = parseAnyGame('https://example.com/?kifu=f5d6c5&forgat=1(e5)');
    expect(game.line).toEqual(['f5', 'd6', 'c5']);
  });

  test.each([
    ['', 'there is nothing to read: give a game or a position (transcript, character 1)', 'empty'],
    ['hello', 'hello is not a square from a1 to h8 (transcript, character 1)', 'square'],
    ['<p>f5 f5</p>', 'illegal move f5 at ply 2: occupied (transcript, character 7)', 'illegal-move'],
    [`${START} X f5 f5`, 'illegal move f5 at ply 2: occupied (transcript, character 71)', 'illegal-move'],
    ['(;GM[Othello]B[a1];)', 'illegal move a1 at ply 1: flips nothing (GGF, character 16)', 'illegal-move'],
    ['(;GM[2];B[a1])', 'illegal move a1 at ply 1: flips nothing (SGF, character 11)', 'illegal-move'],
    ['{"args":[]}', 'there is no game in it (Othello Quest, character 1)', 'missing'],
    ['https://example.com/', 'the link has no moves of a game (link, character 1)', 'missing'],
    [
      'https://example.com/#game=f5f5',
      'illegal move f5 at ply 2: occupied (transcript, character 1)',
      'illegal-move',
    ],
  ])('is refused by the format that it looks like: %j', (text, message, code) => {
    expect(() => parseAnyGame(text)).toThrow(expect.objectContaining({ name: 'FormatError', message, code }));
  });
});

/** The start, drawn with these signs. */
function rows(black: string, white: string, empty: string): string[][] {
  const signs = { X: black, O: white, '-': empty };
  return (START.match(/.{8}/g) ?? []).map((row) =>
    Array.from(row, (disc) => signs[disc as keyof typeof signs]),
  );
}

test('a side that is joined to the board before it is no square', () => {
  const { game } = parseAnyGame(`O${START.slice(0, 64)}`);
  expect(game.root.position.toString()).toBe(`${START.slice(0, 64)} O`);
});

test.each(['% kept', '; kept'])('a PGN may begin with a line of a comment: %s', (line) => {
  expect(parseAnyGame(`${line}\n[Black "Ann"]\n\n1. f5 d6 *\n`).black).toBe('Ann');
});

describe('a board that is drawn for people', () => {
  const plain = rows('●', '○', '.').map((row) => row.join(' '));
  const discs = rows('⚫', '⚪', '🟩').map((row) => row.join(''));
  const blank = rows('*', 'O', ' ');
  const border = '+---+---+---+---+---+---+---+---+';
  const lines = blank.map((row) => `| ${row.join(' | ')} |`);
  test.each([
    ['as signs', plain.join('\n')],
    ['as emoji', discs.join('\n')],
    [
      'as square discs',
      rows('⬛', '⬜', '🟩')
        .map((row) => row.join(''))
        .join('\n'),
    ],
    [
      'as round discs on black squares',
      rows('⚫', '⚪', '⬛')
        .map((row) => row.join(''))
        .join('\n'),
    ],
    ['as a table with blanks for empty squares', `${border}\n${lines.join(`\n${border}\n`)}\n${border}`],
    [
      'as a table with letters and numbers',
      `    a   b   c   d   e   f   g   h\n  ${border}\n` +
        lines.map((line, y) => `${y + 1} ${line} ${y + 1}\n  ${border}`).join('\n'),
    ],
    [
      'as a table of box characters',
      `┌─┬─┬─┬─┬─┬─┬─┬─┐\n${blank.map((row) => `│${row.join('│')}│`).join('\n├─┼─┼─┼─┼─┼─┼─┼─┤\n')}\n└─┴─┴─┴─┴─┴─┴─┴─┘`,
    ],
    [
      'as a table of Markdown',
      `| |a|b|c|d|e|f|g|h|\n|-|-|-|-|-|-|-|-|-|\n${blank.map((row, y) => `|${y + 1}|${row.join('|')}|`).join('\n')}`,
    ],
    ['below a caption', `The beginning\n\nBlack (●) to move:\n${plain.join('\n')}`],
    ['in a quote', plain.map((line) => `> ${line}`).join('\n')],
    ['as code of Markdown', `\`\`\`text\n${plain.join('\n')}\n\`\`\``],
  ])('is read with the moves below it: %s', (_, drawing) => {
    const { game } = parseAnyGame(`${drawing}\n\n1. f5 d6 2. c3`);
    expect(game.root.position.toString()).toBe(Position.start.toString());
    expect(game.line).toEqual(['f5', 'd6', 'c3']);
  });

  test('takes the side from the lines above it', () => {
    const { position } = parseAnyGame(`White to move\n${plain.join('\n')}`).game;
    expect(position.turn).toBe('white');
  });
});

describe('a board with the numbers of its moves', () => {
  const numbers = rows('●', '○', ' .').map((row) => [...row]);
  for (const [index, square] of ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'c5', 'b3', 'c2', 'e3'].entries())
    numbers[Number(square[1]) - 1]![square.charCodeAt(0) - 97] = String(index + 1).padStart(2);
  const letters = '   a  b  c  d  e  f  g  h\n';
  test.each([
    ['alone', numbers.map((row) => row.join(' ')).join('\n')],
    ['with coordinates', letters + numbers.map((row, y) => `${y + 1} ${row.join(' ')}`).join('\n')],
    ['as a table', numbers.map((row) => `|${row.join('|').replaceAll(' .', '  ')}|`).join('\n')],
  ])('is read as a game: %s', (_, text) => {
    expect(parseAnyGame(text).game.line.join('')).toBe('f5d6c3d3c4f4c5b3c2e3');
  });

  test('is none when a number is missing', () => {
    const text = numbers.map((row) => row.join(' ').replace('10', ' .').replace(' 3', ' .')).join('\n');
    expect(() => parseAnyGame(text)).toThrow(expect.objectContaining({ name: 'FormatError' }));
  });
});
