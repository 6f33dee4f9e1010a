/**
 * Fits the losses of players by strength, and the estimate of strength: `npm run -w training report:fit -- REVIEWED.jsonl... [--norms]`
 *
 * REVIEWED is what `npm run -w training report:review` writes. Every third player is held out: after the constants for
 * `src/core/report/strength/norms.ts` and `norm-games.ts`, a table shows how the strength of these players is estimated, and that of
 * each half of all players by what is fitted to the other half. `--norms` fits only what depends on the coach, to all
 * players: the losses by theme. Games with a year count for the strength that their losses show without it, because that
 * strength is what reports compare with the norms.
 */
import { parseArgs } from 'node:util';
import { partOf } from '../../src/core/analysis/summary.js';
import { createEngine } from '../../src/core/engine/node.js';
import { mean } from '../../src/core/report/numbers.js';
import { STRENGTH_MODEL, type Measure, type Norm } from '../../src/core/report/strength/norms.js';
import {
  dot,
  PARTS,
  signWeights,
  strengthSigns,
  yearsSince,
} from '../../src/core/report/strength/strength.js';
import { THEMES, type Theme } from '../../src/core/report/loss-themes.js';
import { readJsonLines } from './json-lines.js';
import { lossBy } from './loss-by.js';
import { lostIn, reviewNormGames } from './norm-games.js';
import { peopleOf, type Person, type PersonsSide } from './people.js';
import { inSeries, LEAST_GAMES, strengthFigures } from './strength-figures.js';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { norms: { type: 'boolean', default: false } },
});
if (files.length === 0) throw new Error('name a file: npm run -w training report:fit -- REVIEWED.jsonl...');

const all = peopleOf(files.flatMap((file) => readJsonLines<PersonsSide>(file)));
const fitted = all.filter((_, at) => at % 3 !== 2);
const heldBack = all.filter(({ games }, at) => at % 3 === 2 && games.length >= LEAST_GAMES);

/** By how many points people of a year look stronger than they are, to who does not know the year. */
function shownBeyond(year: number | undefined): number {
  const weights = signWeights(LEAST_GAMES, STRENGTH_MODEL);
  const { perYear, perPoint } = STRENGTH_MODEL;
  return (yearsSince(year, STRENGTH_MODEL) * dot(weights, perYear)) / dot(weights, perPoint);
}

