/** The command line's options: read, checked, and said back in words when they make no sense. */
import { parseArgs } from 'node:util';
import { checkedEffort, type Effort } from '../engine/effort.js';
import type { Goal, Level, LevelName, SearchLimits } from '../engine/engine.js';
import type { Strength } from '../engine/level-names.js';
import { limitsFault } from '../engine/limits.js';
import { MOST_STRENGTH } from '../engine/request.js';

/** A mistake of the person at the keyboard: said in one line, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file that cannot be read or understood: said in one line, with exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** What a command line says, checked. */
export interface CommandLine {
  /** The command and what it works on; empty where only help or the version is asked for. */
  words: string[];
  help: boolean;
  version: boolean;
  json: boolean;
  /** In which sentences are written, where there are any. */
  language?: string;
  /** How much is searched where no limit is given. */
  effort?: Effort;
  /** Empty squares from which on a review proves values. */
  exactFrom?: number;
  /** Megabytes of the transposition table. */
  table: number;
  /** The format to write, the file to write it to, and the position to begin with; checked by who uses them. */
  to?: string;
  out?: string;
  /** Whether what cannot be kept is an error. */
  strict?: boolean;
  position?: string;
  /** How many moves of a game are shown. */
  ply?: number;
  /** Strength of people in points. */
  strength?: number;
  /** Where a bridge listens, and which pages it lets in. */
  port?: number;
  origin?: readonly string[];
  /** The folder of a job, the address of a queue, a part such as `3/10` of a job; checked by who uses them. */
  store?: string;
  queue?: string;
  part?: string;
  /** Items in a unit of a job, units in a queue at a time, and seconds that a worker may be silent. */
  unit?: number;
  ahead?: number;
  lease?: number;
  /** Files with the password of the queue and with certificates; seconds that a unit may take, and how urgent a job is. */
  queuePassword?: string;
  queueCa?: string;
  unitTime?: number;
  priority?: number;
  /** Where metrics are served, whether a status is followed, and whether only failed units are worked on. */
  metrics?: string;
  watch?: boolean;
  failed?: boolean;
  /** Of a match: how many games, what repeats its draws by lot, a file of openings, and two differences in Elo to decide between. */
  games?: number;
  seed?: number;
  openings?: string;
  sprt?: string;
  /** Which games of files are meant; checked by who uses them. */
  player?: readonly string[];
  years?: string;
  event?: string;
  opening?: string;
  result?: string;
  plies?: string;
  /** The fact by which games are put in order, and whether the last comes first. */
  sort?: string;
  reverse?: boolean;
  /** Names of the player whose games are meant, and a file of what was reviewed before. */
  me?: readonly string[];
  resume?: string;
  /** The limits that were given, no others. */
  limits: Pick<SearchLimits, 'depth' | 'nodes' | 'time' | 'level' | 'threads' | 'goal'>;
}

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
const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  reverse: { type: 'boolean' },
  watch: { type: 'boolean' },
  failed: { type: 'boolean' },
} as const;
/** Megabytes: a tool may take more than a page. */
const DEFAULT_TABLE = 64;
const MOST_EXACT_FROM = 60;
const MOST_PORT = 65_535;
/** What counts things, and nothing is made of none. */
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
    if (!/^\d+$/.test(text)) throw new UsageError(`--${spelled(name)} ${text}: a whole number is expected`);
    numbers[name] = Number(text);
  }
  const {
    table = DEFAULT_TABLE,
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
    // Whether there is such a goal is checked with the other limits.
    ...(values.goal !== undefined && { goal: values.goal as Goal }),
  };
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`--${fault}`);
  if (table < 1 || table > 1024) throw new UsageError(`--table ${table}: 1 to 1024 megabytes are accepted`);
  if (exactFrom !== undefined && exactFrom > MOST_EXACT_FROM)
    throw new UsageError(`--exact-from ${exactFrom}: 0 to ${MOST_EXACT_FROM} are accepted`);
  if (strength !== undefined && strength > MOST_STRENGTH)
    throw new UsageError(`--strength ${strength}: 0 to ${MOST_STRENGTH} are accepted`);
  if (port !== undefined && port > MOST_PORT)
    throw new UsageError(`--port ${port}: 0 to ${MOST_PORT} are accepted`);
  if (seed !== undefined && seed > MOST_SEED)
    throw new UsageError(`--seed ${seed}: 0 to ${MOST_SEED} are accepted`);
  for (const name of COUNTS) {
    const value = numbers[name] ?? 1;
    if (value < 1 || value > MOST_OF_A_COUNT)
      throw new UsageError(`--${spelled(name)} ${value}: 1 to ${MOST_OF_A_COUNT} are accepted`);
  }
  const { help = false, version = false, json = false, language, to, out, position, origin } = values;
  const { store, queue, part, openings, sprt, me, resume } = values;
  const { metrics, watch, failed } = values;
  const { player, years, event, opening, result, plies, sort, reverse } = values;
  return {
    words: positionals,
    help,
    version,
    json,
    table,
    limits,
    ...(to !== undefined && { to: to.toLowerCase() }),
    ...(out !== undefined && { out }),
    ...(values.strict !== undefined && { strict: values.strict }),
    ...(position !== undefined && { position }),
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
  };
}

/** An option of several words as it is written. */
export function spelled<Name extends string>(name: Name): Spelled<Name> {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`) as Spelled<Name>;
}
type Spelled<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Spelled<Rest>}`
  : Name;

/** A position as one word of the command line: its signs are those of `parseBoardString`. */
const BOARD = /^-[-.XxBb*0OoWw1/\s]{40,}$/;

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      // A board that begins with empty squares is no option.
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
      const wish = Object.hasOwn(FLAGS, option.slice(2)) ? 'no value' : 'a value';
      throw new UsageError(`${option}: ${wish} is expected`);
    }
    // Node explains at length how to write a positional argument with a dash; the first sentence is enough.
    throw new UsageError(message.replace(/\.\s.*/s, ''));
  }
}

/** What a value begins with that would be taken for another option: a board with empty squares, a difference in Elo with its sign, a range without a begin. */
const DASHED: ReadonlyMap<string, RegExp> = new Map([
  ['--position', /^[-.]{2}.{30}/su],
  ['--sprt', /^-\d/u],
  ['--years', /^-\d/u],
  ['--plies', /^-\d/u],
]);

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

/** A level as written; whether there is such a level is checked with the other limits. */
function levelOf(text: string): Level | LevelName | Strength {
  return (/^\d+$/.test(text) ? Number(text) : text) as Level | LevelName | Strength;
}
