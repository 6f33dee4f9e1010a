/**
 * Measures whether a planted weakness is found: `npm run -w training report:measure -- PLANTED.jsonl [--games 40] [--draws 0]`
 *
 * PLANTED is what `npm run -w training report:play` writes. A case is a series of this many games of a player: it counts what the
 * report names first, and whether it names anything for the player without a weakness. With `--draws` this many cases
 * are drawn at random from all games of the player, and overlap.
 */
import { parseArgs } from 'node:util';
import { makeReport, type ReportGame } from '../../src/core/report/player-report.js';
import type { ReviewedMove } from '../../src/core/report/reviewed-side.js';
import type { Deviation, Subject } from '../../src/core/report/weaknesses.js';
import { Game } from '../../src/core/rules/game/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import type { Square } from '../../src/core/rules/square.js';
import { readJsonLines } from './json-lines.js';
import { PLANTED, type Planted, type PlantedGame } from './planted-players.js';

/** How reports name a planted weakness. */
const NAMES: Readonly<Record<Exclude<Planted, 'none'>, (subject: Subject) => boolean>> = {
  corners: ({ name }) => name === 'corners',
  refused: ({ name }) => name === 'corners-refused' || name === 'corners-missed',
  greedy: ({ name }) => name === 'greed' || name === 'discs',
  edges: ({ name }) => name === 'edges-taken' || name === 'edges',
  mobility: ({ name }) => name === 'moves-given' || name === 'mobility',
  start: (subject) => subject.kind === 'part' && subject.name === 'opening',
  parity: ({ name }) => name === 'parity',
  ends: ({ name }) => name === 'endgame' || name === 'counting',
  // The opening may be longer than the planted one.
  opening: (subject) => subject.kind === 'opening' && subject.moves.slice(0, 4).join('') === 'f5d6c3d3',
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '40' }, draws: { type: 'string', default: '0' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('name a file: npm run -w training report:measure -- PLANTED.jsonl');

const size = Number(options.games);
const lines = readJsonLines<PlantedGame & { moves: ReviewedMove[] }>(file);

/** Consecutive cases, or random ones. */
function casesOf<Item>(own: readonly Item[]): Item[][] {
  const draws = Number(options.draws);
  if (draws === 0) {
    const count = Math.floor(own.length / size);
    return Array.from({ length: count }, (_, at) => own.slice(at * size, (at + 1) * size));
  }
  const random = randomNumbers(1);
  return Array.from({ length: draws }, () =>
    own
      .map((item) => ({ item, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, size)
      .map(({ item }) => item),
  );
}

function reportGame({ number, side, transcript, moves }: (typeof lines)[number]): ReportGame {
  const game = new Game();
  for (const move of transcript.match(/../g) as Square[]) game.play(move);
  return { name: `game ${number}`, record: { game }, side, moves };
}

const listed = (found: readonly Deviation[]): string =>
  found.map(({ subject, errors }) => `${subject.name} ${errors.toFixed(1)}`).join(', ');

console.log('| planted | games | cases | named first | named at all | anything named | estimates |');
console.log('| - | - | - | - | - | - | - |');
for (const planted of PLANTED) {
  const own = lines.filter((line) => line.planted === planted).sort((a, b) => a.number - b.number);
  const cases = casesOf(own).map((games) => makeReport(games.map(reportGame)));
  const isIt = planted === 'none' ? () => false : NAMES[planted];
  const first = cases.filter(({ weaknesses: [found] }) => found && isIt(found.subject)).length;
  const any = cases.filter(({ weaknesses }) => weaknesses.some(({ subject }) => isIt(subject))).length;
  const named = cases.filter(({ weaknesses }) => weaknesses.length > 0).length;
  const points = cases.map(({ strength }) => strength?.points ?? NaN);
  const range = `${Math.min(...points)}-${Math.max(...points)}`;
  console.log(`| ${[planted, own.length, cases.length, first, any, named, range].join(' | ')} |`);
  for (const { weaknesses, open, merits } of cases) {
    console.error(`  ${planted}: ${listed(weaknesses)}; open ${listed(open)}; merits ${listed(merits)}`);
  }
}
