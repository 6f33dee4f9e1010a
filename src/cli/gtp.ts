/**
 * The Go Text Protocol, version 2, for Othello: what match controllers such as GoGui speak. A session hears a
 * line and says an answer; whatever it hears, it goes on.
 */
import type { Engine, SearchLimits } from '../engine/engine.js';
import type { Color } from '../rules/color.js';
import { Position } from '../rules/position.js';
import { margin } from '../rules/score.js';
import { parseSquare } from '../rules/square.js';
import { GtpClock } from './gtp-clock.js';

/** A command that cannot be done; its message is the answer. */
class GtpError extends Error {}

type Command = (...words: string[]) => string | Promise<string>;

const COLORS: Readonly<Record<string, Color>> = { black: 'black', b: 'black', white: 'white', w: 'white' };

/** How a GTP player is set up. */
export interface GtpOptions {
  name: string;
  version: string;
  /** What each `genmove` may use; the match's clock, where there is one, may shorten it. */
  limits: SearchLimits;
}

/** What a session says to a command. */
export interface GtpAnswer {
  /** The number that the controller gave its command, `null` where it gave none. */
  id: string | null;
  ok: boolean;
  text: string;
}

/** An answer as the protocol writes it. */
export function gtpText({ id, ok, text }: GtpAnswer): string {
  return `${ok ? '=' : '?'}${id ?? ''}${text && ' '}${text}\n\n`;
}

export class GtpSession {
  /** Set by `quit`: the last answer has been given. */
  over = false;
  readonly #engine: Engine;
  readonly #options: GtpOptions;
  readonly #clock = new GtpClock();
  /** Each position that a command left behind; the last is the present one. */
  #positions: Position[] = [Position.start];

  constructor(engine: Engine, options: GtpOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Answers a line, nothing to an empty one or a comment. Never throws. */
  async answer(line: string): Promise<GtpAnswer | undefined> {
    // The protocol drops control characters, and takes a tab for a space.
    const text = line
      .replace(/#.*$/s, '')
      .replace(/\s/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .trim();
    if (text === '') return undefined;
    const { id = null, rest = '' } = /^(?<id>\d+(?= |$))? *(?<rest>.*)$/.exec(text)?.groups ?? {};
    const [name = '', ...words] = rest.split(/ +/);
    try {
      const command = Object.hasOwn(this.#commands, name) && this.#commands[name];
      if (!command) throw new GtpError('unknown command');
      return { id, ok: true, text: await command(...words) };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { id, ok: false, text: why.replace(/\s*\n\s*/g, ' ') };
    }
  }

  readonly #commands: Readonly<Record<string, Command>> = {
    protocol_version: () => '2',
    name: () => this.#options.name,
    version: () => this.#options.version,
    known_command: (name = '') => String(Object.hasOwn(this.#commands, name)),
    list_commands: () => Object.keys(this.#commands).join('\n'),
    quit: () => {
      this.over = true;
      return '';
    },
    boardsize: (size) => {
      if (number(size) !== 8) throw new GtpError('unacceptable size');
      return this.#clear();
    },
    clear_board: () => this.#clear(),
    komi: (komi) => {
      number(komi);
      return '';
    },
    play: (color, move) => this.#play(colorOf(color), move),
    genmove: (color) => this.#genmove(colorOf(color)),
    undo: () => {
      if (this.#positions.length === 1) throw new GtpError('cannot undo');
      this.#positions.pop();
      return '';
    },
    time_settings: (main, period, stones) => {
      this.#clock.set(seconds(main), seconds(period), seconds(stones));
      return '';
    },
    time_left: (color, left, stones) => {
      this.#clock.tell(colorOf(color), seconds(left), seconds(stones));
      return '';
    },
    showboard: () => this.#board(),
    final_score: () => this.#score(),
  };

  get #position(): Position {
    return this.#positions.at(-1)!;
  }

  #clear(): string {
    this.#positions = [Position.start];
    this.#clock.restart();
    return '';
  }

  /** The present position with this side to move: a forced pass of the other side is made by the way. */
  #turn(color: Color): Position {
    const position = this.#position;
    if (position.turn === color || position.phase === 'over') return position;
    if (position.phase === 'pass') return position.pass();
    throw new GtpError(`illegal move: it is ${position.turn}'s turn`);
  }

  #play(color: Color, move = ''): string {
    if (move === '') throw new GtpError('syntax error: a move expected');
    const position = this.#turn(color);
    if (/^pass$/i.test(move)) {
      // Controllers end a game by two passes, though nobody can pass any more.
      this.#positions.push(position.phase === 'over' ? position : position.pass());
    } else {
      this.#positions.push(position.play(parseSquare(move)));
    }
    return '';
  }

  async #genmove(color: Color): Promise<string> {
    const position = this.#turn(color);
    if (position.phase !== 'play') return this.#play(color, 'pass') || 'pass';
    const begin = performance.now();
    const { move } = await this.#engine.search(position, this.#limits(color, position));
    this.#clock.spend(color, performance.now() - begin);
    this.#play(color, move);
    return move;
  }

  #limits(color: Color, position: Position): SearchLimits {
    const { limits } = this.#options;
    const budget = this.#clock.budget(color, position.empties);
    return budget === undefined ? limits : { ...limits, time: Math.min(budget, limits.time ?? Infinity) };
  }

  #board(): string {
    const { board, turn } = this.#position;
    const files = '  a b c d e f g h';
    const rows = Array.from({ length: 8 }, (_, row) => {
      const squares = board
        .slice(row * 8, row * 8 + 8)
        .split('')
        .join(' ');
      return `${row + 1} ${squares} ${row + 1}`;
    });
    const discs = `X black ${board.split('X').length - 1}, O white ${board.split('O').length - 1}`;
    return ['', files, ...rows, files, discs, `${turn} to move`].join('\n').replaceAll('-', '.');
  }

  #score(): string {
    if (this.#position.phase !== 'over') throw new GtpError('cannot score: the game is not over');
    const lead = margin(this.#position);
    return lead === 0 ? '0' : `${lead > 0 ? 'B' : 'W'}+${Math.abs(lead)}`;
  }
}

function colorOf(word = ''): Color {
  const name = word.toLowerCase();
  const color = Object.hasOwn(COLORS, name) && COLORS[name];
  if (!color) throw new GtpError(`syntax error: black or white expected${insteadOf(word)}`);
  return color;
}

function number(word = ''): number {
  const value = Number(word);
  if (word === '' || !Number.isFinite(value))
    throw new GtpError(`syntax error: a number expected${insteadOf(word)}`);
  return value;
}

function seconds(word?: string): number {
  const value = number(word);
  if (value < 0) throw new GtpError(`syntax error: 0 or more expected${insteadOf(word)}`);
  return value;
}

/** What stands where something else is expected, as far as there is anything. */
function insteadOf(word = ''): string {
  return word && `, not "${word}"`;
}
