import type { OpponentId } from '../opponents/opponents.js';
import type { Language } from './language.js';
import { cs } from './home/cs.js';
import { en } from './home/en.js';
import { fr } from './home/fr.js';

/** The strings about the opponents of the home page. */
export interface OpponentStrings {
  /** Heading of the list. */
  readonly title: string;
  /** A strength, with `{n}` points. */
  readonly points: string;
  /** In place of the points of the engine itself. */
  readonly engine: string;
  /** Read out beside the name of an opponent who has lost a game. */
  readonly beaten: string;
  /** Who is offered next, `{name}`, by the games before. */
  readonly first: string;
  readonly again: string;
  readonly stronger: string;
  readonly weaker: string;
  /** Asks before a game that is not over is given up for one with `{name}`. */
  readonly giveUp: string;
  /** The button that does so. */
  readonly play: string;
  /** The button that goes on with the game. */
  readonly stay: string;
  /** How each plays, and what beats it. */
  readonly plays: Readonly<Record<OpponentId, string>>;
}

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
  readonly opponents: OpponentStrings;
}

export const HOME: Readonly<Record<Language, HomeStrings>> = { en, fr, cs };
