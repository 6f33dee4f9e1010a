/**
 * Fits how often people of a strength show a habit: `npm run -w training report:habits -- TABLE...`
 *
 * A TABLE is one of human games, as for `npm run -w training train:human`. Prints `HABIT_NORMS` of
 * `src/core/report/strength/norms.ts`: the chance at 1500 points as a logarithm of odds, its change with 100 points, how much
 * more games vary than chance, and how much people of one strength differ.
 */
import { HABITS, shows, type Habit } from '../../src/core/report/habits.js';
import { mean } from '../../src/core/report/numbers.js';
import { choicesOf, readHumanGames } from '../human/human-games.js';
import { grouped } from './people.js';

/** People with fewer games say little about how people differ. */
const LEAST_GAMES = 10;

interface Side {
  readonly person: string;
  readonly strength: number;
  readonly shown: number;
  readonly occasions: number;
}

function sidesOf(habit: Habit, path: string): Side[] {
  return readHumanGames(path).flatMap((game) => {
    const choices = choicesOf(game);
    return (['black', 'white'] as const).map((side) => {
      const found = choices
        .filter(({ position }) => position.turn === side)
        .map(({ position, move }) => shows(habit, position, move))
        .filter((one) => one !== undefined);
      return {
        person: game.names?.[side] ?? `${path} ${game[side]}`,
        strength: game[side],
        shown: found.filter(Boolean).length,
        occasions: found.length,
      };
    });
  });
}

/** Fits the logarithm of the odds by Newton's method. */
function line(sides: readonly Side[]): { level: number; slope: number } {
  let [level, slope] = [0, 0];
  for (let step = 0; step < 20; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const { strength, shown, occasions } of sides) {
      const x = (strength - 1500) / 100;
      const chance = 1 / (1 + Math.exp(-level - slope * x));
      const weight = occasions * chance * (1 - chance);
      g0 += shown - occasions * chance;
      g1 += (shown - occasions * chance) * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    level += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { level, slope };
}

const rounded = (value: number): number => Number(value.toFixed(3));

for (const habit of HABITS) {
  const sides = process.argv.slice(2).flatMap((path) => sidesOf(habit, path));
  const { level, slope } = line(sides);
  const chanceOf = ({ strength }: Side): number =>
    1 / (1 + Math.exp(-level - (slope * (strength - 1500)) / 100));
  const people = grouped(sides, ({ person }) => person).filter((own) => own.length >= LEAST_GAMES);
  const sum = (own: readonly Side[], valueOf: (side: Side) => number): number =>
    own.reduce((total, side) => total + valueOf(side), 0);
  const chanceVariance = (side: Side): number => side.occasions * chanceOf(side) * (1 - chanceOf(side));
  // Within people: around their own rate.
  const within = people.map((own) => {
    const rate = sum(own, ({ shown }) => shown) / sum(own, (side) => side.occasions * chanceOf(side));
    const squares = sum(own, (side) => (side.shown - rate * side.occasions * chanceOf(side)) ** 2);
    return squares / (sum(own, chanceVariance) * Math.max(rate, 0.2) * (1 - 1 / own.length));
  });
  const spread = mean(within);
  // Between people: what chance does not explain of their rates, as a part of the usual one.
  const between = people.map((own) => {
    const expected = sum(own, (side) => side.occasions * chanceOf(side));
    const over = sum(own, ({ shown }) => shown) - expected;
    return (over ** 2 - spread * sum(own, chanceVariance)) / expected ** 2;
  });
  const differ = Math.sqrt(Math.max(0, mean(between)));
  const total = sum(sides, ({ occasions }) => occasions) / sides.length;
  console.log(
    `'${habit}': { level: ${rounded(level)}, slope: ${rounded(slope)}, spread: ${rounded(spread)}, differ: ${rounded(differ)} },` +
      ` // ${people.length} people, ${rounded(total)} occasions a game`,
  );
}
