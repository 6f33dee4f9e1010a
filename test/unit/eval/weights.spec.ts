import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantiateTraining } from '../../../training/core.js';
import {
  dequantize,
  encodeWeights,
  quantize,
  sharedGroupEnds,
  type Weights,
} from '../../../training/evaluation/encode.js';
import { HIDDEN, STAGES, WIDTH } from '../../../training/evaluation/fitted.js';
import { UNITS } from '../../../training/evaluation/records.js';
import type { TrainingExports } from '../../../training/training-exports.js';
import { legalSquares, minimax } from '../core/naive.js';

const START = { player: 0x0000000810000000n, opponent: 0x0000001008000000n };
/** Squares of each shape, and its number of instances on the board. */
const SHAPES = [10, 10, 10, 10, 10, 10, 8, 8];
const INSTANCES = [4, 4, 8, 8, 4, 4, 4, 2];

let groupEnds: number[];
let core: TrainingExports;

beforeAll(async () => {
  groupEnds = sharedGroupEnds(await instantiateTraining());
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

/** Pseudo-random numbers, the same for the same seed. */
function numbers(count: number, seed: number, largest: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const hash = Math.imul(Math.imul(at + 1, 0x9e3779b1) ^ seed, 0x85ebca6b) >>> 8;
    return (hash % (2 * largest + 1)) - largest;
  });
}

/** A network whose numbers are all different, with empty rows, small and large ones. */
function anyWeights(): Weights {
  const seed = 7;
  const rows = numbers(groupEnds.at(-1)! * WIDTH, seed, 127).map((value, at) => {
    const row = Math.floor(at / WIDTH);
    return row % 3 === 0 ? 0 : row % 3 === 1 ? value % 4 : value;
  });
  return {
    stageRows: numbers(STAGES * WIDTH, seed + 1, 500),
    stageConstants: numbers(STAGES, seed + 2, 300),
    hiddenWeights: numbers(WIDTH * HIDDEN, seed + 3, 3000),
    hiddenBiases: numbers(HIDDEN, seed + 4, 2000),
    outputWeights: numbers(HIDDEN, seed + 5, 5000),
    rows: Int8Array.from(rows),
    groupEnds,
  };
}

let anyBytes: Uint8Array | undefined;

/** The file of `anyWeights`; encoding takes a moment. */
function anyFile(): Uint8Array {
  return (anyBytes ??= encodeWeights(anyWeights()));
}

const constantFiles = new Map<number, Uint8Array>();

/** A network in which only the constants matter. Encoding takes a moment, so it is done once for each. */
function constantFile(constant: number): Uint8Array {
  const file = constantFiles.get(constant) ?? encodeConstant(constant);
  constantFiles.set(constant, file);
  return file.slice();
}

function encodeConstant(constant: number): Uint8Array {
  const zeros = (count: number): number[] => new Array<number>(count).fill(0);
  return encodeWeights({
    stageRows: zeros(STAGES * WIDTH),
    stageConstants: zeros(STAGES).fill(constant),
    hiddenWeights: zeros(WIDTH * HIDDEN),
    hiddenBiases: zeros(HIDDEN),
    outputWeights: zeros(HIDDEN),
    rows: new Int8Array(groupEnds.at(-1)! * WIDTH),
    groupEnds,
  });
}

/** Kinds of squares whose moves are counted, by column and row as distances from the nearest edge. */
const KINDS: readonly ((column: number, row: number) => boolean)[] = [
  () => true,
  (column, row) => column === 0 && row === 0,
  (column, row) => column === 1 && row === 1,
  (column, row) => column + row === 1,
  (column, row) => Math.min(column, row) === 0 && column + row > 1,
  (column, row) => Math.min(column, row) > 0 && column + row > 2,
];
/** Number of counts in each table of counts. */
const COUNTS = [64, 8, 8, 16, 32, 64];
const EDGES: readonly ((at: number) => number)[] = [
  (at) => at,
  (at) => 56 + at,
  (at) => at * 8,
  (at) => at * 8 + 7,
];

