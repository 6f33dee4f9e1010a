import type { GameStrings } from '../../locales/game/strings.js';
import { plural } from '../../locales/strings.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import { CORNERS } from '../../rules/strategy.js';

/** Why a move is a good one, where that can be counted on the board; empty where it takes a search to see it. */
export function hintReason(
  { hintReasons }: GameStrings,
  language: string,
  position: Position,
  move: Square,
): string {
  const { legalMoves } = position;
  if (legalMoves.length === 1) return hintReasons.only;
  if (CORNERS.includes(move)) return hintReasons.corner;
  const after = position.play(move);
  if (after.phase === 'pass') return hintReasons.pass;
  const left = repliesTo(position, move);
  const isFewest = legalMoves.every((other) => other === move || repliesTo(position, other) > left);
  return after.phase === 'play' && isFewest ? plural(hintReasons.fewest, left, language) : '';
}

function repliesTo(position: Position, move: Square): number {
  const after = position.play(move);
  return after.phase === 'play' ? after.legalMoves.length : 0;
}
