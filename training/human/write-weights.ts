/** Prints the weights of the model as a source file of the engine. */
import type { Fit } from './logit.js';

const HEAD = `/**
 * The weights of the model of human choice, written by \`npm run -w training train:human\`: in hundredths, for the whole game, the opening
 * and the end, then the same times the strength (\`circumstances\` in \`model.ts\`).
 */
import type { ForesightName } from './foresight.js';
import type { MemoryName, SightName, Weights } from './model.js';
`;

/** @param tables the name of each, the type of its keys, the keys, and all weights, key by key */
export function printWeights(
  tables: readonly (readonly [name: string, type: string, keys: readonly string[], fit: Fit])[],
): string {
  const printed = tables.map(([name, type, keys, fit]) => {
    const width = fit.length / keys.length;
    const rows = keys.map((key, at) => {
      const weights = [...fit.subarray(at * width, (at + 1) * width)];
      return `  ${key}: [${weights.map((weight) => Math.round(weight * 100) + 0).join(', ')}],\n`;
    });
    return `\nexport const ${name}: Weights<${type}> = {\n${rows.join('')}};\n`;
  });
  return HEAD + printed.join('');
}
