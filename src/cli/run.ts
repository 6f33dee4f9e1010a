/** The command-line tool as a function of its arguments, its streams and its engine: what `main` runs. */
import type { Engine } from '../engine/engine.js';
import type { EngineOptions } from '../engine/handle.js';
import { OthelloError } from '../rules/errors.js';
import { analyze } from './analyze.js';
import { gtp } from './gtp-command.js';
import { HELP } from './help.js';
import { InputError, readCommandLine, UsageError, type CommandLine } from './options.js';
import { perft } from './perft.js';
import { solve } from './solve.js';

/** What a command may use of the world. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a screen, where a line can be written over. */
  readonly live: boolean;
  /** Lines of standard input as they come. */
  readonly lines: AsyncIterable<string>;
  readFile(path: string): Promise<string>;
  createEngine(options: EngineOptions): Promise<Engine>;
  readonly version: string;
}

/** A command: does its work and says how it ended. */
export type Command = (words: readonly string[], line: CommandLine, io: Io) => Promise<number>;

const COMMANDS: Readonly<Record<string, { run: Command; words: string; options: readonly string[] }>> = {
  solve: { run: solve, words: 'FILE.obf', options: ['depth', 'nodes', 'time', 'threads', 'goal'] },
  analyze: { run: analyze, words: 'TRANSCRIPT', options: ['depth', 'nodes', 'time', 'threads'] },
  perft: { run: perft, words: 'N', options: ['threads'] },
  gtp: { run: gtp, words: '', options: ['depth', 'nodes', 'time', 'threads', 'level'] },
};

/** Runs a command line; returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    const line = readCommandLine(args);
    const [name, ...words] = line.words;
    if (line.help || name === 'help') {
      io.out(HELP);
      return 0;
    }
    if (line.version || name === 'version') {
      io.out(`${io.version}\n`);
      return 0;
    }
    const command = commandOf(name);
    if (command.words ? words.length === 0 : words.length > 0) {
      throw new UsageError(`usage: othello-engine ${[name, command.words].join(' ').trim()}`);
    }
    const stranger = Object.keys(line.limits).find((option) => !command.options.includes(option));
    if (stranger !== undefined) throw new UsageError(`${name!} does not take --${stranger}`);
    return await command.run(words, line, io);
  } catch (error) {
    const mistakes = [UsageError, InputError, OthelloError];
    const mistake = mistakes.some((kind) => error instanceof kind);
    io.err(`othello-engine: ${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UsageError) io.err('Try: othello-engine --help\n');
    return mistake ? 2 : 1;
  }
}

function commandOf(name: string | undefined) {
  const names = Object.keys(COMMANDS).join(', ');
  if (name === undefined) throw new UsageError(`a command is expected: ${names}`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`unknown command ${name}: ${names} are accepted`);
  return command;
}
