import { describe, expect, it } from 'vitest';
import { ANALYSE } from '../../../demo/locales/analyse.js';
import { EXAMPLES } from '../../../demo/locales/examples.js';
import { HOME } from '../../../demo/locales/home.js';
import { LEARN } from '../../../demo/locales/learn.js';
import { cs as courseCs } from '../../../demo/locales/learn/course/cs.js';
import { fr as courseFr } from '../../../demo/locales/learn/course/fr.js';
import { PLAYGROUND } from '../../../demo/locales/playground.js';
import { SITE } from '../../../demo/locales/site.js';
import { TRAIN } from '../../../demo/locales/train.js';
import { cs as analysisCs } from '../../../src/core/locales/cs/analysis.js';
import { fr as analysisFr } from '../../../src/core/locales/fr/analysis.js';
import { cs as coachCs } from '../../../src/core/locales/cs/coach.js';
import { fr as coachFr } from '../../../src/core/locales/fr/coach.js';
import { cs as companionsCs } from '../../../src/core/locales/cs/companions.js';
import { fr as companionsFr } from '../../../src/core/locales/fr/companions.js';
import { cs as boardCs } from '../../../src/core/locales/cs/board.js';
import { fr as boardFr } from '../../../src/core/locales/fr/board.js';
import { cs as lessonCs } from '../../../src/core/locales/cs/lesson.js';
import { cs as puzzleCs } from '../../../src/core/locales/cs/puzzle.js';
import { fr as lessonFr } from '../../../src/core/locales/fr/lesson.js';
import { fr as puzzleFr } from '../../../src/core/locales/fr/puzzle.js';
import { cs as gameCs } from '../../../src/core/locales/cs/game.js';
import { fr as gameFr } from '../../../src/core/locales/fr/game.js';

const SITES = [ANALYSE, EXAMPLES, HOME, LEARN, PLAYGROUND, SITE, TRAIN];
const FRENCH = [
  courseFr,
  boardFr,
  companionsFr,
  analysisFr,
  coachFr,
  lessonFr,
  puzzleFr,
  gameFr,
  ...SITES.map(({ fr }) => fr),
];
const CZECH = [
  courseCs,
  boardCs,
  companionsCs,
  analysisCs,
  coachCs,
  lessonCs,
  puzzleCs,
  gameCs,
  ...SITES.map(({ cs }) => cs),
];

function texts(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? texts(value) : [];
  });
}

const all = (tables: readonly object[]): string[] => tables.flatMap(texts);

describe('French texts', () => {
  it('keep a colon, and the double signs, on the line of the word before', () => {
    expect(all(FRENCH).filter((text) => / [:;!?»]|« /u.test(text))).toEqual([]);
    // A time (25:00), a score (31:33) and addresses have no space.
    const close = /[\p{Letter}}»](?::(?!secondes|\/\/|\d)|[;!?])/u;
    expect(all(FRENCH).filter((text) => close.test(text))).toEqual([]);
  });

  it('have the curved apostrophe, and no backslash', () => {
    expect(all(FRENCH).filter((text) => /['\\]/u.test(text))).toEqual([]);
  });
});

describe('Czech texts', () => {
  it('have Czech quotes, and no backslash or space before a sign', () => {
    expect(all(CZECH).filter((text) => /["“](?=\p{Letter})|["'\\]/u.test(text))).toEqual([]);
    expect(all(CZECH).filter((text) => /[^\d}] [:;!?]/u.test(text))).toEqual([]);
  });
});
