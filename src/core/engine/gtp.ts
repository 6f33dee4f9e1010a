/**
 * `othello-board/engine/gtp.js`: a program that speaks the Go Text Protocol as an engine of a board. An application
 * calls `connectGtp` with an address or streams and gives the result to a board.
 */
import { excerptOf } from '../rules/errors.js';
import { Position } from '../rules/position.js';
import { SQUARES } from '../rules/square.js';
import { EngineError, type EngineMove, type MoveValue, type SearchResult } from './engine.js';
import type { EngineSource } from './remote/program-channel.js';
import { countOf, infoOf, isLegal, lineOf, moveOf, requireLegal, valueOf } from './remote/found.js';
import { pathBetween } from './remote/paths.js';
import { inTime } from './remote/patience.js';
import {
  connect,
  type Conversation,
  type Line,
  type ProgramEngine,
  type ProgramLimits,
  type RemoteOptions,
} from './remote/remote-engine.js';

export type { EngineSource, SocketLike, TextStreams } from './remote/program-channel.js';
export { SilentProgram } from './remote/patience.js';
export type { GameClock, ProgramEngine, ProgramLimits, RemoteOptions } from './remote/remote-engine.js';

/**
 * Makes an engine of a program that speaks GTP, version 2, for instance behind the bridge:
 * `board.engineProvider = () => connectGtp('ws://localhost:8123')`.
 *
 * `limits.time` is sent as `time_settings`, and `limits.clock` as `time_settings` and, before each move, `time_left`, which
 * have no increments: they are in the time that is left. Without either the program thinks as long as it is set to. Other
 * limits are the program's own. Values and progress come from `kata-analyze`, for programs that support it and searches that ask for
 * several moves; else a move has `noValue`, because GTP has none. An abort rejects at once, and the
 * next search waits until the program has answered. A program that resigns sets `resigns`. Positions are set by
 * `setboard` or `gogui-setup`; a program with neither gets the moves, as far as `limits.before` tells them or they can be
 * found. The next search reopens a lost connection.
 *
 * @throws {EngineError} `connection-lost` or `protocol-error`, here and by searches
 */
export function connectGtp(source: EngineSource, options: RemoteOptions = {}): Promise<ProgramEngine> {
  return connect(source, (line) => new GtpConversation(line), options);
}

/** A pending answer. */
interface Waiting {
  readonly command: string;
  /** The lines so far; for an analysis only the first. */
  readonly lines: string[];
  length: number;
  /** The program has answered with `=`. */
  answer(text: string): void;
  /** The program has answered with `?`, or not at all. */
  refuse(error: EngineError): void;
  /** Receives each line of an analysis. */
  readonly tell?: (line: string) => void;
}

/** How to wait for an answer. */
interface Asking {
  /** Receives each line of an analysis. */
  readonly tell?: (line: string) => void;
  /** Milliseconds for the answer. */
  readonly limit?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Default time of an analysis, in milliseconds, and the interval between its lines, in hundredths of a second. */
const ANALYSIS_TIME = 1000;
const ANALYSIS_INTERVAL = 10;
/** The longest answer accepted, in characters. */
const LONGEST_ANSWER = 1_000_000;
/** GTP has times in seconds: the least that is sent, in milliseconds. */
const LEAST_TIME = 1000;

/** A command that the program answers with an error. */
class RefusedCommand extends EngineError {
  constructor(command: string, reply: string) {
    super('protocol-error', `the program refuses '${command}': ${excerptOf(reply)}`);
  }
}

/** Whole seconds of a time in milliseconds, at least one. */
function seconds(ms: number): number {
  return Math.max(1, Math.floor(ms / 1000));
}

/** A conversation in GTP: a command at a time, each answer begins with `=` or `?`. */
class GtpConversation implements Conversation {
  readonly farewell = 'quit';
  readonly #line: Line;
  readonly #waiting: Waiting[] = [];
  #commands: ReadonlySet<string> = new Set();
  /** The positions that the program has been sent, up to the current one. */
  #played: Position[] = [Position.start];
  /** The last `time_settings`. */
  #settings = '';

  constructor(line: Line) {
    this.#line = line;
  }

  /** Adds a line to the answer of the oldest command that waits. */
  heard(line: string): void {
    const [first] = this.#waiting;
    if (!first) return;
    // An answer ends with an empty line; empty lines before it mean nothing.
    if (line.trim() === '') {
      if (first.lines.length > 0) this.#end(first);
      return;
    }
    if (first.lines.length === 0 && !/^[=?]/.test(line)) return;
    if (first.lines.length > 0 && first.tell) {
      first.tell(line);
      return;
    }
    first.lines.push(line);
    first.length += line.length + 1;
    if (first.length > LONGEST_ANSWER)
      this.#line.giveUp(
        new EngineError('protocol-error', `the program's answer to '${first.command}' has no end`),
      );
  }

