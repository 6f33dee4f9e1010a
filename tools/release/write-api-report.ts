// `npm run -w tools api-report`: writes build/api-report.md, the list of all public names, from the output of `npm run build`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { apiReport } from './api-report.js';

mkdirSync('build', { recursive: true });
writeFileSync('build/api-report.md', await format(apiReport('.'), { parser: 'markdown', printWidth: 110 }));
