/** Writes a weights file: `npm run -w training train:encode -- [--fit FILE] [--out FILE]` */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { instantiateTraining } from '../core.js';
import { encodeWeights, quantize, sharedGroupEnds } from './encode.js';
import { readFitted } from './fitted.js';

const { values } = parseArgs({
  options: {
    fit: { type: 'string', default: 'training/state/weights.fit' },
    out: { type: 'string', default: 'src/core/engine/weights.bin' },
  },
});
const groupEnds = sharedGroupEnds(await instantiateTraining());
const bytes = encodeWeights(quantize(readFitted(values.fit), groupEnds));
writeFileSync(values.out, bytes);
console.log(`${values.out}: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} after brotli`);
