import { describe, expect, it } from 'vitest';
import { EngineError, type HumanOptions } from '../../../src/core/engine/engine.js';
import { createEngine } from '../../../src/core/engine/node.js';
import {
  FORESIGHT_WEIGHTS,
  MEMORY_WEIGHTS,
  SIGHT_WEIGHTS,
} from '../../../src/core/engine/levels/human/weights.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { SYMMETRIES, transform, transformSquare } from '../../../src/core/rules/symmetry.js';
import { after, chances as chancesOf, MIDDLE } from './people.js';

const engine = await createEngine({ workers: 2, table: 8 });

const chances = (position: Position, options?: Partial<HumanOptions>) => chancesOf(engine, position, options);

/** Black may take a corner. */
const CORNER = Position.of(
  '--------' + '--OO----' + '--OOO---' + '-XXXXX--' + '--XOOO--' + '--OXO---' + '-O-X----' + '--------',
  'black',
);

describe('the moves that people choose', () => {
  it.each([0, 900, 1500, 2200, 4000])(
    'are all legal moves, the likeliest first, and sum up to 1 at %i',
    async (strength) => {
      const moves = await engine.human!(MIDDLE, { strength });
      expect(moves.map(({ move }) => move).sort()).toEqual([...MIDDLE.legalMoves].sort());
      const probabilities = moves.map(({ probability }) => probability);
      expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
      expect(probabilities.every((probability) => probability > 0)).toBe(true);
      expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    },
  );

  it.each([
    ['after the first move', after('f5')],
    ['in an opening', after('f5d6c3')],
    ['in the middle of the game', MIDDLE],
  ])('are the same whichever way the board is turned: %s', async (_, position) => {
    const straight = await chances(position);
    for (const symmetry of SYMMETRIES) {
      const turned = await chances(transform(position, symmetry));
      for (const [move, probability] of straight) {
        expect(turned.get(transformSquare(move as Square, symmetry))).toBeCloseTo(probability, 9);
      }
    }
  });

  it('are four equal ones at the start', async () => {
    expect([...(await chances(Position.start)).values()]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('are the same for both colours, and whatever was searched before', async () => {
    const swapped = Position.of(
      MIDDLE.board.replace(/[XO]/g, (disc) => (disc === 'X' ? 'O' : 'X')),
      MIDDLE.turn === 'black' ? 'white' : 'black',
    );
    const first = await chances(MIDDLE);
    await engine.search(MIDDLE, { depth: 12 });
    expect(await chances(MIDDLE)).toEqual(first);
    expect(await chances(swapped)).toEqual(first);
  });

  it('change with strength: who is stronger errs less', async () => {
    const { moves } = await engine.search(CORNER, { depth: 10, multiPv: 40 });
    const loss = async (strength: number): Promise<number> => {
      const found = await chances(CORNER, { strength });
      return moves.reduce((sum, { move, value }) => sum + found.get(move)! * (moves[0]!.value - value), 0);
    };
    const [weak, middle, strong] = await Promise.all([1000, 1500, 2000].map(loss));
    expect(weak).toBeGreaterThan(middle!);
    expect(middle).toBeGreaterThan(strong!);
  });

  it('depend on where the last moves were, where these are known', async () => {
    const before = [after('f5d6c3d3c4f4c5b3c2e3d2c6'), after('f5d6c3d3c4f4c5b3c2e3d2c6b4')];
    const bare = await chances(MIDDLE);
    const known = await chances(MIDDLE, { before });
    expect(known).not.toEqual(bare);
    expect([...known.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(await chances(MIDDLE, { before: [] })).toEqual(bare);
    // A position that does not lead here says nothing about moves, and does no harm.
    await expect(chances(MIDDLE, { before: [Position.start] })).resolves.toBeDefined();
  });

  it('are a single one where there is no choice, and the pass of who has none', async () => {
    const forced = Position.of(`${'-'.repeat(8)}-XO-${'-'.repeat(52)}`, 'black');
    expect(await engine.human!(forced, { strength: 1500 })).toEqual([{ move: 'd2', probability: 1 }]);
    const passing = Position.of(`XO${'-'.repeat(62)}`, 'white');
    expect(await engine.human!(passing, { strength: 1500 })).toEqual([{ move: 'pass', probability: 1 }]);
  });

  it('are known to the last square', async () => {
    const last = Position.of(`-O${'X'.repeat(60)}O-`, 'black');
    const found = await engine.human!(last, { strength: 1200 });
    expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });
});

describe('a question to the model of human play', () => {
  it.each([
    [undefined, /^options takes an object with a strength, not undefined/],
    [{}, /^options\.strength takes a number from 0 to 4000, not undefined/],
    [{ strength: '1400' }, /^options\.strength takes a number from 0 to 4000, not "1400"/],
    [{ strength: Number.NaN }, /^options\.strength takes a number from 0 to 4000, not NaN/],
    [{ strength: 9000 }, /^options\.strength takes a number from 0 to 4000, not 9000/],
    [{ strength: 1400, before: 'f5' }, /^options\.before takes an array of positions, not "f5"/],
    [{ strength: 1400, before: [7] }, /^options\.before takes an array of positions, not object/],
    [{ strength: 1400, signal: 1 }, /^options\.signal takes an AbortSignal, not 1/],
  ])('is refused by the name of the argument: %o', async (options, message) => {
    const requested = engine.human!(MIDDLE, options as HumanOptions);
    await expect(requested).rejects.toThrow(EngineError);
    await expect(requested).rejects.toMatchObject({
      code: 'invalid-request',
      message: expect.stringMatching(message) as string,
    });
  });

  it('is refused where the game is over', async () => {
    const over = Position.of('X'.repeat(64), 'black');
    await expect(engine.human!(over, { strength: 1400 })).rejects.toThrow('the game is over');
  });

  it('ends with the signal, and with the engine', async () => {
    const reason = new Error('the page was left');
    const signal = AbortSignal.abort(reason);
    await expect(engine.human!(MIDDLE, { strength: 1400, signal })).rejects.toBe(reason);
    const other = await createEngine({ workers: 1, table: 8 });
    other.close();
    await expect(other.human!(MIDDLE, { strength: 1400 })).rejects.toThrow('The engine was closed');
  });
});

describe('the weights', () => {
  const tables = { ...FORESIGHT_WEIGHTS, ...SIGHT_WEIGHTS, ...MEMORY_WEIGHTS };

  it('are six whole numbers for each name, in at most 4 kB', () => {
    for (const weights of Object.values(tables)) {
      expect(weights).toHaveLength(6);
      expect(weights.every(Number.isInteger)).toBe(true);
    }
    expect(JSON.stringify(tables).length).toBeLessThanOrEqual(4096);
  });
});

describe('a level that is a strength', () => {
  it('answers as a search does, the same for the same seed, and with a pass where it must', async () => {
    const limits = { level: 1800, seed: 5, multiPv: 3 } as const;
    const first = await engine.search(CORNER, limits);
    expect(first).toMatchObject({ move: first.line[0], certainty: expect.any(String) as string });
    expect(first.moves).toHaveLength(3);
    expect((await engine.search(CORNER, limits)).move).toBe(first.move);
    const passing = Position.of(`OX${'-'.repeat(62)}`, 'black');
    expect(passing.phase).toBe('pass');
    expect(await engine.search(passing, { level: 1000 })).toMatchObject({ move: 'pass' });
  });

  it('finds the best move more often the higher it is', async () => {
    const best = (await engine.search(MIDDLE, { depth: 12 })).move;
    const [weak, strong] = await Promise.all(
      [1000, 2100].map(async (strength) => (await chances(MIDDLE, { strength })).get(best)!),
    );
    expect(strong).toBeGreaterThan(weak!);
  });

  it('is one of those listed, and no other number', async () => {
    await expect(engine.search(MIDDLE, { level: 1450 as 1400 })).rejects.toThrow(/level .* not 1450/u);
    await expect(engine.search(MIDDLE, { level: 350 as 400 })).rejects.toThrow(/level .* not 350/u);
  });
});
