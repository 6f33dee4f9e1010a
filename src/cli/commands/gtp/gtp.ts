/**
 * The Go Text Protocol, version 2, for Othello, as spoken by match controllers such as GoGui. A session takes a line and
 * gives an answer; no input can stop it. `gtp-command.ts` makes one for the process.
 */
import type { Engine, SearchLimits } from 'othello-board/engine/node.js';
import { parseAnyGame, parseSgf } from 'othello-board/formats.js';
import { type Color, Position, withDisc } from 'othello-board/rules.js';
import { Analysis, analysisWords, kataInfo, leelaInfo, Teller, type PrintInfo } from './gtp-analysis.js';
import type { GtpAnswer } from './gtp-answer.js';
import { boardForGoGui, boardText, scoreText } from './gtp-board.js';
import { GtpClock } from './gtp-clock.js';
import { colorOf, GtpError, insteadOf, number, seconds, squareOf } from './gtp-words.js';
import { reasonOf } from '../../io/streams/input.js';
import { assertWholeLine } from '../../io/streams/lines.js';
import { nextTurns } from '../../io/streams/read-ahead.js';
import { visible } from '../../io/words.js';

/** Milliseconds for a move if neither the limits nor the match's clock say otherwise. */
const DEFAULT_TIME = 1000;

/** A command: takes its arguments and returns the text of the answer. */
type Command = (...words: string[]) => string | Promise<string>;

/** Options of a GTP player. */
export interface GtpOptions {
  name: string;
  version: string;
  /** Limits for each `genmove`; the match's clock may reduce them, and sets the time if there are none. */
  limits: SearchLimits;
  /** Reads a file, for `loadsgf`. */
  readFile?: (path: string) => Promise<string>;
  /** Processor time used so far in seconds, for `cputime`. */
  cpuTime?: () => number;
  /** Writes the first line of an answer whose rest comes later. */
  begin?: (answer: GtpAnswer) => void;
  /** Writes what an analysis finds. */
  write?: (text: string) => void;
}

/** The name of the game, for `list_games` and `gogui-rules_game_id`. */
const GAME = 'Othello';
/** Entries of GoGui's menu: the kind of answer, the label, the command. */
const ANALYZE_COMMANDS = [
  'plist/Legal Moves/gogui-rules_legal_moves',
  'string/Side to Move/gogui-rules_side_to_move',
  'string/Final Result/gogui-rules_final_result',
  'string/Show Board/showboard',
  'string/CPU Time/cputime',
];

/** One session: positions, clock and analysis last from command to command. */
export class GtpSession {
  /** Set by `quit`, whose answer is the last. */
  over = false;
  readonly #engine: Engine;
  readonly #options: GtpOptions;
  readonly #clock = new GtpClock();
  /** The positions after each command; the last is the current one. */
  #positions: Position[] = [Position.start];
  #analysis: Analysis | undefined;
  /** The number of the current command, and whether the first line of its answer was written. */
  #id: string | null = null;
  #begun = false;
  /** Aborts the running search of a move and all later ones. */
  readonly #leaving = new AbortController();
  /** Aborts only the running search of a move, or the one that is due. */
  #interrupt = new AbortController();
  #isSearching = false;
  /** Whether a requested move waits for the engine, and the input written together with the request has been read. */
  #isSearchDue = false;

