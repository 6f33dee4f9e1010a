/**
 * `othello-engine solve FILE.obf`: the exact score of each position, compared with the file's. Scores are in discs for
 * the side to move.
 */
import type { Engine, Goal, SearchLimits, SearchResult } from 'othello-board/engine/node.js';
import { type ObfEntry, printTranscript } from 'othello-board/formats.js';
import { margin, opponent, type Position } from 'othello-board/rules.js';
import { playedIn } from './analyze.js';
import { errorLine, readPositions, unreadPosition } from '../io/streams/input.js';
import { DEFAULT_TABLE, UsageError } from '../io/command-line/options.js';
import { Progress } from '../io/streams/progress.js';
import type { Command } from '../io/command.js';
import { columns, count, jsonLine, signed, trust, type CommandOutput } from '../io/words.js';

/** The solution of a position. */
export interface SolvedPosition {
  /** Number of the position in the file, from 1. */
  id: number;
  /** 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  position: string;
  empties: number;
  /** With best play, in discs for the side to move; with `--goal wld` 1, 0 or -1. */
  score: number;
  /** `null` if the game is over. */
  best: string | null;
  /** The moves of best play, as far as they are known, without passes. */
  line: string;
  /** Whether the score is certain: it may not be with a limit of depth, nodes or time. */
  proven: boolean;
  nodes: number;
  /** Milliseconds of search. */
  ms: number;
  /** The file's score, `null` if it has none. */
  expected: number | null;
  /** False if the score differs from the file's, or the file gives the move a lower score. */
  ok: boolean;
}

/** The last line of `solve`. */
export interface SolvedTotal {
  positions: number;
  /** Positions whose score or move differs from the file's. */
  wrong: number;
  nodes: number;
  /** Milliseconds of search. */
  ms: number;
  /** Lines of the file that cannot be read. */
  errors: number;
}

/** The command `solve`. */
export const solve: Command = async (words, { limits, json, table = DEFAULT_TABLE }, io) => {
  if (words.length > 1) throw new UsageError(`solve takes one file, not ${words.length}`);
  const path = words[0]!;
  const engine = await io.createEngine({ table, workers: 1 });
  // Load the engine now, so that the first position has all of its time.
  await engine.ready?.(limits);
  const progress = new Progress(io);
  const total: SolvedTotal = { positions: 0, wrong: 0, nodes: 0, ms: 0, errors: 0 };
  for await (const entry of readPositions(path, io)) {
    const { game: id } = entry.location;
    if (!entry.record) {
      total.errors++;
      if (json) io.out(jsonLine(unreadPosition(entry)));
      else io.err(errorLine(path, entry));
      continue;
    }
    const what = `position ${id}`;
    const { data: row, text } = await solveOne(engine, id, entry.record, {
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
    io.out(json ? jsonLine(row) : text);
    await io.drained();
  }
  engine.close();
  io.out(
    json
      ? jsonLine(total)
      : `${count(total.positions, 'position')}, ${total.wrong} wrong, ${total.nodes} nodes, ${total.ms} ms` +
          `${total.errors > 0 ? `, ${count(total.errors, 'line')} that cannot be read` : ''}\n`,
  );
  return total.wrong + total.errors === 0 ? 0 : 1;
};

/** The file's score of a position: its own, or that of its best move. */
function scoreIn({ score, moves }: ObfEntry): number | null {
  if (score !== undefined) return score;
  return moves.length > 0 ? Math.max(...moves.map((one) => one.score)) : null;
}

/** Solves a position, or searches it to a given depth, and compares the score with the file's. */
export async function solveOne(
  engine: Engine,
  id: number,
  entry: ObfEntry,
  limits: SearchLimits,
): Promise<CommandOutput<SolvedPosition>> {
  const { position, moves } = entry;
  const { empties } = position;
  const place = { id, position: position.toString(), empties };
  const outcome = (score: number): number => (limits.goal === 'wld' ? Math.sign(score) : score);
  const fileScore = scoreIn(entry);
  const expected = fileScore === null ? null : outcome(fileScore);
  if (position.phase === 'over') {
    const score = outcome(position.turn === 'black' ? margin(position) : -margin(position));
    const ok = expected === null || expected === score;
    const end = { best: null, line: '', proven: true, nodes: 0, ms: 0 };
    return rowOutput({ ...place, score, ...end, expected, ok });
  }
  const found = await engine.search(position, limits);
  const { value, move: best, nodes, time } = found;
  // Before it is proven, the engine's value is in discs.
  const score = outcome(value);
  const line = printTranscript(playedIn(found.line));
  const proven = found.certainty === 'exact';
  const moveScore = moves.find((one) => one.move === best)?.score;
  const known = moveScore === undefined ? expected : outcome(moveScore);
  const ok = (expected === null || expected === score) && (known === null || known === score);
  const ms = Math.round(time);
  return rowOutput({ ...place, score, best, line, proven, nodes, ms, expected, ok }, found);
}

/** Widths of the columns, in characters; left-aligned if negative. */
const WIDTHS = [4, 10, 5, -4, 17, 11, 13, -1] as const;

/** @param found the search, unless the game is over */
function rowOutput(data: SolvedPosition, found?: SearchResult): CommandOutput<SolvedPosition> {
  const { id, empties, score, best, proven, nodes, ms, expected, ok } = data;
  const remarks: string[] = [];
  if (found && !proven) remarks.push(`not proven (${trust(found)})`);
  if (!ok) remarks.push(expected === score ? 'another move expected' : `expected ${signed(expected ?? 0)}`);
  const cells = [
    String(id),
    `${empties} empties`,
    signed(score),
    best ?? '-',
    count(nodes, 'node'),
    `${ms} ms`,
  ];
  return { data, text: columns([...cells, `${found?.nps ?? 0} nps`, remarks.join('; ')], WIDTHS) };
}

/** The solution of a position as a sentence. */
export function solutionText(
  { turn }: Position,
  { score, best, line, proven }: SolvedPosition,
  goal: Goal,
): string {
  const winner = (score > 0 ? turn : opponent(turn)) === 'black' ? 'Black' : 'White';
  const by = goal === 'wld' ? '' : ` by ${count(Math.abs(score), 'disc')}`;
  const outcome = score === 0 ? 'the game is drawn' : `${winner} wins${by}`;
  if (best === null) return `The game is over: ${outcome}.`;
  if (proven) return `With best play ${outcome}: ${line}.`;
  return `Not proven within the limits of the search: so far, ${outcome} with ${best}.`;
}
