/**
 * `npm run -w training examples`: reviews the examples of the analysis page thoroughly, explains their bad moves, and
 * writes the files that the page loads with them. Takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { EXAMPLES, exampleGame, type ExampleId } from '../demo/analyse/opened/example-game.js';
import { isWorseThanGood, reviewToJson, reviewWhole } from '../src/core/analysis.js';
import { explain, type Explanation } from '../src/core/coach.js';
import { createEngine } from '../src/core/engine/node.js';

const FOLDER = 'demo/analyse/opened/example-reviews';
/** A game of nine moves has no story. */
const WITHOUT: ExampleId = 'shortest';

const engine = await createEngine();
for (const id of Object.keys(EXAMPLES) as ExampleId[]) {
  if (id === WITHOUT) continue;
  const found = await reviewWhole(exampleGame(id), engine, { effort: 'thorough' });
  if (!found) throw new Error(`${id} has no moves`);
  const explanations: (Explanation | undefined)[] = [];
  for (const ply of found.plies) {
    const isBad = ply !== undefined && isWorseThanGood(ply.class);
    explanations.push(
      isBad
        ? await explain(ply.position, ply.square, engine, { values: ply.moves, verify: true })
        : undefined,
    );
  }
  const json = reviewToJson({ ...found, explanations, effort: 'thorough' });
  writeFileSync(`${FOLDER}/${id}.json`, `${JSON.stringify(json)}\n`);
}
engine.close();
