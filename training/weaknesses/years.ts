/**
 * Fits what the years change in the strength that games show: `npm run -w training report:years -- REVIEWED.jsonl`
 *
 * REVIEWED is what `npm run -w training report:review` writes for a file with years and names. First come `perYear` and `form` of
 * `STRENGTH_MODEL`, fitted to all people; then a table of how people are rated in each period by what is fitted without
 * them: to four fifths of the people, for the other fifth.
 */
import { STRENGTH_MODEL } from '../../src/core/report/strength/norms.js';
import { mean } from '../../src/core/report/numbers.js';
import {
  dot,
  estimateStrength,
  PARTS,
  signsToday,
  signWeights,
  strengthSigns,
  yearsSince,
} from '../../src/core/report/strength/strength.js';
import { readJsonLines } from './json-lines.js';
import { peopleOf, type Person, type PersonsSide } from './people.js';

type Model = typeof STRENGTH_MODEL;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name a file: npm run -w training report:years -- REVIEWED.jsonl');

/** People with fewer games in a period are not judged in it. */
const LEAST_GAMES = 10;
const FOLDS = 5;
/** The later half of the years. */
const LATER = 2013;
const PERIODS = [
  [2005, 2021],
  [2005, 2011],
  [2012, 2016],
  [2017, 2021],
] as const;
/** The number of games for whose mean the three signs of a game are weighed against each other. */
const WEIGHED_GAMES = 20;

/**
 * The change of each sign with a year, by least squares through the model's first year. A person's games differ from the
 * model by the person too; each is weighted by their number, so that nobody with many games decides alone.
 */
function perYear(people: readonly Person[], model: Model): number[] {
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
  const later = within([LATER, Infinity], people);
  const errorWith = (factor: number): number =>
    mean(
      errorsOf(later, { ...model, perYear: slopes.map((slope) => factor * slope) }).map(({ error }) => error),
    );
  const [without, whole] = [errorWith(0), errorWith(1)];
  const factor = Math.min(1, Math.max(0, without / (without - whole)));
  return slopes.map((slope) => Number((factor * slope).toPrecision(3)));
}

/**
 * How much of what players differ by two games share, by the years between them: least squares over all pairs of games of
 * one person. Each pair counts less the more games the person has.
 */
function formOf(people: readonly Person[], model: Model): Model['form'] {
  const weights = signWeights(WEIGHED_GAMES, model);
  const inPoints = dot(weights, model.perPoint);
  const shown = people.map(({ strength, games }) =>
    games.flatMap(({ moves, year = 0 }) => {
      const signs = signsToday(moves, year, model);
      if (!signs) return [];
      const beyond = signs.map(
        (sign, part) => sign - model.at1500[part]! - model.perPoint[part]! * (strength - 1500),
      );
      return [{ year, points: dot(weights, beyond) / inPoints }];
    }),
  );
  const middle = mean(shown.flat().map(({ points }) => points));
  const pairs = shown.flatMap((games) =>
    games.flatMap((one, at) =>
      games.slice(0, at).map((other) => ({
        years: Math.abs(one.year - other.year),
        product: (one.points - middle) * (other.points - middle),
        weight: 1 / games.length,
      })),
    ),
  );
  const fits = Array.from({ length: 60 }, (_, step) => 1 + step / 4).map((years) => {
    let [over, under] = [0, 0];
    for (const pair of pairs) {
      const likeness = Math.exp(-pair.years / years);
      over += pair.weight * pair.product * likeness;
      under += pair.weight * likeness ** 2;
    }
    return { years, variance: over / under, explained: over ** 2 / under };
  });
  const best = fits.reduce((one, other) => (other.explained > one.explained ? other : one));
  const usual =
    dot(
      weights,
      model.ofPlayers.map((row) => dot(row, weights)),
    ) /
    inPoints ** 2;
  return { most: Number((best.variance / usual).toFixed(2)), years: best.years };
}

function fitted(people: readonly Person[]): Model {
  const dated = { ...STRENGTH_MODEL, perYear: perYear(people, STRENGTH_MODEL) };
  return { ...dated, form: formOf(people, dated) };
}

/** The games of people in some years. */
function within([first, last]: readonly [number, number], people: readonly Person[]): Person[] {
  return people.map(({ strength, games }) => ({
    strength,
    games: games.filter(({ year = 0 }) => year >= first && year <= last),
  }));
}

interface Judged {
  readonly error: number;
  readonly isWithin: boolean;
  readonly reach: number;
}

/** The estimates of people with enough games, with their errors in points. */
function errorsOf(people: readonly Person[], model: Model): Judged[] {
  return people
    .filter(({ games }) => games.length >= LEAST_GAMES)
    .flatMap(({ strength, games }) => {
      const found = estimateStrength(games, model);
      if (!found) return [];
      const { points, low, high } = found;
      return [
        { error: points - strength, isWithin: strength >= low && strength <= high, reach: (high - low) / 2 },
      ];
    });
}

function printRow(title: string, period: readonly [number, number], judged: readonly Judged[]): void {
  const sizes = judged.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  const cells = [
    title,
    period.join(' to '),
    judged.length,
    mean(judged.map(({ error }) => error)).toFixed(0),
    sizes[Math.floor(sizes.length / 2)] ?? NaN,
    `${(100 * mean(judged.map(({ isWithin }) => Number(isWithin)))).toFixed(1)} %`,
    mean(judged.map(({ reach }) => reach)).toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const people = peopleOf(readJsonLines<PersonsSide>(file));
const { perYear: change, form } = fitted(people);
console.log(`perYear: ${JSON.stringify(change)}, form: ${JSON.stringify(form)}`);
const timeless: Model = { ...STRENGTH_MODEL, perYear: [0, 0, 0] };
const folds = Array.from({ length: FOLDS }, (_, fold) => ({
  model: fitted(people.filter((__, at) => at % FOLDS !== fold)),
  checked: people.filter((__, at) => at % FOLDS === fold),
}));
for (const { model } of folds) console.log(JSON.stringify({ perYear: model.perYear, form: model.form }));
console.log('| by | years | people | mean error | median error | within the interval of 90 % | its reach |');
console.log('| - | - | - | - | - | - | - |');
for (const period of PERIODS) {
  printRow('no years', period, errorsOf(within(period, people), timeless));
  printRow(
    'others',
    period,
    folds.flatMap(({ model, checked }) => errorsOf(within(period, checked), model)),
  );
}
