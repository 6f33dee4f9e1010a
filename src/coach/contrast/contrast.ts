import type { Contrast, Finding } from '../finding.js';
import type { Outcome } from '../outcome.js';
import type { ReasonKind } from '../reason.js';
import { advantage, commonPlies, tally } from '../tally.js';
import {
  cornerExposed,
  cornerForced,
  cornerGiven,
  cornerMissed,
  cornersInBestPlay,
  sacrifice,
} from './corners.js';
import { unbalancedEdge, wedges } from './edges.js';
import { access, parity, stableDiscs } from './endgame.js';
import { mobility, mobilityLater, opens, passes, safeMovesLeft, theirSafeMoves } from './mobility.js';
import { flips, frontier, frontierLater, quietMove, quietMoves } from './shape.js';

const CONTRASTS: readonly Contrast[] = [
  cornerGiven,
  cornerForced,
  cornerMissed,
  cornerExposed,
  cornersInBestPlay,
  sacrifice,
  mobility,
  mobilityLater,
  opens,
  safeMovesLeft,
  theirSafeMoves,
  passes,
  frontier,
  frontierLater,
  flips,
  quietMove,
  quietMoves,
  unbalancedEdge,
  wedges,
  parity,
  access,
  stableDiscs,
];

/** What is counted must speak as a whole for the better move by so much, about in discs, before anything is said. */
export const CLEAR = 5;
/** Differences that count for less are not worth a word. */
const LEAST_WEIGHT = 2;

/** What counts on top of the tally, in discs, for nothing in it knows of them. */
const BESIDE_TALLY: Readonly<Partial<Record<ReasonKind, number>>> = {
  'corner-forced': 4,
  'corner-force-missed': 1,
  parity: 2,
  'region-opened': 2,
};

/**
 * Why one move of a position is worse than another, heaviest first, by what can be counted and played out alone: values
 * are not looked at. Nothing, when the better move has as much against it as the worse one.
 */
export function differences(worse: Outcome, better: Outcome, clear = CLEAR): Finding[] {
  const findings = all(worse, better);
  const plies = commonPlies(worse, better);
  const counted = advantage(tally(better, plies), tally(worse, plies));
  if (counted + beside(findings) - beside(all(better, worse)) < clear) return [];
  return withoutRepetition(findings.filter(({ weight }) => weight >= LEAST_WEIGHT));
}

function all(worse: Outcome, better: Outcome): Finding[] {
  return CONTRASTS.flatMap((contrast) => contrast(worse, better)).sort((a, b) => b.weight - a.weight);
}

function beside(findings: readonly Finding[]): number {
  return findings.reduce((sum, { kind }) => sum + (BESIDE_TALLY[kind] ?? 0), 0);
}

/** Reasons of which the lighter says what a heavier one has said already. */
const SAME_SUBJECT: readonly (readonly ReasonKind[])[] = [
  ['corner-given', 'corner-forced', 'x-square', 'c-square', 'unbalanced-edge', 'corner-lost-later'],
  ['corner-missed', 'corner-force-missed', 'corner-won-later'],
  ['mobility', 'mobility-later', 'safe-moves', 'opens'],
  ['opens', 'their-safe-moves'],
  ['frontier', 'frontier-later', 'many-flips', 'quiet-move'],
];

function withoutRepetition(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ kind }, at) => {
    const subject = SAME_SUBJECT.find((kinds) => kinds.includes(kind));
    return !findings.slice(0, at).some((heavier) => heavier.kind === kind || subject?.includes(heavier.kind));
  });
}
