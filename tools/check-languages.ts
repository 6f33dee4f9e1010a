// `npm run check:languages`: what is missing or wrong in the words of each language; `npm run check:languages -- pt` for one, also
// where it has no file yet.
import { languageFindings } from './languages/report.js';
import { languagesOnDisk, needsReader, PARTS } from './languages/parts.js';

const asked = process.argv.slice(2);
const languages = asked.length > 0 ? asked : languagesOnDisk().filter((language) => language !== 'en');
let found = 0;
for (const language of languages) {
  const findings = await languageFindings(language);
  found += findings.length;
  for (const finding of findings) console.log(finding);
  const unread = PARTS.filter((part) => needsReader(part, language));
  const mark = unread.length > 0 ? `; needs a native reader: ${unread.join(', ')}` : '';
  console.log(`${language}: ${findings.length === 0 ? 'complete' : `${findings.length} to mend`}${mark}`);
}
process.exitCode = found > 0 ? 1 : 0;
