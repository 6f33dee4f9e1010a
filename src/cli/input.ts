/** What a command reads: a file, or standard input where the name is a dash. */
import { getSystemErrorMap } from 'node:util';
import { InputError } from './options.js';
import type { Io } from './run.js';

/** How error messages call an input. */
export function inputName(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** @throws {InputError} when there is no such file, or it cannot be read */
export async function readInput(path: string, io: Io): Promise<string> {
  if (path === '-') {
    const lines: string[] = [];
    for await (const line of io.lines) lines.push(line);
    return lines.join('\n');
  }
  try {
    return await io.readFile(path);
  } catch (error) {
    const { errno = 0, message } = error as NodeJS.ErrnoException;
    throw new InputError(`${path} cannot be read: ${getSystemErrorMap().get(errno)?.[1] ?? message}`);
  }
}
