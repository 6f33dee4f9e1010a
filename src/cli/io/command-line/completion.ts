/**
 * `othello-engine completion SHELL`: a script by which a shell completes commands and options. Commands and options
 * come from `texts.ts`.
 */
import { spelled, UsageError } from './options.js';
import { COMMAND_NAMES, type OptionsOf } from './print.js';
import { COMMAND_HELP, OPTION_HELP, type CommandName } from './texts.js';

/** Options that every command has. */
const GENERAL = ['help', 'version'];

/** @throws {UsageError} for any other shell than bash, zsh and fish */
export function completion(shell: string | undefined, optionsOf: OptionsOf): string {
  const all = (name: CommandName): readonly string[] => [...new Set([...optionsOf(name), ...GENERAL])];
  if (shell === 'bash') return bash(all);
  if (shell === 'zsh') return zsh(all);
  if (shell === 'fish') return fish(all);
  throw new UsageError(
    shell === undefined
      ? 'name a shell: bash, zsh or fish'
      : `completion takes one of bash, zsh, fish, not ${shell}`,
  );
}

/** An option as it is written, with two dashes. */
const long = (option: string): string => `--${spelled(option)}`;
/** The options that accept certain words alone. */
const CHOICES = Object.entries(OPTION_HELP).flatMap(([option, { words }]) =>
  words === undefined ? [] : [[long(option), words] as const],
);

/** The script for bash. */
function bash(optionsOf: OptionsOf): string {
  const choices = CHOICES.map(([option, words]) => `    ${option}) words='${words.join(' ')}' ;;\n`);
  const options = COMMAND_NAMES.map(
    (name) => `      ${name}) words='${optionsOf(name).map(long).join(' ')}' ;;\n`,
  );
  return `# Completion of othello-engine for bash.
_othello_engine() {
  local words='' current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${choices.join('')}  esac
  if [ -z "$words" ] && [ "$COMP_CWORD" -eq 1 ]; then
    words='${COMMAND_NAMES.join(' ')} --help --version'
  elif [ -z "$words" ] && [ "\${current:0:1}" = - ]; then
    case "\${COMP_WORDS[1]}" in
${options.join('')}    esac
  fi
  [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _othello_engine othello-engine
`;
}

/** A text between single quotes of a shell, without what zsh would read as the end of a description. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''").replaceAll(/[[\]:]/gu, ' ')}'`;

/** The script for zsh. */
function zsh(optionsOf: OptionsOf): string {
  const commands = COMMAND_NAMES.map(
    (name) => `    ${quoted(name).slice(0, -1)}:${quoted(COMMAND_HELP[name].forms[0][1]).slice(1)}\n`,
  );
  const options = COMMAND_NAMES.map((name) => {
    const specs = optionsOf(name).map((option) => {
      const { value, text, words } = OPTION_HELP[option]!;
      const takes = value === undefined ? '' : `:${value}:${words ? `(${words.join(' ')})` : '_files'}`;
      return `      ${quoted(long(option)).slice(0, -1)}[${quoted(text).slice(1, -1)}]${takes}' \\\n`;
    });
    return `    ${name}) _arguments \\\n${specs.join('')}      '*:file:_files' ;;\n`;
  });
  return `#compdef othello-engine
# Completion of othello-engine for zsh.
_othello_engine() {
  local -a commands
  commands=(
${commands.join('')}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${options.join('')}  esac
}
compdef _othello_engine othello-engine
`;
}

/** The script for fish. */
function fish(optionsOf: OptionsOf): string {
  const commands = COMMAND_NAMES.map(
    (name) =>
      `complete -c othello-engine -n __fish_use_subcommand -f -a ${name} -d ${quoted(COMMAND_HELP[name].forms[0][1])}\n`,
  );
  const options = COMMAND_NAMES.flatMap((name) =>
    optionsOf(name).map((option) => {
      const { value, text, words } = OPTION_HELP[option]!;
      const takes = value === undefined ? '' : words ? ` -x -a '${words.join(' ')}'` : ' -r';
      return `complete -c othello-engine -n '__fish_seen_subcommand_from ${name}' -l ${spelled(option)}${takes} -d ${quoted(text)}\n`;
    }),
  );
  return `# Completion of othello-engine for fish.\n${commands.join('')}${options.join('')}`;
}
