import type { BoardContext, BoardPart } from '../context.js';
import { insideCoordinates } from '../styles/inside-coordinates.styles.js';
import { textures } from '../styles/textures.styles.js';

/**
 * How only some boards look: the colours of the themes beside classic, the material of a board and the depth of its discs,
 * coordinates on the squares.
 */
class Appearance implements BoardPart {
  constructor(context: BoardContext) {
    // In the order of the server: the letters on the squares are of the theme.
    context.addStyles(insideCoordinates + textures);
  }

  update(): void {
    // The style sheet follows the attributes by itself.
  }
}

export function createPart(context: BoardContext): Appearance {
  return new Appearance(context);
}
