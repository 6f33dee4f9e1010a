import type { Plural } from '../../src/core/locales.js';
import { cs } from './analyse-later/cs.js';
import { en } from './analyse-later/en.js';
import { fr } from './analyse-later/fr.js';
import type { Language } from './language.js';

/** Strings of the analysis page that most visits do not need; they are loaded with what shows them. */
export interface AnalyseLaterStrings {
  /** What can be done with chapters. */
  readonly chapters: {
    readonly name: string;
    readonly rename: string;
    readonly up: string;
    readonly down: string;
    readonly delete: string;
    readonly deleted: string;
    readonly undo: string;
    readonly add: string;
    readonly fromPlace: string;
    /** The name of a chapter that begins after move `{ply}` of `{name}`. */
    readonly afterMove: string;
    readonly empty: string;
    readonly text: string;
    readonly addText: string;
    readonly files: string;
    readonly added: Plural;
    /** An analysis has at most `{n}` chapters. */
    readonly full: string;
    /** In the library: for selected games. */
    readonly fromLibrary: string;
    /** A link has no room for `{names}`. */
    readonly left: Plural;
  };
  /** Which engine values positions. */
  readonly engineChoice: {
    readonly which: string;
    readonly own: string;
    readonly program: string;
    readonly time: string;
    readonly seconds: Plural;
    readonly depth: string;
    readonly plies: Plural;
    readonly threads: string;
    /** When nothing is chosen. */
    readonly usual: string;
    /** Before the command that starts the bridge. */
    readonly help: string;
    readonly limits: string;
    readonly protocol: string;
    readonly address: string;
    readonly connect: string;
    readonly connecting: string;
    readonly connected: string;
    /** `{address}` is what the user entered. */
    readonly problems: Readonly<Record<'address' | 'connection' | 'answer', string>>;
    readonly goesOn: string;
  };
  /** The reader's strength, for what a review says of players like them. */
  readonly reader: {
    readonly strength: string;
    /** Estimated from the user's games. */
    readonly own: string;
    readonly points: string;
    readonly unknown: string;
    readonly help: string;
  };
}

export const ANALYSE_LATER: Readonly<Record<Language, AnalyseLaterStrings>> = { en, fr, cs };
