/** `othello-engine solve FILE.obf`: the exact score of each position, set against the file's own. */
import type { Engine, SearchLimits } from '../engine/engine.js';
import { parseObf, type ObfEntry } from '../formats/obf.js';
import { FormatError } from '../formats/format-error.js';
import { margin } from '../rules/score.js';
import { InputError, UsageError } from './options.js';
import { Progress, signed } from './progress.js';
import type { Command, Io } from './run.js';

interface Row {
  /** The position's place in the file, from 1. */
  id: number;
  empties: number;
  score: number;
  /** `null` where the game is over. */
  best: string | null;
  nodes: number;
  ms: number;
  /** The file's own score, `null` where it has none. */
  expected: number | null;
  /** False where the score differs from the file's, or the file knows that the move is worse. */
  ok: boolean;
}

export const solve: Command = async (words, { limits, json, table }, io) => {
  if (words.length > 1) throw new UsageError(`solve takes one file, not ${words.length}`);
  const path = words[0]!;
  const entries = parse(path, await read(path, io));
  const engine = await io.createEngine({ table, workers: 1 });
  const progress = new Progress(io);
  const total = { positions: 0, wrong: 0, nodes: 0, ms: 0 };
  for (const [index, entry] of entries.entries()) {
    const what = `position ${index + 1} of ${entries.length}`;
    const row = await solveOne(engine, index + 1, entry, {
      ...limits,
      exact: limits.depth === undefined,
      fresh: true,
      onProgress: (info) => progress.tell(what, info),
    });
    progress.clear();
    total.positions++;
    total.wrong += row.ok ? 0 : 1;
    total.nodes += row.nodes;
    total.ms += row.ms;
    io.out(json ? `${JSON.stringify(row)}\n` : textOf(row));
  }
  engine.close();
  io.out(
    json
      ? `${JSON.stringify(total)}\n`
      : `${total.positions} positions, ${total.wrong} wrong, ${total.nodes} nodes, ${total.ms} ms\n`,
  );
  return total.wrong === 0 ? 0 : 1;
};

async function read(path: string, io: Io): Promise<string> {
  if (path === '-') {
    const lines: string[] = [];
    for await (const line of io.lines) lines.push(line);
    return lines.join('\n');
  }
  try {
    return await io.readFile(path);
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function parse(path: string, text: string): ObfEntry[] {
  try {
    return parseObf(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const line = text.slice(0, error.offset).split('\n').length;
    throw new InputError(`${path}, line ${line}: ${error.message}`);
  }
}

/** The score that the file gives a position, by itself or as that of its best move. */
function scoreIn({ score, moves }: ObfEntry): number | null {
  if (score !== undefined) return score;
  return moves.length > 0 ? Math.max(...moves.map((one) => one.score)) : null;
}

async function solveOne(engine: Engine, id: number, entry: ObfEntry, limits: SearchLimits): Promise<Row> {
  const { position, moves } = entry;
  const { empties } = position;
  const asked = (score: number): number => (limits.goal === 'wld' ? Math.sign(score) : score);
  const fileScore = scoreIn(entry);
  const expected = fileScore === null ? null : asked(fileScore);
  if (position.phase === 'over') {
    const score = asked(position.turn === 'black' ? margin(position) : -margin(position));
    return {
      id,
      empties,
      score,
      best: null,
      nodes: 0,
      ms: 0,
      expected,
      ok: expected === null || expected === score,
    };
  }
  const { value, move, nodes, time } = await engine.search(position, limits);
  const moveScore = moves.find((one) => one.move === move)?.score;
  const known = moveScore === undefined ? expected : asked(moveScore);
  const ok = (expected === null || expected === value) && (known === null || known === value);
  return { id, empties, score: value, best: move, nodes, ms: Math.round(time), expected, ok };
}

function textOf({ id, empties, score, best, nodes, ms, expected, ok }: Row): string {
  const columns = [
    String(id).padStart(4),
    `${empties} empties`,
    signed(score).padStart(5),
    (best ?? '-').padEnd(4),
    `${nodes} nodes`.padStart(18),
    `${ms} ms`.padStart(10),
    `${((nodes / Math.max(ms, 1)) * 1000).toFixed(0)} nps`.padStart(14),
  ];
  const fault = ok ? '' : `  expected ${expected === null ? 'another move' : signed(expected)}`;
  return `${columns.join(' ')}${fault}\n`;
}