/** Indices of the rows for the legal moves of both sides, as `assembly/evaluation/move-rows.ts` describes them. */
function placesOfMoves(moves: readonly number[], replies: readonly number[], first: number): number[] {
  const fromEdge = (at: number): number => Math.min(at, 7 - at);
  let start = first;
  const counted = KINDS.map((isKind, kind) => {
    const [own, other] = [moves, replies].map(
      (squares) => squares.filter((square) => isKind(fromEdge(square % 8), fromEdge(square >> 3))).length,
    );
    const place = start + own! * COUNTS[kind]! + other!;
    start += COUNTS[kind]! ** 2;
    return place;
  });
  const onEdges = EDGES.map((squareOf) => {
    const [own, other] = [moves, replies].map((squares) =>
      [0, 1, 2, 3, 4, 5, 6, 7].reduce((bits, at) => bits | (Number(squares.includes(squareOf(at))) << at), 0),
    );
    return start + own! * 256 + other!;
  });
  return [...counted, ...onEdges];
}

/** The network in floating point, as `assembly/evaluation/evaluate.ts` describes it: discs for the side to move. */
function reference(weights: Weights, player: bigint, opponent: bigint): number {
  const moves = legalSquares(player, opponent);
  const replies = legalSquares(opponent, player);
  if (moves.length === 0) {
    return replies.length > 0 ? -reference(weights, opponent, player) : minimax(player, opponent);
  }
  core.featuresSet(core.frameAt(0), player, opponent);
  // A copy: the memory may grow below, which ends views of it.
  const lanes = new Int16Array(core.memory.buffer, core.frameAt(0), 38).slice();
  const discs = [player, opponent].reduce((sum, set) => sum + set.toString(2).replaceAll('0', '').length, 0);
  const sums = weights.stageRows.slice(discs * WIDTH, (discs + 1) * WIDTH);
  const add = (place: number): void => {
    const row = core.sharedRow(place) * WIDTH;
    for (let column = 0; column < WIDTH; column++) sums[column]! += weights.rows[row + column]!;
  };
  let lane = 0;
  let start = 0;
  SHAPES.forEach((length, shape) => {
    const size = 3 ** length;
    for (let instance = 0; instance < INSTANCES[shape]!; instance++, lane++) {
      add(start + (size - 1) / 2 + lanes[lane]!);
    }
    start += size;
  });
  placesOfMoves(moves, replies, start).forEach(add);
  const activate = (value: number): number => Math.max(0, Math.min(1, value)) ** 2;
  const inputs = sums.map((sum) => activate(sum / 256));
  let value = 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const sum = inputs.reduce(
      (total, input, at) => total + (input * weights.hiddenWeights[at * HIDDEN + unit]!) / 2048,
      weights.hiddenBiases[unit]! / 2048,
    );
    value += (activate(sum) * weights.outputWeights[unit]!) / 4096;
  }
  return Math.max(-63, Math.min(63, value * 16 + weights.stageConstants[discs]! / UNITS));
}

