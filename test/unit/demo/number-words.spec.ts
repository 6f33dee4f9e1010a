import { describe, expect, it } from 'vitest';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { REPORT } from '../../../demo/locales/report.js';
import { TRAIN } from '../../../demo/locales/train.js';
import { discsText } from '../../../demo/train/report/format.js';
import { waitingText, type WaitingCounts } from '../../../demo/train/waiting-text.js';

describe('discs lost in a report', () => {
  it.each([
    ['en', 1, '1 disc'],
    ['en', 0.96, '1 disc'],
    ['en', 1.04, '1 disc'],
    ['en', 2.31, '2.3 discs'],
    ['fr', 0, '0 pion'],
    ['fr', 1.5, '1,5 pion'],
    ['fr', 2.5, '2,5 pions'],
    ['cs', 1, '1 kámen'],
    ['cs', 2, '2 kameny'],
    ['cs', 2.31, '2,3 kamene'],
    ['cs', 5, '5 kamenů'],
  ] as const)('have their tenth and the form of the number: %s, %f', (language, discs, text) => {
    expect(discsText(REPORT[language].discs, discs, language)).toBe(text);
  });

  it('are so in a sentence', () => {
    expect(discsText(REPORT.en.head.loss, 2.31, 'en')).toBe('A move of yours loses 2.3 discs on average.');
    expect(discsText(REPORT.fr.head.loss, 1.5, 'fr')).toBe('Un de vos coups perd 1,5 pion en moyenne.');
    expect(discsText(REPORT.cs.head.loss, 2.31, 'cs')).toBe('Váš tah ztratí v průměru 2,3 kamene.');
  });
});

describe('what waits for today', () => {
  const text = (language: 'en' | 'fr' | 'cs', counts: Partial<WaitingCounts>): string | undefined =>
    waitingText({ mistakes: 0, due: 0, openings: 0, ...counts }, TRAIN[language].session, language);

  it.each([
    ['en', { mistakes: 1 }, 'Waiting for you: 1 mistake from your games.'],
    ['fr', { mistakes: 1 }, 'Vous attend\u00a0: 1 erreur de vos parties.'],
    ['fr', { mistakes: 2 }, 'Vous attendent\u00a0: 2 erreurs de vos parties.'],
    ['fr', { mistakes: 1, due: 1 }, 'Vous attendent\u00a0: 1 erreur de vos parties et 1 problème à revoir.'],
    ['cs', { mistakes: 1 }, 'Čeká na vás 1 chyba z vašich partií.'],
    ['cs', { mistakes: 2 }, 'Čekají na vás 2 chyby z vašich partií.'],
    ['cs', { mistakes: 5 }, 'Čeká na vás 5 chyb z vašich partií.'],
    ['cs', { mistakes: 5, due: 2 }, 'Čeká na vás 5 chyb z vašich partií a\u00a02 úlohy k zopakování.'],
    ['cs', { due: 3, openings: 9 }, 'Čekají na vás 3 úlohy k zopakování a\u00a09 zahájení k zopakování.'],
  ] as const)('has the verb of its number: %s, %o', (language, counts, expected) => {
    expect(text(language, counts)).toBe(expected);
  });

  it('is nothing where nothing is due', () => {
    expect(text('en', {})).toBeUndefined();
  });
});

describe('the choice of all', () => {
  it('goes by what is chosen: years and ratings in French', () => {
    expect(ANALYSE.fr.open).toMatchObject({ anyYear: 'Toutes', anyRating: 'Tous' });
  });
});
