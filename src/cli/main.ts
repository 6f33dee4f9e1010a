/**
 * `othello-engine`: runs the tool with the streams and files of this process. The package's bin `othello-engine` is the
 * build of this file; `run.ts` does everything else.
 */
import { processIo } from './io/streams/process-io.js';
import { run } from './run.js';

const { io, leave } = processIo();
process.exitCode = await run(process.argv.slice(2), io);
leave();
