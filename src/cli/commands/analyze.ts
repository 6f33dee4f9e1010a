/**
 * `othello-engine analyze GAME…`: the value and the loss of each move of a game, or the values of the moves of a
 * position. The tools for agents and `solve` share its searches. Values are in discs for the side to move.
 */
import { DEFAULT_TABLE, InputError } from '../io/command-line/options.js';
import { withMoves } from './place.js';
import type {
  Certainty,
  Engine,
  EngineMove,
  MoveValue,
  SearchInfo,
  SearchLimits,
} from 'othello-board/engine/node.js';
import { type GameRecord, parseAnyGame, printTranscript, readMoveText } from 'othello-board/formats.js';
import { Position, type Color, type Square } from 'othello-board/rules.js';
import { errorLine, isBoard, readGameFile } from '../io/streams/input.js';
import { Progress } from '../io/streams/progress.js';
import type { Command, Io } from '../io/command.js';
import { columns, jsonLine, logLine, signed, trust, type CommandOutput } from '../io/words.js';

/** Depth when no limit is given, in plies, and the number of empty squares from which the end is solved. */
const DEFAULT_DEPTH = 10;
const PROVEN_FROM = 14;
/** No position has more legal moves. */
const ALL_MOVES = 60;

/** The game's number, if there are several. */
interface Numbered {
  game?: number;
}

/** The value of a move of a game. */
export interface AnalyzedMove extends Numbered {
  /** Number of the move in the game, from 1; a pass has no number. */
  ply: number;
  color: Color;
  move: Square;
  /** In discs, for the side that moved. */
  value: number;
  /** The difference to the value of the best move, in discs. */
  loss: number;
  /** The best move. */
  best: EngineMove;
  certainty: Certainty;
}

/** The line of a whole game, after those of its moves. */
export interface AnalyzedGame extends Numbered {
  /** The position before the first move, if the game does not begin as usual: 64 squares and the side to move. */
  start?: string;
  /** Number of moves. */
  moves: number;
  /** The losses of each side's moves in all, in discs. */
  loss: Record<Color, number>;
}

/** The value of a legal move of a position. */
export interface ValuedMove extends Omit<MoveValue, 'line'> {
  /** Best play from here, beginning with the move; without passes. */
  line: string;
}

/** The limits of a search. The same limits repeat it. */
export type GivenLimits = Omit<SearchLimits, 'before' | 'signal' | 'onProgress'>;

/** The values of all legal moves of a position. */
export interface AnalyzedPosition extends Numbered {
  /** 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  position: string;
  /** The limits of the search. */
  limits: GivenLimits;
  /** The best first. */
  moves: readonly ValuedMove[];
  /** Nodes visited. */
  nodes: number;
}

/** A game to analyze. */
interface NumberedGame extends Numbered {
  record: GameRecord;
}

/** The command `analyze`. */
export const analyze: Command = async (words, { limits, json = false, table = DEFAULT_TABLE }, io) => {
  const engine = await io.createEngine({ table, workers: 1 });
  const analysis = new Analysis(engine, limits, json, io);
  let errors = 0;
  try {
    for await (const found of gamesOf(words, io)) {
      if (typeof found === 'string') {
        errors++;
        io.err(found);
        continue;
      }
      // Load the engine now, so that the first move has all of its time.
      await engine.ready?.(limits);
      try {
        await analysis.analyze(found);
      } catch (error) {
        // In a file of several games the others are analyzed.
        if (!(error instanceof InputError) || found.game === undefined) throw error;
        errors++;
        io.err(`game ${found.game}: ${error.message}\n`);
      }
      await io.drained();
    }
  } finally {
    engine.close();
  }
  return errors === 0 ? 0 : 1;
};

/** Moves, and not the name of a file: those end with a point and letters. */
const BEGINS_WITH_MOVES =
  /^(?!.*\.[a-z]{2,5}$)(?:\d{1,2}[.)]?$|(?:\d{1,2}[.)]?\s*)?(?:[a-h][1-8]|p[as]|--))/i;

