import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantiateTraining } from '../../../training/core.js';
import { encodeWeights, sharedShapeEnds } from '../../../training/encode.js';
import { UNITS } from '../../../training/records.js';
import type { TrainingExports } from '../../../training/training-exports.js';

const START = { player: 0x0000000810000000n, opponent: 0x0000001008000000n };

let shapeEnds: number[];
let core: TrainingExports;

beforeAll(async () => {
  shapeEnds = await sharedShapeEnds();
}, 60_000);

beforeEach(async () => {
  core = await instantiateTraining();
  core.useSimpleWeights();
});

function load(bytes: Uint8Array): number {
  const at = core.weightsBuffer(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  return core.loadWeights(bytes.length);
}

function constantFile(weight: number, constant: number, anchors = [4, 64]): Uint8Array {
  return encodeWeights({
    discs: anchors,
    constants: new Array<number>(65).fill(constant),
    step: 1,
    weights: anchors.map(() => new Int16Array(shapeEnds.at(-1)!).fill(weight)),
    shapeEnds,
  });
}

describe('the weights file', () => {
  it('gives back each weight that was written, small, large and negative', () => {
    const anchors = [4, 64];
    // A hash gives every weight its own size, up to the thousands, without any order.
    const weights = anchors.map((discs) =>
      Int16Array.from({ length: shapeEnds.at(-1)! }, (_, at) => {
        const hash = Math.imul(at + discs * 7919, 0x9e3779b1) >>> 8;
        return at % 3 === 0 ? (hash % 4001) - 2000 : (hash % 7) - 3;
      }),
    );
    const file = encodeWeights({
      discs: anchors,
      constants: new Array<number>(65).fill(0),
      step: 1,
      weights,
      shapeEnds,
    });
    expect(load(file)).toBe(0);
    const again = new Int16Array(core.memory.buffer);
    // The unpacked weights stand in memory one anchor after the other.
    const first = weights[0]!;
    const start = again.findIndex((_, at) =>
      first.subarray(0, 64).every((value, next) => again[at + next] === value),
    );
    expect(start).toBeGreaterThan(0);
    for (const [anchor, values] of weights.entries()) {
      const from = start + anchor * values.length;
      expect(again.subarray(from, from + values.length).every((value, at) => value === values[at])).toBe(
        true,
      );
    }
  });

  it('adds one weight for each of the 54 instances, and the constant', () => {
    expect(load(constantFile(3, 10))).toBe(0);
    expect(core.evaluate(START.player, START.opponent)).toBe((54 * 3 + 10) / UNITS);
    expect(core.hasWeights()).toBe(1);
  });

  it('draws a straight line between anchors', () => {
    const anchors = [4, 64];
    const weights = [0, 60].map((value) => new Int16Array(shapeEnds.at(-1)!).fill(value));
    expect(
      load(
        encodeWeights({
          discs: anchors,
          constants: new Array<number>(65).fill(0),
          step: 1,
          weights,
          shapeEnds,
        }),
      ),
    ).toBe(0);
    const player = (1n << 34n) - 1n;
    const value = core.evaluate(player, 0n) * UNITS;
    // 34 discs stand with 35, so the weight is 30.5, rounded to a whole unit.
    expect(Math.abs(value / 54 - 30.5)).toBeLessThanOrEqual(0.5);
  });

  it('can be loaded again with other weights', () => {
    expect(load(constantFile(3, 10))).toBe(0);
    expect(load(constantFile(-2, 0, [4, 30, 64]))).toBe(0);
    expect(core.evaluate(START.player, START.opponent)).toBe((-2 * 54) / UNITS);
  });

  it.each([
    ['is empty', 1, () => new Uint8Array(0)],
    ['is something else', 1, () => new TextEncoder().encode('<!doctype html><title>404</title>')],
    ['is of another version', 2, () => constantFile(1, 0).map((byte, at) => (at === 4 ? byte + 1 : byte))],
    [
      'has a changed byte in its weights',
      3,
      () => constantFile(1, 0).map((byte, at, all) => (at === all.length - 9 ? byte ^ 1 : byte)),
    ],
    ['has a changed constant', 3, () => constantFile(1, 0).map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
    ['is cut short', 4, () => constantFile(1, 0).slice(0, -1)],
    ['goes on too long', 4, () => Uint8Array.from([...constantFile(1, 0), 0])],
  ] as const)('is refused when it %s', (_, code, bytes) => {
    const before = core.evaluate(START.player | 1n, START.opponent);
    expect(load(bytes())).toBe(code);
    expect(core.hasWeights()).toBe(0);
    expect(core.evaluate(START.player | 1n, START.opponent)).toBe(before);
  });
});

describe('the weights that are shipped', () => {
  const shipped = readFileSync(new URL('../../../src/engine/weights.bin', import.meta.url));

  it('are accepted', () => {
    expect(load(shipped)).toBe(0);
  });

  it('leave room for the core within a megabyte', () => {
    expect(shipped.length).toBeLessThan(900_000);
  });
});
