/**
 * All reasons why one move is better than another: each contrast compares what follows both moves and finds reasons of
 * one kind. Those that weigh most remain, and none that repeats another. `explain.ts` calls it; the files beside it
 * have the contrasts of each kind.
 */
import type { Answers } from '../values/answers.js';
import { withShare } from './share.js';
import { type Contrast, type Finding, HARDLY_ANY } from '../reasons/finding.js';
import type { Outcome } from '../positions/outcome.js';
import type { ReasonKind } from '../reasons/reason.js';
import { advantage, commonPlies, tally } from '../positions/tally.js';
import {
  cornerExposed,
  cornerForced,
  cornerGiven,
  cornerMissed,
  cornerThreat,
  sacrifice,
} from './corners.js';
import { cornersInBestPlay } from './later-corners.js';
import { wedges } from './edge-reasons.js';
import { access, parity, wipeOut } from './endgame.js';
import { mobility, passes, safeMovesLeft } from './mobility.js';
import { prepared, reply } from './reply.js';
import { opens, quietMove } from './shape.js';
import { squareWanted } from './square-wanted.js';
import { couldWait, reserveLost } from './tempo.js';

/** All contrasts. */
const CONTRASTS: readonly Contrast[] = [
  cornerGiven,
  cornerForced,
  cornerMissed,
  cornerThreat,
  cornerExposed,
  cornersInBestPlay,
  sacrifice,
  reply,
  squareWanted,
  prepared,
  couldWait,
  reserveLost,
  mobility,
  opens,
  safeMovesLeft,
  passes,
  quietMove,
  wedges,
  parity,
  access,
  wipeOut,
];

/** By about this many discs all counts together must favour the better move, before any reason is given. */
export const CLEAR = 5;
/** Differences that weigh fewer discs are not worth a word. */
const LEAST_WEIGHT = 2;

/** A difference of this weight needs no support from the counts. */
const PLAIN_TO_SEE = 4;

/** What reasons add to the tally, which does not contain them, in discs. */
const BESIDE_TALLY: Readonly<Partial<Record<ReasonKind, number>>> = {
  'corner-forced': 4,
  'corner-force-missed': 1,
  parity: 2,
  'region-opened': 2,
};

/** Reasons that only a whole line shows, not the board: given if nothing can be seen. */
const IN_THE_LINE: readonly ReasonKind[] = ['corner-lost-later', 'corner-won-later'];

/** A corner that changes hands within so many plies can be seen. */
const SEEN_PLIES = 6;

/**
 * Why one move of a position is worse than another, by what can be counted and played out on the lines after both. Of
 * values, only those of the answers are used, if given: they show which of several true reasons decides. The findings
 * are in the order of {@link inOrder}, and several may say nearly the same: {@link withoutRepetition}. Weights are in
 * discs.
 *
 * @param worse the worse move and what follows it
 * @param better the same of the better move
 * @param clear in discs: by how much the reasons and the tally of both positions must favour the better move, or there
 *   are no findings. The larger the known loss, the less a caller asks for; from 0 down, what is plain to see counts in
 *   any case.
 */
export function differences(worse: Outcome, better: Outcome, clear = CLEAR, answers?: Answers): Finding[] {
  const findings = all(worse, better, answers);
  const plies = commonPlies(worse, better);
  const counted = advantage(tally(better, plies), tally(worse, plies));
  const speaksClearly = counted + beside(findings) - beside(all(better, worse)) >= clear;
  if (speaksClearly) return findings.filter(({ weight }) => weight >= LEAST_WEIGHT);
  if (clear > 0) return [];
  const seen = findings.filter(({ kind }) => !IN_THE_LINE.includes(kind));
  const plain = seen.filter(({ weight }) => weight >= PLAIN_TO_SEE);
  return plain.length > 0 ? plain : seen.filter(({ weight }) => weight >= LEAST_WEIGHT);
}

