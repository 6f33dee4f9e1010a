/** `othello-engine --help`, and `othello-engine COMMAND --help`. The texts are in `texts.ts`. */
import { spelled } from './options.js';
import { COMMAND_HELP, OPTION_HELP, type CommandHelp, type CommandName } from './texts.js';

/** The options of a command, by the names of `OPTION_HELP`. */
export type OptionsOf = (name: CommandName) => readonly string[];

/** The names of all commands, in the order of the help. */
export const COMMAND_NAMES = Object.keys(COMMAND_HELP) as CommandName[];
/** Options that every command takes. */
const GENERAL = ['help', 'version'];

/** Where the texts begin, and where lines end. */
const INDENT = 22;
const WIDTH = 98;

const FOOT = `Scores are disc differences for the side to move; empty squares go to the winner.

With --depth, --nodes or --time, a score may be unproven; its line then says so.

Exit codes: 0 success; 1 a position's score differs from the file's, a game in a file cannot be
read, a unit has no result, or the engine failed; 2 the command line, a file or a transcript
cannot be understood.
`;

/** The help of all commands. */
export function wholeHelp(optionsOf: OptionsOf): string {
  const commands = COMMAND_NAMES.flatMap((name) => formsOf(name).map(([usage, text]) => entry(usage, text)));
  const options = Object.keys(OPTION_HELP).map((option) => {
    const users = COMMAND_NAMES.filter((name) => optionsOf(name).includes(option));
    return optionEntry(option, GENERAL.includes(option) ? '' : ` (${users.join(', ')})`);
  });
  return (
    `Usage: othello-engine COMMAND [OPTIONS]\n\nCommands:\n${commands.join('')}\n` +
    `Options, and the commands that take them:\n${options.join('')}\n` +
    `othello-engine COMMAND --help prints the options of a command, and an example.\n\n${FOOT}`
  );
}

/** The help of one command, with an example. */
export function commandHelp(name: CommandName, optionsOf: OptionsOf): string {
  const forms = formsOf(name).map(
    ([usage, text]) => `Usage: othello-engine ${usage} [OPTIONS]\n${wrapped(text, 2).join('')}`,
  );
  const options = Object.keys(OPTION_HELP)
    .filter((option) => GENERAL.includes(option) || optionsOf(name).includes(option))
    .map((option) => optionEntry(option));
  const { example } = COMMAND_HELP[name];
  return `${forms.join('\n')}\nOptions:\n${options.join('')}\nExample:\n  othello-engine ${example}\n`;
}

const formsOf = (name: CommandName): CommandHelp['forms'] => COMMAND_HELP[name].forms;

function optionEntry(option: string, users = ''): string {
  const { short, value, text } = OPTION_HELP[option]!;
  const long = `--${spelled(option)}${value === undefined ? '' : ` ${value}`}`;
  return entry(short === undefined ? long : `-${short}, ${long}`, text + users);
}

/** A term and its text, which begins on a line of its own if the term is long. */
function entry(term: string, text: string): string {
  const lines = wrapped(text, INDENT);
  const head = `  ${term}`;
  if (head.length > INDENT - 2) return `${head}\n${lines.join('')}`;
  return [head.padEnd(INDENT) + lines[0]!.slice(INDENT), ...lines.slice(1)].join('');
}

/** A text in lines of words, each with its line end. */
function wrapped(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((one) => `${' '.repeat(indent)}${one}\n`);
}
