/**
 * What training and its tests need of the core, compiled into a file of its own that is not shipped.
 */
import { FEATURE_BYTES } from './features';

export { featuresSet, featuresPlay } from './features';
export { evaluate, evaluateFrame, useSimpleWeights } from './evaluate';

const FRAMES = memory.data(4 * FEATURE_BYTES, 16);

/** One of four frames for tests. */
export function frameAt(index: i32): usize {
  return FRAMES + <usize>(index * FEATURE_BYTES);
}

export { gamesBuffer, playGames, seedGames } from './training-games';
export { searchMidgame, solve } from './training-search';
export {
  anchorsAt, beginFit, cellsAt, clearErrors, constantsAt, errorsAt, fitPass, reserve, shrink,
} from './training-fit';
export { hasWeights, loadWeights, weightsBuffer } from './weights';
export { sharedShapeEnd, sharedWeight, sharedWeights } from './weights-layout';
export { useAnchors } from './weights-tables';
