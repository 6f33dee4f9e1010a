/** A thread of training/jobs/jobs.ts: works on units one after another. */
import { serveUnits } from '../../src/cli/commands/jobs/units/unit-server.js';
import { TRAINING_JOBS } from './job-kinds.js';

serveUnits(TRAINING_JOBS.kinds);
