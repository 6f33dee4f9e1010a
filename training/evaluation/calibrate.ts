/**
 * Makes searches unbiased: `npm run -w training train:calibrate -- --fit FILE --solved solved-8,endings-8 [--games 8] [--state DIR]
 * [--positions 4000] [--fewest 2000] [--deep 500]`
 *
 * The evaluation is unbiased over the positions that it was trained on. But a search ends in selected positions: each
 * side has chosen moves that the evaluation rates highly, rightly or wrongly, and the side that moved last had the
 * choice among its errors. So values of even and odd depths are alternately too low and too high. This searches solved
 * positions 4 and 5 plies deep, and subtracts the mean error for the side to move at the horizon from the constant for
 * the number of discs there. Constants with too few searches are kept.
 *
 * With `--games` earlier positions follow, four numbers of discs at a time, later ones first: their searches of 4 and 5
 * plies are compared with searches of 9 and 10 plies, which end where the constants are right already. In this way
 * exact scores reach the opening step by step.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Discs } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { countDiscs, instantiateTraining } from '../core.js';
import { encodeWeights, quantize, sharedGroupEnds } from './encode.js';
import { OUTPUT_DISCS, STAGES, readFitted, writeFitted } from './fitted.js';
import { findFiles } from '../positions.js';
import { FLAG_EXACT, FLAG_SELECTIVE, FLAG_SIDE, RECORD_BYTES, UNITS } from './records.js';

/** One even and one odd depth: the last move belongs once to the other side and once to the side to move. */
const DEPTHS = [4, 5];
/** The depths that earlier positions are compared with; again one even and one odd. */
const DEEP = [9, 10];
/** Numbers of discs corrected at a time: as many as lie between the horizons of shallow and deep searches. */
const STEP = 4;
/** Positions decided by more discs are left out. */
const LARGEST_SCORE = 40;
/** The second round measures what the first one changed. */
const ROUNDS = 2;
/** Records taken from a file, spread over it because those of one game are alike. */
const FROM_FILE = 3000;
const TABLE_MEGABYTES = 4;

/** A position and the correct value of a search, in discs. */
interface Known extends Discs {
  score: number;
}

const { values } = parseArgs({
  options: {
    fit: { type: 'string', default: 'training/state/weights.fit' },
    solved: { type: 'string' },
    games: { type: 'string' },
    state: { type: 'string', default: 'training/state' },
    /** Solved positions of each number of empties. */
    positions: { type: 'string', default: '4000' },
    /** Fewest searches for a mean error: 2,000 determine it to 0.15 discs. */
    fewest: { type: 'string', default: '2000' },
    /** Earlier positions of each number of empties. */
    deep: { type: 'string', default: '500' },
  },
});
if (values.solved === undefined) throw new Error('which solved positions? --solved solved-8,endings-8');
const groupEnds = sharedGroupEnds(await instantiateTraining());

/** Searches with the current fit; values in discs. */
async function searcher(): Promise<(discs: Discs, depth: number) => number> {
  const bytes = encodeWeights(quantize(readFitted(values.fit), groupEnds));
  const core = await loadCore(
    { ...nodeFiles, weights: () => Promise.resolve(new Uint8Array(bytes)) },
    TABLE_MEGABYTES,
  );
  return (discs, depth) => {
    core.clear();
    core.begin({ ...discs, depth, exact: false, goal: 'score', multiPv: 1, nodes: Infinity });
    while (!core.step(1e9));
    return core.answer[0]!.value;
  };
}

/**
 * Played positions of some generations by number of discs, with their score, or with the value of a search if they are
 * not solved.
 */
