import { describe, expect, it } from 'vitest';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { APPEARANCE } from '../../../demo/locales/appearance.js';
import { DOCS } from '../../../demo/locales/docs.js';
import { EXAMPLES } from '../../../demo/locales/examples.js';
import { HOME } from '../../../demo/locales/home.js';
import { LEARN } from '../../../demo/locales/learn.js';
import { cs as courseCs } from '../../../demo/locales/learn/course/cs.js';
import { en as courseEn } from '../../../demo/locales/learn/course/en.js';
import { fr as courseFr } from '../../../demo/locales/learn/course/fr.js';
import { PLAYGROUND } from '../../../demo/locales/playground.js';
import { REPORT } from '../../../demo/locales/report.js';
import { SITE } from '../../../demo/locales/site.js';
import { TRAIN } from '../../../demo/locales/train.js';
import { cs as analysisCs } from '../../../src/core/locales/cs/analysis.js';
import { en as analysisEn } from '../../../src/core/locales/en/analysis.js';
import { fr as analysisFr } from '../../../src/core/locales/fr/analysis.js';
import { cs as coachCs } from '../../../src/core/locales/cs/coach.js';
import { en as coachEn } from '../../../src/core/locales/en/coach.js';
import { fr as coachFr } from '../../../src/core/locales/fr/coach.js';
import { cs as companionsCs } from '../../../src/core/locales/cs/companions.js';
import { en as companionsEn } from '../../../src/core/locales/en/companions.js';
import { fr as companionsFr } from '../../../src/core/locales/fr/companions.js';
import { cs as boardCs } from '../../../src/core/locales/cs/board.js';
import { en as boardEn } from '../../../src/core/locales/en/board.js';
import { fr as boardFr } from '../../../src/core/locales/fr/board.js';
import { cs as gameCs } from '../../../src/core/locales/cs/game.js';
import { en as gameEn } from '../../../src/core/locales/en/game.js';
import { fr as gameFr } from '../../../src/core/locales/fr/game.js';
import { cs as lessonCs } from '../../../src/core/locales/cs/lesson.js';
import { en as lessonEn } from '../../../src/core/locales/en/lesson.js';
import { fr as lessonFr } from '../../../src/core/locales/fr/lesson.js';
import { cs as puzzleCs } from '../../../src/core/locales/cs/puzzle.js';
import { en as puzzleEn } from '../../../src/core/locales/en/puzzle.js';
import { fr as puzzleFr } from '../../../src/core/locales/fr/puzzle.js';

const PAGES = [ANALYSE, APPEARANCE, DOCS, EXAMPLES, HOME, LEARN, PLAYGROUND, REPORT, SITE, TRAIN];
/** Strings that are loaded separately: those of the elements, and those of the course. */
const FETCHED = {
  en: [courseEn, boardEn, analysisEn, coachEn, companionsEn, gameEn, lessonEn, puzzleEn],
  fr: [courseFr, boardFr, analysisFr, coachFr, companionsFr, gameFr, lessonFr, puzzleFr],
  cs: [courseCs, boardCs, analysisCs, coachCs, companionsCs, gameCs, lessonCs, puzzleCs],
};
const TEXTS = {
  en: texts([...FETCHED.en, ...PAGES.map(({ en }) => en)]),
  fr: texts([...FETCHED.fr, ...PAGES.map(({ fr }) => fr)]),
  cs: texts([...FETCHED.cs, ...PAGES.map(({ cs }) => cs)]),
};

function texts(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? texts(value) : [];
  });
}

/** Phrases of another language, or that differ from the federations' terms. */
const FOREIGN = {
  // A clause as a subject, "bracket" for "outflank", and literal translations.
  en: /(^|[.:;] )Who (is|has|runs)\b.*\b(loses|passes|must|has to)\b|\bbracket|\bmend|\bleave it so\b|\bto be had\b|\bsays? (all )?(the )?keys\b|\bWords of\b|\bFirst strategy\b|\bhimself\b|\bin best play\b|\bat the first try\b|\bby lot\b|\bIt goes on\b/iu,
  // "Feutre" is a pen; a lead is "+31 pour Noir"; the keys are shown.
  fr: /\bFeutre\b|\bmène de\b|\bavantage (Noir|Blanc|\{color\})|\bdit toutes les touches\b/iu,
  // The Czech rules say "obstoupit".
  cs: /svír|svíraj|sevřen|Slova hry|První strategie|\břekne všechny\b|desku udělá|Brzy otočeno|\bPlsť|paralel|diagonál/iu,
} as const;

describe.each(['en', 'fr', 'cs'] as const)('the texts in %s', (language) => {
  it('have none of the turns of phrase that were found in them and read as translated', () => {
    expect(TEXTS[language].filter((text) => FOREIGN[language].test(text))).toEqual([]);
  });

  it('set three dots right behind the word', () => {
    expect(TEXTS[language].filter((text) => /\s…$/u.test(text))).toEqual([]);
  });

  it('use the verb of the rules for discs that are enclosed', () => {
    const verb = { en: /\boutflank/iu, fr: /\bencadr/iu, cs: /\bobst[ou]up/iu }[language];
    expect(TEXTS[language].filter((text) => verb.test(text)).length).toBeGreaterThan(5);
  });
});

describe('the texts in fr', () => {
  it('keep double signs on the line of the word before, a narrow space before all but the colon', () => {
    const loose = /[^\u202f\u00a0\w{}/.]:(?!\w)|(?<!«\u00a0)[^\u202f][;!?](?!\u00a0»)/u;
    expect(TEXTS.fr.filter((text) => text.length > 2 && loose.test(text))).toEqual([]);
  });
});

describe('a hint before a move and the advice after it', () => {
  it.each([
    ['en', boardEn, companionsEn, gameEn],
    ['fr', boardFr, companionsFr, gameFr],
    ['cs', boardCs, companionsCs, gameCs],
  ] as const)('are two words in %s', (_, board, companions, game) => {
    const hint = companions.controls.hint;
    expect(board.hint).toContain(hint);
    expect(companions.controls.hintIs).toContain(hint);
    expect(game.options.advice.toLowerCase()).not.toContain(hint.toLowerCase());
  });
});
