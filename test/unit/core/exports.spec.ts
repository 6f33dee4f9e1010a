/** The types of the cores' exports match the compiled files. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CoreExports } from '../../../src/core/engine/wasm/core-exports.js';
import { buildTraining } from '../../../training/build.js';
import type { TrainingExports } from '../../../training/training-exports.js';

/** All keys of a type: a missing or an extra one does not compile. */
type Keys<T> = Record<keyof T, true>;

const CORE: Keys<CoreExports> = {
  ...{ memory: true, legalMoves: true, flips: true, stableDiscs: true, perft: true, evaluate: true },
  ...{
    init: true,
    useThread: true,
    clearTable: true,
    weightsBuffer: true,
    loadWeights: true,
    hasWeights: true,
  },
  ...{ rootMoves: true, begin: true, step: true, commitPartial: true, lineCount: true, moveOf: true },
  ...{ valueOf: true, certaintyOf: true, confidenceOf: true, depthOf: true, pvLength: true, pvMove: true },
  ...{ nodes: true, fraction: true, outcome: true },
};
const TRAINING: Keys<TrainingExports> = {
  ...{
    memory: true,
    featuresSet: true,
    featuresPlay: true,
    frameAt: true,
    evaluate: true,
    evaluateFrame: true,
  },
  ...{ useSimpleWeights: true, weightsBuffer: true, loadWeights: true, hasWeights: true },
  ...{
    tableAt: true,
    tableRows: true,
    rowGroups: true,
    sharedGroupEnd: true,
    sharedRow: true,
    sharedRows: true,
  },
  ...{ seedGames: true, gamesBuffer: true },
  ...{ playGames: true, searchMidgame: true, solve: true, reserve: true, beginFit: true },
  ...{ rowsAt: true, layersAt: true, stageRowsAt: true, stageOutputsAt: true },
  ...{ errorsAt: true, clearErrors: true, fitPass: true },
};

it.each([
  ['engine.wasm', new URL('../../../build/engine.wasm', import.meta.url), CORE],
  ['training.wasm', buildTraining(), TRAINING],
])(
  '%s exports what its type says',
  (_name, path, keys) => {
    const exports = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(path)));
    expect(exports.map(({ name }) => name).sort()).toEqual(Object.keys(keys).sort());
  },
  60_000,
);
