/** The position on the page for missing addresses. */
import { diagramSVG } from '../../src/elements/diagram.js';
import { parseBoardString } from '../../src/core/formats.js';
import { Game } from '../../src/core/rules.js';

/** Of Black's moves, one joins the corner along the edge; each other disc can be flipped again. */
export const RIDDLE = '---OOO-----OOO--OOOOXOOX-OOOOOOOOOOOXOOXXXOOXOXX--XXOOX--XXXXO-X X';
/** The move that solves it. */
export const SOLUTION = 'g8';

/** A picture of it for the page as it comes from the host, also where no script runs. */
export function riddlePicture(): string {
  const svg = diagramSVG(new Game({ position: parseBoardString(RIDDLE) }).node);
  return `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}" />`;
}
