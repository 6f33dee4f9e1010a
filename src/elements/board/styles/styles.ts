/** The style sheets of a board in their order, for the renderer and for boards on a server. */
import { coordinates } from './coordinates.styles.js';
import { discs } from './discs.styles.js';
import { frame } from './frame.styles.js';
import { media } from './media.styles.js';

/** The style sheets of every board. */
export const baseStyles = [frame, discs, coordinates];
/** The sheet that comes after all others, including those of parts loaded later. */
export const overrideStyles = media;
