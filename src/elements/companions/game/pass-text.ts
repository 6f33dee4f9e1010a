import type { GameStrings } from '../../../core/locales/strings/game.js';
import { fill } from '../../../core/locales/strings.js';
import { opponent } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game.js';
import { SQUARES } from '../../../core/rules/square.js';

/** Whether the opponent has no move, so that the same side moves again. */
export function isPassed({ result, node, turn }: Game): boolean {
  return !result && node.color === turn;
}

/** A pass in words; empty if there was none. */
export function passText(strings: GameStrings, game: Game): string {
  const { turn, result, position } = game;
  if (isPassed(game)) {
    return fill(strings.messages.passed, { color: strings[opponent(turn)], other: strings[turn] });
  }
  return result || position.legalMoves.length > 0
    ? ''
    : fill(strings.messages.mustPass, { color: strings[turn] });
}

/** Number of discs that have another colour in the second of two positions. */
export function flippedBetween(before: string, after: string): number {
  const other: Readonly<Record<string, string>> = { X: 'O', O: 'X' };
  return SQUARES.filter((_, i) => after[i] !== undefined && other[before[i] ?? ''] === after[i]).length;
}