function findPositions(generations: string, most: number, onlySolved: boolean): Map<number, Known[]> {
  const found = new Map<number, Known[]>();
  for (const file of findFiles(values.state, generations.split(','), Infinity).learn) {
    const records = readFileSync(file);
    const stride = Math.ceil(records.length / RECORD_BYTES / FROM_FILE);
    for (let at = 0; at < records.length; at += stride * RECORD_BYTES) {
      const flags = records[at + 17]!;
      const isSolved = (flags & (FLAG_EXACT | FLAG_SELECTIVE)) !== 0;
      const score = isSolved ? records.readInt8(at + 16) : records.readInt16LE(at + 18) / UNITS;
      if (Math.abs(score) > LARGEST_SCORE || flags & FLAG_SIDE || (onlySolved && !isSolved)) continue;
      const player = records.readBigUInt64LE(at);
      const opponent = records.readBigUInt64LE(at + 8);
      const discs = countDiscs(player | opponent);
      const list = found.get(discs) ?? found.set(discs, []).get(discs)!;
      if (list.length < most) list.push({ player, opponent, score });
    }
  }
  return found;
}

/** The mean errors of shallow searches by number of discs at the horizon, if there are enough searches. */
function meanErrors(
  search: (discs: Discs, depth: number) => number,
  known: ReadonlyMap<number, readonly Known[]>,
  isMeasured: (horizon: number) => boolean,
  fewest: number,
): Map<number, number> {
  const sums = Array.from({ length: STAGES }, () => ({ error: 0, searches: 0 }));
  for (const [discs, positions] of known) {
    for (const depth of DEPTHS.filter((plies) => isMeasured(discs + plies))) {
      const sum = sums[discs + depth]!;
      for (const position of positions) {
        const error = search(position, depth) - position.score;
        sum.error += depth % 2 === 0 ? error : -error;
        sum.searches++;
      }
    }
  }
  return new Map(
    [...sums.entries()]
      .filter(([, { searches }]) => searches > 0 && searches >= fewest)
      .map(([discs, { error, searches }]) => [discs, error / searches]),
  );
}

/** Subtracts errors from the constants of the fit. */
function correct(errors: ReadonlyMap<number, number>): void {
  const fitted = readFitted(values.fit);
  for (const [discs, error] of errors) fitted.stageConstants[discs]! -= error / OUTPUT_DISCS;
  writeFitted(values.fit, fitted);
}

const inWords = (errors: ReadonlyMap<number, number>): string =>
  [...errors].map(([discs, error]) => `${64 - discs}: ${error.toFixed(2)}`).join(', ');

/**
 * Corrects the constants that solved positions reach; returns the smallest number of discs among them.
 *
 * @throws {Error} when there are too few searches of every number of discs
 */
async function calibrateBySolved(solved: string): Promise<number> {
  const known = findPositions(solved, Number(values.positions), true);
  let reached = STAGES;
  for (let round = 1; round <= ROUNDS; round++) {
    const errors = meanErrors(await searcher(), known, (horizon) => horizon < 64, Number(values.fewest));
    if (errors.size === 0)
      throw new Error(`${solved}: fewer than ${values.fewest} searches of any number of discs`);
    correct(errors);
    reached = Math.min(reached, ...errors.keys());
    console.log(`round ${round}, mean errors in discs by empties: ${inWords(errors)}`);
  }
  return reached;
}

/** Corrects the constants below a number of discs from which they are right, as far as there are games. */
async function calibrateByDeeper(games: string, right: number): Promise<void> {
  const positions = findPositions(games, Number(values.deep), false);
  for (let from = right; ; from -= STEP) {
    const isMeasured = (horizon: number): boolean => horizon < from && horizon >= from - STEP;
    const search = await searcher();
    const known = new Map(
      [...positions]
        .filter(([discs]) => DEPTHS.some((depth) => isMeasured(discs + depth)))
        .map(([discs, list]) => {
          const valued = list.map((position): Known => {
            const deep = DEEP.map((depth) => search(position, depth));
            return { ...position, score: deep.reduce((sum, value) => sum + value, 0) / DEEP.length };
          });
          return [discs, valued];
        }),
    );
    const errors = meanErrors(search, known, isMeasured, 1);
    if (errors.size === 0) return;
    correct(errors);
    console.log(`against ${DEEP.join(' and ')} plies, by empties: ${inWords(errors)}`);
  }
}

const reached = await calibrateBySolved(values.solved);
if (values.games !== undefined) await calibrateByDeeper(values.games, reached);
