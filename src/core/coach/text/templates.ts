/**
 * The texts that say a reason: a kind has one, or several for what it counts and names. `sentences.ts` fills in its
 * gaps.
 */
import type { EngineMove } from '../../engine/engine.js';
import type { CoachStrings } from '../../locales/strings/coach.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';
import { HARDLY_ANY, meeting, takesBetter } from '../reasons/finding.js';
import type { Consequence, Instead, Reason } from '../reasons/reason.js';

/** Nobody looks up more squares than this in one sentence. */
const MOST_NAMED = 4;

/** A move that the better line makes as its next but one, or sooner, can wait, but is not saved for later. */
const NOT_LATER = 5;

/** The text of a reason with its gaps. */
export function template(
  { kind, tone, numbers, squares, access, consequences = [], instead, line, other }: Reason,
  { reasons, consequences: effects, instead: also }: CoachStrings,
): string {
  const [worse, better] = tone === 'bad' ? [line, other] : [other, line];
  const shared = tone === 'bad' ? sharedKind(consequences) : undefined;
  if (shared) return effects[shared];
  if (takesBetter(consequences)) return effects['takes-better'];
  const met = tone === 'bad' ? meeting(consequences) : undefined;
  if (met) return effects[meetingText(met, worse[0])];
  const isMissing = kind === 'mobility' && tone === 'bad' && consequences.length === 0;
  if (isMissing && isMetAlike(squares, numbers, line[1], other[1])) return effects.meets;
  if (numbers.replies === 1 && tone === 'bad') return also[access ? 'only-reply-by' : 'only-reply'];
  if (numbers.replies !== undefined && tone === 'bad')
    return reasons.several[severalOf(kind, consequences.length > 0, instead)];
  switch (kind) {
    case 'only-move':
      return reasons['only-move'];
    case 'x-square':
    case 'c-square':
      return reasons[numbers.plies === undefined ? kind : (`${kind}-falls` as const)][tone];
    case 'corner-missed':
      return reasons[numbers.plies === undefined ? kind : 'corner-missed-lost'][tone];
    case 'corner-won-later':
      return reasons[worse.at(-1) === squares[0] ? 'corner-swapped' : kind][tone];
    case 'corner-threat-missed':
      return reasons[better.length > 1 ? 'corner-threat-answered' : kind][tone];
    case 'square-wanted':
      if (access) return reasons['square-opened-later'][tone];
      if (numbers.discs !== undefined && numbers.plies === 2)
        return reasons[better.length > 1 ? 'square-taken-instead' : 'square-taken-now'][tone];
      if (numbers.discs !== undefined)
        return reasons[better.length > 1 ? 'square-taken-sooner' : 'square-taken-later'][tone];
      return reasons[numbers.plies === 2 ? kind : 'square-wanted-later'][tone];
    case 'reply-prevented':
      return reasons[instead?.kind === 'closes' && consequences.length > 0 ? 'reply-stronger' : kind][tone];
    case 'reply-opened':
      return tone === 'bad' && numbers.later !== undefined
        ? reasons['reply-opened-now']
        : reasons[kind][tone];
    case 'reserve-lost':
      if (tone === 'bad' && (numbers.plies === undefined || squares.length > 1))
        return reasons[numbers.plies === undefined ? 'reserves-opened' : 'reserves-lost'];
      return reasons[numbers.plies === 2 ? 'reserve-taken' : kind][tone];
    case 'safe-moves':
      return reasons[(tone === 'bad' ? numbers.own : numbers.otherOwn) === 0 ? 'safe-moves-none' : kind][
        tone
      ];
    case 'opens': {
      const isOfOther = access !== undefined && squares.some((square) => square === other[0]);
      // It goes without saying that the better move does not open its own square.
      if (
        tone === 'bad' &&
        numbers.theirs === undefined &&
        numbers.otherTheirs &&
        !squares.some((square) => square === other[0])
      )
        return reasons['opens-more'];
      // That they cannot play on the better move's square after it goes without saying.
      if (numbers.theirs !== undefined && numbers.otherTheirs !== undefined && !isOfOther)
        return reasons['opens-theirs'][tone];
      return reasons[numbers.otherTheirs === undefined && numbers.theirs === undefined ? 'closes' : kind][
        tone
      ];
    }
    case 'quiet-move': {
      const most = Math.max(numbers.own ?? 0, numbers.otherOwn ?? 0);
      const isPlain = Math.min(numbers.own ?? 0, numbers.otherOwn ?? 0) === 0 && most <= MOST_NAMED;
      // More squares than this, nobody looks up.
      if (!isPlain && tone === 'bad' && squares.length <= MOST_NAMED) return reasons['quiet-move-squares'];
      return reasons[isPlain ? kind : 'quiet-move-counted'][tone];
    }
    case 'prepared':
      if (numbers.plies !== undefined) return reasons[kind][tone];
      return reasons[better.length > 2 ? 'prepared-kept' : 'prepared-spoiled'][tone];
    case 'mobility':
      if (numbers.plies !== undefined) return reasons['mobility-both'];
      if (tone === 'bad' && consequences.some((one) => one.kind === 'loses'))
        return reasons['mobility-taken'];
      return reasons[mobilityText(tone === 'bad' ? numbers.own! : numbers.otherOwn!, squares)][tone];
    case 'too-early':
    case 'could-wait': {
      if (kind === 'too-early' && (squares.length > 1 || instead?.kind !== 'waits'))
        return reasons[squares.length > 1 ? lostText(consequences) : kind][tone];
      if (numbers.plies === undefined) return reasons[kind][tone];
      if (numbers.plies > NOT_LATER) return reasons['could-wait-later'][tone];
      return tone === 'bad' ? also.waits : reasons['too-early'].good;
    }
    case 'sacrifice':
      return reasons[CORNERS.includes(squares[1]!) ? 'sacrifice-for' : kind][tone];
    case 'pass-forced':
      return reasons[numbers.plies === undefined ? kind : 'pass-forced-later'][tone];
    case 'count':
    case 'value': {
      if (numbers.discs === 0) return reasons[`${kind}-equal` as const];
      if (numbers.apart !== undefined) return reasons['value-close'];
      const turned = tone === 'bad' && turnedBy(kind, numbers);
      return turned ? reasons.turned[turned] : reasons[kind][tone];
    }
    default:
      return reasons[kind][tone];
  }
}