  async greet(): Promise<string> {
    // Without these, which small programs leave out, it can be played with all the same.
    const { greeting } = this.#line.patience;
    const version = await this.#askUnlessRefused('protocol_version', { limit: greeting });
    if (version !== '' && version !== '2')
      throw new EngineError('protocol-error', `the program speaks GTP version ${excerptOf(version)}, not 2`);
    const name = await this.#askUnlessRefused('name');
    const release = await this.#askUnlessRefused('version');
    this.#commands = new Set((await this.#askUnlessRefused('list_commands')).split(/\s+/));
    if (this.#commands.has('set_game')) await this.#ask('set_game Othello');
    await this.#ask('boardsize 8');
    await this.#ask('clear_board');
    return excerptOf(`${name} ${release}`.trim() || 'GTP program');
  }

  async search(position: Position, limits: ProgramLimits): Promise<SearchResult> {
    const begin = performance.now();
    await this.#setPosition(position, limits.before);
    const { multiPv = 1 } = limits;
    if (multiPv > 1 && this.#commands.has('kata-analyze')) return this.#analyze(position, limits, begin);
    await this.#setTime(position, limits);
    const reply = await this.#choose(position, limits);
    const resigns = /^resign$/i.test(reply);
    const move = resigns ? position.legalMoves[0]! : requireLegal(position, moveOf(reply), reply);
    const found = infoOf(
      [{ move, value: 0, noValue: true, certainty: 'heuristic', depth: 0, line: [move] }],
      0,
      begin,
    );
    return resigns ? { ...found, resigns } : found;
  }

  /**
   * Asks for the program's move, without playing it. `reg_genmove` is meant for that, but some programs answer the move
   * that was played last: so `genmove` is taken back, where the program can take back.
   */
  async #choose(position: Position, { time, clock, signal }: ProgramLimits): Promise<string> {
    const { turn } = position;
    const { answer, search } = this.#line.patience;
    const thinking = clock ? clock.left[turn] : time;
    const limit = thinking === undefined ? search : Math.max(LEAST_TIME, thinking) + answer;
    const canUndo = this.#commands.has('undo');
    if (!canUndo && this.#commands.has('reg_genmove'))
      return this.#ask(`reg_genmove ${turn}`, { limit, signal });
    const reply = await this.#ask(`genmove ${turn}`, { limit, signal });
    const move = moveOf(reply);
    if (move === undefined) return reply;
    // GTP does not require `undo`; without it the move stays on the program's board.
    if (canUndo) await this.#ask('undo');
    else if (isLegal(position, move)) this.#played.push(position.play(move));
    else this.#played = [];
    return reply;
  }

  /** The values of several moves by `kata-analyze`, which runs until the time is up. */
  async #analyze(position: Position, limits: ProgramLimits, begin: number): Promise<SearchResult> {
    const { signal, onProgress, time = ANALYSIS_TIME, multiPv = 1 } = limits;
    let known: SearchResult | undefined;
    const tell = (line: string): void => {
      const read = readAnalysis(line, position, multiPv);
      if (!read) return;
      known = infoOf(read.moves, read.visits, begin);
      if (!signal?.aborted) onProgress?.(known);
    };
    const limit = time + this.#line.patience.answer;
    const command = `kata-analyze ${position.turn} ${ANALYSIS_INTERVAL}`;
    const analysis = this.#ask(command, { tell, limit, signal });
    await Promise.race([analysis, passed(time, signal)]);
    // Any command ends an analysis; this one has no effect.
    await Promise.all([analysis, this.#ask('name')]);
    signal?.throwIfAborted();
    if (known) return known;
    throw new EngineError('protocol-error', `the program's analysis names no move within ${time} ms`);
  }

  /**
   * GTP has whole seconds. For one move, they are a period for one stone; main time 0 with a period and no stones means no
   * limit. A program that refuses it thinks as long as it is set to, and a lost connection fails the next command.
   */
  async #setTime({ turn }: Position, { time, clock }: ProgramLimits): Promise<void> {
    const settings = clock
      ? `time_settings ${seconds(clock.main)} 0 0`
      : time === undefined
        ? 'time_settings 0 1 0'
        : `time_settings 0 ${seconds(time)} 1`;
    // At first it has no limit.
    const isKnown = settings === (this.#settings || 'time_settings 0 1 0');
    if (!isKnown && this.#commands.has('time_settings')) {
      this.#settings = settings;
      await this.#askUnlessRefused(settings);
    }
    // A clock that has almost run out has 0 s.
    if (clock && this.#commands.has('time_left'))
      await this.#askUnlessRefused(`time_left ${turn} ${Math.floor(clock.left[turn] / 1000)} 0`);
  }

  /** Brings the program's board to a position, by the shortest of several ways. */
  async #setPosition(position: Position, before: readonly Position[] = []): Promise<void> {
    try {
      // After a refusal the state of the program's board is unknown.
      if (this.#played.length === 0) {
        await this.#ask('clear_board');
        this.#played = [Position.start];
      }
      await this.#tell(position, before);
    } catch (error) {
      this.#played = [];
      throw error;
    }
  }

  /** Sends a position: by taking moves back, by the moves that follow, by discs, or by all moves from the start. */
  async #tell(position: Position, before: readonly Position[]): Promise<void> {
    if (this.#played.at(-1)!.equals(position)) return;
    const known = this.#played.findLastIndex((sent) => sent.equals(position));
    if (known >= 0 && this.#commands.has('undo')) {
      while (this.#played.length > known + 1) await this.#undo();
      return;
    }
    if (await this.#follow(position, before)) return;
    if (this.#commands.has('setboard')) await this.#ask(`setboard ${position.toString()}`);
    else if (this.#commands.has('gogui-setup')) await this.#setUp(position);
    else return this.#playFromStart(position, before);
    this.#played = [position];
  }

  /** Takes the program's last move back. */
  async #undo(): Promise<void> {
    await this.#ask('undo');
    this.#played.pop();
  }

  /** Sends the moves since the last position, if there are only a few: the program keeps what it has learned of the game. */
  async #follow(position: Position, before: readonly Position[]): Promise<boolean> {
    const last = this.#played.at(-1)!;
    if (last.empties - position.empties > 3) return false;
    const path = pathBetween(last, position, before);
    if (path) await this.#play(path);
    return path !== undefined;
  }

  /** Sends a position as discs. */
  async #setUp(position: Position): Promise<void> {
    await this.#ask('clear_board');
    const discs = SQUARES.map(
      (square) => `${{ black: 'b', white: 'w', none: 'e' }[position.at(square) ?? 'none']} ${square}`,
    );
    await this.#ask(`gogui-setup ${discs.join(' ')}`);
    if (this.#commands.has('gogui-setup_player')) await this.#ask(`gogui-setup_player ${position.turn}`);
  }

  /** Sends a position by moves that lead there. @throws {EngineError} when none are found */
  async #playFromStart(position: Position, before: readonly Position[]): Promise<void> {
    const path = pathBetween(Position.start, position, before);
    if (!path) {
      throw new EngineError(
        'protocol-error',
        `the program knows neither setboard nor gogui-setup, and no moves were found that lead to ${position.toString()}`,
      );
    }
    await this.#ask('clear_board');
    this.#played = [Position.start];
    await this.#play(path);
  }

  /** Sends moves. */
  async #play(path: readonly EngineMove[]): Promise<void> {
    for (const move of path) {
      const before = this.#played.at(-1)!;
      await this.#ask(`play ${before.turn} ${move}`);
      this.#played.push(before.play(move));
    }
  }

  /** The answer to a command that a program may not know; empty if it refuses it. */
  async #askUnlessRefused(command: string, asking: Asking = {}): Promise<string> {
    try {
      return await this.#ask(command, asking);
    } catch (error) {
      if (error instanceof RefusedCommand) return '';
      throw error;
    }
  }

  /** Sends a command; the connection is closed if no answer comes in time. */
  async #ask(command: string, { tell, limit, signal }: Asking = {}): Promise<string> {
    const { failed, patience } = this.#line;
    const answer = new Promise<string>((resolve, reject) => {
      const waiting = { command, lines: [], length: 0, answer: resolve, refuse: reject };
      this.#waiting.push({ ...waiting, ...(tell && { tell }) });
    });
    this.#line.send(command);
    const [name = ''] = command.split(' ');
    const response = Promise.race([answer, failed]);
    try {
      return await inTime(response, `'${name}'`, limit ?? patience.answer, signal, patience.answer);
    } catch (error) {
      // A late answer would be taken for the answer to the next command.
      if (this.#waiting.some((waiting) => waiting.command === command))
        this.#line.giveUp(error as EngineError);
      throw error;
    }
  }

  /** Ends the oldest command that waits: its answer is complete. */
  #end(waiting: Waiting): void {
    this.#waiting.shift();
    const text = waiting.lines
      .join('\n')
      .replace(/^[=?]\d*\s*/, '')
      .trim();
    if (waiting.lines[0]!.startsWith('=')) waiting.answer(text);
    else waiting.refuse(new RefusedCommand(waiting.command, text));
  }
}

/** Resolves after some time, or when the signal is aborted. */
function passed(time: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
  });
}

/** The moves in a line of an analysis, `info move d6 visits 9 … scoreLead 1.5 … pv d6 c3 info move …`; best first. */
function readAnalysis(
  text: string,
  position: Position,
  most: number,
): { moves: MoveValue[]; visits: number } | undefined {
  const moves: MoveValue[] = [];
  let visits = 0;
  for (const part of text.split(/\binfo\s+(?=move\b)/).slice(1)) {
    const [, name = ''] = /\bmove\s+(\S+)/.exec(part) ?? [];
    const move = moveOf(name);
    if (move === undefined || move === 'pass' || position.flips(move).length === 0) continue;
    const word = (key: string): string | undefined => new RegExp(`\\b${key}\\s+(\\S+)`).exec(part)?.[1];
    const value = valueOf(word('scoreLead') ?? '0');
    if (value === undefined) continue;
    const played = lineOf(/\bpv\s([^]*)$/.exec(part)?.[1] ?? name, position);
    const line = played[0] === move ? played : [move];
    visits = Math.max(visits, countOf(word('visits')));
    moves.push({ move, value, certainty: 'heuristic', depth: line.length, line });
  }
  return moves.length > 0 ? { moves: moves.slice(0, most), visits } : undefined;
}
