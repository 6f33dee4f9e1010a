// `npm run -w tools check:words`: textlint reads the documents and the English texts of the package and the site, by the rules of
// style in words.yml.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLinter, loadLinterFormatter, loadTextlintrc } from 'textlint';
import { formsOf, textsIn } from '../languages/texts.js';

const DOCUMENTS = ['.', 'docs', 'docs/guides', 'training', 'assembly'].flatMap((folder) =>
  filesIn(folder, /^[^/]+\.md$/u),
);
const TEXTS = [
  ...filesIn('src/core/locales', /^(?:en|english)\/.+\.ts$/u),
  ...filesIn('demo/locales', /(?:^|\/)en\.ts$/u),
];
/** Written by `npm run docs` from the help and the answers of the command line. */
const GENERATED = /<!-- (help|answers) -->[^]{0,100000}<!-- \/\1 -->/u;

const linter = createLinter({ descriptor: await loadTextlintrc() });
const documents = await Promise.all(
  DOCUMENTS.map((file) => linter.lintText(readFileSync(file, 'utf8').replace(GENERATED, ''), file)),
);
const texts = await Promise.all(
  TEXTS.map(async (file) => linter.lintText(await paragraphsOf(file), `${file}.md`)),
);
const formatter = await loadLinterFormatter({ formatterName: 'stylish' });
const output = formatter.format([...documents, ...texts]);
if (output !== '') {
  process.stderr.write(output);
  process.exitCode = 1;
}

function filesIn(folder: string, pattern: RegExp): string[] {
  const recursive = folder.includes('locales');
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

/** The texts of a file, each with its name: a paragraph for each. */
async function paragraphsOf(file: string): Promise<string> {
  const module = (await import(pathToFileURL(file).href)) as object;
  return [...textsIn(module)]
    .flatMap(([name, text]) => formsOf(text).map((form) => `\`${name}\`\n\n${form}`))
    .join('\n\n');
}
