/**
 * Fits the losses of players by strength, and the estimate of strength: `npm run report:fit -- REVIEWED.jsonl`
 *
 * REVIEWED is what `npm run report:review` writes. Every third player is held out: the results on their series of ten
 * games or more are printed after the constants for `src/report/norms.ts` and `norm-games.ts`.
 */
import { partOf } from '../../src/analysis/summary.js';
import { createEngine } from '../../src/engine/node.js';
import { mean } from '../../src/report/numbers.js';
import type { Measure, Norm } from '../../src/report/norms.js';
import { PARTS, strengthSigns } from '../../src/report/strength.js';
import { THEMES, type Theme } from '../../src/report/themes.js';
import { readJsonLines } from './json-lines.js';
import { lossBy } from './loss-by.js';
import { lostIn, reviewNormGames } from './norm-games.js';
import { peopleOf, type Person, type PersonsSide } from './people.js';
import { LEAST_GAMES, strengthFigures } from './strength-figures.js';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('a file is expected: npm run report:fit -- REVIEWED.jsonl');

const all = peopleOf(readJsonLines<PersonsSide>(file));
const fitted = all.filter((_, at) => at % 3 !== 2);
const heldBack = all.filter(({ games }, at) => at % 3 === 2 && games.length >= LEAST_GAMES);

/** Fits mean and slope by Poisson's likelihood with Newton's method, then the spread around them. */
function normOf(measure: Measure, people: readonly Person[]): Norm {
  const samples = people.flatMap(({ strength, games }) =>
    games.map((game) => ({ x: (strength - 1500) / 100, y: lossBy(measure, game.moves) })),
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

/** Fits `STRENGTH_MODEL`. */
function strengthModel(people: readonly Person[]) {
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
  const ofGames = covariance(
    known.flatMap(({ signs }, at) =>
      signs.map((sign) => sign.map((value, part) => value - means[at]![part]!)),
    ),
  );
  const ofMeans = covariance(
    means.map((own, at) =>
      own.map((value, part) => value - at1500[part]! - perPoint[part]! * (strengths[at]! - 1500)),
    ),
  );
  const share = mean(known.map(({ signs }) => 1 / signs.length));
  // The rest after subtracting the games' part, at least 0. There are too few players to estimate more than the
  // diagonal.
  const ofPlayers = ofMeans.map((row, at) =>
    row.map((value, to) => (at === to ? Math.max(0, value - share * ofGames[at]![to]!) : 0)),
  );
  const table = (rows: number[][]): number[][] => rows.map((row) => row.map(rounded));
  return {
    at1500: at1500.map(rounded),
    perPoint: perPoint.map((value) => Number(value.toPrecision(3))),
    ofGames: table(ofGames),
    ofPlayers: table(ofPlayers),
    prior: { mean: Math.round(middle), deviation: Math.round(Math.sqrt(variance)) },
  };
}

function covariance(rows: readonly (readonly number[])[]): number[][] {
  return PARTS.map((_, at) => PARTS.map((__, to) => mean(rows.map((row) => row[at]! * row[to]!))));
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

const measures: readonly Measure[] = [...THEMES, ...PARTS];
const norms = Object.fromEntries(measures.map((measure) => [measure, normOf(measure, fitted)]));
const model = strengthModel(fitted);
console.log(JSON.stringify(norms));
console.log(JSON.stringify(Object.fromEntries(THEMES.map((theme) => [theme, sharesOf(theme, fitted)]))));
console.log(JSON.stringify(model));
const engine = await createEngine({ workers: 1, table: 16 });
console.log(`LOST_WHEN_FITTED of norm-games.ts: ${JSON.stringify(lostIn(await reviewNormGames(engine)))}`);
engine.close();

const { error, within, width } = strengthFigures(heldBack, model);
console.log(
  `| people fitted | sides | held back | median error | within the interval of 90 % | its mean width |`,
);
console.log(`| - | - | - | - | - | - |`);
const row = [
  fitted.length,
  fitted.reduce((sum, { games }) => sum + games.length, 0),
  heldBack.length,
  error.toFixed(0),
  `${(100 * within).toFixed(1)} %`,
  width.toFixed(0),
];
console.log(`| ${row.join(' | ')} |`);
