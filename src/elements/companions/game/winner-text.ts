import type { GameStrings } from '../../../core/locales/strings/game.js';
import { fill } from '../../../core/locales/strings.js';
import type { Color } from '../../../core/rules/color.js';
import type { GameResult } from '../../../core/rules/game.js';

/** The winner in words. */
export function winnerText(
  { end, you }: GameStrings,
  { winner }: GameResult,
  names: Readonly<Record<Color, string>>,
): string {
  if (!winner) return end.draw;
  return names[winner] === you ? end.youWin : fill(end.wins, { name: names[winner] });
}
