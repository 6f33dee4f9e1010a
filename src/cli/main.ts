#!/usr/bin/env node
/** `othello-engine`: the streams and files of this process, handed to the tool. */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import packageJson from '../../package.json' with { type: 'json' };
import { createEngine } from '../engine/node.js';
import { run } from './run.js';

// A reader that has seen enough, such as `head`, closes the pipe: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY,
  get lines() {
    return createInterface({ input: process.stdin, crlfDelay: Infinity });
  },
  readFile: (path) => readFile(path, 'utf8'),
  createEngine,
  version: packageJson.version,
});
