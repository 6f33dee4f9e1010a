/** The command line's options: read, checked, and said back in words when they make no sense. */
import { parseArgs } from 'node:util';
import type { Goal, Level, LevelName, SearchLimits } from '../engine/engine.js';
import { limitsFault } from '../engine/limits.js';

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
  /** Megabytes of the transposition table. */
  table: number;
  /** The limits that were given, no others. */
  limits: Pick<SearchLimits, 'depth' | 'nodes' | 'time' | 'level' | 'threads' | 'goal'>;
}

const NUMBERS = ['depth', 'nodes', 'time', 'threads', 'table'] as const;
const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
  json: { type: 'boolean' },
} as const;
/** Megabytes: a tool may take more than a page. */
const DEFAULT_TABLE = 64;

/** @throws {UsageError} */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  for (const name of NUMBERS) {
    const text = values[name];
    if (text === undefined) continue;
    if (!/^\d+$/.test(text)) throw new UsageError(`--${name} ${text}: a whole number is expected`);
    numbers[name] = Number(text);
  }
  const { table = DEFAULT_TABLE, ...given } = numbers;
  const limits = {
    ...given,
    ...(values.level !== undefined && { level: levelOf(values.level) }),
    // Whether there is such a goal is checked with the other limits.
    ...(values.goal !== undefined && { goal: values.goal as Goal }),
  };
  const fault = limitsFault(limits);
  if (fault !== undefined) throw new UsageError(`--${fault}`);
  if (table < 1 || table > 1024) throw new UsageError(`--table ${table}: 1 to 1024 megabytes are accepted`);
  const { help = false, version = false, json = false } = values;
  return { words: positionals, help, version, json, table, limits };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...FLAGS,
        depth: text,
        nodes: text,
        time: text,
        level: text,
        goal: text,
        threads: text,
        table: text,
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

/** A level as written; whether there is such a level is checked with the other limits. */
function levelOf(text: string): Level | LevelName {
  return (/^\d+$/.test(text) ? Number(text) : text) as Level | LevelName;
}