function all(worse: Outcome, better: Outcome, answers?: Answers): Finding[] {
  const found = CONTRASTS.flatMap((contrast) => contrast(worse, better, answers));
  const weighed = answers ? found.flatMap((finding) => withShare(finding, better, answers)) : found;
  return inOrder(weighed);
}

/**
 * The findings in their order in the explanation: what is seen on the board first, mere counts last, else by weight.
 */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => remoteness(a) - remoteness(b) || Number(isBare(a)) - Number(isBare(b)) || b.weight - a.weight,
  );
}

/** 0 for what is seen on the board and matters there, 1 for general rules, 2 for what only a line shows. */
function remoteness({ kind, numbers: { plies = 0 }, isRule = false }: Finding): 0 | 1 | 2 {
  if (IN_THE_LINE.includes(kind) && plies > SEEN_PLIES) return 2;
  return isRule ? 1 : 0;
}

/**
 * Whether a finding only counts moves, of which the side still has some: it never comes first, unless nothing else
 * shows.
 */
export function isBare({ kind, numbers: { own = 0 } }: Finding): boolean {
  return kind === 'mobility' && own > HARDLY_ANY;
}

/** Whether a finding is neither a rule, nor a mere count, nor shown by a whole line only. */
export function isPlain(finding: Finding): boolean {
  return remoteness(finding) === 0 && !isBare(finding);
}

/** The weights of the findings beside the tally, in discs: see `BESIDE_TALLY`. */
function beside(findings: readonly Finding[]): number {
  return findings.reduce((sum, { kind }) => sum + (BESIDE_TALLY[kind] ?? 0), 0);
}

/** Groups of reasons on the same subject: a heavier one of a group makes the others repetitions. */
const SAME_SUBJECT: readonly (readonly ReasonKind[])[] = [
  ['corner-given', 'corner-left', 'corner-forced', 'x-square', 'c-square', 'corner-lost-later'],
  ['corner-missed', 'corner-force-missed', 'corner-threat-missed', 'corner-won-later'],
  ['mobility', 'safe-moves'],
  ['mobility', 'region-closed'],
  ['mobility', 'reply-stronger'],
  ['reserve-lost', 'own-square-opened', 'reply-opened', 'region-opened', 'opens'],
  [
    'square-wanted',
    'own-square-opened',
    'reply-opened',
    'reply-prevented',
    'reply-poisoned',
    'reply-stronger',
  ],
  ['opens', 'quiet-move'],
  // A reader who knows which square to take first knows that the other move can wait.
  ['square-wanted', 'could-wait'],
];

/** Whether two kinds of reasons are on the same subject. */
export function isSameSubject(a: ReasonKind, b: ReasonKind): boolean {
  return SAME_SUBJECT.some((kinds) => kinds.includes(a) && kinds.includes(b));
}

/**
 * Leaves out repetitions of an earlier finding, and, if something can be seen, rules and what only a line shows.
 *
 * @param findings in the order of {@link inOrder}
 */
export function withoutRepetition(findings: readonly Finding[]): Finding[] {
  const nearest = Math.min(...findings.map(remoteness));
  return findings.filter((finding, at) => {
    const { kind, squares } = finding;
    if (remoteness(finding) > nearest) return false;
    const subjects = SAME_SUBJECT.filter((kinds) => kinds.includes(kind));
    const sharesSubject = (heavier: Finding): boolean =>
      subjects.some((kinds) => kinds.includes(heavier.kind));
    // Lost moves are named once; and if a corner falls, an open region beside it is not worth a reason.
    const areNamed = (heavier: Finding): boolean => {
      const { squares: named, consequences = [] } = heavier;
      if (kind === 'region-opened')
        return heavier.kind.startsWith('corner-') && squares.some((square) => named.includes(square));
      return (
        ['reserve-lost', 'wedge-allowed'].includes(kind) &&
        squares.every((square) => [named, ...consequences.map((one) => one.squares)].flat().includes(square))
      );
    };
    return !findings
      .slice(0, at)
      .some((heavier) => heavier.kind === kind || sharesSubject(heavier) || areNamed(heavier));
  });
}
