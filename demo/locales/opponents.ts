import type { OpponentId } from '../opponents/opponents.js';
import type { Language } from './language.js';
import { cs } from './opponents/cs.js';
import { en } from './opponents/en.js';
import { fr } from './opponents/fr.js';

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

export const OPPONENT_STRINGS: Readonly<Record<Language, OpponentStrings>> = { en, fr, cs };
