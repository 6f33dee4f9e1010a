/**
 * What a key moment teaches: the principle of the reason why its move was bad. The story of a game and its key moments
 * end with it.
 */
import type { Explanation, Reason, ReasonKind } from '../coach/reason.js';
import { opponent } from '../rules/color.js';
import { neighboursOf } from '../coach/frontier.js';
import { CORNERS } from '../rules/strategy.js';
import { answersOf, effectOf, isTakenSoon, worthOf, type Effect, type Worth } from './effect.js';
import type { Moment } from './moments.js';
import type { PlyReview } from './ply-review.js';

/** One thing to take along from a moment. */
export type Advice =
  /** A move beside an empty corner gave the corner away. */
  | 'corner-beside'
  /** Another move opened a corner. */
  | 'corner-opened'
  | 'corner-missed'
  | 'sacrifice'
  | 'square-shared'
  /** A square that only one side could play was opened to the other. */
  | 'own-square'
  /** The same move was best several times. */
  | 'again'
  /** The move could wait: nobody else could play there. */
  | 'could-wait'
  /** The better move came first, this one later. */
  | 'order'
  | 'reply'
  /** The best answer took a move away. */
  | 'loses'
  /** The better move would have closed the square of the answer. */
  | 'closes'
  /** Too few moves of one's own were left. */
  | 'mobility'
  /** The other side got too many moves. */
  | 'choices'
  | 'quiet'
  | 'region'
  | 'edge'
  | 'wipe-out'
  | 'pass'
  | 'lead'
  | 'count'
  | 'plan';

/** What a single reason can teach. */
export type ReasonAdvice = Exclude<Advice, 'again' | 'closes' | 'loses' | 'lead' | 'count' | 'plan'>;

/** What one side can take along, and from which moment; without one if it lost its lead a little at a time. */
export interface Lesson {
  readonly advice: Advice;
  readonly moment?: Moment;
}

/** A move of a moment and why it was bad, or good. */
export interface Point {
  readonly ply: PlyReview;
  readonly explanation: Explanation;
}

/** From so few empty squares on, people can count to the end. */
const COUNTING_EMPTIES = 12;

const ADVICE_OF: Readonly<Record<ReasonKind, ReasonAdvice | undefined>> = {
  'corner-given': 'corner-opened',
  'corner-left': 'corner-opened',
  'corner-forced': 'corner-opened',
  'x-square': 'corner-opened',
  'c-square': 'corner-opened',
  'corner-lost-later': 'corner-opened',
  'corner-missed': 'corner-missed',
  'corner-force-missed': 'corner-missed',
  'corner-won-later': 'corner-missed',
  'corner-threat-missed': 'corner-missed',
  sacrifice: 'sacrifice',
  'square-wanted': 'square-shared',
  'own-square-opened': 'own-square',
  'reserve-lost': 'own-square',
  'could-wait': 'could-wait',
  'too-early': 'order',
  'reply-opened': 'reply',
  'reply-prevented': 'reply',
  'reply-stronger': 'reply',
  'reply-poisoned': 'reply',
  prepared: 'mobility',
  mobility: 'mobility',
  opens: 'choices',
  'safe-moves': 'mobility',
  'quiet-move': 'quiet',
  parity: 'region',
  'region-opened': 'region',
  'region-closed': 'region',
  'wedge-allowed': 'edge',
  'wedge-missed': 'edge',
  'wipe-out': 'wipe-out',
  'pass-forced': 'pass',
  'pass-suffered': 'pass',
  count: undefined,
  'only-move': undefined,
  value: undefined,
};

const ADVICE_OF_EFFECT: Readonly<Record<Effect['kind'], Advice>> = {
  corner: 'corner-opened',
  // Such a corner cannot be taken yet.
  threatens: 'reply',
  'corner-later': 'reply',
  pass: 'pass',
  loses: 'loses',
  wedges: 'edge',
  'shuts-out': 'loses',
  'flips-edge': 'edge',
  leaves: 'mobility',
  fewer: 'mobility',
};

const ADVICE_OF_WORTH: Readonly<Record<Worth['kind'], Advice>> = {
  corner: 'corner-missed',
  pass: 'choices',
  threatens: 'corner-missed',
  'corner-later': 'corner-missed',
  closes: 'closes',
  wanted: 'square-shared',
  choices: 'choices',
  moves: 'mobility',
  quiet: 'quiet',
  flips: 'quiet',
};

