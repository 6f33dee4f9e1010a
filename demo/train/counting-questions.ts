/** Questions that are answered by counting on the board. */
import type { Color, Position, Square } from '../../src/core/rules.js';

/** The kinds of questions. */
export const COUNTED = ['flips', 'replies', 'lead'] as const;

/** What to count: the discs that a move flips, the opponent's moves after it, or by how many discs one side is ahead. */
export interface CountingQuestion {
  readonly kind: (typeof COUNTED)[number];
  readonly position: Position;
  /** The move in question. */
  readonly move?: Square;
  /** The side that is ahead, where the question is by how much. */
  readonly ahead?: Color;
  readonly answer: number;
}

/** The first questions are the easiest: how many discs a move flips, and few of them. */
const EASY = 3;
const FEW = 3;

/** What the question of a turn, from 0, asks for: after the easy ones, each kind in turn. */
export function kindAt(turn: number): CountingQuestion['kind'] {
  return turn < EASY ? 'flips' : COUNTED[(turn + 1) % COUNTED.length]!;
}

/** Whether a question may be asked at a turn; where nobody is ahead, there is no lead to count. */
export function isFor(turn: number, { kind, answer }: Pick<CountingQuestion, 'kind' | 'answer'>): boolean {
  if (kind === 'lead' && answer === 0) return false;
  return turn >= EASY || answer <= FEW;
}

/**
 * A question about a position.
 *
 * @param random a number from 0 to below 1 that selects the move
 */
export function countingQuestion(
  kind: CountingQuestion['kind'],
  position: Position,
  random: number,
): CountingQuestion {
  if (kind === 'lead') {
    const count = (disc: string): number => position.board.split(disc).length - 1;
    const lead = count('X') - count('O');
    return { kind, position, ahead: lead > 0 ? 'black' : 'white', answer: Math.abs(lead) };
  }
  const moves = position.legalMoves;
  const move = moves[Math.floor(random * moves.length)]!;
  if (kind === 'flips') return { kind, position, move, answer: position.flips(move).length };
  return { kind, position, move, answer: position.play(move).legalMoves.length };
}