describe('the evaluation by a weights file', () => {
  const board = fc
    .tuple(fc.bigInt(0n, 2n ** 64n - 1n), fc.bigInt(0n, 2n ** 64n - 1n), fc.bigInt(0n, 2n ** 64n - 1n))
    .map(([taken, first, more]) => [(taken | more) & first, (taken | more) & ~first] as const);

  it('is that of the network which was written, but for rounding', () => {
    const weights = anyWeights();
    expect(load(anyFile())).toBe(0);
    expect(core.hasWeights()).toBe(1);
    fc.assert(
      fc.property(board, ([player, opponent]) => {
        const difference = core.evaluate(player, opponent) - reference(weights, player, opponent);
        expect(Math.abs(difference)).toBeLessThan(0.05);
      }),
    );
  });

  it('values a side that has to pass like the other one at its turn, and a finished game by its score', () => {
    expect(load(anyFile())).toBe(0);
    // b1 against a1: only the other side has a move, to c1.
    expect(core.evaluate(0b10n, 0b1n)).toBe(-core.evaluate(0b1n, 0b10n));
    // a1 and c3 against h8: nobody can move, and empty squares go to the winner.
    expect(core.evaluate(1n | (1n << 18n), 1n << 63n)).toBe(62);
  });

  it('can be loaded again with another one', () => {
    expect(load(anyFile())).toBe(0);
    expect(load(constantFile(-20))).toBe(0);
    expect(core.evaluate(START.player, START.opponent)).toBe(-20 / UNITS);
  });

  it('can be read back as floats: a fit that goes on from them writes the same file', () => {
    const bytes = anyFile();
    expect(load(bytes)).toBe(0);
    expect(Buffer.from(encodeWeights(quantize(dequantize(core, bytes), groupEnds))).equals(bytes)).toBe(true);
  });

  it('clips what does not fit when floats are written', () => {
    const { rows, stageConstants } = quantize(
      {
        stageRows: new Float32Array(STAGES * WIDTH),
        stageConstants: new Float32Array(STAGES).fill(0.5),
        layers: new Float32Array(WIDTH * HIDDEN + HIDDEN * 2),
        rows: Float32Array.from([0, 0.25, -0.25, 0.9, -0.9, 0.001, 0.002, -0.002]),
      },
      groupEnds,
    );
    expect([...rows]).toEqual([0, 64, -64, 127, -127, 0, 1, -1]);
    expect(stageConstants[0]).toBe(8 * UNITS);
  });

  it.each([
    ['is empty', 1, () => new Uint8Array(0)],
    ['is something else', 1, () => new TextEncoder().encode('<!doctype html><title>404</title>')],
    ['is of another version', 2, () => constantFile(1).map((byte, at) => (at === 4 ? byte + 1 : byte))],
    [
      'has a changed byte in its weights',
      3,
      () => constantFile(1).map((byte, at, all) => (at === all.length - 9 ? byte ^ 1 : byte)),
    ],
    ['has a changed parameter', 3, () => constantFile(1).map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
    ['is cut short', 4, () => constantFile(1).slice(0, -1)],
    ['ends in its parameters', 4, () => constantFile(1).slice(0, 900)],
    ['goes on too long', 4, () => Uint8Array.from([...constantFile(1), 0])],
  ] as const)('is refused when it %s', (_, code, bytes) => {
    const before = core.evaluate(START.player | 1n, START.opponent);
    expect(load(bytes())).toBe(code);
    expect(core.hasWeights()).toBe(0);
    expect(core.evaluate(START.player | 1n, START.opponent)).toBe(before);
  });
});

/** FNV-1a of 32 bits, as the header has it of all that follows. */
function withChecksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes.subarray(16)) hash = Math.imul(hash ^ byte, 0x01000193);
  new DataView(bytes.buffer).setUint32(12, hash, true);
  return bytes;
}

it('a weights file whose frequencies do not add up is refused, even with the right checksum, and changes nothing', () => {
  const file = constantFile(1);
  expect(withChecksum(file.slice())).toEqual(file);
  // 51 contexts are not used, with two bytes each. The next has one symbol, with all 2,048 slots: 1, 1, 0x80, 0x10.
  const contexts = 16 + (STAGES * WIDTH + STAGES + WIDTH * HIDDEN + HIDDEN * 2) * 2;
  const last = contexts + 51 * 2 + 3;
  expect([...file.subarray(last - 3, last + 1)]).toEqual([1, 1, 0x80, 0x10]);
  const before = core.evaluate(START.player | 1n, START.opponent);
  expect(load(withChecksum(file.map((byte, at) => (at === last ? byte >> 1 : byte))))).toBe(3);
  expect(core.hasWeights()).toBe(0);
  expect(core.evaluate(START.player | 1n, START.opponent)).toBe(before);
});

describe('the weights that are shipped', () => {
  const shipped = readFileSync(new URL('../../../src/core/engine/weights.bin', import.meta.url));

  it('are accepted', () => {
    expect(load(shipped)).toBe(0);
  });

  it('leave room for the core within a megabyte', () => {
    expect(shipped.length).toBeLessThan(900_000);
  });
});
