import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../../demo/locales/examples.js';
import { HOME } from '../../../demo/locales/home.js';
import { LEARN } from '../../../demo/locales/learn.js';
import { PLAYGROUND } from '../../../demo/locales/playground.js';
import { SITE } from '../../../demo/locales/site.js';
import { cs as companionsCs } from '../../../src/locales/companions/cs.js';
import { en as companionsEn } from '../../../src/locales/companions/en.js';
import { fr as companionsFr } from '../../../src/locales/companions/fr.js';
import { cs as boardCs } from '../../../src/locales/cs.js';
import { en as boardEn } from '../../../src/locales/en.js';
import { fr as boardFr } from '../../../src/locales/fr.js';
import { cs as gameCs } from '../../../src/locales/game/cs.js';
import { en as gameEn } from '../../../src/locales/game/en.js';
import { fr as gameFr } from '../../../src/locales/game/fr.js';

const PAGES = [EXAMPLES, HOME, LEARN, PLAYGROUND, SITE];
const TEXTS = {
  en: texts([boardEn, companionsEn, gameEn, ...PAGES.map(({ en }) => en)]),
  fr: texts([boardFr, companionsFr, gameFr, ...PAGES.map(({ fr }) => fr)]),
  cs: texts([boardCs, companionsCs, gameCs, ...PAGES.map(({ cs }) => cs)]),
};

function texts(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? texts(value) : [];
  });
}

/** Turns of phrase that are another language’s, or another field’s than the federations’. */
const FOREIGN = {
  // A clause as a subject, "bracket" for "outflank", and what was translated word by word.
  en: /(^|[.:;] )Who (is|has|runs)\b.*\b(loses|passes|must|has to)\b|\bbracket|\bmend|\bleave it so\b|\bto be had\b|\bsays? (all )?(the )?keys\b|\bWords of\b|\bFirst strategy\b|\bhimself\b/iu,
  // "Feutre" is a pen; who leads is "mène"; the keys are shown.
  fr: /\bFeutre\b|\bavantage (Noir|Blanc|\{color\})|\bdit toutes les touches\b/iu,
  // The Czech rules say "obstoupit".
  cs: /svír|svíraj|sevřen|Slova hry|První strategie|\břekne všechny\b|desku udělá|Brzy otočeno/iu,
} as const;

describe.each(['en', 'fr', 'cs'] as const)('the texts in %s', (language) => {
  it('have none of the turns of phrase that were found in them and read as translated', () => {
    expect(TEXTS[language].filter((text) => FOREIGN[language].test(text))).toEqual([]);
  });

  it('use the verb of the rules for discs that are enclosed', () => {
    const verb = { en: /\boutflank/iu, fr: /\bencadr/iu, cs: /\bobst[ou]up/iu }[language];
    expect(TEXTS[language].filter((text) => verb.test(text)).length).toBeGreaterThan(5);
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
