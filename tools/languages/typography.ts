/** A forbidden pattern, and the finding for it. */
export interface Rule {
  readonly wrong: RegExp;
  readonly says: string;
}

const EVERYWHERE: readonly Rule[] = [
  { wrong: /\s…$/u, says: 'a space before the three dots' },
  { wrong: /\S {2}\S/u, says: 'two spaces' },
  { wrong: /^\s|\s$/u, says: 'a space at the beginning or the end' },
];

const NO_SPACE_BEFORE: Rule = { wrong: /[^\d}] [:;!?]/u, says: 'a space before a sign' };
const SPACE_BEFORE_PERCENT: Rule = {
  wrong: /[\d}] ?%/u,
  says: 'no fixed space (U+00A0) before the per cent sign',
};
const STRAIGHT: Rule = { wrong: /["']/u, says: 'a straight quotation mark or apostrophe' };

/** Han, Hiragana and Katakana. */
const CJK = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const EAST_ASIAN: readonly Rule[] = [
  STRAIGHT,
  {
    wrong: new RegExp(`${CJK}[,.:;!?()]|[,:;!?()]${CJK}`, 'u'),
    says: 'a narrow sign beside a wide character: 、。：？（）',
  },
  { wrong: / [。、，：；？！（）]|[。、，：；？！（）] /u, says: 'a space beside a wide sign' },
];

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    { wrong: / »|« /u, says: 'a plain space inside « »' },
    {
      wrong: /[^\u202f\u00a0\w{}/.]:(?!\w)|[\p{Letter}}]:(?!\w)|(?<!«\u00a0)[^\u202f][;!?](?!\u00a0»)/u,
      says: 'no U+202F before ; ! ? or no U+00A0 before :',
    },
    SPACE_BEFORE_PERCENT,
    STRAIGHT,
  ],
  cs: [
    { wrong: /“(?=\p{Letter})|”/u, says: 'quotation marks that are not „…“' },
    NO_SPACE_BEFORE,
    SPACE_BEFORE_PERCENT,
    STRAIGHT,
  ],
  de: [
    { wrong: /“(?=[\p{Letter}{])|[”«»]/u, says: 'quotation marks that are not „…“' },
    NO_SPACE_BEFORE,
    SPACE_BEFORE_PERCENT,
    STRAIGHT,
  ],
  es: [
    { wrong: /[“”„]/u, says: 'quotation marks that are not «…»' },
    { wrong: /^[^¿]+\?|^[^¡]+!/u, says: '? or ! without ¿ or ¡ before it' },
    NO_SPACE_BEFORE,
    SPACE_BEFORE_PERCENT,
    STRAIGHT,
  ],
  it: [{ wrong: /[“”„]/u, says: 'quotation marks that are not «…»' }, NO_SPACE_BEFORE, STRAIGHT],
  ja: [...EAST_ASIAN, { wrong: /[“”，；]/u, says: 'a Chinese sign' }],
  'zh-Hans': [
    ...EAST_ASIAN,
    { wrong: /[「」]/u, says: 'quotation marks that are not “…”' },
    {
      wrong: new RegExp(`${CJK}[A-Za-z0-9]|[A-Za-z0-9]${CJK}`, 'u'),
      says: 'no space between Chinese and Latin characters',
    },
    { wrong: /[們個為與對無這邊來時開關點轉盤]/u, says: 'a traditional character' },
  ],
};

/** The typographic rules of a language; the common ones for an unknown language. */
export function typographyOf(language: string): readonly Rule[] {
  return [...EVERYWHERE, ...(RULES[language] ?? [])];
}