/** The games of a command line, reading files game by game. A string is a message about a text that cannot be read. */
async function* gamesOf(words: readonly string[], io: Io): AsyncGenerator<NumberedGame | string, void> {
  const text = words.join(' ');
  if (isBoard(text)) {
    yield { record: parseAnyGame(text) };
    return;
  }
  if (BEGINS_WITH_MOVES.test(text)) {
    yield { record: readMoveText(text) };
    return;
  }
  let waiting: GameRecord | undefined;
  let game = 0;
  for (const file of words) {
    for await (const entry of readGameFile(file, io)) {
      if (!entry.record) {
        yield errorLine(file, entry);
        continue;
      }
      // Games only get numbers once there is a second one.
      if (game > 0) {
        if (waiting) yield { record: waiting, game };
        waiting = undefined;
        yield { record: entry.record, game: game + 1 };
      } else waiting = entry.record;
      game++;
    }
  }
  if (waiting) yield { record: waiting };
}

/** Analyzes one game or position after another, and prints each. */
class Analysis {
  readonly #engine: Engine;
  readonly #limits: SearchLimits;
  readonly #json: boolean;
  readonly #io: Io;
  readonly #progress: Progress;

  constructor(engine: Engine, limits: SearchLimits, json: boolean, io: Io) {
    this.#engine = engine;
    this.#limits = limits;
    this.#json = json;
    this.#io = io;
    this.#progress = new Progress(io);
  }

