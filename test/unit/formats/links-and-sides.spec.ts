import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { readMoveText } from '../../../src/core/formats/notation/transcripts.js';
import { Position } from '../../../src/core/rules/position.js';

const AFTER = Position.start.play('f5');
const PAGE = 'https://example.com';

/** The start of a game, if it is another one, and its moves. */
function read(text: string): string {
  const { game } = parseAnyGame(text);
  const { position } = game.root;
  return `${position.equals(Position.start) ? '' : `${position.toString()} `}${game.line.join('')}`;
}

describe('a link', () => {
  test.each(['game', 'kifu', 'moves', 'transcript', 'm', 'record', 'seq', 'sequence'])(
    'has its moves in the parameter %s, before or behind the sign of a fragment',
    (name) => {
      expect(read(`${PAGE}/play?ai=on&${name}=f5d6c3&last=num`)).toBe('f5d6c3');
      expect(read(`${PAGE}/play#${name}=f5d6c3`)).toBe('f5d6c3');
      expect(read(`${PAGE}/#/analysis?${name}=F5D6C3`)).toBe('f5d6c3');
    },
  );

  test.each(['start_board', 'board', 'position', 'pos', 'b'])('has its board in the parameter %s', (name) => {
    expect(read(`${PAGE}/?${name}=${AFTER.board}&turn=white`)).toBe(`${AFTER.toString()} `);
    expect(read(`${PAGE}/?${name}=${AFTER.board}&turn=white&moves=f6e6`)).toBe(`${AFTER.toString()} f6e6`);
  });

  test.each([
    ['start_color', 'white', 'white'],
    ['turn', 'w', 'white'],
    ['side', 'O', 'white'],
    ['color', '1', 'white'],
    ['turn', 'black', 'black'],
    ['side', 'X', 'black'],
    ['color', '0', 'black'],
  ])('names the side by %s=%s', (name, value, turn) => {
    // Both sides have a move there.
    const { board } = Position.start.play('f5').play('d6');
    expect(parseAnyGame(`${PAGE}/?board=${board}&${name}=${value}`).game.position.turn).toBe(turn);
  });

  test.each([
    ['the end of its path', `${PAGE}/games/f5d6c3`],
    ['a part of its path', `${PAGE}/f5d6c3/view`],
    ['its fragment', `${PAGE}/#f5d6c3`],
    ['the path in its fragment', `${PAGE}/#!/play/f5d6c3`],
    ['a parameter of any name', `${PAGE}/?whatever=f5d6c3&x=y`],
    ['a parameter behind others that are empty', `${PAGE}/?kifu=&moves=%20f5d6c3`],
    ['a path with a sign that is no text', `${PAGE}/%E0%A4%A/f5d6c3`],
  ])('has the moves in %s', (_, link) => {
    expect(read(link)).toBe('f5d6c3');
  });

  test('has a board in its path', () => {
    expect(read(`${PAGE}/board/${AFTER.board}%20O`)).toBe(`${AFTER.toString()} `);
  });

  test.each([
    `See ${PAGE}/?moves=f5d6c3.`,
    `[my game](${PAGE}/?moves=f5d6c3)`,
    `(${PAGE}/?moves=f5d6c3), I think!`,
    `${PAGE}/a_(b)?moves=f5d6c3`,
    `*${PAGE}/?moves=f5d6c3*`,
  ])('ends where its sentence goes on: %s', (text) => {
    expect(read(text)).toBe('f5d6c3');
  });

  test('is the place of what is wrong in it', () => {
    expect(() => parseAnyGame(`  ${PAGE}/?moves=f5f5`)).toThrow(
      expect.objectContaining({ code: 'illegal-move', offset: 2 }),
    );
    expect(() => parseAnyGame(`\n ${PAGE}/about`)).toThrow(
      expect.objectContaining({ format: 'link', code: 'missing', offset: 2 }),
    );
  });

  test('has the empty cells of a matrix between its rows, and numbers in the order of the moves', () => {
    const cells = Array.from({ length: 64 }, () => '0');
    for (const [at, square] of ['f5', 'd6', 'c3'].entries())
      cells[(Number(square[1]) - 1) * 8 + square.charCodeAt(0) - 97] = String(at + 1);
    const rows = Array.from({ length: 8 }, (_, y) => cells.slice(8 * y, 8 * y + 8).join('|'));
    expect(read(`${PAGE}/?matrix=${rows.join('||')}`)).toBe('f5d6c3');
  });
});

