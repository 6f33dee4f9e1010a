/** A thread of `othello-engine jobs` and `worker`: works on one unit after the other. */
import { ENGINE_JOBS } from './engine-set.js';
import { serveUnits } from './unit-server.js';

serveUnits(ENGINE_JOBS.kinds);
