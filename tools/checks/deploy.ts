/**
 * `npm run -w tools check:deploy [-- FOLDER]`: checks the files of `deploy/` without Docker: the Compose file by the schema of the Compose
 * specification and by the rules of dclint, the Containerfile by the rules of dockerfile-utils.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';

const folder = process.argv[2] ?? 'deploy';

/** Warnings are about the order of keys and quotes, which prettier decides here. */
function faultsOfCompose(path: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const results = linter.lintFiles([path], false);
  if (results.length === 0) throw new Error(`${path} was not checked`);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ line, column, message, rule }) => `${path}:${line}:${column}: ${message} (${rule})`);
}

function faultsOfContainerfile(path: string): string[] {
  return validate(readFileSync(path, 'utf8')).map(
    ({ range: { start }, message }) =>
      `${path}:${start.line + 1}:${start.character + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

const faults = [
  ...faultsOfCompose(join(folder, 'compose.yaml')),
  ...faultsOfContainerfile(join(folder, 'Containerfile')),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
