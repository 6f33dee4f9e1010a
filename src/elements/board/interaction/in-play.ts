/**
 * The modules that every board in play loads, in one step: the interaction, and an appearance that a diagram in the
 * classic theme does without. The controller imports it when a board may be played on or has another theme.
 */
import type { BoardContext, BoardPart } from '../context.js';
import { insideCoordinates } from '../styles/inside-coordinates.styles.js';
import { textures } from '../styles/textures.styles.js';

export { createPart } from './interaction.js';

/**
 * Appearance that only some boards have: the themes other than classic, the material of a board and the depth of its
 * discs, coordinates on the squares. The style sheet follows the attributes without a script.
 */
export function createAppearance(context: BoardContext): BoardPart {
  // In the server's order: the theme sets the colour of the letters on the squares.
  context.addStyles(insideCoordinates + textures);
  return {};
}
