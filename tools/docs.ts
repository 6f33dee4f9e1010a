// `npm run docs`: writes the tables of the reference from the manifest, which `npm run build` makes from the doc
// comments, the tables of modules, languages, formats and releases from `languages.ts`, `holds.ts` and `history.tsv`, and the help
// and the answers of the command line.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { answerSchemas } from './tables/answer-schemas.js';
import { answerTables } from './tables/answer-tables.js';
import { detailFields } from './tables/detail-fields.js';
import { fillTables } from './tables/fill-tables.js';
import { formatTable } from './tables/format-table.js';
import { historyTable } from './tables/history-table.js';
import { languageTable } from './languages/report.js';
import type { ElementsManifest } from './manifest.js';
import { moduleTable } from './tables/module-table.js';

const FOLDER = 'docs/elements';
const LANGUAGES = 'docs/guides/translate.md';
const FORMATS = 'docs/guides/formats.md';
const MEASUREMENTS = 'docs/guides/measurements.md';
const COMMANDS = 'docs/guides/commands.md';
const ANSWERS = 'docs/guides/answers.md';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as ElementsManifest;
const fieldsOf = detailFields('src');
for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name);
  await write(file, fillTables(readFileSync(file, 'utf8'), manifest, fieldsOf));
}
await fill(LANGUAGES, 'languages', languageTable());
await fill(FORMATS, 'formats', formatTable());
await fill(MEASUREMENTS, 'history', historyTable());
const help = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', '--help'], {
  encoding: 'utf8',
});
await fill('docs/guides/modules.md', 'modules', moduleTable());
await fill(ANSWERS, 'answers', answerTables(answerSchemas()));
await fill(COMMANDS, 'help', `\`\`\`text\n${help.trim()}\n\`\`\``);

/** Writes a table or a text between its markers in a guide. */
async function fill(file: string, mark: string, table: string): Promise<void> {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file}: ${begin} and ${end} expected`);
  await write(file, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}

async function write(file: string, markdown: string): Promise<void> {
  writeFileSync(file, await format(markdown, { parser: 'markdown', printWidth: 110, singleQuote: true }));
}
