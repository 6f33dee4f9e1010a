/**
 * Solves positions of self-play: `npm run -w training train:solve -- --from 6 [--state DIR] [--minutes N] [--part 0/2] [--scale 1]`
 *
 * Takes positions with 15 to 24 empties from each file of a generation, both played ones and ones after other moves,
 * and writes them with their scores to STATE/generation-solved-FROM, a file for each file, from which `fit.ts` learns.
 * Scores come from a selective search to the end of the game. `label-files.ts` describes a run.
 */
import { parseArgs } from 'node:util';
import type { Discs } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { countDiscs } from '../core.js';
import { labelFiles } from './label-files.js';
import { FLAG_SIDE, RECORD_BYTES, UNITS, type LabelledPosition } from './records.js';
import { solveSelectively } from './solve-selectively.js';

const TABLE_MEGABYTES = 8;
/**
 * Confidence of the search in per cent: such scores are right to within a disc or two, at a seventh of the cost of
 * exact ones.
 */
const CONFIDENCE = 74;
/**
 * Number of positions to solve in one file for each number of empties. The fewer empties, the cheaper: 4 ms at 15, 12
 * at 18, 28 at 20, 95 at 22, 220 at 24, on one core.
 */
const WANTED: ReadonlyMap<number, number> = new Map([
  [15, 400],
  [16, 500],
  [17, 500],
  [18, 500],
  [19, 300],
  [20, 300],
  [21, 100],
  [22, 80],
  [23, 30],
  [24, 20],
]);

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    state: { type: 'string', default: 'training/state' },
    minutes: { type: 'string', default: '10000' },
    part: { type: 'string', default: '0/1' },
    /** Multiplies the number of positions. */
    scale: { type: 'string', default: '1' },
  },
});
const { from } = values;
if (from === undefined) throw new Error('which generation? --from 6');
const scale = Number(values.scale);
const core = await loadCore(nodeFiles, TABLE_MEGABYTES);

interface Candidate extends Discs {
  empties: number;
  isSide: boolean;
}

/** The positions of a file, in an order that depends on its number. */
function candidates(bytes: Buffer, number: number): Candidate[] {
  const random = randomNumbers(number + 1);
  const count = bytes.length / RECORD_BYTES;
  const found: Candidate[] = [];
  for (let tries = 0; tries < count; tries++) {
    const at = Math.floor(random() * count) * RECORD_BYTES;
    const player = bytes.readBigUInt64LE(at);
    const opponent = bytes.readBigUInt64LE(at + 8);
    const empties = 64 - countDiscs(player | opponent);
    if (!WANTED.has(empties)) continue;
    found.push({ player, opponent, empties, isSide: (bytes[at + 17]! & FLAG_SIDE) !== 0 });
  }
  return found;
}

function solveSome(records: Buffer, number: number): LabelledPosition[] {
  const left = new Map([...WANTED].map(([empties, count]) => [empties, Math.ceil(count * scale)]));
  const solved: LabelledPosition[] = [];
  for (const { empties, isSide, ...discs } of candidates(records, number)) {
    const wanted = left.get(empties)!;
    if (wanted === 0) continue;
    left.set(empties, wanted - 1);
    core.clear();
    const { score, flag } = solveSelectively(core, discs, { confidence: CONFIDENCE });
    solved.push({ ...discs, result: score, flags: flag | (isSide ? FLAG_SIDE : 0), searched: score * UNITS });
  }
  return solved;
}

labelFiles({ ...values, from, to: `solved-${from}`, minutes: Number(values.minutes) }, solveSome);