/** The main move of a moment, and why it was bad, or good. */
export function pointOf({ main, explanation }: Moment): Point {
  return { ply: main, explanation };
}

/** What can be said about a moment: what the board shows, or only which answers followed; `undefined` if nothing. */
export function shownBy(moment: Moment): 'board' | 'answers' | undefined {
  const { kind, main } = moment;
  if (kind === 'found') return worthOf(nextBest(main)) && 'board';
  const reason = reasonOf(pointOf(moment));
  if (kind === 'square' || kind === 'exchange' || reason || effectOf(main) || worthOf(main)) return 'board';
  return answersOf(main) && 'answers';
}

/** The same place, if the next best move had been played instead of the best one. */
export function nextBest(ply: PlyReview): PlyReview {
  const [, second] = ply.moves;
  if (!second || second.move === 'pass') return ply;
  return { ...ply, best: [ply.square], square: second.move, refutation: second.line };
}

/**
 * What the main move of a moment teaches.
 *
 * What the reason names comes first. `reply`, that an answer was strong, teaches least: so what the answer did, or what the
 * better move was worth, comes before it.
 */
export function adviceOf(moment: Moment): Advice {
  if (moment.kind === 'found') {
    const gained = worthOf(nextBest(moment.main));
    return gained ? ADVICE_OF_WORTH[gained.kind] : 'plan';
  }
  const point = pointOf(moment);
  const reason = reasonOf(point);
  const known = reason && adviceOfReason(point, reason);
  const named = known === 'corner-opened' && fallsLater(point, reason!) ? 'reply' : known;
  // The lesson of several moves is not that of one of them.
  if (moment.kind === 'square') return 'again';
  if (named !== undefined && named !== 'reply') return named;
  const effect = effectOf(point.ply, reason);
  if (effect) return ADVICE_OF_EFFECT[effect.kind];
  const worth = worthOf(point.ply);
  if (worth) return ADVICE_OF_WORTH[worth.kind];
  if (named !== undefined) return named;
  return point.ply.position.empties <= COUNTING_EMPTIES ? 'count' : 'plan';
}

/** What a reason teaches. */
export function adviceOfReason({ ply }: Point, reason: Reason): ReasonAdvice | undefined {
  const advice = ADVICE_OF[reason.kind];
  // A square that nobody took for long did wait.
  if (advice === 'square-shared' && !isTakenSoon(ply, reason.squares[0] ?? ply.best[0]!)) return 'reply';
  if (advice && ON_SQUARES.includes(advice) && !happened(ply, reason)) return 'reply';
  if (advice === 'edge' && CORNERS.includes(ply.square)) return 'reply';
  // That a move could have waited teaches more than what its answer did.
  if (reason.instead?.kind === 'waits' && WEAK.includes(advice)) return 'could-wait';
  return advice === 'corner-opened' && isBeside(ply, reason) ? 'corner-beside' : advice;
}

/** What teaches less than the order of two moves. */
const WEAK: readonly (ReasonAdvice | undefined)[] = ['reply', 'mobility', 'choices', 'quiet'];

/** What the other side only threatened teaches nothing by what happened in the game. */
const ON_SQUARES: readonly ReasonAdvice[] = ['corner-opened', 'own-square', 'edge'];

/** Whether the other side took one of the squares that a reason names, soon after its move. */
function happened(ply: PlyReview, { squares }: Reason): boolean {
  return squares.length === 0 || squares.some((square) => isTakenSoon(ply, square));
}

/** The first reason for a point, if it names what happened; `undefined` if only values are known. */
export function reasonOf({ explanation }: Point): Reason | undefined {
  const [reason] = explanation.reasons;
  return reason && ADVICE_OF[reason.kind] ? reason : undefined;
}

/** Whether the other side cannot yet take a corner of a reason right after the move. */
function fallsLater({ ply: { position, square, color } }: Point, { squares }: Reason): boolean {
  const open = position.play(square).withTurn(opponent(color)).legalMoves;
  return squares.some((corner) => CORNERS.includes(corner) && !open.includes(corner));
}

/** Whether a move stands beside the corner of a reason. */
function isBeside({ square }: PlyReview, { squares }: Reason): boolean {
  return squares.length === 1 && neighboursOf(squares[0]!).includes(square);
}
