/**
 * `othello-board/engine/nboard.js`: a program that speaks the NBoard protocol as an engine of a board. An application
 * calls `connectNBoard` with an address or streams and gives the result to a board.
 */
import type { Position } from '../rules/position.js';
import { EngineError, type MoveValue, type SearchLimits, type SearchResult } from './engine.js';
import { onAbort } from './on-abort.js';
import type { EngineSource } from './remote/program-channel.js';
import { excerptOf } from '../rules/errors.js';
import { countOf, infoOf, lineOf, moveOf, requireLegal, valueOf } from './remote/found.js';
import { inTime, SilentProgram } from './remote/patience.js';
import {
  connect,
  type Conversation,
  type GameClock,
  type Line,
  type ProgramEngine,
  type ProgramLimits,
  type RemoteOptions,
} from './remote/remote-engine.js';

export type { EngineSource, SocketLike, TextStreams } from './remote/program-channel.js';
export { SilentProgram } from './remote/patience.js';
export type { GameClock, ProgramEngine, ProgramLimits, RemoteOptions } from './remote/remote-engine.js';

/**
 * Makes an engine of a program that speaks the NBoard protocol, for instance behind the bridge: `board.engineProvider =
 * () => connectNBoard('ws://localhost:8123')`.
 *
 * `limits.depth` is sent as `set depth`; without it the program searches as deep as it is set to. After `limits.time`
 * the program is stopped, and its best result so far counts. `limits.clock` is sent with the game, as GGF (Generic Game
 * Format) has it. `multiPv` asks for hints, with values and progress. Other limits are the program's own.
 *
 * @throws {EngineError} `connection-lost` or `protocol-error`, here and by searches
 */
export function connectNBoard(source: EngineSource, options: RemoteOptions = {}): Promise<ProgramEngine> {
  return connect(source, (line) => new NBoardConversation(line), options);
}

/** Default milliseconds for hints: the protocol does not mark the last one. */
const HINT_TIME = 1000;

/** The answers that a running search has received. */
interface Listening {
  readonly position: Position;
  /** The last value of each move. */
  readonly values: Map<string, MoveValue>;
  nodes: number;
  /** Called for each line with a value. */
  valued(): void;
  /** `=== F5/1.50/2.00` or `=== f5 1.50 2.00`: the program's move. */
  moved(text: string): void;
  /** `status` without a text: the program is done. */
  idle(): void;
}

/** A conversation in the NBoard protocol, whose lines arrive at any time. */
class NBoardConversation implements Conversation {
  readonly farewell = 'quit';
  readonly #line: Line;
  /** Called when a ping is answered, by its number. */
  readonly #pings = new Map<string, () => void>();
  #lastPing = 0;
  #name = 'NBoard program';
  #depth: number | undefined;
  #listening: Listening | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Takes a line: the answer to a ping, the program's name, or news of the search. */
  heard(line: string): void {
    const [command, rest] = splitCommand(line);
    if (command === 'pong') this.#pings.get(rest)?.();
    else if (command === 'set' && rest.startsWith('myname ')) this.#name = excerptOf(rest.slice(7).trim());
    else if (this.#listening) readReport(this.#listening, command, rest);
  }

  async greet(): Promise<string> {
    this.#line.send('nboard 2');
    await this.#synchronize(this.#line.patience.greeting);
    return this.#name;
  }

  async search(position: Position, limits: ProgramLimits): Promise<SearchResult> {
    const { depth, clock, multiPv = 1 } = limits;
    if (depth !== undefined && depth !== this.#depth) this.#line.send(`set depth ${depth}`);
    this.#depth = depth ?? this.#depth;
    this.#line.send(`set game ${gameOf(position, clock)}`);
    await this.#synchronize();
    try {
      return await (multiPv > 1 ? this.#hint(position, limits, multiPv) : this.#go(position, limits));
    } finally {
      this.#listening = undefined;
    }
  }

  /** Asks for the program's move, or the best it has found when the time is up. */
  async #go(position: Position, limits: ProgramLimits): Promise<SearchResult> {
    const begin = performance.now();
    const { listening, ended } = this.#listen(position, limits, begin, 'a move');
    this.#line.send('go');
    const { clock, time = clock && clock.left[position.turn], signal } = limits;
    const reply = await this.#until(ended, {
      ...(time !== undefined && { time }),
      ...(signal && { signal }),
    });
    limits.signal?.throwIfAborted();
    if (reply === undefined) return this.#best(listening, 1, begin);
    // `F5/1.50/2.00` or `f5 1.50 2.00`: NBoard itself reads both.
    const [name = '', value = ''] = reply.trim().split(/[\s/]+/u, 2);
    const move = requireLegal(position, moveOf(name), reply);
    const known = listening.values.get(move);
    const given = valueOf(value) ?? known?.value;
    const found: MoveValue = {
      ...(known ?? { certainty: 'heuristic', depth: 0, line: [move] }),
      move,
      value: given ?? 0,
      ...(given === undefined && { noValue: true }),
    };
    return infoOf([found], listening.nodes, begin);
  }

