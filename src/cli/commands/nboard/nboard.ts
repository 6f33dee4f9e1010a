/**
 * The NBoard protocol, version 2, by which NBoard and other programs with a board use an engine. A session takes one
 * line at a time and never waits for a search: a command that changes the position, and `ping`, end a running search.
 * `nboard-command.ts` makes one for the process.
 */
import { bookMoves } from 'othello-board/book.js';
import type { Engine, EngineMove, MoveValue, SearchInfo, SearchLimits } from 'othello-board/engine/node.js';
import { FormatError, parseGgf } from 'othello-board/formats.js';
import { type GameNode, margin, parseSquare, Position } from 'othello-board/rules.js';
import { assertWholeLine } from '../../io/streams/lines.js';
import { NBoardClock, timeOf } from './nboard-clock.js';
import { visible } from '../../io/words.js';

/** Options of an NBoard session. */
export interface NBoardOptions {
  name: string;
  /** Limits besides the depth, which the program sets: threads, a time. */
  limits: SearchLimits;
  /** Writes a line, given without its line end. */
  write: (line: string) => void;
}

/** Depth in plies until the program sets one. */
const DEFAULT_DEPTH = 12;
/** Number of empty squares from which the end is solved; with a greater depth, earlier. */
const SOLVED_FROM = 14;
const SOLVED_FROM_AT_MOST = 22;

/** Depth in plies to which the opening book was searched. */
const BOOK_DEPTH = 12;

/** A running search. */
interface Running {
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** A pass, as programs write it. */
const PASS = /^(?:pa|ps|pass|--?|@@)$/iu;

/** A session of the NBoard protocol: reads commands, answers them in their order. */
export class NBoardSession {
  /** Set by `quit`: further input is ignored. */
  over = false;
  readonly #engine: Engine;
  readonly #options: NBoardOptions;
  #depth = DEFAULT_DEPTH;
  #position = Position.start;
  /** The positions of the current game, from its start, passes included; for `analyze`. */
  #positions: Position[] = [Position.start];
  #clock = new NBoardClock();
  #running: Running | undefined;

  constructor(engine: Engine, options: NBoardOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Handles a line. The protocol requires unknown commands to be ignored. Never throws. */
  async handleLine(line: string): Promise<void> {
    const [command, rest] = splitCommand(line);
    try {
      assertWholeLine(line);
      await this.#runCommand(command, rest);
    } catch (error) {
      this.#status(`Error: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Waits for the running search, whose answer is still wanted at the end of the input. */
  async finish(): Promise<void> {
    await this.#running?.done;
  }

  /** Ends the running search, if any, without an answer. */
  async stop(): Promise<void> {
    this.#running?.abort.abort();
    await this.#running?.done;
    this.#running = undefined;
  }

  /** Carries out a command, which is not one that ends a search. */
  async #runCommand(command: string, rest: string): Promise<void> {
    switch (command) {
      case 'nboard':
        if (rest !== '1' && rest !== '2')
          this.#status(`Unknown protocol version ${rest}: this engine speaks version 2`);
        this.#write(`set myname ${this.#name()}`);
        return;
      case 'set':
        await this.#set(...splitCommand(rest));
        return;
      case 'move':
        await this.stop();
        this.#move(rest);
        return;
      case 'go':
        await this.#begin('thinking', (signal) => this.#go(signal));
        return;
      case 'hint':
        await this.#begin('analyzing', (signal) => this.#hint(count(rest), signal));
        return;
      case 'analyze':
        await this.#begin('analyzing', (signal) => this.#analyze(signal));
        return;
      case 'ping':
        await this.stop();
        this.#write(`pong ${rest}`);
        return;
      case 'learn':
        // There is no book to add the game to.
        this.#write('learned');
        return;
      case 'quit':
        await this.stop();
        this.over = true;
        return;
      default:
        // Version 1 sent moves without a command.
        if (/^(?:[a-h][1-8]|pa)(?:\/|$)/i.test(command)) {
          await this.stop();
          this.#move(command);
        }
    }
  }

  /** `set`: the depth, the game, or something that is not used here. */
  async #set(what: string, value: string): Promise<void> {
    if (what === 'depth') {
      const depth = Number(value);
      if (!/^\d+$/.test(value) || depth < 1) throw new Error(`set depth takes 1 to 60, not ${value}`);
      this.#depth = Math.min(60, depth);
      this.#write(`set myname ${this.#name()}`);
    } else if (what === 'game') {
      await this.stop();
      this.#setGame(value);
    } else if (what === 'contempt') {
      // Draws always have the value 0 here, but the argument must be a number.
      if (!Number.isFinite(Number(value)) || value === '')
        throw new Error(`set contempt takes a number, not ${value}`);
    }
  }

  /** `set game`: the position and the clocks of a game in GGF (Generic Game Format). */
  #setGame(text: string): void {
    const [record] = parseGgf(text);
    if (!record) throw new FormatError('GGF', 'there is no game in it', 0, { code: 'empty' });
    this.#clock = NBoardClock.of(record);
    const { root, nodes } = record.game;
    // The last item of the game. A pass there has already been played.
    const written = /[BW]\s?\[\s?PA[^\]]{0,100}\]\s?;?\s?\)$/i.test(text.trim().slice(-120));
    this.#positions = positionsOf(root, nodes);
    this.#position = this.#positions.at(-1)!;
    if (written && this.#position.phase === 'pass') this.#push(this.#position.pass());
  }

