/** What every board in play loads, in one step. */
export { createPart } from './interaction/interaction.js';
export { createAppearance } from './render/appearance.js';
