// `npm run api-report`: writes docs/api-report.md from the output of `npm run build`.
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { apiReport } from './api-report.js';

writeFileSync('docs/api-report.md', await format(apiReport('.'), { parser: 'markdown', printWidth: 110 }));
