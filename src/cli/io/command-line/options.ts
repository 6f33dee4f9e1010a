/**
 * Parses and checks the options of the command line. `run.ts` calls it before each command, and commands read what they
 * need. A mistake is a `UsageError`, which is printed with how to use the command.
 */
import { parseArgs } from 'node:util';
import { similarTo } from './similar.js';
import { OPTION_HELP } from './texts.js';
import { checkedEffort, type Effort } from 'othello-board/analysis.js';
import {
  type Goal,
  type Level,
  type LevelName,
  limitsFault,
  MOST_STRENGTH,
  type SearchLimits,
  type Strength,
} from 'othello-board/engine/node.js';

/** A mistake in the command line: reported in one line, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file that cannot be read or understood: reported in one line, with exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** A command line, parsed and checked. */
export interface CommandLine {
  /** The command and its arguments; empty if only help or the version is requested. */
  words: string[];
  help: boolean;
  version: boolean;
  /** Whether to print JSON, a line each. */
  json?: boolean;
  /** The language of sentences. */
  language?: string;
  /** How much is searched if no limit is given. */
  effort?: Effort;
  /** Number of empty squares from which a review proves values. */
  exactFrom?: number;
  /** Size of the transposition table in megabytes. */
  table?: number;
  /** The format to write, the output file, and the starting position; checked by the commands. */
  to?: string;
  out?: string;
  /** Whether losing information is an error. */
  strict?: boolean;
  position?: string;
  /** The encoding of games written as text. */
  encoding?: string;
  /** Number of moves of a game to show. */
  ply?: number;
  /** Strength of people, as a rating: from 0 to `MOST_STRENGTH` points; the average of tournament players is 1500. */
  strength?: number;
  /** The port of a bridge, and the pages that may connect. */
  port?: number;
  origin?: readonly string[];
  /** The folder of a job, the address of a queue, and a part of a job such as `3/10`; checked by the commands. */
  store?: string;
  queue?: string;
  part?: string;
  /** Number of items in a unit, number of units in the queue at a time, and seconds that a worker may be silent. */
  unit?: number;
  ahead?: number;
  lease?: number;
  /** Files with the queue's password, and with certificates of authorities. */
  queuePassword?: string;
  queueCa?: string;
  /** Seconds after which a unit is aborted. */
  unitTime?: number;
  /** Of a job in a queue: jobs with smaller numbers come first. */
  priority?: number;
  /** Where to serve metrics: a port of this machine, or `HOST:PORT`. */
  metrics?: string;
  /** Whether to follow the status of a job, and whether to run only units that have failed. */
  watch?: boolean;
  failed?: boolean;
  /** For a match: number of games, seed, a file of openings, and the two differences in Elo to decide between. */
  games?: number;
  seed?: number;
  openings?: string;
  sprt?: string;
  /** The time for a game of a match, and whether each of several players meets all others. */
  clock?: string;
  roundRobin?: boolean;
  /** Conditions for games; checked by the commands. */
  player?: readonly string[];
  years?: string;
  event?: string;
  opening?: string;
  result?: string;
  plies?: string;
  /** The fact to sort games by, and whether to reverse the order. */
  sort?: string;
  reverse?: boolean;
  /** The player's names, and a folder with earlier reviews or games. */
  me?: readonly string[];
  resume?: string;
  /** Only the limits that were given. */
  limits: Pick<SearchLimits, 'depth' | 'nodes' | 'time' | 'level' | 'threads' | 'goal'>;
}

/** The options that take a number. */
const NUMBERS = [
  'depth',
  'nodes',
  'time',
  'threads',
  'table',
  'ply',
  'exactFrom',
  'strength',
  'port',
  'unit',
  'ahead',
  'lease',
  'unitTime',
  'priority',
  'games',
  'seed',
] as const;
/** The options that take no value. */
const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  reverse: { type: 'boolean' },
  watch: { type: 'boolean' },
  failed: { type: 'boolean' },
  'round-robin': { type: 'boolean' },
} as const;
/** Megabytes; a tool may use more memory than a page. */
export const DEFAULT_TABLE = 64;
const MOST_EXACT_FROM = 60;
const MOST_PORT = 65_535;
/** Options that count something and must be at least 1. */
const COUNTS = ['unit', 'ahead', 'lease', 'unitTime', 'priority', 'games'] as const;
const MOST_OF_A_COUNT = 100_000;
const MOST_SEED = 2 ** 32 - 1;