/** Fits mean and slope by Poisson's likelihood with Newton's method, then the spread around them. */
function normOf(measure: Measure, people: readonly Person[]): Norm {
  const samples = people.flatMap(({ strength, games }) =>
    games.map(({ year, moves }) => ({
      x: (strength + shownBeyond(year) - 1500) / 100,
      y: lossBy(measure, moves),
    })),
  );
  let level = Math.log(mean(samples.map(({ y }) => y)));
  let slope = 0;
  for (let step = 0; step < 30; step++) {
    const sums = { g0: 0, g1: 0, h00: 0, h01: 0, h11: 0 };
    for (const { x, y } of samples) {
      const mu = Math.exp(level + slope * x);
      sums.g0 += y - mu;
      sums.g1 += (y - mu) * x;
      sums.h00 += mu;
      sums.h01 += mu * x;
      sums.h11 += mu * x * x;
    }
    const { g0, g1, h00, h01, h11 } = sums;
    const determinant = h00 * h11 - h01 * h01;
    level += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  const spread = Math.sqrt(mean(samples.map(({ x, y }) => (y / Math.exp(level + slope * x) - 1) ** 2)));
  return { mean: rounded(Math.exp(level)), slope: rounded(slope), spread: rounded(spread) };
}

/** How the losses by a theme are divided among the parts of a game. */
function sharesOf(theme: Theme, people: readonly Person[]): number[] {
  const moves = people.flatMap(({ games }) => games.flatMap((game) => game.moves));
  const lost = PARTS.map((part) =>
    lossBy(
      theme,
      moves.filter(({ empties }) => partOf(empties) === part),
    ),
  );
  const all = lost.reduce((sum, loss) => sum + loss, 0);
  return lost.map((loss) => Number((loss / all).toFixed(2)));
}

/**
 * Fits `STRENGTH_MODEL`. Variances are those of the population: sums are divided by the number of observations less that
 * of the means, or of the two constants of a line, which were estimated from them.
 */
function strengthModel(people: readonly Person[]): typeof STRENGTH_MODEL {
  const known = people
    .map(({ strength, games }) => ({
      strength,
      signs: games.map(({ moves }) => strengthSigns(moves)).filter((signs) => signs !== undefined),
    }))
    .filter(({ signs }) => signs.length >= LEAST_GAMES);
  const means = known.map(({ signs }) => PARTS.map((_, part) => mean(signs.map((sign) => sign[part]!))));
  const strengths = known.map(({ strength }) => strength);
  const middle = mean(strengths);
  const variance = mean(strengths.map((strength) => (strength - middle) ** 2));
  const perPoint = PARTS.map(
    (_, part) => mean(means.map((own, at) => own[part]! * (strengths[at]! - middle))) / variance,
  );
  const at1500 = PARTS.map(
    (_, part) => mean(means.map((own) => own[part]!)) + perPoint[part]! * (1500 - middle),
  );
  const games = known.flatMap(({ signs }, at) =>
    signs.map((sign) => sign.map((value, part) => value - means[at]![part]!)),
  );
  const ofGames = covariance(games, games.length - known.length);
  const ofMeans = covariance(
    means.map((own, at) =>
      own.map((value, part) => value - at1500[part]! - perPoint[part]! * (strengths[at]! - 1500)),
    ),
    known.length - 2,
  );
  const share = mean(known.map(({ signs }) => 1 / signs.length));
  const ofPlayers = withCommonPart(
    ofMeans.map((row, at) => row.map((value, to) => value - share * ofGames[at]![to]!)),
    perPoint,
  );
  const table = (rows: number[][]): number[][] => rows.map((row) => row.map(rounded));
  return {
    at1500: at1500.map(rounded),
    perPoint: perPoint.map((value) => Number(value.toPrecision(3))),
    // What depends on the years is fitted to dated games: report:years.
    perYear: STRENGTH_MODEL.perYear,
    years: STRENGTH_MODEL.years,
    form: STRENGTH_MODEL.form,
    ofGames: table(ofGames),
    ofPlayers: table(ofPlayers),
    prior: { mean: Math.round(middle), deviation: Math.round(Math.sqrt(variance)) },
  };
}

/**
 * What players of the same strength differ by: one part common to all parts of the game, as if some were stronger than
 * their strength says, and one of each part of the game alone. A matrix estimated from few players may not be one of
 * covariances; this one always is.
 */
function withCommonPart(
  differences: readonly (readonly number[])[],
  perPoint: readonly number[],
): number[][] {
  const pairs = PARTS.flatMap((_, at) => PARTS.slice(0, at).map((__, to) => [at, to] as const));
  const product = (at: number, to: number): number => perPoint[at]! * perPoint[to]!;
  const common =
    pairs.reduce((sum, [at, to]) => sum + differences[at]![to]! * product(at, to), 0) /
    pairs.reduce((sum, [at, to]) => sum + product(at, to) ** 2, 0);
  const variance = Math.max(0, common);
  return PARTS.map((_, at) =>
    PARTS.map((__, to) =>
      at === to ? Math.max(differences[at]![at]!, variance * product(at, at)) : variance * product(at, to),
    ),
  );
}

function covariance(rows: readonly (readonly number[])[], freedom: number): number[][] {
  return PARTS.map((_, at) =>
    PARTS.map((__, to) => rows.reduce((sum, row) => sum + row[at]! * row[to]!, 0) / freedom),
  );
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

const learners = options.norms ? all : fitted;
const measures: readonly Measure[] = options.norms ? THEMES : [...THEMES, ...PARTS];
console.log(
  JSON.stringify(Object.fromEntries(measures.map((measure) => [measure, normOf(measure, learners)]))),
);
console.log(JSON.stringify(Object.fromEntries(THEMES.map((theme) => [theme, sharesOf(theme, learners)]))));
const engine = await createEngine({ workers: 1, table: 16 });
console.log(`LOST_WHEN_FITTED of norm-games.ts: ${JSON.stringify(lostIn(await reviewNormGames(engine)))}`);
engine.close();
if (!options.norms) fitStrength();

/** Fits the estimate of strength and shows how well it holds. */
function fitStrength(): void {
  const model = strengthModel(fitted);
  console.log(JSON.stringify(model));
  const halves = [0, 1].map((half) => all.filter((_, at) => at % 2 === half));
  const SERIES = [1, 2, 3, 5, 10];
  console.log(
    `| fitted to | checked on | people | median error | within the interval of 90 % | its mean width | series of ${SERIES.join(', ')} games |`,
  );
  console.log('| - | - | - | - | - | - | - |');
  const percent = (share: number): string => (100 * share).toFixed(1);
  for (const [to, on, used, people] of [
    ['two thirds', 'the rest', model, heldBack],
    ['even', 'odd', strengthModel(halves[0]!), halves[1]!],
    ['odd', 'even', strengthModel(halves[1]!), halves[0]!],
  ] as const) {
    const checked = people.filter(({ games }) => games.length >= LEAST_GAMES);
    const { error, within, width } = strengthFigures(checked, used);
    const series = SERIES.map((length) => percent(strengthFigures(inSeries(checked, length), used).within));
    const row = [to, on, checked.length, error, `${percent(within)} %`, width.toFixed(0), series.join(', ')];
    console.log(`| ${row.join(' | ')} |`);
  }
}
