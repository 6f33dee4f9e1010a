import type { Effort, GamePart } from '../../src/core/analysis.js';

import type { Plural } from '../../src/core/locales.js';
import type { Habit, Theme } from '../../src/core/report.js';
import type { Language } from './language.js';
import { cs } from './report/cs.js';
import { en } from './report/en.js';
import { fr } from './report/fr.js';

/** The parts of a whole that have a name. */
export type Share = 'tenth' | 'quarter' | 'third' | 'half' | 'twoThirds' | 'threeQuarters' | 'nineTenths';

/** The strings of the report on the user's games. */
export interface ReportStrings {
  readonly intro: string;
  /** A report on the games of an opponent of the site: what stands above it, and its words that speak of him. */
  readonly example: {
    readonly banner: string;
    readonly head: Pick<ReportStrings['head'], 'about' | 'loss'>;
    readonly weaknesses: string;
    readonly compared: string;
    readonly rest: string;
    readonly bars: Pick<ReportStrings['bars'], 'you' | 'others'>;
    readonly meanings: Pick<ReportStrings['meanings'], 'tempo' | 'corners-missed' | 'discs'>;
  };
  readonly mine: {
    readonly title: string;
    readonly whoAreYou: string;
    readonly name: string;
    readonly add: string;
    readonly remove: string;
    /** The games against the computer on this site. */
    readonly played: string;
    /** The details with what few need: names, and which games count. */
    readonly more: string;
    readonly file: string;
    readonly play: string;
    readonly reading: string;
    readonly read: Plural;
    readonly notRead: string;
    readonly games: Plural;
    readonly none: string;
    /** Asks for the user's side in games whose players have no names; the answers are `sides`. */
    readonly unnamed: Plural;
    readonly sides: Readonly<Record<'black' | 'white', string>>;
    readonly unknown: string;
    readonly tooMany: string;
  };
  readonly run: {
    readonly title: string;
    readonly promise: Plural;
    readonly settings: string;
    readonly most: string;
    readonly newest: Plural;
    readonly all: string;
    readonly effort: string;
    readonly efforts: Readonly<Record<Effort, string>>;
    readonly start: string;
    readonly goOn: string;
    readonly stop: string;
    readonly progress: string;
    readonly secondsLeft: Plural;
    readonly minutesLeft: Plural;
    readonly background: string;
    /** Another tab reviews the games. */
    readonly elsewhere: string;
    readonly done: Plural;
    readonly failed: string;
    readonly notStored: string;
  };
  /** Names of themes, and of the parts of a game. */
  readonly subjects: Readonly<Record<Theme | GamePart | Habit, string>>;
  /** What each of them is, in a sentence to the user. */
  readonly meanings: Readonly<Record<Theme | GamePart | Habit, string>>;
  /** `{name}` is that of an opening. */
  readonly opening: string;
  readonly head: {
    readonly games: Plural;
    readonly moves: Plural;
    /** As people of which strength the user plays: exact enough for one number, or not. */
    readonly about: string;
    readonly between: string;
    readonly unknown: string;
    readonly average: string;
    readonly accuracy: string;
    readonly loss: Plural;
    /** What it means to lose discs, and how many, `{all}`, all moves of a game lose. */
    readonly sum: string;
    readonly interval: string;
    readonly within: string;
  };
  readonly weaknesses: string;
  /** Below the weaknesses: they cost `{n}` of `{all}` discs lost per game, which is about `{share}`. */
  readonly rest: string;
  readonly shares: Readonly<Record<Share, string>>;
  /** The players with whom the weaknesses are compared. */
  readonly compared: string;
  /** Beside the bars of a weakness: what they measure, of a habit how often it shows; and of whom. */
  readonly bars: {
    readonly title: string;
    readonly habit: string;
    readonly you: string;
    readonly others: string;
  };
  /** Why the review of a single game may name other losses. */
  readonly quick: string;
  readonly nothing: Plural;
  readonly tooFew: string;
  /** A number of discs, which is `{loss}` of the next ones. */
  readonly discs: Plural;
  readonly perGame: string;
  readonly versus: string;
  /** How often a habit shows, `{own}`, and with others, `{usual}`. */
  readonly versusHabit: string;
  readonly versusOpening: Plural;
  readonly allPositions: Plural;
  readonly move: string;
  readonly openGame: string;
  readonly plan: {
    readonly lesson: string;
    readonly puzzles: string;
    readonly line: string;
    readonly learnt: string;
  };
  readonly merits: string;
  readonly open: string;
  readonly gamesNeeded: Plural;
  /** The norm is too uncertain for any number of games. */
  readonly neverKnown: string;
  readonly trend: string;
  readonly figures: string;
  readonly tables: {
    /** Above the tables of parts, colours and openings. */
    readonly glance: string;
    readonly themes: string;
    /** What was lost by moves too good to have a reason. */
    readonly small: string;
    readonly parts: string;
    readonly openings: string;
    /** Below the table of openings, whose games add up to more than all games. */
    readonly openingsNote: string;
    readonly colors: string;
    readonly opponents: string;
    readonly results: string;
    readonly months: string;
  };
  readonly columns: {
    readonly games: string;
    readonly accuracy: string;
    readonly loss: string;
  };
  readonly colors: Readonly<Record<'black' | 'white', string>>;
  readonly results: Readonly<Record<'win' | 'draw' | 'loss', string>>;
  readonly take: {
    readonly title: string;
    readonly mistakes: Plural;
    readonly taken: Plural;
    readonly save: string;
  };
}

export const REPORT: Readonly<Record<Language, ReportStrings>> = { en, fr, cs };
