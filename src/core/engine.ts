/** `othello-board/engine.js`: the engine in a browser, without a board. */
export * from './engine/engine.js';
export { createEngine, setEngineUrl, type BrowserEngineOptions } from './engine/page/client.js';
export { isStrength, levelNumber } from './engine/levels/level-names.js';
export { ELO_ABOVE_FIRST, POINTS_OF_LEVELS } from './engine/levels/level-strength.js';
export type { EngineOptions } from './engine/pool/pooled-engine.js';
