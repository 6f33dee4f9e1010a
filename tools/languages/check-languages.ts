// `npm run -w tools languages`: what is wrong or missing in the texts of each language; `npm run -w tools languages -- pt`
// for one, even without any file yet. Community languages may lack texts, which fall back to English.
import { isOfCommunity, languagesOnDisk } from './parts.js';
import { languageFindings, missingTexts } from './report.js';

const requested = process.argv.slice(2);
const languages =
  requested.length > 0 ? requested : languagesOnDisk().filter((language) => language !== 'en');
let found = 0;
for (const language of languages) {
  const findings = await languageFindings(language);
  const missing = isOfCommunity(language) ? await missingTexts(language) : [];
  found += findings.length;
  for (const line of [...findings, ...missing]) console.log(line);
  const state = findings.length === 0 ? 'nothing wrong' : `${findings.length} to mend`;
  const english = missing.length === 0 ? '' : `, ${missing.length} in English`;
  console.log(`${language}: ${state}${english}${isOfCommunity(language) ? '; needs a native reader' : ''}`);
}
process.exitCode = found > 0 ? 1 : 0;
