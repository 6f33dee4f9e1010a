/**
 * Checks the shipped estimate of strength on people: `npx tsx training/weaknesses/check-strength.ts REVIEWED.jsonl [--fitted 167]`
 *
 * REVIEWED is what `npm run report:review` writes. Of the first people in it, those of the fit of 25 November 2026, every
 * third was held out; all after them were not looked at.
 */
import { parseArgs } from 'node:util';
import { mean } from '../../src/report/numbers.js';
import { estimateStrength } from '../../src/report/strength.js';
import { readJsonLines } from './json-lines.js';
import { peopleOf, type PersonsSide } from './people.js';

const LEAST_GAMES = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fitted: { type: 'string', default: '167' } },
});
const [file] = positionals;
if (file === undefined)
  throw new Error('a file is expected: npx tsx training/weaknesses/check-strength.ts REVIEWED.jsonl');

const heldOut = peopleOf(readJsonLines<PersonsSide>(file)).filter(
  ({ games }, at) => games.length >= LEAST_GAMES && (at >= Number(values.fitted) || at % 3 === 2),
);
const estimates = heldOut.map(({ strength, games }) => ({ strength, ...estimateStrength(games)! }));
const errors = estimates.map(({ strength, points }) => Math.abs(strength - points)).sort((a, b) => a - b);
const within = mean(
  estimates.map(({ strength, low, high }) => (strength >= low && strength <= high ? 1 : 0)),
);
const error = Math.sqrt((within * (1 - within)) / estimates.length);
const width = mean(estimates.map(({ low, high }) => high - low));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log('| people held out | median error | within the interval of 90 % | its mean width |');
console.log('| - | - | - | - |');
console.log(
  `| ${estimates.length} | ${errors[Math.floor(errors.length / 2)]!} points | ${percent(within)} ± ${percent(error)} | ${width.toFixed(0)} points |`,
);
