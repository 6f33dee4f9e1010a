import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookValue, WideBook } from '../../../src/core/book.js';
import { pieceOf, readPiece, writeLine } from '../../../src/core/book/wide-book-piece.js';
import { OPENINGS } from '../../../src/core/rules/openings.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { canonical, SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';

const FOLDER = join(import.meta.dirname, '../../../demo/public/book');
const LARGEST_PIECE = 50_000;

const after = (moves: string): Position =>
  (moves.match(/../g) ?? []).reduce((at, move) => at.play(move as Square), Position.start);

const site = (): WideBook => new WideBook(FOLDER, (path) => Promise.resolve(readFileSync(path, 'utf8')));

describe("the site's wide opening book", () => {
  it('has 50,000 positions, none twice, in pieces of at most 50 kB', () => {
    let positions = 0;
    for (const name of readdirSync(FOLDER)) {
      const path = join(FOLDER, name);
      expect(statSync(path).size, name).toBeLessThanOrEqual(LARGEST_PIECE);
      const text = readFileSync(path, 'utf8');
      const entries = readPiece(text);
      expect(entries.size, name).toBe(text.trim().split('\n').length);
      positions += entries.size;
    }
    expect(positions).toBeGreaterThanOrEqual(50_000);
  });

  it('values a move as what follows it is worth, along the best line and beside it', async () => {
    const book = site();
    for (const start of ['', 'f5d6', 'f5f6e6f4', 'f5d6c3d3c4', 'f5d6c4d3c5']) {
      let position = after(start);
      for (let plies = 0; plies < 12; plies++) {
        const moves = await book.moves(position);
        if (!moves) break;
        expect(moves.map(({ move }) => move).toSorted()).toEqual(position.legalMoves.toSorted());
        expect(moves[0]!.loss).toBe(0);
        for (const { move, value, loss, goesOn, draws } of moves) {
          const next = await book.moves(position.play(move));
          expect(goesOn, `${start} ${move}`).toBe(next !== undefined);
          // Losses are stored up to 25 discs.
          if (next && loss < 25) expect(value, `${start} ${move}`).toBe(0 - next[0]!.value);
          expect(draws).toBe(value === 0);
        }
        position = position.play(moves[0]!.move);
      }
    }
  });

  it('goes further than the book of the package, and knows all named openings', async () => {
    const book = site();
    const missing: string[] = [];
    for (const { moves, name } of OPENINGS) {
      if (!(await book.moves(after(moves.slice(0, 8).join(''))))) missing.push(name);
    }
    expect(missing).toEqual([]);
    const tiger = after('f5d6c3d3c4f4c5b3c2e3d2c6b4b5');
    expect(bookValue(tiger)).toBeUndefined();
    expect(await book.moves(tiger)).toBeDefined();
  });

  it('knows a position whichever way the board is turned', async () => {
    const book = site();
    const position = after('f5d6c3d3c4');
    const moves = (await book.moves(position))!;
    for (const symmetry of SYMMETRIES) {
      const turned = (await book.moves(transform(position, symmetry)))!;
      const expected = moves.map(({ move, value }) => [transformSquare(move, symmetry), value] as const);
      expect(new Map(turned.map(({ move, value }) => [move, value]))).toEqual(new Map(expected));
    }
  });
});

describe('a wide opening book', () => {
  const { piece, key } = pieceOf(canonical(Position.start));
  const moves = [2, 0, 30, 1].map((loss, at) => ({ loss, goesOn: at === 1 }));
  const line = writeLine(key, { value: -3, depth: 14, within: 2, moves });

  it('is read as it was written; a loss of more than 25 discs is written as 25', async () => {
    const requested: string[] = [];
    const book = new WideBook('/book', (address) => {
      requested.push(address);
      return Promise.resolve(`${line}\n`);
    });
    const found = (await book.moves(Position.start))!;
    expect(found.map(({ value, loss }) => [value, loss])).toEqual([
      [-3, 0],
      [-4, 1],
      [-5, 2],
      [-28, 25],
    ]);
    expect(found[0]).toMatchObject({ goesOn: true, depth: 14, within: 2, draws: false });
    await book.moves(Position.start);
    expect(requested).toEqual([`/book/${piece}.txt`]);
  });

  it('leaves out invalid lines, and a line that does not fit the position', async () => {
    const read = (text: string) => new WideBook('/book/', () => Promise.resolve(text)).moves(Position.start);
    expect(await read(`<b>\n${line}\n\n${'x'.repeat(5000)}`)).toHaveLength(4);
    expect(await read(`${line}a`)).toBeUndefined();
    expect(await read('')).toBeUndefined();
  });

  it('says what cannot be fetched, and tries again', async () => {
    let fails = true;
    const book = new WideBook('/book/', (address) =>
      fails ? Promise.reject(new Error(`${address}: 404`)) : Promise.resolve(line),
    );
    await expect(book.moves(Position.start)).rejects.toThrow(`/book/${piece}.txt: 404`);
    fails = false;
    expect(await book.moves(Position.start)).toHaveLength(4);
    await expect(
      new WideBook('/book/', () => Promise.resolve('x'.repeat(600_000))).moves(Position.start),
    ).rejects.toThrow('too long');
  });
});
