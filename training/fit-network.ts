/** The network of a fit in the core's memory. */
import { HIDDEN, STAGES, WIDTH, type Fitted } from './fitted.js';
import type { TrainingExports } from './training-exports.js';

/** Floats of a row in the core: its numbers, the sum of its squared gradients, and three spare. */
const ROW_FLOATS = 12;
const LAYER_PARAMETERS = WIDTH * HIDDEN + HIDDEN + HIDDEN;

/** All numbers that a fit changes, in place: kept, they let a fit go on where it was. */
export function fitNumbers(core: TrainingExports): Float32Array[] {
  const { buffer } = core.memory;
  return [
    new Float32Array(buffer, core.rowsAt(), core.sharedRows() * ROW_FLOATS),
    new Float32Array(buffer, core.stageRowsAt(), STAGES * ROW_FLOATS),
    new Float32Array(buffer, core.stageOutputsAt(), STAGES * 2),
    new Float32Array(buffer, core.layersAt(), LAYER_PARAMETERS * 3 + 2),
  ];
}

/** The network as the fit has it now. */
export function readNetwork(core: TrainingExports): Fitted {
  const [rows, stageRows, outputs, layers] = fitNumbers(core) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return {
    stageRows: withoutState(stageRows),
    stageConstants: outputs.filter((_, at) => at % 2 === 0),
    layers: layers.slice(0, LAYER_PARAMETERS),
    rows: withoutState(rows),
  };
}

/** The numbers of rows without what the fit keeps beside them. */
function withoutState(rows: Float32Array): Float32Array {
  return rows.filter((_, at) => at % ROW_FLOATS < WIDTH);
}
