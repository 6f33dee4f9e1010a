/** What training and its tests need of the core, compiled into a separate file that is not shipped. */
import { FEATURE_BYTES, Features } from '../../assembly/features';

export { featuresSet, featuresPlay } from '../../assembly/features';
export { evaluate, evaluateFrame, tableAt, useSimpleWeights } from '../../assembly/evaluate';

const FRAMES = memory.data(4 * FEATURE_BYTES, 16);

/** One of four frames for tests. */
export function frameAt(index: i32): Features {
  return changetype<Features>(FRAMES + <usize>(index * FEATURE_BYTES));
}

export { gamesBuffer, playGames, seedGames } from './games';
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
} from './fit';
export { hasWeights, loadWeights, weightsBuffer } from '../../assembly/weights';
export { rowGroups, sharedGroupEnd, sharedRow, sharedRows, tableRows } from './shared-rows';
