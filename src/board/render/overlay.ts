import type { Square } from '../../rules/square.js';
import type { BoardContext, BoardPart } from '../context.js';
import type { Arrow } from '../../formats/marks.js';
import { overlay } from '../styles/overlay.styles.js';
import type { Position } from '../../rules/position.js';
import { drawArrows } from './arrows.js';
import { Legend } from './legend.js';
import { stableDiscs, zoneOf } from './strategy-zones.js';

/** What is laid over the squares of some boards: arrows, stable discs, strategy zones, values, previews of flips. */
export class Overlay implements BoardPart {
  readonly #context: BoardContext;
  readonly #legend: Legend;
  #drawnArrows: readonly Arrow[] | undefined;

  constructor(context: BoardContext) {
    this.#context = context;
    context.addStyles(overlay);
    this.#legend = new Legend(context.shell.board);
  }

  /** The discs of a position that can never be turned again. */
  stableDiscs(position: Position): readonly Square[] {
    return stableDiscs(position);
  }

  /** The strategy zone of a square, as the style sheet names it. */
  zoneOf(square: Square): string | undefined {
    return zoneOf(square);
  }

  update(): void {
    const { localized, options, shell } = this.#context;
    this.#legend.update(/\bstrategy\b/i.test(options.hints), localized.language);
    if (options.arrows === this.#drawnArrows) return;
    this.#drawnArrows = options.arrows;
    drawArrows(shell.grid, options.arrows);
  }
}

export function createPart(context: BoardContext): Overlay {
  return new Overlay(context);
}
