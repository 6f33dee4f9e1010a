/** A thread of units for a test: some fail, and some take the thread with them. */
import { appendFileSync } from 'node:fs';
import { serveUnits } from '../../../src/cli/jobs/unit-server.js';
import { failingKind } from './failing-kind.js';

serveUnits([failingKind((path) => appendFileSync(path, 'tried\n'))]);
