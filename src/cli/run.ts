/**
 * The command-line tool as a function of its arguments, streams and engine; `main` calls it. Every command is in its
 * table, and every error becomes a line and an exit status here.
 */
import { OthelloError } from 'othello-board/rules.js';
import { analyze } from './commands/analyze.js';
import { bridge } from './commands/bridge.js';
import type { Command, Io } from './io/command.js';
import { convert } from './commands/convert.js';
import { dedupe, filter, merge } from './commands/database/commands.js';
import { stats } from './commands/database/stats.js';
import { explain } from './commands/review/explain.js';
import { games } from './commands/games.js';
import { gtp } from './commands/gtp/gtp-command.js';
import { completion } from './io/command-line/completion.js';
import { commandHelp, wholeHelp } from './io/command-line/print.js';
import { similarTo } from './io/command-line/similar.js';
import { human } from './commands/human.js';
import { JOB_OPTIONS, jobsCommand, WORKER_OPTIONS, workerCommand } from './commands/jobs/jobs-command.js';
import { ENGINE_JOBS } from './commands/jobs/engine-set.js';
import { match } from './commands/match/match-command.js';
import { mcp } from './mcp/mcp-command.js';
import { InputError, readCommandLine, refuseOthers, UsageError } from './io/command-line/options.js';
import { nboard } from './commands/nboard/nboard-command.js';
import { perft } from './commands/perft.js';
import { picture } from './commands/picture.js';
import { report } from './commands/review/report.js';
import { review } from './commands/review/review.js';
import { puzzles } from './commands/puzzles.js';
import { solve } from './commands/solve.js';
import type { CommandName } from './io/command-line/texts.js';
import { visible } from './io/words.js';

/** Options that several commands have: for writing games, sorting them, choosing some, and searching. */
const WRITING = ['to', 'out', 'strict'] as const;
const ORDER = ['sort', 'reverse'] as const;
const SELECTION = ['player', 'years', 'event', 'opening', 'result', 'position', 'plies'] as const;
/** Of every command that reads files of games. */
const READING = 'encoding';
const LIMITS = ['depth', 'nodes', 'time', 'threads', 'table'] as const;

/** The commands with what follows their names, and their options. */
const COMMANDS: Readonly<Record<CommandName, { run: Command; words: string; options: readonly string[] }>> = {
  solve: { run: solve, words: 'FILE.obf', options: [...LIMITS, 'goal', 'json'] },
  games: { run: games, words: 'FILE…', options: [...ORDER, READING, 'json'] },
  convert: { run: convert, words: 'FILE… --to FORMAT', options: [...WRITING, READING] },
  merge: { run: merge, words: 'FILE…', options: [...WRITING, ...ORDER, READING] },
  dedupe: { run: dedupe, words: 'FILE…', options: [...WRITING, ...ORDER, READING] },
  filter: { run: filter, words: 'FILE…', options: [...SELECTION, ...WRITING, ...ORDER, READING] },
  stats: { run: stats, words: 'FILE…', options: [...SELECTION, READING, 'json'] },
  analyze: { run: analyze, words: 'GAME…', options: [...LIMITS, READING, 'json'] },
  review: {
    run: review,
    words: 'GAME…',
    options: [...LIMITS, 'effort', 'exactFrom', 'language', 'strength', READING, 'json'],
  },
  report: {
    run: report,
    words: 'FILE… --me NAME',
    options: ['depth', 'nodes', 'threads', 'table', 'effort', 'me', 'resume', READING, 'json'],
  },
  explain: {
    run: explain,
    words: 'POSITION MOVE',
    options: [...LIMITS, 'effort', 'language', 'strength', 'json'],
  },
  human: { run: human, words: 'FILE.obf', options: ['strength', 'table', 'json'] },
  match: {
    run: match,
    words: 'A B',
    options: [
      'time',
      'threads',
      'table',
      'games',
      'seed',
      'openings',
      'ply',
      'sprt',
      'out',
      'resume',
      'clock',
      'roundRobin',
      'json',
    ],
  },
  puzzles: { run: puzzles, words: 'FILE…', options: ['table', READING, 'json'] },
  picture: { run: picture, words: 'GAME', options: ['ply', 'out'] },
  jobs: {
    run: jobsCommand(ENGINE_JOBS),
    words: 'create KIND FILE… | run | status | merge',
    options: [...LIMITS, 'goal', 'effort', 'exactFrom', 'language', READING, ...JOB_OPTIONS],
  },
  worker: { run: workerCommand(ENGINE_JOBS), words: '', options: WORKER_OPTIONS },
  perft: { run: perft, words: 'N', options: ['threads', 'position', 'json'] },
  nboard: { run: nboard, words: '', options: ['time', 'threads', 'table'] },
  bridge: { run: bridge, words: '-- COMMAND…', options: ['port', 'origin', 'json'] },
  mcp: { run: mcp, words: '', options: ['table'] },
  gtp: { run: gtp, words: '', options: [...LIMITS, 'level', 'json'] },
  schema: {
    // The schemas are loaded for this command alone.
    run: async (...given) => (await import('./schema/schema.js')).schema(...given),
    words: '[COMMAND]',
    options: [],
  },
  completion: {
    run: ([shell], _line, io) => {
      io.out(completion(shell, optionsOf));
      return Promise.resolve(0);
    },
    words: 'bash|zsh|fish',
    options: [],
  },
};

const optionsOf = (name: CommandName): readonly string[] => COMMANDS[name].options;

/** Runs a command line and returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    const line = readCommandLine(args);
    const [name, ...words] = line.words;
    if (line.help || name === 'help') {
      const topic = name === 'help' ? words[0] : name;
      io.out(topic === undefined ? wholeHelp(optionsOf) : commandHelp(nameOf(topic), optionsOf));
      return 0;
    }
    if (line.version || name === 'version') {
      io.out(`${io.version}\n`);
      return 0;
    }
    const command = COMMANDS[nameOf(name)];
    const isOptional = command.words.startsWith('[');
    if (!isOptional && (command.words ? words.length === 0 : words.length > 0)) {
      throw new UsageError(`usage: othello-engine ${[name, command.words].join(' ').trim()}`);
    }
    const empty = words.indexOf('');
    // What the program behind it takes, it decides itself.
    if (empty >= 0 && name !== 'bridge')
      throw new UsageError(
        `argument ${empty + 1} is empty; usage: othello-engine ${[name, command.words].join(' ')}`,
      );
    refuseOthers(name!, line, command.options);
    if (line.encoding !== undefined) io.encoding = line.encoding;
    return await command.run(words, line, io);
  } catch (error) {
    const mistakes = [UsageError, InputError, OthelloError];
    const mistake = mistakes.some((kind) => error instanceof kind);
    io.err(`othello-engine: ${visible(error instanceof Error ? error.message : String(error))}\n`);
    if (error instanceof UsageError) io.err('Try: othello-engine --help\n');
    return mistake ? 2 : 1;
  }
}

/** @throws {UsageError} when there is no such command */
function nameOf(name: string | undefined): CommandName {
  const names = Object.keys(COMMANDS) as CommandName[];
  if (name === undefined) throw new UsageError(`name a command: ${names.join(', ')}`);
  const found = names.find((known) => known === name);
  if (found) return found;
  const similar = similarTo(name, names);
  throw new UsageError(
    similar === undefined
      ? `there is no command ${name}; the commands are ${names.join(', ')}`
      : `there is no command ${name}; did you mean ${similar}?`,
  );
}
