/**
 * Whether a planted weakness is found: `npm run report:measure -- PLANTED.jsonl [--games 30]`
 *
 * PLANTED is what `npm run report:play` writes. Each so many games of a player are a case: what its report names first, and
 * whether anything is named of the player without a weakness.
 */
import { parseArgs } from 'node:util';
import { makeReport, type ReportGame } from '../../src/report/report.js';
import type { ReviewedMove } from '../../src/report/reviewed-side.js';
import type { Deviation, Subject } from '../../src/report/weaknesses.js';
import { Game } from '../../src/rules/game.js';
import type { Square } from '../../src/rules/square.js';
import { readJsonLines } from './json-lines.js';
import { PLANTED, type Planted } from './planted-players.js';
import type { PlantedGame } from './planted-players.js';

/** What names a planted weakness. */
const NAMES: Readonly<Record<Exclude<Planted, 'none'>, (subject: Subject) => boolean>> = {
  corners: ({ name }) => name === 'corners',
  parity: ({ name }) => name === 'parity',
  greedy: ({ name }) => name === 'discs',
  ends: ({ name }) => name === 'endgame' || name === 'counting',
  // Whatever the game went through on the way there.
  opening: (subject) => subject.kind === 'opening' && subject.moves.slice(0, 4).join('') === 'f5d6c3d3',
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '30' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('a file is expected: npm run report:measure -- PLANTED.jsonl');

const size = Number(options.games);
const lines = readJsonLines<PlantedGame & { moves: ReviewedMove[] }>(file);

function reportGame({ number, side, transcript, moves }: (typeof lines)[number]): ReportGame {
  const game = new Game();
  for (const move of transcript.match(/../g) as Square[]) game.play(move);
  return { name: `game ${number}`, record: { game }, side, moves };
}

const said = (found: readonly Deviation[]): string =>
  found.map(({ subject, errors }) => `${subject.name} ${errors.toFixed(1)}`).join(', ');

console.log('| planted | cases | named first | named at all | anything named | estimates |');
console.log('| - | - | - | - | - | - |');
for (const planted of PLANTED) {
  const own = lines.filter((line) => line.planted === planted).sort((a, b) => a.number - b.number);
  const cases: ReturnType<typeof makeReport>[] = [];
  for (let at = 0; at + size <= own.length; at += size) {
    cases.push(makeReport(own.slice(at, at + size).map(reportGame)));
  }
  const isIt = planted === 'none' ? () => false : NAMES[planted];
  const first = cases.filter(({ weaknesses: [found] }) => found && isIt(found.subject)).length;
  const any = cases.filter(({ weaknesses }) => weaknesses.some(({ subject }) => isIt(subject))).length;
  const named = cases.filter(({ weaknesses }) => weaknesses.length > 0).length;
  const points = cases.map(({ strength }) => strength?.points ?? NaN).join(' ');
  console.log(`| ${[planted, cases.length, first, any, named, points].join(' | ')} |`);
  for (const { weaknesses, open, merits } of cases) {
    console.error(`  ${planted}: ${said(weaknesses)}; open ${said(open)}; merits ${said(merits)}`);
  }
}
