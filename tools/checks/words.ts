// `npm run -w tools check:words`: textlint reads the documents and the English texts of the package and the site, by the rules of
// style in words.yml.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLinter, loadLinterFormatter, loadTextlintrc } from 'textlint';
import { CONTENTS } from '../../demo/docs/contents.js';
import { formsOf, textsIn } from '../languages/texts.js';

const DOCUMENTS = ['.', 'docs', 'docs/guides', 'training', 'assembly'].flatMap((folder) =>
  filesIn(folder, /^[^/]+\.md$/u),
);
const TEXTS = [
  ...filesIn('src/core/locales', /^(?:en|english)\/.+\.ts$/u),
  ...filesIn('demo/locales', /(?:^|\/)en\.ts$/u),
];
/** Written by `npm run docs` from the help and the answers of the command line. */
const GENERATED = /<!-- (help|answers) -->[^]{0,200000}<!-- \/\1 -->/u;

/** A verb at the beginning of a heading, or one that says what happens to a thing. */
const VERBS =
  /^(?:Add|Allow|Ask|Change|Choose|Clean|Complete|Configure|Connect|Convert|Copy|Draw|Explain|Explore|Find|Flip|Improve|Install|Keep|Let|Limit|List|Load|Mark|Monitor|Offer|Play|Predict|Preload|Publish|Put|Read|Reject|Render|Replace|Report|Resize|Review|Run|Save|Set|Share|Show|Solve|Start|Style|Take|Test|Translate|Troubleshoot|Use|Watch|Work|Write)\b|\b(?:stays?|is|are|has|does|doesn't|isn't|aren't|can't|fails?|throws?)\b/u;
const NAMES = ['Wikis and static hosts'];

const linter = createLinter({ descriptor: await loadTextlintrc() });
const documents = await Promise.all(
  DOCUMENTS.map((file) => linter.lintText(readFileSync(file, 'utf8').replace(GENERATED, ''), file)),
);
const texts = await Promise.all(
  TEXTS.map(async (file) => linter.lintText(await paragraphsOf(file), `${file}.md`)),
);
const formatter = await loadLinterFormatter({ formatterName: 'stylish' });
const output = formatter.format([...documents, ...texts]);
const riddles = headingsWithoutVerb().map(
  (heading) => `${heading}: a heading of a how-to has a verb, or is a name\n`,
);
if (output !== '' || riddles.length > 0) {
  process.stderr.write(output + riddles.join(''));
  process.exitCode = 1;
}

function filesIn(folder: string, pattern: RegExp): string[] {
  const recursive = folder.includes('locales');
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

/** The headings of the how-tos that neither begin with a verb, nor say what happens, nor are a single name. */
function headingsWithoutVerb(): string[] {
  const { guides } = CONTENTS.find(({ id }) => id === 'howto')!;
  return guides.flatMap((guide) =>
    [
      ...readFileSync(`docs/guides/${guide}.md`, 'utf8')
        .replace(/^```[^]*?^```/gmu, '')
        .matchAll(/^#+ (.+)$/gmu),
    ]
      .map(([, heading]) => heading!)
      .filter((heading) => heading.includes(' ') && !VERBS.test(heading) && !NAMES.includes(heading))
      .map((heading) => `docs/guides/${guide}.md: ${heading}`),
  );
}

/** The texts of a file, each with its name: a paragraph for each. */
async function paragraphsOf(file: string): Promise<string> {
  const module = (await import(pathToFileURL(file).href)) as object;
  return [...textsIn(module)]
    .flatMap(([name, text]) => formsOf(text).map((form) => `\`${name}\`\n\n${form}`))
    .join('\n\n');
}
