import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/cli/io/command-line/options.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { writePermalink } from '../../../src/core/formats/permalink.js';
import { Position } from '../../../src/core/rules/position.js';
import { tool } from './tool.js';

const MOVES = 'f5d6c3d3c4';
/** The position named in a picture's title. */
const shown = (svg: string): string | undefined => /<title>Othello board: (.*?)<\/title>/.exec(svg)?.[1];
const positionAfter = (moves: string): string => parseAnyGame(moves).game.position.toString();

describe('othello-engine picture', () => {
  test('prints the last position of a game as SVG', async () => {
    const { code, out, err } = await tool(['picture', MOVES]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(shown(out)).toBe(positionAfter(MOVES));
  });

  test('prints the position after --ply moves, 0 for the start', async () => {
    expect(shown((await tool(['picture', MOVES, '--ply', '2'])).out)).toBe(positionAfter('f5d6'));
    expect(shown((await tool(['picture', MOVES, '--ply', '0'])).out)).toBe(Position.start.toString());
  });

  test('takes a file of any format, and a link', async () => {
    const pgn = '1. f5 d6 2. c3 *';
    const file = await tool(['picture', 'game.pgn'], { files: { 'game.pgn': pgn } });
    expect(shown(file.out)).toBe(positionAfter('f5d6c3'));
    const { root } = parseAnyGame(MOVES).game;
    const link = `https://example.com/#game=${await writePermalink({ root })}`;
    expect(shown((await tool(['picture', link])).out)).toBe(positionAfter(MOVES));
  });

  test.each([
    ['1. f5 d6 2. c3', positionAfter('f5d6c3')],
    [`${'--------/'.repeat(3)}---OX---/---XO---/${'--------/'.repeat(3)} X`, Position.start.toString()],
  ])('takes numbered moves, and a board with a slash between its rows: %s', async (game, position) => {
    const { err, out } = await tool(['picture', game]);
    expect([err, shown(out)]).toEqual(['', position]);
  });

  test('says once that a file cannot be written', async () => {
    const writeFile = () =>
      Promise.reject(new InputError('a.svg cannot be written: no space left on device'));
    const { err } = await tool(['picture', MOVES, '-o', 'a.svg'], { writeFile });
    expect(err).toBe('othello-engine: a.svg cannot be written: no space left on device\n');
  });

  test('writes a file whose name says what it is to be', async () => {
    const svg = await tool(['picture', MOVES, '-o', 'a.svg']);
    expect(svg.out).toBe('');
    expect(shown(svg.written!['a.svg'] as string)).toBe(positionAfter(MOVES));
    const png = await tool(['picture', MOVES, '-o', 'a.PNG']);
    const picture = PNG.sync.read(Buffer.from(png.written!['a.PNG'] as Uint8Array));
    expect([picture.width, picture.height]).toEqual([800, 800]);
    // There is a black disc on c3, and a1 is empty.
    const pixel = (x: number, y: number): number[] => [
      ...picture.data.subarray((y * 800 + x) * 4, (y * 800 + x) * 4 + 3),
    ];
    const squareSize = 800 / 8.75;
    const at = (column: number, row: number): number[] =>
      pixel(Math.round((0.6 + column + 0.3) * squareSize), Math.round((0.6 + row + 0.5) * squareSize));
    expect(at(2, 2)).toEqual([0x14, 0x18, 0x1a]);
    expect(at(0, 0)).toEqual([0x2c, 0x7a, 0x58]);
  });

  test.each([
    [['picture', MOVES, '--ply', '9'], 'there is no ply 9: the game has only 5 moves'],
    [['picture', MOVES, '-o', 'a.gif'], '--out takes a name that ends with .svg or .png, not a.gif'],
    [['picture', MOVES, MOVES], 'picture takes one game'],
    [['picture', 'missing.pgn'], 'missing.pgn cannot be read'],
    [['picture', 'f5f5'], 'illegal move f5 at ply 2'],
    [['picture', '~1mlrSON'], 'the link is damaged'],
    [['picture', MOVES, '--depth', '3'], 'picture does not take --depth'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await tool(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
