/**
 * Fits how the losses of people of one strength change with the years: `npm run -w training report:years -- REVIEWED.jsonl`
 *
 * REVIEWED is what `npm run -w training report:review` writes for a file with years and names. The line is `perYear` of
 * `STRENGTH_MODEL`; the table shows how the strength of each half of the people is estimated by the years of the other.
 */
import { STRENGTH_MODEL } from '../../src/core/report/norms.js';
import { mean } from '../../src/core/report/numbers.js';
import { estimateStrength, PARTS, strengthSigns, yearsSince } from '../../src/core/report/strength.js';
import { readJsonLines } from './json-lines.js';
import { peopleOf, type Person, type PersonsSide } from './people.js';

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('a file is expected: npm run -w training report:years -- REVIEWED.jsonl');

/** People with fewer games are not judged. */
const LEAST_GAMES = 10;
/** The later half of the years, and the last few. */
const LATER = 2013;
const RECENT = 2017;

/**
 * The change of each sign with a year, by least squares through the model's first year. A person's games differ from the
 * model by the person too; each is weighted by their number, so that nobody with many games decides alone.
 */
function perYear(people: readonly Person[], model: typeof STRENGTH_MODEL): number[] {
  const slopes = PARTS.map((_, part) => {
    let [over, under] = [0, 0];
    for (const { strength, games } of people) {
      for (const { moves, year } of games) {
        const signs = strengthSigns(moves);
        if (!signs || year === undefined) continue;
        const years = yearsSince(year, model);
        const usual = model.at1500[part]! + model.perPoint[part]! * (strength - 1500);
        over += (years * (signs[part]! - usual)) / games.length;
        under += years ** 2 / games.length;
      }
    }
    return over / under;
  });
  // An estimate is also drawn to the mean of all players, so that the whole change would take off too much. What is right
  // for the later years is right for the games of today.
  const later = since(LATER, people);
  const errorWith = (factor: number): number =>
    mean(
      errorsOf(later, { ...model, perYear: slopes.map((slope) => factor * slope) }).map(({ error }) => error),
    );
  const [without, whole] = [errorWith(0), errorWith(1)];
  const factor = Math.min(1, Math.max(0, without / (without - whole)));
  return slopes.map((slope) => Number((factor * slope).toPrecision(3)));
}

/** The games of people from a year on. */
function since(first: number, people: readonly Person[]): Person[] {
  return people.map(({ strength, games }) => ({
    strength,
    games: games.filter(({ year = 0 }) => year >= first),
  }));
}

/** The estimates of people with enough games, with their errors in points. */
function errorsOf(people: readonly Person[], model: typeof STRENGTH_MODEL) {
  return people
    .filter(({ games }) => games.length >= LEAST_GAMES)
    .flatMap(({ strength, games }) => {
      const found = estimateStrength(games, model);
      return found ? [{ ...found, strength, error: found.points - strength }] : [];
    });
}

function figures(people: readonly Person[], model: typeof STRENGTH_MODEL): (number | string)[] {
  const checked = errorsOf(people, model);
  const sizes = checked.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  const within = mean(
    checked.map(({ low, high, strength }) => (strength >= low && strength <= high ? 1 : 0)),
  );
  return [
    checked.length,
    mean(checked.map(({ error }) => error)).toFixed(0),
    sizes[Math.floor(sizes.length / 2)] ?? NaN,
    `${(100 * within).toFixed(1)} %`,
  ];
}

const people = peopleOf(readJsonLines<PersonsSide>(file));
console.log(`perYear: ${JSON.stringify(perYear(people, STRENGTH_MODEL))}`);
console.log('| fitted to | checked on | people | mean error | median error | within the interval of 90 % |');
console.log('| - | - | - | - | - | - |');
const halves = [0, 1].map((half) => people.filter((_, at) => at % 2 === half));
const timeless = { ...STRENGTH_MODEL, perYear: [0, 0, 0] };
for (const [to, on, fitted, checked] of [
  ['no years', 'all', undefined, people],
  ['even', 'odd', halves[0], halves[1]!],
  ['odd', 'even', halves[1], halves[0]!],
] as const) {
  const model = fitted ? { ...STRENGTH_MODEL, perYear: perYear(fitted, STRENGTH_MODEL) } : timeless;
  console.log(`| ${[to, on, ...figures(checked, model)].join(' | ')} |`);
  console.log(`| ${[to, `${on}, since ${RECENT}`, ...figures(since(RECENT, checked), model)].join(' | ')} |`);
}
