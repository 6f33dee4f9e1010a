/** Squares that the other side gets in the line of the worse move, and the mover in that of the better one. */
import { CORNERS } from '../../rules/strategy.js';
import type { Contrast, Finding } from '../finding.js';
import { pliesUntil } from '../lines.js';
import type { Outcome } from '../outcome.js';

/** A square that a side takes later than this has other causes. */
const TAKEN_WITHIN = 4;
const OWN_WITHIN = 3;
/** The same where nothing nearer shows. */
const TAKEN_LATER = 6;
const OWN_LATER = 7;
/** Until this ply it is seen on the board. */
const SEEN_WITHIN = 3;
/** The weight of a square lost at once, and what is left of it per ply. */
const WEIGHT = 7;
const PER_PLY = 1.5;
const LEAST = 1;

/** The first square that both sides want; that of the better move at once is another reason. */
export const squareWanted: Contrast = (worse, better) => wanted(worse, better, TAKEN_WITHIN, OWN_WITHIN);

/** As `squareWanted`, a little later in the lines. */
export const wantedLater: Contrast = (worse, better) => wanted(worse, better, TAKEN_LATER, OWN_LATER);

function wanted(worse: Outcome, better: Outcome, taken: number, own: number): Finding[] {
  for (const [at, { move, color }] of worse.steps.slice(0, taken).entries()) {
    if (color !== worse.other || move === 'pass' || CORNERS.includes(move)) continue;
    const mine = pliesUntil(better.steps.slice(0, own), better.mover, [move]);
    const plies = at + 1;
    if (mine === undefined || (mine === 1 && plies === 2)) continue;
    const finding: Finding = {
      kind: 'square-wanted',
      squares: [move],
      numbers: { plies },
      worseLine: worse.line.slice(0, plies),
      betterLine: better.line.slice(0, mine),
      weight: Math.max(LEAST, WEIGHT - PER_PLY * (plies + mine - 3)),
      isRule: plies > SEEN_WITHIN,
    };
    return [finding];
  }
  return [];
}
