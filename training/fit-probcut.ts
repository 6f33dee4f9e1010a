/**
 * Fits Multi-ProbCut's error model to the weights: `npm run -w training fit:probcut [-- --write] [--games FILE] [--positions 80]`
 *
 * Searches positions of self-play to many depths without any cut. The difference between a shallow search of p plies
 * and a deep one of d plies (with the same parity) at e empties has a standard deviation, which is modelled as c0 + c1
 * e + c2 d + c3 p by least squares; once for searches to a horizon, and once for the exact score (d = e). With
 * `--write` the coefficients go into `assembly/search/probcut.ts`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countDiscs, trainingCore } from './core.js';
import { RECORD_BYTES, UNITS } from './evaluation/records.js';

/** Empties at which middle-game searches are compared, and the depth of the deepest. */
const MIDGAME_EMPTIES = [16, 20, 24, 28, 32, 36, 40, 44];
const DEEPEST = 9;
/** Empties whose exact scores are compared. */
const ENDGAME_EMPTIES = [10, 11, 12, 13, 14, 15, 16, 17, 18];
const DEEPEST_PROBE = 6;
/** Positions decided by more discs are left out. */
const LARGEST_SCORE = 40;
const PROBCUT_FILE = fileURLToPath(new URL('../assembly/search/probcut.ts', import.meta.url));

interface Discs {
  player: bigint;
  opponent: bigint;
}

/** Squared errors of one kind of probe. */
interface Cell {
  empties: number;
  depth: number;
  probe: number;
  squares: number[];
}

const { values } = parseArgs({
  options: {
    weights: { type: 'string', default: 'src/core/engine/weights.bin' },
    games: { type: 'string', default: 'training/state/generation-4' },
    positions: { type: 'string', default: '80' },
    write: { type: 'boolean', default: false },
  },
});
const core = await trainingCore(values.weights);

/** Positions of self-play for each number of empties, from as many different games as possible. */
function findPositions(empties: readonly number[]): Map<number, Discs[]> {
  const found = new Map(empties.map((number) => [number, [] as Discs[]]));
  const wanted = Number(values.positions);
  for (const name of readdirSync(values.games).filter((file) => file.endsWith('.games'))) {
    const bytes = readFileSync(join(values.games, name));
    for (let at = 0; at < bytes.length; at += RECORD_BYTES * 53) {
      if (Math.abs(bytes.readInt16LE(at + 18)) > LARGEST_SCORE * UNITS) continue;
      const discs = { player: bytes.readBigUInt64LE(at), opponent: bytes.readBigUInt64LE(at + 8) };
      const list = found.get(64 - countDiscs(discs.player | discs.opponent));
      if (list !== undefined && list.length < wanted) list.push(discs);
    }
    if ([...found.values()].every((list) => list.length === wanted)) break;
  }
  return found;
}

function searchAll({ player, opponent }: Discs, deepest: number): number[] {
  const search = (_: unknown, ply: number): number => core.searchMidgame(player, opponent, ply + 1) / UNITS;
  return [core.evaluate(player, opponent), ...Array.from({ length: deepest }, search)];
}

function midgameCells(): Cell[] {
  const cells: Cell[] = [];
  for (const [empties, positions] of findPositions(MIDGAME_EMPTIES)) {
    const found = positions.map((discs) => searchAll(discs, DEEPEST));
    for (let depth = 3; depth <= DEEPEST; depth++) {
      for (let probe = 2 - (depth % 2); probe < depth - 1; probe += 2) {
        cells.push({
          empties,
          depth,
          probe,
          squares: found.map((scores) => (scores[depth]! - scores[probe]!) ** 2),
        });
      }
    }
  }
  return cells;
}

function endgameCells(): Cell[] {
  const cells: Cell[] = [];
  for (const [empties, positions] of findPositions(ENDGAME_EMPTIES)) {
    const exact = positions.map(({ player, opponent }) => core.solve(player, opponent, -64, 64));
    const found = positions.map((discs) => searchAll(discs, DEEPEST_PROBE));
    for (let probe = 2 - (empties % 2); probe <= DEEPEST_PROBE; probe += 2) {
      cells.push({
        empties,
        depth: 0,
        probe,
        squares: found.map((scores, at) => (exact[at]! - scores[probe]!) ** 2),
      });
    }
  }
  return cells;
}

/**
 * The standard deviation of a normal distribution with the same median, so that a few outliers do not widen every
 * margin.
 */
function deviation({ squares }: Cell): number {
  const sorted = [...squares].sort((a, b) => a - b);
  return 1.4826 * Math.sqrt(sorted[Math.floor(sorted.length / 2)]!);
}

/** Coefficients of 1, empties, depth and probe; a constant column gets 0. */
function fitCells(cells: readonly Cell[]): number[] {
  const rows = cells.map(({ empties, depth, probe }) => [1, empties, depth, probe]);
  const normal = [0, 1, 2, 3].map((row) => [
    ...[0, 1, 2, 3].map((column) =>
      rows.reduce((sum, entry) => sum + entry[row]! * entry[column]!, row === column ? 1e-6 : 0),
    ),
    rows.reduce((sum, entry, at) => sum + entry[row]! * deviation(cells[at]!), 0),
  ]);
  for (let pivot = 0; pivot < 4; pivot++) {
    for (let row = 0; row < 4; row++) {
      if (row === pivot) continue;
      const factor = normal[row]![pivot]! / normal[pivot]![pivot]!;
      for (let column = pivot; column < 5; column++)
        normal[row]![column]! -= factor * normal[pivot]![column]!;
    }
  }
  return normal.map((row, at) => Number((row[4]! / row[at]!).toFixed(4)));
}

function report(name: string, cells: readonly Cell[], coefficients: readonly number[]): void {
  console.log(
    `${name}: sigma = ${coefficients.map((value, at) => `${value}${['', ' e', ' d', ' p'][at]!}`).join(' + ')}`,
  );
  for (const cell of cells.filter((_, at) => at % Math.ceil(cells.length / 16) === 0)) {
    const [constant, perEmpty, perDepth, perProbe] = coefficients as [number, number, number, number];
    const model = constant + perEmpty * cell.empties + perDepth * cell.depth + perProbe * cell.probe;
    console.log(
      `  e ${cell.empties} d ${cell.depth} p ${cell.probe}: ${deviation(cell).toFixed(2)}, model ${model.toFixed(2)}`,
    );
  }
}

function writeModel(source: string, name: string, coefficients: readonly number[]): string {
  const line = new RegExp(`const ${name} = memory\\.data<f32>\\(\\[[^\\]]*\\]\\);`);
  if (!line.test(source))
    throw new Error(`${PROBCUT_FILE} has no line "const ${name} = memory.data<f32>([…]);"`);
  return source.replace(line, `const ${name} = memory.data<f32>([${coefficients.join(', ')}]);`);
}

const midgame = midgameCells();
const endgame = endgameCells();
const models = { MIDGAME: fitCells(midgame), ENDGAME: fitCells(endgame) };
report('to a horizon', midgame, models.MIDGAME);
report('to the end', endgame, models.ENDGAME);
if (values.write) {
  let source = readFileSync(PROBCUT_FILE, 'utf8');
  for (const [name, coefficients] of Object.entries(models)) source = writeModel(source, name, coefficients);
  writeFileSync(PROBCUT_FILE, source);
  console.log(`written to ${PROBCUT_FILE}`);
}
