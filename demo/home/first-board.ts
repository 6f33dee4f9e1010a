import { diagramSVG, themeColors } from '../../src/elements/diagram.js';
import { Game } from '../../src/core/rules.js';

/**
 * A picture of the start, or of another game's end, for the page as it comes from the host, until the board is drawn at
 * the same place. The style sheet gives it the colour of the frame, which is another in the dark.
 */
export function firstBoard(game = new Game()): string {
  const svg = diagramSVG(game.node).replace(themeColors('classic').frame, 'none');
  return `<img class="first-board" slot="loading" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}" />`;
}
