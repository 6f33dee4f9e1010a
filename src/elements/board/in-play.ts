/**
 * What every board in play loads, in one step. The controller imports it when a board may be played on: the interaction
 * and its styles are then one file, and a diagram has none of it.
 */
export { createPart } from './interaction/interaction.js';
export { createAppearance } from './render/appearance.js';