describe('the side to move', () => {
  const rows = AFTER.board.replace(/.{8}/g, '$&\n');
  // Without a word White would be to move: 59 squares are empty.
  test.each([
    'Black to move',
    'black to play',
    "Black's turn",
    'X to move',
    '● to move',
    '* to play',
    'Turn: Black',
    'Side = X',
    'Trait : Noirs',
    'to move: black',
    'B',
  ])('is said by “%s” below a board', (words) => {
    expect(parseAnyGame(`${rows}${words}`).game.position.turn).toBe('black');
  });

  test.each([
    'White to move',
    "White's turn",
    'O to move',
    '○ to play',
    'turn: white',
    'Trait : Blancs',
    'W',
  ])('is said by “%s” below a board that seems to be for the other', (words) => {
    const { board } = Position.start.play('f5').play('d6');
    const text = `${board.replace(/.{8}/g, '$&\n')}${words}`;
    expect(parseAnyGame(text).game.position.turn).toBe('white');
  });

  test('stands behind the numbers of discs below a drawing', () => {
    const drawing = AFTER.board
      .match(/.{8}/g)!
      .map((row, y) => `${y + 1} ${Array.from(row).join(' ')}`)
      .join('\n');
    const { position } = parseAnyGame(`${drawing}\nBlack: 4, White: 1\nBlack to move`).game;
    expect(position.toString()).toBe(`${AFTER.board} X`);
  });
});

describe('moves as people write them', () => {
  const moves = (text: string, start?: Position): string => readMoveText(text, 0, start).mainLine!.join('');

  test.each([
    ['1/2 at the end', 'f5d6 ½-½', { margin: 0, winner: undefined }],
    ['a colon', 'f5 d6 40:24', { margin: 16, winner: 'black' }],
    ['brackets', 'f5 d6 (20 - 44)', { margin: -24, winner: 'white' }],
    ['a long dash and a point', 'f5 d6 33–31.', { margin: 2, winner: 'black' }],
  ])('end with a score: %s', (_, text, result) => {
    expect(readMoveText(text).result).toEqual(result);
  });

  test('end with a time, not a score, where two numbers are no discs of a game', () => {
    expect(readMoveText('f5 d6 12:30').result).toBeUndefined();
  });

  test.each([
    'Black: f5 White: d6',
    'black f5, white d6',
    '1) f5 2) d6',
    '1: f5 · d6',
    'f5_d6',
    '"f5" + d6',
    'f5/d6 *',
  ])('may be apart by anything that is no move: %s', (text) => {
    expect(moves(text)).toBe('f5d6');
  });

  /** White has no move there: Black has f8, then Black again. */
  const before = Position.of(`${'-'.repeat(56)}-----OX-`, 'black');

  test.each(['e8', 'E8', 'e8 --', 'e8 pass', 'e8 PA', 'e8 ps', 'e8 @@', 'e8 -----'])(
    'have passes in any form, or none: %s',
    (text) => {
      expect(moves(text, before)).toBe('e8');
    },
  );

  test('have a pass only where it is due', () => {
    expect(() => readMoveText('f5 pass d6')).toThrow(
      expect.objectContaining({ name: 'FormatError', offset: 3 }),
    );
    expect(moves('f5 -- d6')).toBe('f5d6');
  });

  test.each([
    ['f5 d9', 'd9', 3],
    ['f5 hello', 'hello', 3],
    ['f5 éé d6', 'éé', 3],
    ['f5 ?', '?', 3],
  ])('name what is none: %s', (text, found, offset) => {
    expect(() => readMoveText(text)).toThrow(
      expect.objectContaining({ code: 'square', data: { text: found }, offset }),
    );
  });
});
