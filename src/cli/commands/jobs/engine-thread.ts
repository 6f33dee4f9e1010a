/** A thread of `othello-engine jobs` and `worker`: works on units one after another. `unit-threads.ts` starts it. */
import { ENGINE_JOBS } from './engine-set.js';
import { serveUnits } from './units/unit-server.js';

serveUnits(ENGINE_JOBS.kinds);
