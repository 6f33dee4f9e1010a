import type { FigureId } from '../learn/figures.js';
import type { Language } from './language.js';
import { cs } from './learn/cs.js';
import { en } from './learn/en.js';
import { fr } from './learn/fr.js';

/** The words of the lessons. */
export interface LearnStrings {
  readonly title: string;
  readonly intro: string;
  readonly rules: string;
  readonly strategy: string;
  readonly words: string;
  readonly again: string;
  readonly right: string;
  readonly other: string;
  readonly scored: string;
  readonly figures: Readonly<
    Record<FigureId, { readonly title: string; readonly text: string; readonly ask?: string }>
  >;
  /** The federations' terms: the word and what it means. */
  readonly glossary: readonly (readonly [term: string, meaning: string])[];
}

export const LEARN: Readonly<Record<Language, LearnStrings>> = { en, fr, cs };