  /** Asks for the values of several moves, until the time is up. */
  async #hint(position: Position, limits: SearchLimits, moves: number): Promise<SearchResult> {
    const begin = performance.now();
    const { listening, ended } = this.#listen(position, limits, begin, 'values');
    this.#line.send(`hint ${moves}`);
    await this.#until(ended, { time: HINT_TIME, ...limits });
    limits.signal?.throwIfAborted();
    return this.#best(listening, moves, begin);
  }

  /** Waits for the end of a search, and stops it when its time is up or it is aborted. */
  async #until(
    ended: Promise<string | undefined>,
    { time = this.#line.patience.search, signal }: Pick<SearchLimits, 'time' | 'signal'>,
  ): Promise<string | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let forget: (() => void) | undefined;
    const stopped = new Promise<'stop'>((resolve) => {
      timer = setTimeout(() => resolve('stop'), time);
      forget = signal && onAbort(signal, () => resolve('stop'));
      if (signal?.aborted) resolve('stop');
    });
    try {
      const reply = await Promise.race([ended, stopped, this.#line.failed]);
      if (reply !== 'stop') return reply;
    } finally {
      clearTimeout(timer);
      forget?.();
    }
    // A ping stops the program's search.
    await this.#synchronize();
    return undefined;
  }

  #listen(
    position: Position,
    { signal, onProgress, multiPv = 1 }: SearchLimits,
    begin: number,
    wanted: 'a move' | 'values',
  ): { listening: Listening; ended: Promise<string | undefined> } {
    let end: (reply: string | undefined) => void = () => undefined;
    const ended = new Promise<string | undefined>((resolve) => (end = resolve));
    const listening: Listening = {
      position,
      values: new Map(),
      nodes: 0,
      valued: () => {
        if (!signal?.aborted) onProgress?.(infoOf(bestOf(listening, multiPv), listening.nodes, begin));
      },
      moved: (text) => end(text),
      idle: () => {
        if (wanted === 'values' && listening.values.size > 0) end(undefined);
      },
    };
    this.#listening = listening;
    return { listening, ended };
  }

  /** The best moves so far. @throws {SilentProgram} when none has a value */
  #best(listening: Listening, moves: number, begin: number): SearchResult {
    const best = bestOf(listening, moves);
    if (best.length > 0) return infoOf(best, listening.nodes, begin);
    throw new SilentProgram('with a move', Math.round(performance.now() - begin));
  }

  /** Waits until the program has read everything sent; this stops its search. */
  async #synchronize(limit = this.#line.patience.answer): Promise<void> {
    const number = String(++this.#lastPing);
    const answered = new Promise<void>((resolve) => this.#pings.set(number, resolve));
    this.#line.send(`ping ${number}`);
    const { failed, giveUp } = this.#line;
    try {
      await inTime(Promise.race([answered, failed]), "'ping'", limit);
    } catch (error) {
      giveUp(error as EngineError);
      throw error;
    } finally {
      this.#pings.delete(number);
    }
  }
}

/** Reads a line of a search. */
function readReport(listening: Listening, command: string, rest: string): void {
  if (command === '===') listening.moved(rest);
  else if (command === 'status' && rest === '') listening.idle();
  else if (command === 'nodestats') listening.nodes = countOf(rest.split(' ', 1)[0]) || listening.nodes;
  else if (command === 'search' || command === 'book') {
    const found = valueIn(rest, listening.position);
    if (!found) return;
    listening.values.set(found.move, found);
    listening.valued();
  }
}

/** `F5D6C3 1.50 0 12`: a line of play, its value for the side to move, a number of games, and the depth. */
function valueIn(text: string, position: Position): MoveValue | undefined {
  const [moves = '', number = '', , depth = ''] = text.split(/\s+/, 4);
  const line = lineOf(moves, position);
  const [move] = line;
  const value = valueOf(number);
  if (move === undefined || value === undefined) return undefined;
  return { move, value, line, ...trustOf(depth, line.length) };
}

/** What a depth says: plies, `12`, or how sure a search to the end of the game is, `73%`. */
function trustOf(depth: string, length: number): Pick<MoveValue, 'certainty' | 'confidence' | 'depth'> {
  const [, percent] = /^(\d+)%/.exec(depth) ?? [];
  if (percent === undefined)
    return { certainty: 'heuristic', depth: Number(/^\d{1,3}(?!\d)/.exec(depth)) || length };
  const confidence = Number(percent);
  return confidence >= 100
    ? { certainty: 'exact', depth: length }
    : { certainty: 'selective', confidence, depth: length };
}

/** The values of moves, best first. */
function bestOf({ values }: Listening, most: number): MoveValue[] {
  return [...values.values()].sort((a, b) => b.value - a.value).slice(0, most);
}

/**
 * A game in the Generic Game Format that begins with this position. Its moves have been left out, and so have their
 * times: the clocks are those of now, of both sides and of the side to move.
 */
function gameOf({ board, turn }: Position, clock: GameClock | undefined): string {
  const discs = board.replaceAll('X', '*');
  const time = (ms: number): string => `${minutes(ms)}/${minutes(clock?.increment ?? 0)}`;
  const times = clock
    ? `TI[${time(clock.left[turn])}]TB[${time(clock.left.black)}]TW[${time(clock.left.white)}]`
    : '';
  return `(;GM[Othello]PC[othello-board]PB[]PW[]RE[?]${times}TY[8]BO[8 ${discs} ${turn === 'black' ? '*' : 'O'}];)`;
}

/** `05:00.250`, as GGF has times. */
function minutes(ms: number): string {
  const seconds = (ms % 60_000) / 1000;
  const whole = Math.max(0, Math.floor(ms / 60_000));
  return `${String(whole).padStart(2, '0')}:${seconds.toFixed(3).padStart(6, '0')}`;
}

/** A line's first word, and the rest. */
function splitCommand(line: string): [command: string, rest: string] {
  const text = line.trim();
  const end = text.search(/\s/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}