  /** @throws {InputError} for a position without moves at which the game is over */
  async analyze({ record, game }: NumberedGame): Promise<void> {
    const { nodes } = record.game;
    const numbered = game === undefined ? {} : { game };
    const position = nodes.length === 0 ? withMoves(record.game.position) : undefined;
    if (!this.#json && game !== undefined) this.#io.out(logLine(titleOf(record, game)));
    if (position) {
      await this.#analyzePosition(position, numbered);
      return;
    }
    if (!this.#json) this.#io.out(columns(HEAD, WIDTHS));
    const rows: AnalyzedMove[] = [];
    for (const { ply, move, color, parent } of nodes) {
      const before = parent!.position;
      const position = before.turn === color ? before : before.pass();
      const limits = { ...effortFor(this.#limits, position.empties), multiPv: ALL_MOVES };
      const found = await this.#withProgress(`move ${ply} of ${nodes.length}`).search(position, limits);
      const played = found.moves.find((value) => value.move === move) ?? found;
      const row = rowOf(ply, color!, move!, played, found.moves[0] ?? found);
      rows.push(row);
      this.#io.out(this.#json ? jsonLine({ ...numbered, ...row }) : textOf(row, trust(played)));
    }
    const loss = { black: lossOf(rows, 'black'), white: lossOf(rows, 'white') };
    const { position: start } = record.game.root;
    const other = !start.equals(Position.start) && { start: start.toString() };
    const total: AnalyzedGame = { ...numbered, ...other, moves: nodes.length, loss };
    this.#io.out(this.#json ? jsonLine(total) : totalsOf(rows) + (game === undefined ? '' : '\n'));
  }

  /** Prints the values of the moves of a position. */
  async #analyzePosition(position: Position, numbered: Numbered): Promise<void> {
    const limits = effortFor(this.#limits, position.empties);
    const { data, text } = await valuesOf(position, limits, this.#withProgress(position.toString()));
    if (this.#json) this.#io.out(jsonLine({ ...numbered, ...data }));
    else this.#io.out(text + (numbered.game === undefined ? '' : '\n'));
  }

  /** The engine, whose searches show their progress. */
  #withProgress(what: string): Pick<Engine, 'search'> {
    return {
      search: async (position, limits) => {
        const onProgress = (info: SearchInfo): void => this.#progress.tell(what, info);
        const found = await this.#engine.search(position, { ...limits, onProgress });
        this.#progress.clear();
        return found;
      },
    };
  }
}

/** A position with the values of all its moves, the best first, and what the search was limited to. */
export async function valuesOf(
  position: Position,
  limits: GivenLimits,
  engine: Pick<Engine, 'search'>,
): Promise<CommandOutput<AnalyzedPosition>> {
  const { moves, nodes } = await engine.search(position, { ...limits, multiPv: ALL_MOVES });
  const rows = moves.map(({ line, value, ...move }) => ({
    ...move,
    value: tenths(value),
    line: printTranscript(playedIn(line)),
  }));
  const table = moves.map((move) =>
    columns([move.move, signed(move.value), trust(move), playedIn(move.line).join(' ')], POSITION_WIDTHS),
  );
  return {
    data: { position: position.toString(), limits, moves: rows, nodes },
    text: columns(['move', 'value', 'search', 'line'], POSITION_WIDTHS) + table.join(''),
  };
}

/** The heading of a game: its number, players and date. */
function titleOf({ black, white, date }: GameRecord, game: number): string {
  const players = black === undefined && white === undefined ? '' : `: ${black ?? '?'} – ${white ?? '?'}`;
  return `Game ${game}${players}${date === undefined ? '' : `, ${date}`}`;
}

/** The given limits; without any, a default depth, or an exact search near the end. */
export function effortFor(limits: GivenLimits, empties: number): GivenLimits {
  const { depth, nodes, time } = limits;
  if (depth !== undefined || nodes !== undefined || time !== undefined) return limits;
  return { ...limits, ...(empties <= PROVEN_FROM ? { exact: true } : { depth: DEFAULT_DEPTH }) };
}

/** The row of a move. @param best the value of the best move */
function rowOf(ply: number, color: Color, move: Square, played: MoveValue, best: MoveValue): AnalyzedMove {
  return {
    ply,
    color,
    move,
    value: tenths(played.value),
    loss: tenths(Math.max(0, best.value - played.value)),
    best: best.move,
    certainty: played.certainty,
  };
}

/** The heads of the columns; the widths below are in characters, left-aligned if negative. */
const HEAD = ['ply', 'side', 'move', 'value', 'loss', 'better', 'search'];
const WIDTHS = [3, -5, -4, 5, 5, -6, -8];
const POSITION_WIDTHS = [-4, 5, -8, -1];

/** A row of the table. @param by how its value was found, such as `exact` */
function textOf({ ply, color, move, value, loss, best }: AnalyzedMove, by: string): string {
  const [lost, better] = loss > 0 ? [String(loss), best] : ['', ''];
  return columns([String(ply), color, move, signed(value), lost, better, by], WIDTHS);
}

const TOTAL_WIDTHS = [-5, 5, 5, 6, -13];

/** The loss of each side: total, average and largest. */
function totalsOf(rows: readonly AnalyzedMove[]): string {
  const sides = (['black', 'white'] as const).map((color) => {
    const own = rows.filter((row) => row.color === color);
    const total = lossOf(rows, color);
    const worst = own.reduce<AnalyzedMove | undefined>(
      (a, b) => (b.loss > (a?.loss ?? 0) ? b : a),
      undefined,
    );
    const mean = own.length > 0 ? String(tenths(total / own.length)) : '';
    const name = worst ? `${worst.ply} ${worst.move} (${worst.loss})` : '';
    return columns([color, String(own.length), String(total), mean, name], TOTAL_WIDTHS);
  });
  return `\n${columns(['side', 'moves', 'lost', 'a move', 'worst move'], TOTAL_WIDTHS)}${sides.join('')}`;
}

/** Loss of a side's moves, in discs. */
function lossOf(rows: readonly AnalyzedMove[], side: Color): number {
  return tenths(rows.reduce((sum, { color, loss }) => sum + (color === side ? loss : 0), 0));
}

/** Values and means in discs are no more precise than a tenth. */
function tenths(count: number): number {
  return Math.round(count * 10) / 10;
}

/** The moves of a line without passes, as transcripts have them. */
export function playedIn(line: readonly EngineMove[]): Square[] {
  return line.filter((move) => move !== 'pass');
}
