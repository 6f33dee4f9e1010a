/** `othello-engine analyze TRANSCRIPT`: what each move of a game was worth, and what it gave away. */
import type { MoveValue, SearchLimits } from '../engine/engine.js';
import { parseTranscript } from '../formats/transcript.js';
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { readInput } from './input.js';
import { Progress } from './progress.js';
import type { Command } from './run.js';
import { columns, signed, trust } from './words.js';

/** Plies that are searched when no limit is given, and the empty squares from which on the end is proven. */
const DEFAULT_DEPTH = 10;
const PROVEN_FROM = 14;
const ALL_MOVES = 60;

interface Row {
  ply: number;
  color: Color;
  move: Square;
  /** Discs for the side that moved; `loss` is how many fewer than the best move's. */
  value: number;
  loss: number;
  best: string;
  certainty: MoveValue['certainty'];
}

export const analyze: Command = async (words, { limits, json, table }, io) => {
  const text = words.join(' ');
  const { moves } = parseTranscript(text === '-' ? await readInput(text, io) : text);
  const engine = await io.createEngine({ table, workers: 1 });
  // Loading takes nothing of the first move's time.
  await engine.ready?.(limits);
  const progress = new Progress(io);
  const rows: Row[] = [];
  if (!json) io.out(columns(HEAD, WIDTHS));
  let position = Position.start;
  for (const move of moves) {
    if (position.phase === 'pass') position = position.pass();
    const ply = rows.length + 1;
    const found = await engine.search(position, {
      ...effortFor(limits, position.empties),
      multiPv: ALL_MOVES,
      onProgress: (info) => progress.tell(`move ${ply} of ${moves.length}`, info),
    });
    progress.clear();
    const played = found.moves.find((value) => value.move === move) ?? found;
    const row = rowOf(ply, position.turn, move, played, found.moves[0] ?? found);
    rows.push(row);
    io.out(json ? `${JSON.stringify(row)}\n` : textOf(row, trust(played)));
    position = position.play(move);
  }
  const loss = { black: lossOf(rows, 'black'), white: lossOf(rows, 'white') };
  io.out(json ? `${JSON.stringify({ moves: moves.length, loss })}\n` : totalsOf(rows));
  engine.close();
  return 0;
};

function effortFor(limits: SearchLimits, empties: number): SearchLimits {
  const { depth, nodes, time } = limits;
  if (depth !== undefined || nodes !== undefined || time !== undefined) return limits;
  return { ...limits, ...(empties <= PROVEN_FROM ? { exact: true } : { depth: DEFAULT_DEPTH }) };
}

function rowOf(ply: number, color: Color, move: Square, played: MoveValue, best: MoveValue): Row {
  return {
    ply,
    color,
    move,
    value: round(played.value),
    loss: round(Math.max(0, best.value - played.value)),
    best: best.move,
    certainty: played.certainty,
  };
}

const HEAD = ['ply', 'side', 'move', 'value', 'loss', 'better', 'search'];
const WIDTHS = [3, -5, -4, 5, 5, -6, -8];

function textOf({ ply, color, move, value, loss, best }: Row, by: string): string {
  const [lost, better] = loss > 0 ? [String(loss), best] : ['', ''];
  return columns([String(ply), color, move, signed(value), lost, better, by], WIDTHS);
}

const TOTAL_WIDTHS = [-5, 5, 5, 6, -13];

/** What each side gave away, in all, on average and at its worst. */
function totalsOf(rows: readonly Row[]): string {
  const sides = (['black', 'white'] as const).map((color) => {
    const own = rows.filter((row) => row.color === color);
    const total = lossOf(rows, color);
    const worst = own.reduce<Row | undefined>((a, b) => (b.loss > (a?.loss ?? 0) ? b : a), undefined);
    const mean = own.length > 0 ? String(round(total / own.length)) : '';
    const name = worst ? `${worst.ply} ${worst.move} (${worst.loss})` : '';
    return columns([color, String(own.length), String(total), mean, name], TOTAL_WIDTHS);
  });
  return `\n${columns(['side', 'moves', 'lost', 'a move', 'worst move'], TOTAL_WIDTHS)}${sides.join('')}`;
}

/** Discs that a side's moves gave away. */
function lossOf(rows: readonly Row[], side: Color): number {
  return round(rows.reduce((sum, { color, loss }) => sum + (color === side ? loss : 0), 0));
}

/** Tenths of a disc: more would pretend to know. */
function round(discs: number): number {
  return Math.round(discs * 10) / 10;
}
