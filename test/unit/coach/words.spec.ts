import { describe, expect, it } from 'vitest';
import { COACH_LANGUAGES, coachLanguage, loadCoachWords } from '../../../src/core/coach/text/words.js';
import { fillText } from './fill-text.js';

describe.each(COACH_LANGUAGES)('the words of the coach in %s', (language) => {
  it('leave no gap in a sentence of any kind, with numbers or without', async () => {
    const wording = fillText(await loadCoachWords(language), language);
    expect(wording.filter((text) => text === '' || /[{}]|undefined/u.test(text))).toEqual([]);
  });
});

describe('the language of the coach', () => {
  it.each([
    ['de-AT', 'de'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['pt-BR', undefined],
    ['zh-TW', undefined],
  ])('is for a reader of %s the language %s', (tag, language) => {
    expect(coachLanguage(tag)).toBe(language);
  });
});
