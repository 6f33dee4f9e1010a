/** Runs the command of the package as its users do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A running command, with its output so far. */
export interface Running {
  process: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<number | null>;
}

/** The program of the command, installed in a folder. */
export const commandIn = (home: string): string =>
  join(home, 'node_modules/othello-engine/othello-engine.js');

/** Starts the command installed in a folder. */
export function startCommand(home: string, args: readonly string[]): Running {
  const process = spawn('node', [commandIn(home), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  process.stdout.on('data', (text) => (out += String(text)));
  process.stderr.on('data', (text) => (err += String(text)));
  const ended = new Promise<number | null>((resolve) => process.once('close', resolve));
  return { process, out: () => out, err: () => err, ended };
}
