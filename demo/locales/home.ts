import type { Language } from './language.js';
import { cs } from './home/cs.js';
import { en } from './home/en.js';
import { fr } from './home/fr.js';

/** The strings of the home page around the game. */
export interface HomeStrings {
  readonly title: string;
  readonly newcomer: string;
  readonly newcomerText: string;
  readonly newcomerLink: string;
  readonly puzzle: string;
  readonly puzzleText: string;
  readonly puzzleLink: string;
  readonly author: string;
  readonly authorText: string;
  readonly authorLink: string;
  readonly tinker: string;
  readonly tinkerText: string;
  readonly tinkerLink: string;
}

export const HOME: Readonly<Record<Language, HomeStrings>> = { en, fr, cs };