/** @throws {UsageError} */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const name of NUMBERS) {
    const text = values[spelled(name)];
    if (text === undefined) continue;
    if (!/^\d+$/.test(text)) throw new UsageError(`--${spelled(name)} takes a whole number, not ${text}`);
    numbers[name] = Number(text);
  }
  const {
    table,
    ply,
    exactFrom,
    strength,
    port,
    unit,
    ahead,
    lease,
    games,
    seed,
    unitTime,
    priority,
    ...given
  } = numbers;
  const limits = {
    ...given,
    ...(values.level !== undefined && { level: levelOf(values.level) }),
    // Like other limits, the goal is checked later.
    ...(values.goal !== undefined && { goal: values.goal as Goal }),
  };
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`--${fault}`);
  if (table !== undefined && (table < 1 || table > 1024))
    throw new UsageError(`--table takes 1 to 1024 megabytes, not ${table}`);
  if (exactFrom !== undefined && exactFrom > MOST_EXACT_FROM)
    throw new UsageError(`--exact-from takes 0 to ${MOST_EXACT_FROM} empty squares, not ${exactFrom}`);
  if (strength !== undefined && strength > MOST_STRENGTH)
    throw new UsageError(`--strength takes 0 to ${MOST_STRENGTH} points, not ${strength}`);
  if (port !== undefined && port > MOST_PORT)
    throw new UsageError(`--port takes 0 to ${MOST_PORT}, not ${port}`);
  if (seed !== undefined && seed > MOST_SEED)
    throw new UsageError(`--seed takes 0 to ${MOST_SEED}, not ${seed}`);
  for (const name of COUNTS) {
    const value = numbers[name] ?? 1;
    if (value < 1 || value > MOST_OF_A_COUNT)
      throw new UsageError(`--${spelled(name)} takes 1 to ${MOST_OF_A_COUNT}, not ${value}`);
  }
  const { help = false, version = false, json, language, to, out, position, origin } = values;
  const { encoding } = values;
  const { store, queue, part, openings, sprt, me, resume } = values;
  const { metrics, watch, failed } = values;
  const { player, years, event, opening, result, plies, sort, reverse } = values;
  return {
    words: positionals,
    help,
    version,
    limits,
    ...(table !== undefined && { table }),
    ...(json !== undefined && { json }),
    ...(to !== undefined && { to: to.toLowerCase() }),
    ...(out !== undefined && { out }),
    ...(values.strict !== undefined && { strict: values.strict }),
    ...(position !== undefined && { position }),
    ...(encoding !== undefined && { encoding: encodingOf(encoding) }),
    ...(ply !== undefined && { ply }),
    ...(strength !== undefined && { strength }),
    ...(port !== undefined && { port }),
    ...(origin !== undefined && { origin }),
    ...(language !== undefined && { language }),
    ...(values.effort !== undefined && { effort: effortOf(values.effort) }),
    ...(exactFrom !== undefined && { exactFrom }),
    ...(player !== undefined && { player }),
    ...(years !== undefined && { years }),
    ...(event !== undefined && { event }),
    ...(opening !== undefined && { opening }),
    ...(result !== undefined && { result: result.toLowerCase() }),
    ...(plies !== undefined && { plies }),
    ...(sort !== undefined && { sort: sort.toLowerCase() }),
    ...(reverse !== undefined && { reverse }),
    ...(me !== undefined && { me }),
    ...(resume !== undefined && { resume }),
    ...(store !== undefined && { store }),
    ...(queue !== undefined && { queue }),
    ...(part !== undefined && { part }),
    ...(unit !== undefined && { unit }),
    ...(ahead !== undefined && { ahead }),
    ...(lease !== undefined && { lease }),
    ...(unitTime !== undefined && { unitTime }),
    ...(priority !== undefined && { priority }),
    ...(values['queue-password'] !== undefined && { queuePassword: values['queue-password'] }),
    ...(values['queue-ca'] !== undefined && { queueCa: values['queue-ca'] }),
    ...(metrics !== undefined && { metrics }),
    ...(watch !== undefined && { watch }),
    ...(failed !== undefined && { failed }),
    ...(games !== undefined && { games }),
    ...(seed !== undefined && { seed }),
    ...(openings !== undefined && { openings }),
    ...(sprt !== undefined && { sprt }),
    ...(values.clock !== undefined && { clock: values.clock }),
    ...(values['round-robin'] !== undefined && { roundRobin: values['round-robin'] }),
  };
}

