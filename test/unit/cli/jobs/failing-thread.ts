/** A thread of units for tests: some units fail, and some end the thread. */
import { appendFileSync } from 'node:fs';
import { serveUnits } from '../../../../src/cli/commands/jobs/units/unit-server.js';
import { failingKind } from './failing-kind.js';

serveUnits([failingKind((path) => appendFileSync(path, 'tried\n'))]);
