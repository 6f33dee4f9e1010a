import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { parseHamlite, printHamlite, printHamliteParameters } from '../../../src/core/formats/hamlite.js';
import { Position } from '../../../src/core/rules/position.js';
import { anyGame } from '../rules/support.js';
import { Game } from '../../../src/core/rules/game/game.js';

describe('a transcript with forgotten flips', () => {
  test('leads to the discs as they were left', () => {
    const game = parseHamlite('f5d6 c5 forgat=1(e5)');
    expect(game.ply).toBe(3);
    // c5 flips e5 because it was left white.
    expect(game.position.at('e5')).toBe('black');
    game.goTo(1);
    expect(game.position.at('e5')).toBe('white');
    expect(printHamlite(game)).toBe('f5d6c5 forgat=1(e5)');
  });

  test('is an ordinary game if no flip was forgotten', () => {
    const game = parseHamlite('F5D6C3');
    expect(game.position.equals(Position.start.play('f5').play('d6').play('c3'))).toBe(true);
    expect(printHamlite(game)).toBe('f5d6c3');
  });

  test.each([
    ['f5i9', 'i9 is not a square from a1 to h8 (Hamlite, character 3)'],
    ['f5?', '? is not a square from a1 to h8 (Hamlite, character 3)'],
    ['f5f5', 'illegal move f5 at ply 2: occupied (Hamlite, character 3)'],
    ['f5 forgat=1(a1)', 'a1 at ply 1: not flipped by f5 (Hamlite, character 1)'],
    ['f5 forgat=2(e5)', 'ply 2 is not from 1 to 1 (Hamlite, character 4)'],
    [
      'f5 forgat=1(z9)',
      'this is not a ply with its forgotten discs, such as 48(a4b3) (Hamlite, character 11)',
    ],
    ['f5 forgat', 'forgat= is missing (Hamlite, character 4)'],
  ])('is refused: %s', (text, message) => {
    expect(() => parseHamlite(text)).toThrow(expect.objectContaining({ name: 'FormatError', message }));
  });

  test('cannot be written when a disc was turned that should not have been', () => {
    const game = new Game();
    game.play('f5', game.position.putDiscs('f5', ['e5', 'd4']));
    expect(() => printHamlite(game)).toThrow('ply 1: discs were flipped that f5 does not flip');
  });
});

describe("the parameters of Hamlite's page", () => {
  test('say moves, board, side and what was forgotten, each only where there is something to say', () => {
    const game = parseHamlite('f5d6c5 forgat=1(e5)');
    expect(printHamliteParameters(game)).toBe('kifu=f5d6c5&forgat=1(e5)');
    const late = new Game({ position: Position.start.play('f5') });
    late.play('f6');
    expect(printHamliteParameters(late)).toBe(
      `kifu=f6&start_board=${Position.start.play('f5').board}&start_color=white`,
    );
  });

  test('may have the moves as a table of their numbers', () => {
    const game = parseHamlite('f5d6c3');
    const table = printHamliteParameters(game, { matrix: true });
    expect(
      table
        .replace('matrix=', '')
        .split('|')
        .map((cell, at) => [at, cell])
        .filter(([, cell]) => cell !== '--'),
    ).toEqual([
      [18, '3'],
      [37, '1'],
      [43, '2'],
    ]);
    // In the form of pages: a bar around each cell, and one row a line.
    const cells = table.replace('matrix=', '').split('|');
    const rows = Array.from({ length: 8 }, (_, row) => `|${cells.slice(8 * row, 8 * row + 8).join('|')}|`);
    const page = `matrix=${rows.join('\n')}&ai=off`;
    expect(parseAnyGame(page).game.line).toEqual(['f5', 'd6', 'c3']);
  });

  test.each([false, true])('are read again as they were printed, matrix: %s', (matrix) => {
    fc.assert(
      fc.property(anyGame, fc.nat(50), (model, ply) => {
        const first = model.nodes[Math.min(ply, model.nodes.length) - 1];
        const game = new Game({ position: first?.position ?? Position.start });
        for (const move of model.line.slice(first?.ply ?? 0)) game.play(move);
        // Without moves from the usual start there is nothing to print.
        fc.pre(game.ply > 0);
        const link = `https://example.com/hamlite.html?ai=on&${printHamliteParameters(game, { matrix })}`;
        const again = parseAnyGame(link).game;
        expect(again.line).toEqual(game.line);
        expect(again.position.equals(game.position)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

test('a printed game reads back unchanged', () => {
  fc.assert(
    fc.property(anyGame, fc.infiniteStream(fc.nat(9)), (model, luck) => {
      // Follows the model's moves while they are legal, and forgets a disc now and then.
      const game = new Game();
      for (const move of model.line) {
        const flips = game.position.flips(move);
        if (flips.length === 0) break;
        const forget = luck.next().value === 0;
        game.play(move, forget ? game.position.putDiscs(move, flips.slice(1)) : undefined);
      }
      const again = parseHamlite(printHamlite(game));
      expect(again.line).toEqual(game.line);
      expect(again.position.equals(game.position)).toBe(true);
    }),
  );
});
