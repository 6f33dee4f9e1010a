/** `othello-engine analyze TRANSCRIPT`: what each move of a game was worth, and what it gave away. */
import type { MoveValue, SearchLimits } from '../engine/engine.js';
import { parseTranscript } from '../formats/transcript.js';
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import type { Square } from '../rules/square.js';
import { Progress, signed } from './progress.js';
import type { Command } from './run.js';

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
  const { moves } = parseTranscript(words.join(' '));
  const engine = await io.createEngine({ table, workers: 1 });
  const progress = new Progress(io);
  const loss: Record<Color, number> = { black: 0, white: 0 };
  let position = Position.start;
  let ply = 0;
  for (const move of moves) {
    if (position.phase === 'pass') position = position.pass();
    ply++;
    const found = await engine.search(position, {
      ...effortFor(limits, position.empties),
      multiPv: ALL_MOVES,
      onProgress: (info) => progress.tell(`move ${ply} of ${moves.length}`, info),
    });
    progress.clear();
    const row = rowOf(ply, position.turn, move, found.moves);
    loss[row.color] += row.loss;
    io.out(json ? `${JSON.stringify(row)}\n` : textOf(row));
    position = position.play(move);
  }
  const total = { moves: moves.length, loss: { black: round(loss.black), white: round(loss.white) } };
  io.out(
    json
      ? `${JSON.stringify(total)}\n`
      : `${total.moves} moves; lost: black ${total.loss.black}, white ${total.loss.white} discs\n`,
  );
  engine.close();
  return 0;
};

function effortFor(limits: SearchLimits, empties: number): SearchLimits {
  const { depth, nodes, time } = limits;
  if (depth !== undefined || nodes !== undefined || time !== undefined) return limits;
  return { ...limits, ...(empties <= PROVEN_FROM ? { exact: true } : { depth: DEFAULT_DEPTH }) };
}

function rowOf(ply: number, color: Color, move: Square, values: readonly MoveValue[]): Row {
  const best = values[0]!;
  const played = values.find((value) => value.move === move) ?? best;
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

function textOf({ ply, color, move, value, loss, best, certainty }: Row): string {
  const better = loss > 0 ? `  -${loss}, best ${best}` : '';
  return `${String(ply).padStart(2)} ${color} ${move} ${signed(value).padStart(5)} ${certainty}${better}\n`;
}

/** Tenths of a disc: more would pretend to know. */
function round(discs: number): number {
  return Math.round(discs * 10) / 10;
}
