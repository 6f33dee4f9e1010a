/**
 * `npm run -w training bench:coach -- GAMES.tsv [--sample N] [--middle N] [--strong N] [--seed N] [--out FILE.jsonl] [--print N]`:
 * measures whether the coach's explanations of people's bad moves are specific, true, visible and stable, and whether
 * it leaves best moves alone.
 *
 * GAMES.tsv has a head and one game a line: band, strengths of Black and White, result, moves without spaces. N moves
 * of each group of strength that lose six discs or more are taken (60 by default). FILE gets a line for each
 * (`build/coach-bench.jsonl`); an interrupted run continues. `--print N` does not search: it prints N random
 * explanations of FILE with boards and a place for a rating. `--stories N` prints the stories of N random games and their
 * key moments instead. `--kinds` only counts how often each kind of reason is given, which is much faster. `--agreement N`
 * compares the coach of a running game with a review, on N bad moves.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checkedEffort } from '../../../src/core/engine/effort.js';
import { createEngine } from '../../../src/core/engine/node.js';
import { readHumanGames, type HumanGame } from '../../../training/human/human-games.js';
import { printedAgreement } from './agreement.js';
import { candidates, explainIfBad, GROUPS } from './bad-moves.js';
import { kindsGiven, measure, type Measured } from './measure.js';
import { printedForRating, printedStories } from './print.js';
import { rememberedEngine } from './remembered-engine.js';
import { kindTable, tableOf } from './table.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    middle: { type: 'string', default: '1500' },
    strong: { type: 'string', default: '1800' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string' },
    effort: { type: 'string', default: 'thorough' },
    searches: { type: 'string', default: 'build/coach-searches.jsonl' },
    out: { type: 'string', default: 'build/coach-bench.jsonl' },
    print: { type: 'string' },
    stories: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    agreement: { type: 'string' },
  },
});
const { out } = values;
const bounds = { middle: Number(values.middle), strong: Number(values.strong) };
const [file] = positionals;

if (values.print !== undefined) {
  process.stdout.write(await printedForRating(resultsOf(out), Number(values.print), Number(values.seed)));
} else if (file === undefined) {
  throw new Error('a file of games is needed: npm run -w training bench:coach -- GAMES.tsv');
} else if (values.stories !== undefined) {
  const engine = rememberedEngine(await createEngine({ table: 64, workers: 1 }), values.searches);
  const effort = checkedEffort(values.effort);
  const [number, seed] = [Number(values.stories), Number(values.seed)];
  process.stdout.write(await printedStories(gamesOf(file), number, seed, engine, effort));
  engine.close();
} else if (values.agreement !== undefined) {
  const engine = await createEngine({ table: 64, workers: 1 });
  const moves = candidates(gamesOf(file), bounds, Number(values.seed));
  process.stdout.write(await printedAgreement(moves, Number(values.agreement), engine));
  engine.close();
} else {
  await run(file, Number(values.sample));
  console.log(`\r${values.kinds ? kindTable(resultsOf(out)) : tableOf(resultsOf(out), bounds)}`);
}

async function run(path: string, sample: number): Promise<void> {
  const done = resultsOf(out);
  const missing = new Map(
    GROUPS.map((group) => [group, sample - done.filter((result) => result.group === group).length]),
  );
  const last = Math.max(0, ...done.map(({ at }) => at));
  mkdirSync(dirname(out), { recursive: true });
  const engine = rememberedEngine(await createEngine({ table: 64, workers: 1 }), values.searches);
  const effort = checkedEffort(values.effort);
  for (const candidate of candidates(gamesOf(path), bounds, Number(values.seed))) {
    if ([...missing.values()].every((left) => left <= 0)) break;
    const left = missing.get(candidate.group)!;
    if (candidate.at <= last || left <= 0) continue;
    const explanation = await explainIfBad(candidate, engine, effort);
    if (!explanation) continue;
    const { group, at } = candidate;
    const result = values.kinds
      ? { group, at, given: kindsGiven(explanation) }
      : await measure(candidate, explanation, engine, effort);
    appendFileSync(out, `${JSON.stringify(result)}\n`);
    missing.set(candidate.group, left - 1);
    process.stderr.write(`\r${GROUPS.map((group) => `${missing.get(group)!} ${group}`).join(', ')} left `);
  }
  engine.close();
}

/** The games of a file, or of one half of it, so that what was tuned on one half is measured on the other. */
function gamesOf(path: string): HumanGame[] {
  const games = readHumanGames(path);
  if (values.half === undefined) return games;
  return games.filter(({ number }) => number % 2 === Number(values.half) % 2);
}

/** The lines of a file of results; an incomplete last line is removed. */
function resultsOf(path: string): Measured[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const whole = text.lastIndexOf('\n') + 1;
  if (whole < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, whole)));
  return text
    .slice(0, whole)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Measured);
}
