/**
 * Fits how well people count the end: `npm run -w training train:end -- FILE [--state DIR] [--games N]`
 *
 * FILE holds games with years and names, as `npm run -w training report:review` takes them. First the choices with 12 empty
 * squares and fewer are valued, of N games; this can be interrupted and continued. Then `COUNTING_WEIGHTS` of
 * `src/core/engine/levels/human/choice-model.ts` are fitted to one half of the people, and two tables show what moves drawn by the chances
 * cost the other half, without and with them, beside what their own cost.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EXACT_FROM, foresight } from '../../src/core/engine/levels/human/foresight.js';
import { humanChances } from '../../src/core/engine/levels/human/human-moves.js';
import {
  circumstances,
  COUNTING_WEIGHTS,
  weightedSums,
} from '../../src/core/engine/levels/human/choice-model.js';
import { loadCore } from '../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../src/core/engine/threads/node-files.js';
import { halfOf, readHumanGames, type Choice } from './human-games.js';
import { fitLogit, scoresOf, toChances, type LogitProblem } from './logit.js';
import { figuresByBand, lossByPhase, lossTable, tableOf } from './choice-figures.js';
import { readValuedChoices, samplesOf, type ValuedChoice } from './samples.js';
import { makeValueTable } from './value-table.js';

const TABLE_MEGABYTES = 16;
const RIDGE = 1;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'training/state' },
    games: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file of games: npm run -w training train:end -- FILE');

const isEnd = ({ position }: Choice): boolean => position.empties <= EXACT_FROM;
const games = readHumanGames(file);
const table = join(options.state, 'end-values.tsv');
makeValueTable(
  table,
  games,
  await loadCore(nodeFiles, TABLE_MEGABYTES),
  isEnd,
  Number(options.games ?? games.length),
  (done) => {
    if (done % 50 === 0) process.stderr.write(`\r${done} games are valued`);
  },
);

const choices = [...readValuedChoices(table, games)].filter(isEnd);
const [learned, others] = [0, 1].map((half) => choices.filter((choice) => halfOf(choice) === half)) as [
  ValuedChoice[],
  ValuedChoice[],
];

/** The choices with the logarithms of their chances, but for what is fitted here. */
function problemOf(list: readonly ValuedChoice[]): LogitProblem {
  const samples = samplesOf(list, 1, ({ values }) => foresight(values, ['loss8']));
  const offsets = list.flatMap(({ position, values, strength, before }) => {
    const parts = circumstances(strength, position.empties);
    const counting = weightedSums(foresight(values, ['loss8']), [COUNTING_WEIGHTS], parts);
    return humanChances(position, values, strength, before).map(
      (chance, at) => Math.log(chance) - counting[at]!,
    );
  });
  return {
    samples,
    // A weight for all, and one for the strength.
    circumstances: list.map(({ strength, position }) => {
      const [always, , , mastery] = circumstances(strength, position.empties);
      return [always!, mastery!];
    }),
    offsets: Float64Array.from(offsets),
  };
}

function printTables(title: string, fit: Float64Array): void {
  const problem = problemOf(others);
  const scores = scoresOf(problem, fit);
  const { starts, chosen } = problem.samples;
  const chances = others.map((_, at) => {
    toChances(scores, starts[at]!, starts[at + 1]!, chosen[at]!);
    return [...scores.subarray(starts[at], starts[at + 1])];
  });
  console.log(tableOf(title, figuresByBand(others, chances)));
  console.log(lossTable(lossByPhase(others, chances).filter(({ positions }) => positions > 0)));
}

const fit = fitLogit(problemOf(learned), RIDGE, () => undefined);
const [always, mastery] = [...fit].map((weight) => Math.round(weight * 100));
console.log(`COUNTING_WEIGHTS: [${always}, 0, 0, ${mastery}, 0, 0], from ${learned.length} choices\n`);
printTables('the other half, before', new Float64Array(2));
printTables('the other half, with these', fit);