  constructor(engine: Engine, options: GtpOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Answers a line; empty lines and comments have no answer. Any line ends an analysis. Never throws. */
  async answer(line: string): Promise<GtpAnswer | undefined> {
    await this.stopAnalysis();
    // The protocol ignores control characters and treats a tab as a space.
    const text = line
      .replace(/#[^]*/, '')
      .replace(/\s/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .trim();
    if (text === '') return undefined;
    const { id = null, rest = '' } = /^(?<id>\d+(?= |$))? *(?<rest>[^ ][^]*)?$/.exec(text)?.groups ?? {};
    const [name = '', ...words] = rest.split(/ +/);
    this.#id = id;
    this.#begun = false;
    try {
      assertWholeLine(line);
      const command = Object.hasOwn(this.#commands, name) && this.#commands[name];
      if (!command) throw new GtpError('unknown command');
      return this.#answerOf(true, await command(...words));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return this.#answerOf(false, visible(why.replace(/\s+/g, ' ')));
    } finally {
      this.#isSearchDue = false;
      this.#interrupt = new AbortController();
    }
  }

  /** The answer to the current command. */
  #answerOf(ok: boolean, text: string): GtpAnswer {
    const answer: GtpAnswer = { id: this.#id, ok, text };
    if (this.#begun) answer.begun = true;
    if (ok && this.#analysis) answer.goesOn = true;
    return answer;
  }

  /**
   * Reads input that comes after the current command. `# interrupt` and `quit` abort the search of a move, also one that
   * has not started because the engine is still loading. What was written together with the command waits instead, so
   * that scripts work, and so does the end of the input.
   */
  hearAhead(line: string | undefined): void {
    if (line !== undefined && /^\s*(?:\d+\s+)?\S*genmove/.test(line)) void this.#expectSearch();
    if (!this.#isSearching && !this.#isSearchDue) return;
    if (line?.trim() === '# interrupt') this.#interrupt.abort(new GtpError('the search was interrupted'));
    if (line === undefined || !/^\s*(?:\d+\s+)?quit\s*(?:#.*)?$/.test(line)) return;
    this.#leaving.abort(new GtpError('the session ended before the search finished'));
  }

  /** Lets commands that have arrived run before a search begins. */
  async #expectSearch(): Promise<void> {
    await nextTurns();
    this.#isSearchDue = true;
  }

  readonly #commands: Readonly<Record<string, Command>> = {
    protocol_version: () => '2',
    name: () => this.#options.name,
    version: () => this.#options.version,
    known_command: (name = '') => {
      if (name === '') throw new GtpError('syntax error: name a command');
      return String(Object.hasOwn(this.#commands, name));
    },
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
    showboard: () => boardText(this.#position),
    final_score: () => scoreText(this.#position),
    reg_genmove: (color) => this.#choose(colorOf(color)),
    loadsgf: (file, move) => this.#load(file, move),
    cputime: () => (this.#options.cpuTime?.() ?? 0).toFixed(3),
    setboard: (...words) => this.#setBoard(words.join(' ')),
    'gogui-setup': (...words) => this.#setUp(words),
    'gogui-setup_player': (color) => {
      this.#positions.push(this.#position.withTurn(colorOf(color)));
      return '';
    },
    'gogui-play_sequence': (...words) => this.#playSequence(words),
    // GoGui checks for this command, and then sends `# interrupt` during another one.
    'gogui-interrupt': () => '',
    'gogui-analyze_commands': () => ANALYZE_COMMANDS.join('\n'),
    'lz-analyze': (...words) => this.#analyze(words, leelaInfo),
    'kata-analyze': (...words) => this.#analyze(words, kataInfo),
    'lz-genmove_analyze': (...words) => this.#genmoveAnalyze(words, leelaInfo),
    'kata-genmove_analyze': (...words) => this.#genmoveAnalyze(words, kataInfo),
    list_games: () => GAME,
    set_game: (name = '') => {
      if (name.toLowerCase() !== GAME.toLowerCase())
        throw new GtpError(`unknown game "${name}": this engine plays ${GAME}`);
      return this.#clear();
    },
    'gogui-rules_game_id': () => GAME,
    'gogui-rules_board_size': () => '8',
    'gogui-rules_board': () => boardForGoGui(this.#position),
    'gogui-rules_legal_moves': () => this.#legalMoves(),
    'gogui-rules_side_to_move': () => (this.#position.phase === 'over' ? '' : this.#position.turn),
    'gogui-rules_final_result': () => (this.#position.phase === 'over' ? scoreText(this.#position) : ''),
  };

  /** Ends a running analysis. */
  async stopAnalysis(): Promise<void> {
    const analysis = this.#analysis;
    if (!analysis) return;
    this.#analysis = undefined;
    await analysis.stop();
    this.#options.write?.('\n');
  }

  get #position(): Position {
    return this.#positions.at(-1)!;
  }

  /** `clear_board`. */
  #clear(): string {
    this.#positions = [Position.start];
    this.#clock.restart();
    return '';
  }

  /** The current position with this side to move, after a forced pass of the other side. */
  #turn(color: Color): Position {
    const position = this.#position;
    if (position.turn === color || position.phase === 'over') return position;
    if (position.phase === 'pass') return position.pass();
    throw new GtpError(`illegal move: it is ${position.turn}'s turn`);
  }

  /** `play`, also without a legal pass at the end of a game. */
  #play(color: Color, move = ''): string {
    if (move === '') throw new GtpError('syntax error: give a move');
    const position = this.#turn(color);
    if (/^pass$/i.test(move)) {
      // Controllers end a game by two passes, even if no pass is possible any more.
      this.#positions.push(position.phase === 'over' ? position : position.pass());
    } else {
      this.#positions.push(position.play(squareOf(move)));
    }
    return '';
  }

  /** Chooses a move and plays it. */
  async #genmove(color: Color, teller?: Teller): Promise<string> {
    const begin = performance.now();
    const move = await this.#choose(color, teller);
    this.#clock.spend(color, performance.now() - begin);
    this.#play(color, move);
    return move;
  }

  /** Plays several moves, `b f5 w d6`, or none if one of them is illegal. */
  #playSequence(words: readonly string[]): string {
    if (words.length % 2 !== 0) throw new GtpError('syntax error: give pairs of a color and a move');
    const before = [...this.#positions];
    try {
      for (let at = 0; at < words.length; at += 2) this.#play(colorOf(words[at]), words[at + 1]);
    } catch (error) {
      this.#positions = before;
      throw error;
    }
    return '';
  }

  /** Chooses a move without playing it, as `reg_genmove` asks. */
  async #choose(color: Color, teller?: Teller): Promise<string> {
    const position = this.#turn(color);
    if (position.phase !== 'play') return 'pass';
    this.#isSearching = true;
    try {
      const signal = AbortSignal.any([this.#interrupt.signal, this.#leaving.signal]);
      const found = await this.#engine.search(position, {
        ...this.#limits(color, position),
        signal,
        ...(teller && { onProgress: teller.onInfo }),
      });
      teller?.tell(found);
      return found.move;
    } finally {
      this.#isSearching = false;
    }
  }

  /** Loads the main line of the first game in a file; with a move number, from 1, only the moves before it. */
  async #load(file = '', move?: string): Promise<string> {
    if (file === '') throw new GtpError('syntax error: name a file');
    const most = move === undefined ? Infinity : number(move) - 1;
    if (most < 0) throw new GtpError(`syntax error: give 1 or more${insteadOf(move)}`);
    const positions: Position[] = [];
    try {
      if (!this.#options.readFile) throw new Error('files cannot be read');
      const { game } = parseSgf(await this.#options.readFile(file));
      positions.push(game.root.position, ...game.nodes.slice(0, most).map(({ position }) => position));
    } catch (error) {
      throw new GtpError(`cannot load file: ${reasonOf(error)}`);
    }
    this.#positions = positions;
    this.#clock.restart();
    return positions.at(-1)!.turn;
  }

  /** Sets a position: a board of 64 squares and the side to move, or moves from the start. */
  #setBoard(text: string): string {
    if (text === '') throw new GtpError('syntax error: give a board');
    this.#positions = [parseAnyGame(text).game.position];
    this.#clock.restart();
    return '';
  }

  /** Changes squares of the current board: `b a1 w b2`; `e` empties one. */
  #setUp(words: readonly string[]): string {
    let position = this.#position;
    if (words.length % 2 !== 0) throw new GtpError('syntax error: give pairs of a color and a square');
    for (let i = 0; i < words.length; i += 2) {
      const color = words[i]!;
      const disc = /^e(?:mpty)?$/i.test(color) ? undefined : colorOf(color);
      position = withDisc(position, squareOf(words[i + 1]!), disc);
    }
    this.#positions.push(position);
    return '';
  }

  /** `gogui-rules_legal_moves`: `pass` where the side to move must pass. */
  #legalMoves(): string {
    const { legalMoves, phase } = this.#position;
    return phase === 'pass' ? 'pass' : legalMoves.join(' ');
  }

  /** Starts an analysis of the current position. */
  #analyze(words: readonly string[], print: PrintInfo): string {
    const { color, every } = analysisWords(words);
    const position = color === undefined ? this.#position : this.#turn(color);
    if (position.phase === 'over') throw new GtpError('the game is over');
    this.#analysis = new Analysis(this.#engine, position.settled(), this.#teller(position, every, print));
    return '';
  }

  /** Plays like `genmove`, and writes the state of the search meanwhile. */
  async #genmoveAnalyze(words: readonly string[], print: PrintInfo): Promise<string> {
    const { color = this.#position.turn, every } = analysisWords(words);
    const tell = this.#teller(this.#turn(color), every, print);
    this.#begin();
    return `play ${await this.#genmove(color, tell)}`;
  }

  /** Prints what a search finds, every so many hundredths of a second. */
  #teller({ empties }: Position, every: number, print: PrintInfo): Teller {
    return new Teller((info) => this.#options.write?.(`${print(info, empties)}\n`), every);
  }

  /** Writes the first line of the answer to the current command. */
  #begin(): void {
    this.#begun = true;
    this.#options.begin?.({ id: this.#id, ok: true, text: '', goesOn: true });
  }

  /** The limits of the next search: what the clock allows, and those of the command line. */
  #limits(color: Color, position: Position): SearchLimits {
    const { limits } = this.#options;
    const budget = this.#clock.budget(color, position.empties);
    if (budget !== undefined) return { ...limits, time: Math.min(budget, limits.time ?? Infinity) };
    const isLimited = Object.keys(limits).some((name) => name !== 'threads');
    return isLimited ? limits : { ...limits, time: DEFAULT_TIME };
  }
}