/** A lead of fewer discs is none while it is only estimated. */
const LEAST_LEAD = 2;

/** How the result turns with the move, if it does: proven, or by the computer's estimate. */
function turnedBy(
  kind: 'count' | 'value',
  { own = 0, otherOwn = 0 }: Reason['numbers'],
): keyof CoachStrings['reasons']['turned'] | undefined {
  if (kind === 'value') return own <= -LEAST_LEAD && otherOwn >= LEAST_LEAD ? 'estimated' : undefined;
  if (otherOwn > 0) return own < 0 ? 'lost' : own === 0 ? 'drawn' : undefined;
  return otherOwn === 0 && own < 0 ? 'draw-lost' : undefined;
}

/** The sentence about a reply that the mover can answer only after the better move, or that flips more there. */
function meetingText(
  { kind, squares, discs }: Consequence,
  move: EngineMove | undefined,
): 'meets' | 'meets-saved' | 'meets-flipping' | 'flips-more' {
  if (kind === 'flips-more') return kind;
  return squares[0] === move ? 'meets-saved' : discs ? 'meets-flipping' : 'meets';
}

/** Whether the mover misses one move after the same reply to both moves. */
function isMetAlike(
  squares: readonly Square[],
  { own = 0, plies }: Reason['numbers'],
  reply: EngineMove | undefined,
  otherReply: EngineMove | undefined,
): boolean {
  return (
    own > HARDLY_ANY &&
    plies === undefined &&
    squares.length === 1 &&
    reply !== undefined &&
    reply === otherReply
  );
}

/** What several answers have in common, if a reason is about that. */
export function sharedKind(consequences: readonly Consequence[] = []): SharedKind | undefined {
  const kinds: readonly string[] = SHARED;
  return consequences.map(({ kind }) => kind).find((kind): kind is SharedKind => kinds.includes(kind));
}

const SHARED = ['all-opened', 'all-opened-own', 'all-take', 'all-leave'] as const;
type SharedKind = (typeof SHARED)[number];

/**
 * The sentence about an answer that is one of several: that only the mover could play there, or that the better move
 * prevents it.
 */
function severalOf(
  kind: Reason['kind'],
  hasEffect: boolean,
  instead?: Instead,
): keyof CoachStrings['reasons']['several'] {
  // What the answer does says more than whose square it was.
  if (kind === 'own-square-opened' || kind === 'reserve-lost') return hasEffect ? 'opened' : 'own';
  if (kind === 'reply-poisoned') return 'poisoned';
  // The sentence beside it names that the better move prevents it.
  return kind === 'reply-stronger' || kind === 'square-wanted' || instead?.kind === 'closes'
    ? 'stronger'
    : 'opened';
}

/** The sentence about an order that an answer, or the move itself, makes impossible. */
function lostText(consequences: readonly Consequence[]): 'too-early-lost' | 'too-early-spoiled' {
  return consequences.length > 0 ? 'too-early-lost' : 'too-early-spoiled';
}

/** The sentence about the moves that are left after an answer. */
function mobilityText(
  left: number,
  { length: missing }: readonly Square[],
): 'mobility' | 'mobility-none' | 'mobility-lost' | 'mobility-fewer' {
  if (left === 0) return 'mobility-none';
  if (left <= HARDLY_ANY) return 'mobility';
  return missing === 0 ? 'mobility-fewer' : 'mobility-lost';
}
