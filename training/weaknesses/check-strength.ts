/**
 * Checks the shipped estimate of strength on people: `npx tsx training/weaknesses/check-strength.ts REVIEWED.jsonl [--fitted 167]`
 *
 * REVIEWED is what `npm run report:review` writes. Of the first people in it, those of the fit of 25 November 2026, every
 * third was held out; all after them were not looked at.
 */
import { parseArgs } from 'node:util';
import { readJsonLines } from './json-lines.js';
import { peopleOf, type PersonsSide } from './people.js';
import { LEAST_GAMES, strengthFigures } from './strength-figures.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fitted: { type: 'string', default: '167' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('a file of reviewed sides is expected');

const heldOut = peopleOf(readJsonLines<PersonsSide>(file)).filter(
  ({ games }, at) => games.length >= LEAST_GAMES && (at >= Number(values.fitted) || at % 3 === 2),
);
const { people, error, within, width } = strengthFigures(heldOut);
const standardError = Math.sqrt((within * (1 - within)) / people);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log('| people held out | median error | within the interval of 90 % | its mean width |');
console.log('| - | - | - | - |');
console.log(
  `| ${people} | ${error} points | ${percent(within)} ± ${percent(standardError)} | ${width.toFixed(0)} points |`,
);
