import type { LessonId } from '../learn/course/lesson.js';
import type { UnitId } from '../learn/course/list.js';
import type { FigureId } from '../learn/figures.js';
import type { Language } from './language.js';
import { cs } from './learn/cs.js';
import { en } from './learn/en.js';
import { fr } from './learn/fr.js';

/** The strings of the lessons. */
export interface LearnStrings {
  readonly title: string;
  readonly intro: string;
  /** The list of lessons; their own strings are `CourseStrings`. */
  readonly course: {
    readonly title: string;
    readonly progress: string;
    readonly begin: string;
    readonly goOn: string;
    /** The button into a lesson that was begun. */
    readonly resume: string;
    readonly units: Readonly<Record<UnitId, string>>;
    /** What one can do after each unit, in one line. */
    readonly unitPromises: Readonly<Record<UnitId, string>>;
    /** Leads past the lessons on the rules. */
    readonly knowRules: string;
    /** How many of the three stars a lesson has. */
    readonly stars: string;
    /** What each star is for, in their order. */
    readonly starsFor: Readonly<Record<'done' | 'perfect' | 'game', string>>;
    readonly titles: Readonly<Record<LessonId, string>>;
    /** What one can do after a lesson. */
    readonly promises: Readonly<Record<LessonId, string>>;
  };
  readonly rules: string;
  readonly tournament: string;
  readonly strategy: string;
  readonly terms: string;
  readonly again: string;
  /** The move was right; `{flips}` says what it flipped. */
  readonly right: string;
  /** A legal move that the task does not ask for. */
  readonly other: string;
  /** The clicked disc is not the forgotten one. */
  readonly notThat: string;
  readonly corrected: string;
  readonly blackOut: string;
  readonly scored: string;
  readonly figures: Readonly<
    Record<FigureId, { readonly title: string; readonly text: string; readonly ask?: string }>
  >;
  /** The federations' terms: the word and its meaning. */
  readonly glossary: readonly (readonly [term: string, meaning: string])[];
}

export const LEARN: Readonly<Record<Language, LearnStrings>> = { en, fr, cs };
