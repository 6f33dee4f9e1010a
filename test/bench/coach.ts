/**
 * `npm run bench:coach -- FILE.obf [--every N] [--from N] [--moves N] [--depth N] [--json FILE]`: how many bad moves the
 * coach has a reason for, whether what it says holds, and how often the same reasons speak against best moves.
 *
 * FILE has positions of people's games with their scores. A move is chosen by one of levels 2 to 6, and taken where it
 * loses six discs or more: by the scores of the file where a line has two moves (see `coach-sample.ts`, which solves
 * them), else by a search 14 plies deep, which must see seven.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explain } from '../../src/coach/explain.js';
import { CLEAR, differences } from '../../src/coach/contrast/contrast.js';
import { asFault } from '../../src/coach/finding.js';
import { outcomeOf } from '../../src/coach/outcome.js';
import type { Reason } from '../../src/coach/reason.js';
import type { Level, MoveValue } from '../../src/engine/engine.js';
import { createEngine } from '../../src/engine/node.js';
import { parseObf, type ObfEntry } from '../../src/formats/obf.js';
import type { Square } from '../../src/rules/square.js';
import { refuted } from './coach-verifier.js';

const LOSS = 6;
/** A search may be wrong by a disc. */
const SEEN_LOSS = 7;
const DEPTH = 14;
/** Plies of the look that spares positions in which nothing is lost the deep search. */
const BRIEF = 10;
const WEAKEST: Level = 2;
const LEVELS = 5;
const PLAIN = ['value', 'count', 'only-move'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '47' },
    from: { type: 'string', default: '0' },
    moves: { type: 'string', default: '300' },
    json: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('a file is needed: npm run bench:coach -- FILE.obf');

interface Sample {
  entry: ObfEntry;
  bad: Square;
  moves: readonly MoveValue[];
}

const engine = await createEngine({ table: 64, workers: 1 });
const byKind = new Map<string, { bad: number; first: number; best: number; second: number }>();
const totals = {
  moves: 0,
  explained: 0,
  claims: 0,
  wrong: 0,
  best: 0,
  second: 0,
  valued: 0,
  bestExplained: 0,
};
const read: object[] = [];

for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
  if (totals.moves === Number(values.moves)) break;
  if (number < Number(values.from)) continue;
  const [entry] = parseObf(line);
  if (!entry) continue;
  const isJudged = entry.moves.length > 1;
  if (!isJudged && (number - Number(values.from)) % Number(values.every) !== 0) continue;
  const sample = isJudged ? await judged(entry) : await chosen(entry, number);
  if (!sample) continue;
  await measure(sample);
  process.stderr.write(`\r${totals.moves} moves`);
}
engine.close();
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(read));
report();

/** The file says what the move loses. */
async function judged(entry: ObfEntry): Promise<Sample | undefined> {
  const [best, bad] = [entry.moves[0]!, entry.moves.at(-1)!];
  if (best.score - bad.score < LOSS || bad.move === 'pass') return undefined;
  const { moves } = await engine.search(entry.position, { depth: DEPTH, multiPv: 60 });
  return { entry, bad: bad.move, moves };
}

/** A level errs, and a search says by how much. */
async function chosen(entry: ObfEntry, seed: number): Promise<Sample | undefined> {
  const { position } = entry;
  const level = (WEAKEST + (seed % LEVELS)) as Level;
  const { move } = await engine.search(position, { level, seed, fresh: true });
  if (move === 'pass') return undefined;
  for (const depth of [BRIEF, DEPTH]) {
    const { moves } = await engine.search(position, { depth, multiPv: 60 });
    const own = moves.find((value) => value.move === move);
    if (!own || moves[0]!.value - own.value < (depth === BRIEF ? LOSS : SEEN_LOSS)) return undefined;
    if (depth === DEPTH) return { entry, bad: move, moves };
  }
  return undefined;
}

async function measure({ entry: { position }, bad, moves }: Sample): Promise<void> {
  totals.moves++;
  const explanation = await explain(position, bad, engine, { values: moves });
  const reasons = explanation.reasons.filter(({ kind }) => !PLAIN.includes(kind));
  if (reasons.length > 0) totals.explained++;
  reasons.forEach(({ kind }, at) => {
    row(kind).bad++;
    if (at === 0) row(kind).first++;
  });
  check(explanation.reasons, (reason) => refuted(position, explanation, reason));
  read.push({ position: position.toString(), ...explanation });

  const praised = await explain(position, moves[0]!.move as Square, engine, { values: moves });
  if (praised.reasons.some(({ tone }) => tone === 'bad')) totals.bestExplained++;
  check(praised.reasons, (reason) => refuted(position, praised, reason));

  // The same reasons without the values: would they speak against the best move as well?
  const best = outcomeOf(position, moves[0]!);
  const played = outcomeOf(
    position,
    moves.find(({ move }) => move === bad)!,
  );
  const against = differences(best, played).map(asFault);
  if (against.length > 0) totals.best++;
  for (const { kind } of against) row(kind).best++;
  const other = moves.find(({ move }) => move !== best.move)!;
  const next = outcomeOf(position, other);
  const second = differences(best, next).map(asFault);
  if (second.length > 0) totals.second++;
  for (const { kind } of second) row(kind).second++;
  // And with the values, as they would speak against any other move: discs that are known count like those counted.
  const gain = moves[0]!.value - other.value;
  if (differences(best, next, CLEAR + gain).length > 0) totals.valued++;
}

function check(reasons: readonly Reason[], test: (reason: Reason) => string | undefined): void {
  for (const reason of reasons) {
    totals.claims++;
    const fault = test(reason);
    if (fault === undefined) continue;
    totals.wrong++;
    console.log(`${fault}: ${JSON.stringify(reason)}`);
  }
}

function row(kind: string) {
  let found = byKind.get(kind);
  if (!found) byKind.set(kind, (found = { bad: 0, first: 0, best: 0, second: 0 }));
  return found;
}

function report(): void {
  const { moves, explained, claims, wrong, best, second, valued, bestExplained } = totals;
  const share = (n: number, of = moves): string => `${((n * 100) / of).toFixed(1)} %`;
  console.log(
    `\r${moves} moves that lose ${LOSS} discs or more: ${explained} with a reason (${share(explained)})`,
  );
  console.log(`${claims} claims recounted: ${claims - wrong} hold (${share(claims - wrong, claims)})`);
  console.log(`best moves that are said to be bad: ${bestExplained} (${share(bestExplained)})`);
  console.log(
    `reasons without values: against the best move ${best} (${share(best)}) with the bad move for comparison, ` +
      `${second} (${share(second)}) with the second best`,
  );
  console.log(
    `reasons with values: against the best move ${valued} (${share(valued)}), second best for comparison`,
  );
  console.log('\n| kind | of bad moves | heaviest | of best moves | against the second best |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  const rows = [...byKind].sort(([, a], [, b]) => b.bad - a.bad);
  for (const [kind, counts] of rows) {
    const cells = [counts.bad, counts.first, counts.best, counts.second].map((n) => share(n));
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
}
