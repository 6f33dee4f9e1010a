/**
 * Whether a true sentence misleads: it reads as if something followed that the lines beside it do not show. By the
 * rules of `plain-position` alone; nothing of the coach's own counting is used.
 */
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reason.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Color } from '../../../src/core/rules/color.js';
import type { Position as Given } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { PlainPosition as Position } from '../../support/plain-position.js';

/** The ways in which a sentence misleads, as a reader of them named them. */
export type Misleading =
  /** It says that they play somewhere, and the line shown has another answer. */
  | 'not the answer of the line'
  /** It says that the reader can no longer play where the line shown has the reader play. */
  | 'played nevertheless'
  /** It says that the better move prevents an answer, and it comes a little later. */
  | 'prevented only for now'
  /** It says that a corner is given that they could take before. */
  | 'a corner that hung before'
  /** It says that a move can wait, and they play there in the better line. */
  | 'could not wait';

/** An answer that comes within this many plies of the better line is delayed, not prevented. */
const FOR_NOW = 8;
/** Kinds that say that the other side plays on their first square. */
const PLAYS_THERE: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'reply-poisoned',
];
/** Kinds that say that the better move prevents what they do on their squares. */
const PREVENTS: readonly ReasonKind[] = ['reply-opened', 'reply-prevented'];

/** One ply of a line. */
interface Ply {
  readonly move: EngineMove;
  readonly by: Color;
  readonly before: Position;
}

/** How the sentence of a reason misleads; `undefined` if it does not. */
export function misleading(given: Given, { reasons }: Explanation, reason: Reason): Misleading | undefined {
  const { kind, tone, squares, numbers, consequences = [] } = reason;
  const whole = reasons.at(-1)!;
  const worse = tone === 'bad' ? reason.line : reason.other;
  const [worsePlay, betterPlay] = tone === 'bad' ? [whole.line, whole.other] : [whole.other, whole.line];
  const start = Position.of(given.board, given.turn);
  const mover = given.turn;
  const other = mover === 'black' ? 'white' : 'black';
  const [worseLine, betterLine] = [plies(start, worsePlay), plies(start, betterPlay)];
  const can = (position: Position, color: Color, square: Square): boolean =>
    Position.of(position.board, color).legalMoves.includes(square);
  const playsLater = (square: Square): boolean =>
    worseLine.slice(2).some(({ move, by }) => move === square && by === mover);

  const isPlayed = PLAYS_THERE.includes(kind) || (kind === 'reserve-lost' && numbers.plies === 2);
  if (tone === 'bad' && isPlayed && worsePlay[1] !== worse[1]) return 'not the answer of the line';
  if (tone === 'bad') {
    const lost = [
      ...(kind === 'region-closed' ? squares : []),
      ...consequences
        .filter(({ kind: does }) => does === 'loses' || does === 'shuts-out')
        .flatMap((one) => one.squares),
    ];
    if (lost.some(playsLater)) return 'played nevertheless';
  }
  const prevented = PREVENTS.includes(kind) || kind === 'reserve-lost' ? squares : [];
  const comes = betterLine
    .slice(0, FOR_NOW)
    .some(({ move, by }) => by === other && prevented.includes(move as Square));
  if (comes && numbers.later === undefined) return 'prevented only for now';
  if (kind === 'corner-given' && numbers.own !== 0 && squares.some((corner) => can(start, other, corner))) {
    return 'a corner that hung before';
  }
  if (kind === 'could-wait') {
    const waits = worse[0] as Square;
    if (
      betterLine.some(
        ({ move, by, before }) =>
          by === other &&
          (move === waits || (can(before, other, waits) && !mayHave(betterLine, waits, mover, before))),
      )
    ) {
      return 'could not wait';
    }
  }
  return undefined;
}

/** Whether the mover has played on a square before a position of a line comes up. */
function mayHave(line: readonly Ply[], square: Square, mover: Color, before: Position): boolean {
  const at = line.findIndex((ply) => ply.before === before);
  return line.slice(0, at).some(({ move, by }) => move === square && by === mover);
}

/** A line as far as it is legal. */
function plies(start: Position, line: readonly EngineMove[]): Ply[] {
  const found: Ply[] = [];
  let before = start;
  for (const move of line) {
    if (move !== 'pass' && !before.legalMoves.includes(move)) break;
    found.push({ move, by: before.turn, before });
    before = move === 'pass' ? before.pass() : before.play(move);
  }
  return found;
}
