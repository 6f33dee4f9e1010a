/** Starts another program of this machine for a match. */
import { spawn } from 'node:child_process';
import type { TextStreams } from '../../core/engine/remote/channel.js';
import { reasonOf } from '../input.js';
import { InputError, UsageError } from '../options.js';

/** Milliseconds that a program may take to end after being told to. */
const FAREWELL = 2000;

/**
 * Splits a command into words; words with spaces are quoted.
 *
 * @throws {UsageError} when there is none
 */
export function wordsOf(command: string): [string, ...string[]] {
  const [name, ...words] = Array.from(
    command.matchAll(/"([^"]*)"|[^\s"]+/gu),
    ([word, quoted]) => quoted ?? word,
  );
  if (name === undefined)
    throw new UsageError('the command of a program is expected, such as gtp:my-engine --gtp');
  return [name, ...words];
}

/**
 * Starts a program and talks to it over its standard streams; standard error is ignored.
 *
 * @throws {InputError} when it cannot be started
 */
export async function startProgram(command: string): Promise<TextStreams> {
  const [name, ...words] = wordsOf(command);
  const program = spawn(name, words, { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  await new Promise<void>((resolve, reject) => {
    program.once('spawn', resolve);
    program.once('error', (error) => reject(new InputError(`${name} cannot be started: ${reasonOf(error)}`)));
  });
  // Writing to a program that has just ended fails; its end is noticed on its output.
  program.stdin.on('error', () => undefined);
  program.on('error', () => undefined);
  const kill = (): void => void program.kill('SIGKILL');
  process.once('exit', kill);
  program.once('exit', () => process.off('exit', kill));
  return {
    input: program.stdout,
    write: (text) => void program.stdin.write(text),
    close: () => {
      program.stdin.end();
      setTimeout(kill, FAREWELL).unref();
    },
  };
}
