import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { instantiateTraining } from '../../../training/core.js';
import { legalSquares } from '../core/naive.js';
import type { TrainingExports } from '../../../training/training-exports.js';

/** Lanes of a frame. */
const LANES = 40;

let core: TrainingExports;
beforeAll(async () => {
  core = await instantiateTraining();
  core.useSimpleWeights();
}, 60_000);

function lanes(frame: number): number[] {
  return [...new Int16Array(core.memory.buffer, frame, LANES)];
}

/** 64 squares: 0 empty, 1 first player, 2 second player. */
const board = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 64, maxLength: 64 });

function discs(squares: readonly number[], who: number): bigint {
  return squares.reduce((bits, disc, square) => (disc === who ? bits | (1n << BigInt(square)) : bits), 0n);
}

function transformed(squares: readonly number[], symmetry: number): number[] {
  const result: number[] = [];
  squares.forEach((disc, square) => {
    const column = symmetry & 1 ? 7 - (square % 8) : square % 8;
    const row = symmetry & 2 ? 7 - (square >> 3) : square >> 3;
    result[symmetry & 4 ? column * 8 + row : row * 8 + column] = disc;
  });
  return result;
}

describe('pattern indices', () => {
  it('are the same move by move as from nothing', () => {
    fc.assert(
      fc.property(board, fc.nat(), fc.boolean(), (squares, pick, isFirst) => {
        const mover = isFirst ? 1 : 2;
        const empty = squares.flatMap((disc, square) => (disc === 0 ? [square] : []));
        const turned = squares.flatMap((disc, square) =>
          disc === 3 - mover && (square + pick) % 3 > 0 ? [square] : [],
        );
        fc.pre(empty.length > 0 && turned.length > 0);
        const square = empty[pick % empty.length]!;
        const after = squares.map((disc, at) => (at === square || turned.includes(at) ? mover : disc));
        const flips = turned.reduce((bits, at) => bits | (1n << BigInt(at)), 0n);
        const [before, played, fresh] = [core.frameAt(0), core.frameAt(1), core.frameAt(2)];
        core.featuresSet(before, discs(squares, 1), discs(squares, 2));
        core.featuresPlay(before, played, isFirst, square, flips);
        core.featuresSet(fresh, discs(after, 1), discs(after, 2));
        expect(lanes(played)).toEqual(lanes(fresh));
      }),
    );
  });

  it('are negated when the players change sides', () => {
    fc.assert(
      fc.property(board, (squares) => {
        core.featuresSet(core.frameAt(0), discs(squares, 1), discs(squares, 2));
        core.featuresSet(core.frameAt(1), discs(squares, 2), discs(squares, 1));
        expect(lanes(core.frameAt(0)).map((index) => 0 - index)).toEqual(lanes(core.frameAt(1)));
      }),
    );
  });

  it('see every square of the board', () => {
    for (let square = 0; square < 64; square++) {
      core.featuresSet(core.frameAt(0), 1n << BigInt(square), 0n);
      expect(lanes(core.frameAt(0)).some((index) => index !== 0)).toBe(true);
    }
  });
});

describe('the evaluation', () => {
  it('is the same for the eight symmetries of a position', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 1, max: 7 }), (squares, symmetry) => {
        const other = transformed(squares, symmetry);
        expect(core.evaluate(discs(other, 1), discs(other, 2))).toBe(
          core.evaluate(discs(squares, 1), discs(squares, 2)),
        );
      }),
    );
  });

  it('is the same for a position whichever player its frame calls the first', () => {
    fc.assert(
      fc.property(board, (squares) => {
        const [player, opponent] = [discs(squares, 1), discs(squares, 2)];
        const moves = legalSquares(player, opponent).reduce((bits, at) => bits | (1n << BigInt(at)), 0n);
        core.featuresSet(core.frameAt(0), player, opponent);
        core.featuresSet(core.frameAt(1), opponent, player);
        expect(core.evaluateFrame(core.frameAt(0), true, player, opponent, moves)).toBe(
          core.evaluateFrame(core.frameAt(1), false, player, opponent, moves),
        );
      }),
    );
  });

  it('prefers a corner and dislikes the square diagonally beside an empty one', () => {
    const center = { player: 0x0000001008000000n, opponent: 0x0000000810000000n };
    const quiet = core.evaluate(center.player, center.opponent);
    expect(core.evaluate(center.player | 1n, center.opponent)).toBeGreaterThan(quiet);
    expect(core.evaluate(center.player | (1n << 9n), center.opponent)).toBeLessThan(quiet);
  });
});
