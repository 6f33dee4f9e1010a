/** Everything that training and its tests call: parts of the core, and training's own code. Not shipped. */
import { FEATURE_BYTES, Features } from '../../assembly/evaluation/features';

export { featuresSet, featuresPlay } from '../../assembly/evaluation/features';
export { evaluate, evaluateFrame, tableAt, useSimpleWeights } from '../../assembly/evaluation/evaluate';

const FRAMES = memory.data(4 * FEATURE_BYTES, 16);

/** One of four frames for tests, by index from 0. They have only the fields of `Features`. */
export function frameAt(index: i32): Features {
  return changetype<Features>(FRAMES + <usize>(index * FEATURE_BYTES));
}

export { gamesBuffer, playGames, seedGames } from './play-games';
export { searchMidgame, solve } from './search';
export {
  beginFit,
  clearErrors,
  errorsAt,
  fitPass,
  layersAt,
  reserve,
  rowsAt,
  stageOutputsAt,
  stageRowsAt,
} from './gradient-descent';
export { hasWeights, loadWeights, weightsBuffer } from '../../assembly/evaluation/weights';
export { rowGroups, sharedGroupEnd, sharedRow, sharedRows, tableRows } from './shared-rows';
