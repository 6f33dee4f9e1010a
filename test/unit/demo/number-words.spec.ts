import { describe, expect, it } from 'vitest';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { REPORT } from '../../../demo/locales/report.js';
import { discsText } from '../../../demo/train/report/format.js';

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
    expect(discsText(REPORT.en.head.loss, 2.31, 'en')).toBe('You lose 2.3 discs per move on average.');
    expect(discsText(REPORT.fr.head.loss, 1.5, 'fr')).toBe('Vous perdez en moyenne 1,5 pion par coup.');
    expect(discsText(REPORT.cs.head.loss, 2.31, 'cs')).toBe('Jedním tahem ztratíte v průměru 2,3 kamene.');
  });
});

describe('the choice of all', () => {
  it('goes by what is chosen: years and ratings in French', () => {
    expect(ANALYSE.fr.open).toMatchObject({ anyYear: 'Toutes', anyRating: 'Tous' });
  });
});
