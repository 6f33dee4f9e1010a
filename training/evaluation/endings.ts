/**
 * Plays ends of games and solves every position: `npm run -w training train:endings -- --from 8 [--empties 15] [--every 4] [--games
 * 2] [--state DIR] [--minutes N] [--part 0/2]`
 *
 * Self-play yields one solved position for each of the last numbers of empties in a game, and three for each before,
 * and of the last ones only those from its own play. A search ends in many others. So this takes positions with a given
 * number of empties from each file of a generation (played ones and ones after other moves) and plays them to the end
 * several times with half of the moves random. Each position on the way is solved and written to
 * STATE/generation-endings-FROM, a file for each file, from which `fit.ts` learns. `label-files.ts` describes a run.
 */
import { parseArgs } from 'node:util';
import { discsOf, type Core } from '../../src/core/engine/wasm/core.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import type { Position } from '../../src/core/rules/position.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { countDiscs } from '../core.js';
import { labelFiles } from './label-files.js';
import { randomItem } from './random-item.js';
import { FLAG_EXACT, positionOf, RECORD_BYTES, UNITS, type LabelledPosition } from './records.js';
import { searchMoves } from '../search-moves.js';

const TABLE_MEGABYTES = 8;
/** Positions with fewer empties are not labelled: searches solve them at once, so none ends there. */
const FEWEST_EMPTIES = 7;
/** Share of random moves in place of best ones, 0-1. */
const ANY_MOVE = 0.5;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    /** Empties of the positions to start from. */
    empties: { type: 'string', default: '15' },
    /** Take one of this many positions. */
    every: { type: 'string', default: '4' },
    /** How often each is played to the end. */
    games: { type: 'string', default: '2' },
    state: { type: 'string', default: 'training/state' },
    minutes: { type: 'string', default: '10000' },
    part: { type: 'string', default: '0/1' },
  },
});
const { from } = values;
if (from === undefined) throw new Error('which generation? --from 8');
const [empties, every, games] = [values.empties, values.every, values.games].map(Number) as [
  number,
  number,
  number,
];
const core = await loadCore(nodeFiles, TABLE_MEGABYTES);

function playEndings(records: Buffer, number: number): LabelledPosition[] {
  const random = randomNumbers(number + 1);
  const positions: LabelledPosition[] = [];
  let found = 0;
  for (let at = 0; at < records.length; at += RECORD_BYTES) {
    const player = records.readBigUInt64LE(at);
    const opponent = records.readBigUInt64LE(at + 8);
    if (64 - countDiscs(player | opponent) !== empties || found++ % every !== 0) continue;
    const start = positionOf({ player, opponent });
    core.clear();
    for (let game = 0; game < games; game++) {
      const played = ending(core, start, random);
      positions.push(...(game === 0 ? played : played.slice(1)));
    }
  }
  return positions;
}

labelFiles({ ...values, from, to: `endings-${from}`, minutes: Number(values.minutes) }, playEndings);

/**
 * Plays on from a position and solves each position with a legal move.
 *
 * @returns the positions in order, beginning with the given one unless its side to move has to pass
 */
function ending(core: Core, start: Position, random: () => number): LabelledPosition[] {
  const labelled: LabelledPosition[] = [];
  let position = start;
  while (position.empties >= FEWEST_EMPTIES && position.phase !== 'over') {
    if (position.phase === 'pass') {
      position = position.pass();
      continue;
    }
    const [best] = searchMoves(core, position, { depth: 60, exact: true });
    const { value, move } = best!;
    const discs = discsOf(position.board, position.turn);
    labelled.push({ ...discs, result: value, flags: FLAG_EXACT, searched: value * UNITS });
    position = position.play(random() < ANY_MOVE ? randomItem(position.legalMoves, random) : move);
  }
  return labelled;
}
