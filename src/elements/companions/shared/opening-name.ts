import type { GameNode } from '../../../core/rules/game-node.js';
import { followsRules } from '../../../core/rules/hand-flips.js';
import { lastOpening, type Opening } from '../../../core/rules/openings.js';
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
  return opening && nameIn(opening, language);
}

/** The name of an opening in a language; English if it has no other. */
export function nameIn({ name, french = name, czech = name }: Opening, language: string): string {
  return { fr: french, cs: czech }[language.slice(0, 2)] ?? name;
}
