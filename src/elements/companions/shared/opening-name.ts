/** The opening's name in the language of a page, for the list of moves. */
import { type GameNode, followsRules } from '../../../core/rules/game/tree.js';
import { lastOpening, nameOfOpening } from '../../../core/rules/openings.js';
import { Position } from '../../../core/rules/position.js';

/**
 * The name of the last opening that a game from the usual start went through: in French for `fr` and in Czech for `cs`,
 * if it has such a name.
 *
 * @param places the start and the places after each move
 */
export function openingName([root, ...line]: readonly GameNode[], language: string): string | undefined {
  if (!root?.position.equals(Position.start) || !line.every(followsRules)) return undefined;
  const opening = lastOpening(line.map(({ position }) => position));
  return opening && nameOfOpening(opening, language);
}
