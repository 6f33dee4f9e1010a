/** What is laid over the squares of some boards: fetched with the first that has any of it. */
export { stableDiscs, zoneOf } from './strategy.js';
export { drawArrows } from './arrows.js';
export { overlay as styles } from '../styles/overlay.styles.js';
