/**
 * `npm run -w training examples`: reviews the examples of the analysis page thoroughly, and writes the files that the page
 * loads with them. Takes a minute.
 */
import { writeFileSync } from 'node:fs';
import { EXAMPLES, exampleGame, type ExampleId } from '../demo/analyse/opened/example-game.js';
import { reviewToJson, reviewWhole } from '../src/core/analysis.js';
import { createEngine } from '../src/core/engine/node.js';

const FOLDER = 'demo/analyse/opened/example-reviews';
/** A game of nine moves has no story. */
const WITHOUT: ExampleId = 'shortest';

const engine = await createEngine();
for (const id of Object.keys(EXAMPLES) as ExampleId[]) {
  if (id === WITHOUT) continue;
  const found = await reviewWhole(exampleGame(id), engine, { effort: 'thorough' });
  if (!found) throw new Error(`${id} has no moves`);
  writeFileSync(
    `${FOLDER}/${id}.json`,
    `${JSON.stringify(reviewToJson({ ...found, effort: 'thorough' }))}\n`,
  );
}
engine.close();
