import { describe, expect, it } from 'vitest';
import { findingsIn, missingIn } from '../../../tools/languages/check.js';
import { languageFindings } from '../../../tools/languages/report.js';

const ENGLISH = {
  name: 'The game',
  menu: { moves: { one: '{n} move', other: '{n} moves' }, hint: 'Hint: {square}' },
};
const GERMAN = {
  name: 'Die Partie',
  menu: { moves: { one: '{n} Zug', other: '{n} Züge' }, hint: 'Tipp: {square}' },
};
const hint = (text: string, language: string): string[] =>
  findingsIn({ hint: 'Hint: {square}' }, { hint: text }, language);

describe('the checker of languages', () => {
  it('finds nothing in words that are whole', () => {
    expect(findingsIn(ENGLISH, GERMAN, 'de')).toEqual([]);
  });

  it('names a text that is missing, with what it says in English, and one that is none', () => {
    const { name, menu } = GERMAN;
    const words = { name, menu: { moves: menu.moves }, more: 'Mehr' };
    expect(findingsIn(ENGLISH, words, 'de')).toEqual(['more: there is no such text in English']);
    expect(missingIn(ENGLISH, words)).toEqual(['menu.hint: missing, in English “Hint: {square}”']);
  });

  it('names a placeholder that is missing, or misspelt', () => {
    expect(hint('Tipp: {feld}', 'de')).toEqual([
      'hint: {square} is missing in “Tipp: {feld}”',
      'hint: {feld} is not filled in, in “Tipp: {feld}”',
    ]);
  });

  it('asks for the plural forms of the language, and for no others', () => {
    const plural = (forms: object, language: string): string[] =>
      findingsIn({ flips: { other: '{n} x' } }, { flips: forms }, language);
    expect(plural({ one: '{n} kámen', other: '{n} kamenů' }, 'cs').sort()).toEqual([
      'flips: the form “few” is missing',
      'flips: the form “many” is missing',
    ]);
    expect(plural({ one: '{n}個', other: '{n}個' }, 'ja')).toEqual(['flips: the language has no form “one”']);
  });

  it('finds English, as it is or as a part, in a language with letters or characters of its own', () => {
    expect(hint('Hint: {square}', 'de')).toEqual(['hint: English, “Hint: {square}”']);
    expect(hint('Tipp for the square: {square}', 'de')).toHaveLength(1);
    expect(hint('Tip：{square}', 'ja')).toEqual(['hint: Latin characters, “Tip”, in “Tip：{square}”']);
    expect(hint('Enterで{square}に打つ', 'ja')).toEqual([]);
  });

  it.each([
    ['fr', 'Indice : {square}'],
    ['fr', 'Indice\u00a0: {square}?'],
    ['de', 'Tipp : {square}'],
    ['de', '“Tipp” {square}'],
    ['es', 'Pista: {square}?'],
    ['it', "L'aiuto: {square}"],
    ['ja', 'ヒント: {square}'],
    ['ja', 'ヒント： {square}'],
    ['zh-Hans', '提示:{square}'],
    ['zh-Hans', '提示A：{square}'],
    ['zh-Hans', '翻轉：{square}'],
  ])('knows the typography of %s: %s', (language, text) => {
    expect(hint(text, language)).toHaveLength(1);
  });

  it('says which files a language without any needs, and where it has to be named', async () => {
    const findings = await languageFindings('pt-BR');
    expect(findings).toContain(
      'src/core/locales/community/pt-BR/board.ts: missing; it has to export ptBR, as src/core/locales/en/board.ts does en',
    );
    expect(findings).toContain(
      'src/core/locales/languages.ts: LANGUAGE_NAMES has no pt-BR; then `npm run generate`',
    );
  });
});
