import type { Plural } from '../../src/locales.js';
import { cs } from './analyse-later/cs.js';
import { en } from './analyse-later/en.js';
import { fr } from './analyse-later/fr.js';
import type { Language } from './language.js';

/** The words of the analysis page that most visits do not need: they come with what shows them. */
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
    /** How one is called that begins after move `{ply}` of `{name}`. */
    readonly afterMove: string;
    readonly empty: string;
    readonly text: string;
    readonly addText: string;
    readonly files: string;
    readonly added: Plural;
    /** An analysis has `{n}` chapters at most. */
    readonly full: string;
    /** In the library: games that are chosen. */
    readonly fromLibrary: string;
    /** Of `{names}` a link has no room. */
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
    /** Where nothing is chosen. */
    readonly usual: string;
    /** Stands before the command that starts the bridge. */
    readonly help: string;
    readonly limits: string;
    readonly protocol: string;
    readonly address: string;
    readonly connect: string;
    readonly connecting: string;
    readonly connected: string;
    /** `{address}` is what was asked for. */
    readonly problems: Readonly<Record<'address' | 'connection' | 'answer', string>>;
    readonly goesOn: string;
  };
}

export const ANALYSE_LATER: Readonly<Record<Language, AnalyseLaterStrings>> = { en, fr, cs };
