import { coordinates } from './coordinates.styles.js';
import { discs } from './discs.styles.js';
import { frame } from './frame.styles.js';
import { media } from './media.styles.js';

/** Every board's style sheets but the last one. */
export const base = [frame, discs, coordinates];
/** The sheet that comes after all others. */
export const last = media;
