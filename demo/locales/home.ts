import type { Plural } from '../../src/core/locales.js';
import type { FirstBoard } from '../home/first-minute-boards.js';
import type { OpponentId, StrengthWord } from '../opponents/opponents.js';
import type { Language } from './language.js';
import { cs } from './home/cs.js';
import { en } from './home/en.js';
import { fr } from './home/fr.js';

/** The strings about the opponents of the home page. */
export interface OpponentStrings {
  /** Heading of the list. */
  readonly title: string;
  /** Opens the choice of the colour and the clock. */
  readonly setUp: string;
  /** How many of them have lost a game: `{n}` of `{total}`. */
  readonly count: string;
  /** Read out beside the name of an opponent who has lost a game. */
  readonly beaten: string;
  /** Why `{name}` is suggested: before the first game, and by the games before. */
  readonly first: string;
  readonly again: string;
  readonly stronger: string;
  readonly weaker: string;
  /** Offers them when a game has ended: `{name}`, of so many `{points}`. */
  readonly offerStronger: string;
  readonly offerWeaker: string;
  /** After a heavy loss to the weakest: a word, and an easier game. */
  readonly kind: string;
  readonly offerGift: string;
  /** How strong they are, in one short word below each name. */
  readonly rank: Readonly<Record<StrengthWord, string>>;
  /** The same in full. */
  readonly strength: Readonly<Record<StrengthWord, string>>;
  /** How each plays, and what beats it. */
  readonly plays: Readonly<Record<OpponentId, string>>;
}

/** What else waits for the visitor. */
export interface LinkStrings {
  readonly today: string;
  /** Beside the mark of a puzzle that was done today: the days of the streak. */
  readonly days: Plural;
  readonly lesson: string;
  /** Leads to the choice of another opponent. */
  readonly opponents: string;
  /** `{n}` of `{total}` lessons. */
  readonly lessonOf: string;
  readonly minute: string;
  /** The same for whom a friend has invited. */
  readonly newcomer: string;
  readonly minuteAbout: string;
}

/** The first minute: four boards and the end of a game. */
export interface MinuteStrings {
  /** The step `{n}` of `{total}`. */
  readonly stepOf: string;
  readonly close: string;
  readonly next: string;
  /** Leads to the board before. */
  readonly back: string;
  /** Goes on without an answer. */
  readonly skip: string;
  /** What each board asks, and the answers to a first wrong tap, to the next ones, and to a right one. */
  readonly asks: Readonly<Record<FirstBoard['id'], string>>;
  readonly wrong: Readonly<Record<FirstBoard['id'], string>>;
  /** After a tap on a square where no move is possible. */
  readonly noFlip: string;
  readonly hints: Readonly<Record<FirstBoard['id'], string>>;
  readonly right: Readonly<Record<FirstBoard['id'], string>>;
  /** Above the end of a game. */
  readonly finish: string;
  /** Below it, while it goes on: the discs of both, and whose turn it is. */
  readonly score: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  /** The rule, before anybody has passed. */
  readonly passRule: string;
  /** When the user, or the opponent, has no move. */
  readonly youPass: string;
  readonly otherPasses: string;
  /** How it ended: `{you}` and `{other}` discs. */
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  /** Below the result: squares were left; the game was not lost; it was, and the opponent had a `{corner}`, or none. */
  readonly empties: string;
  readonly learnt: string;
  readonly lostCorner: string;
  readonly lostEnd: string;
  readonly again: string;
  readonly play: string;
}

/** The strings of the home page around the game. */
export interface HomeStrings {
  readonly title: string;
  /** To whoever has not played yet. */
  readonly welcome: string;
  readonly aim: string;
  readonly links: LinkStrings;
  readonly minute: MinuteStrings;
  readonly opponents: OpponentStrings;
}

export const HOME: Readonly<Record<Language, HomeStrings>> = { en, fr, cs };