/** Options of every command. */
const GENERAL: readonly string[] = ['words', 'help', 'version', 'limits'];

/** @throws {UsageError} when an option is given that a command would ignore */
export function refuseOthers(command: string, line: CommandLine, options: readonly string[]): void {
  const given = [...Object.keys(line), ...Object.keys(line.limits)];
  const stranger = given.find((option) => !GENERAL.includes(option) && !options.includes(option));
  if (stranger !== undefined) throw new UsageError(`${command} does not take --${spelled(stranger)}`);
}

/** An option of several words as it is typed. */
export function spelled<Name extends string>(name: Name): Spelled<Name> {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`) as Spelled<Name>;
}
/** The name of an option as it is written: `exactFrom` is `--exact-from`. */
type Spelled<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Spelled<Rest>}`
  : Name;

/** A position as one word of the command line, with the characters of `parseBoardString`. */
const BOARD = /^-[-.XxBb*0OoWw1/\s]{40,}$/;

/** Splits the arguments into options and words. */
function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      // A board that begins with empty squares looks like an option.
      args: withJoinedValues(args).map((word) => (BOARD.test(word) ? ` ${word}` : word)),
      allowPositionals: true,
      options: {
        ...FLAGS,
        depth: text,
        nodes: text,
        time: text,
        level: text,
        goal: text,
        threads: text,
        language: text,
        effort: text,
        'exact-from': text,
        table: text,
        to: text,
        out: { type: 'string', short: 'o' },
        position: text,
        encoding: text,
        ply: text,
        strength: text,
        port: text,
        origin: { type: 'string', multiple: true },
        me: { type: 'string', multiple: true },
        resume: text,
        store: text,
        queue: text,
        part: text,
        unit: text,
        ahead: text,
        lease: text,
        'unit-time': text,
        'queue-password': text,
        'queue-ca': text,
        priority: text,
        metrics: text,
        games: text,
        seed: text,
        openings: text,
        sprt: text,
        clock: text,
        player: { type: 'string', multiple: true },
        years: text,
        event: text,
        opening: text,
        result: text,
        plies: text,
        sort: text,
      },
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /--[\w-]+/.exec(message)?.[0] ?? '';
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const wish = Object.hasOwn(FLAGS, option.slice(2)) ? 'takes no value' : 'needs a value';
      throw new UsageError(`${option} ${wish}`);
    }
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const meant = similarTo(option.slice(2), Object.keys(OPTION_HELP).map(spelled));
      if (meant !== undefined) throw new UsageError(`unknown option ${option}: did you mean --${meant}?`);
    }
    // Node explains at length how to pass an argument that begins with a dash; the first sentence is enough.
    throw new UsageError(message.replace(/\.\s.*/s, ''));
  }
}

/**
 * Option values that begin with a dash and would be taken for another option: a board that begins with empty squares, a
 * negative difference in Elo, a range without a lower end.
 */
const DASHED: ReadonlyMap<string, RegExp> = new Map([
  ['--position', /^[-.]{2}.{30}/su],
  ['--sprt', /^-\d/u],
  ['--years', /^-\d/u],
  ['--plies', /^-\d/u],
]);

/** Joins such an option and its value by `=`: `--sprt=-5,0`. */
function withJoinedValues(args: readonly string[]): string[] {
  const at = args.findIndex((word, index) => DASHED.get(word)?.test(args[index + 1] ?? ''));
  if (at < 0) return [...args];
  const rest = withJoinedValues(args.slice(at + 2));
  return [...args.slice(0, at), `${args[at]}=${args[at + 1]}`, ...rest];
}

function effortOf(text: string): Effort {
  try {
    return checkedEffort(text);
  } catch (error) {
    throw new UsageError(`--${(error as RangeError).message}`);
  }
}

function encodingOf(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    throw new UsageError(`--encoding takes a name such as windows-1250 or shift_jis, not ${text}`);
  }
}

/** A level as written; whether it exists is checked with the other limits. */
function levelOf(text: string): Level | LevelName | Strength {
  return (/^\d+$/.test(text) ? Number(text) : text) as Level | LevelName | Strength;
}
