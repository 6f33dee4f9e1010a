import type { Plural } from '../../src/locales.js';
import type { Language } from './language.js';
import { cs } from './train/cs.js';
import { en } from './train/en.js';
import { fr } from './train/fr.js';

/** The words of the training page. */
export interface TrainStrings {
  readonly title: string;
  readonly intro: string;
  /** Where puzzles come from. */
  readonly source: string;
  readonly sources: {
    readonly today: string;
    readonly due: string;
    readonly all: string;
    readonly mistakes: string;
    readonly 'play-out': string;
  };
  readonly theme: string;
  readonly anyTheme: string;
  readonly difficulty: string;
  readonly anyDifficulty: string;
  readonly next: string;
  readonly number: string;
  readonly fromGame: string;
  readonly none: { readonly due: string; readonly mistakes: string; readonly all: string };
  readonly openings: string;
  readonly openingsIntro: string;
  readonly drill: {
    readonly side: string;
    readonly black: string;
    readonly white: string;
    readonly start: string;
    /** The button that asks a position again which was missed. */
    readonly repeat: string;
    readonly yourMove: string;
    readonly again: string;
    /** The same, where it is known how the position came about. */
    readonly againAfter: string;
    readonly right: string;
    readonly wrong: Plural;
    readonly end: string;
  };
  readonly progress: string;
  readonly nothing: string;
  readonly solved: string;
  readonly days: string;
  readonly day: string;
  readonly tries: string;
  readonly right: string;
  readonly results: string;
  readonly level: string;
  readonly wins: string;
  readonly draws: string;
  readonly losses: string;
  /** The mean of all games; and beside it, that of the last five. */
  readonly accuracy: string;
  readonly accuracyOverTime: string;
  readonly games: string;
  readonly date: string;
  readonly side: string;
  readonly colors: { readonly black: string; readonly white: string };
  readonly result: string;
  readonly accuracyHead: string;
  readonly openHead: string;
  readonly open: string;
  readonly review: string;
  /** What the links of a game are called, without the table around them. */
  readonly openGame: string;
  readonly reviewGame: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly allGames: Plural;
  readonly moreGames: string;
  readonly strength: string;
  readonly search: Plural;
  readonly searching: string;
  readonly searchFailed: string;
  readonly found: Plural;
  readonly data: string;
  readonly stays: string;
  readonly save: string;
  readonly load: string;
  readonly loaded: string;
  readonly loading: string;
  /** Where parts of a file were left out: how many, and which. */
  readonly loadedPart: Plural;
  readonly notLoaded: string;
  readonly delete: string;
  readonly deleteSure: string;
  readonly deleted: string;
  readonly noStore: string;
}

export const TRAIN: Readonly<Record<Language, TrainStrings>> = { en, fr, cs };