  /** `move`: plays a move, `F5/evaluation/seconds`. */
  #move(text: string): void {
    const [move = '', , time = ''] = text.trim().split('/');
    const position = this.#position;
    const passes = PASS.test(move);
    const before = position.phase === 'pass' && !passes ? position.pass() : position;
    // An illegal move throws here, and takes no time.
    if (!passes) this.#push(before.play(parseSquare(move)));
    else if (position.phase !== 'over') this.#push(position.pass());
    this.#clock.spend(before.turn, timeOf(time) ?? 0);
  }

  /** Adds the next position of the game. */
  #push(position: Position): void {
    this.#position = position;
    this.#positions.push(position);
  }

  /** Starts a search in the background, after ending a running one. */
  async #begin(doing: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    await this.stop();
    const abort = new AbortController();
    this.#status(`${this.#options.name} is ${doing}`);
    const done = work(abort.signal)
      .then(() => this.#status(''))
      .catch((error: unknown) => {
        const { name, message } = error as Error;
        this.#status(name === 'AbortError' ? '' : `Error: ${message}`);
      });
    this.#running = { abort, done };
  }

  /** `go`: answers with the engine's move. */
  async #go(signal: AbortSignal): Promise<void> {
    const position = this.#position;
    if (position.phase !== 'play') {
      this.#write('=== PA');
      return;
    }
    const begin = performance.now();
    const time = Math.min(
      this.#clock.budget(position.turn, position.empties) ?? Infinity,
      this.#options.limits.time ?? Infinity,
    );
    const found = await this.#search(position, {
      signal,
      ...(time !== Infinity && { time }),
      onProgress: (info) => this.#report(info),
    });
    this.#nodes(found);
    const seconds = (performance.now() - begin) / 1000;
    this.#write(`=== ${nameOf(found.move)}/${found.value.toFixed(2)}/${seconds.toFixed(2)}`);
  }

  /** `hint`: answers with the values of the best moves. */
  async #hint(moves: number, signal: AbortSignal): Promise<void> {
    const position = this.#position;
    if (position.phase === 'over') return;
    if (position.phase === 'pass') {
      const found = await this.#search(position.pass(), { signal });
      this.#write(`search PA${lineOf(found.line)} ${(-found.value).toFixed(2)} 0 ${depthOf(found)}`);
      this.#nodes(found);
      return;
    }
    // Moves of the opening book are written at once; the search follows.
    const known = bookMoves(position) ?? [];
    for (const { move, value } of known.slice(0, moves)) {
      this.#write(`book ${nameOf(move)} ${value.toFixed(2)} 0 ${BOOK_DEPTH}`);
    }
    const found = await this.#search(position, {
      signal,
      multiPv: moves,
      onProgress: (info) => this.#report(info),
    });
    for (const move of found.moves.slice(0, moves)) this.#write(searchLine(move));
    this.#nodes(found);
  }

  /** The values of the game's positions, from the end back to the start. */
  async #analyze(signal: AbortSignal): Promise<void> {
    for (let played = this.#positions.length - 1; played >= 0; played--) {
      const position = this.#positions[played]!;
      const value = await this.#valueOf(position, signal);
      this.#write(`analysis ${played} ${value.toFixed(2)}`);
    }
  }

  /** The value of a position for the side to move. */
  async #valueOf(position: Position, signal: AbortSignal): Promise<number> {
    if (position.phase === 'over') return position.turn === 'black' ? margin(position) : -margin(position);
    if (position.phase === 'pass') return -(await this.#valueOf(position.pass(), signal));
    return (await this.#search(position, { signal })).value;
  }

  /** Searches to the depth that was set; solves positions with few empty squares. */
  #search(position: Position, limits: SearchLimits): ReturnType<Engine['search']> {
    const solvedFrom = Math.min(SOLVED_FROM_AT_MOST, Math.max(SOLVED_FROM, this.#depth));
    const effort = position.empties <= solvedFrom ? { exact: true } : { depth: this.#depth };
    return this.#engine.search(position, { ...this.#options.limits, ...effort, ...limits });
  }

  /** Writes the lines of moves with their values. */
  #report(info: SearchInfo): void {
    for (const move of info.moves) this.#write(searchLine(move));
    this.#nodes(info);
  }

  /** Writes the nodes and the seconds of a search. */
  #nodes({ nodes, time }: SearchInfo): void {
    this.#write(`nodestats ${nodes} ${(time / 1000).toFixed(2)}`);
  }

  /** The name that the other program shows: it has the depth, as NBoard wants it. */
  #name(): string {
    return `${this.#options.name}${this.#depth}`;
  }

  /** Writes a message for the user; an empty one ends it. */
  #status(text: string): void {
    // A line of the other program, which a window or a log may show.
    this.#write(visible(`status ${text}`.trim().replace(/\s+/g, ' ')));
  }

  /** Writes a line. */
  #write(line: string): void {
    this.#options.write(line.replace(/[\r\n]+/g, ' '));
  }
}

