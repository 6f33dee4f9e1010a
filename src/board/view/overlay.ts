import type { Inside, Room } from '../inside.js';
import type { Arrow } from '../marks.js';
import { overlay } from '../styles/overlay.styles.js';
import { drawArrows } from './arrows.js';
import { stableDiscs, zoneOf } from './strategy.js';

/** What is laid over the squares of some boards: fetched with the first that has any of it. */
export interface Overlay extends Room {
  readonly stableDiscs: typeof stableDiscs;
  readonly zoneOf: typeof zoneOf;
}

export function enter(inside: Inside): Overlay {
  let drawn: readonly Arrow[] | undefined;
  inside.wear(overlay);
  return {
    stableDiscs,
    zoneOf,
    follow() {
      const { arrows } = inside.board;
      // Squares have been drawn without what only this room knows.
      if (!drawn) inside.board.requestUpdate();
      if (arrows !== drawn) drawArrows(inside.shell().grid, arrows);
      drawn = arrows;
    },
  };
}