/** All positions of a game, those before passes included: one more than there are moves and passes. */
function positionsOf(root: GameNode, nodes: readonly GameNode[]): Position[] {
  const positions = [root.position];
  for (const { color, position } of nodes) {
    const before = positions.at(-1)!;
    if (before.turn !== color) positions.push(before.pass());
    positions.push(position);
  }
  return positions;
}

/** The number behind `hint`. @throws {Error} */
function count(text: string): number {
  const number = Number(text || '1');
  if (!Number.isInteger(number) || number < 1) throw new Error(`hint takes 1 or more, not ${text}`);
  return Math.min(60, number);
}

/**
 * A line of a search result: the moves without spaces, the value for the side to move, 0 games of a book, and the
 * depth.
 */
function searchLine(move: MoveValue): string {
  return `search ${lineOf(move.line.length > 0 ? move.line : [move.move])} ${move.value.toFixed(2)} 0 ${depthOf(move)}`;
}

/** A line of moves, in capitals, as `F5D6`. */
function lineOf(line: readonly EngineMove[]): string {
  return line.map(nameOf).join('');
}

/** A move as the protocol writes it. */
function nameOf(move: EngineMove): string {
  return move === 'pass' ? 'PA' : move.toUpperCase();
}

/** NBoard writes `100%` for a proven value. */
function depthOf({ certainty, confidence, depth }: MoveValue): string {
  if (certainty === 'exact') return '100%';
  return certainty === 'selective' && confidence !== undefined ? `${confidence}%` : String(depth);
}

/** A line's first word, and the rest. */
function splitCommand(line: string): [command: string, rest: string] {
  const text = line.trim();
  const end = text.search(/\s/u);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}
