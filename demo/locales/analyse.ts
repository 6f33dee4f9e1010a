import type { DiagramTheme } from '../../src/diagram.js';
import type { Plural } from '../../src/locales.js';
import type { Oddity, Change, Tool } from '../analyse/position-editor.js';
import type { TabId } from '../analyse/tabs.js';
import type { TextFormat } from '../analyse/texts.js';
import type { Language } from './language.js';
import { cs } from './analyse/cs.js';
import { en } from './analyse/en.js';
import type { ExportFormat, SortKey } from '../library/library-types.js';
import { fr } from './analyse/fr.js';

/** The words of the page on which games are analysed. */
export interface AnalyseStrings {
  readonly title: string;
  readonly intro: string;
  /** The parts of the page beside the board. */
  readonly parts: string;
  readonly tabs: Readonly<Record<TabId, string>>;
  readonly engine: string;
  /** Leads back to the game that another one has taken the place of. */
  readonly wayBack: string;
  readonly turnBoard: string;
  /** Several games or positions in one analysis. */
  readonly chapters: {
    readonly title: string;
    /** The one that is shown. */
    readonly shown: string;
    /** Of which no players are known. */
    readonly nameless: string;
    /** The browser has no room for the analysis. */
    readonly notKept: string;
    /** What a link or a file has. */
    readonly scope: string;
    readonly all: string;
    readonly one: string;
  };
  /** Which engine values positions. */
  readonly whichEngine: string;
  readonly keys: string;
  /** What `?` shows. */
  readonly keyList: {
    readonly title: string;
    readonly rows: readonly (readonly [keys: string, meaning: string])[];
    readonly close: string;
  };
  /** What an author puts to a position. */
  readonly annotate: {
    readonly title: string;
    readonly remark: string;
    /** Asks what happens to a square that is chosen; each of the names goes on with the sentence. */
    readonly tools: string;
    readonly help: string;
    readonly choose: string;
    readonly arrowFrom: string;
    readonly arrowTo: string;
    readonly names: Readonly<
      Record<'play' | 'letter' | 'circle' | 'square' | 'cross' | 'dot' | 'arrow', string>
    >;
  };
  readonly open: {
    readonly paste: string;
    readonly pasteHelp: string;
    readonly openText: string;
    readonly fromClipboard: string;
    readonly noClipboard: string;
    readonly files: string;
    readonly folder: string;
    readonly save: string;
    readonly saved: string;
    /** Which files can be read. */
    readonly which: string;
    readonly drop: string;
    readonly dropHere: string;
    readonly privacy: string;
    readonly reading: string;
    readonly readSoFar: Plural;
    /** New games in the library, and those that it had. */
    readonly added: Plural;
    readonly known: Plural;
    /** `{problem}` with its place. */
    readonly failed: string;
    readonly nothing: string;
    readonly opened: string;
    readonly list: string;
    /** What is searched: players, tournaments, places. */
    readonly player: string;
    readonly collection: string;
    readonly collections: Readonly<Record<'all' | 'last' | 'mine' | 'opened' | 'played' | 'saved', string>>;
    readonly sort: string;
    readonly sorts: Readonly<Record<SortKey, string>>;
    readonly withPosition: string;
    /** More to search by. */
    readonly more: string;
    readonly from: string;
    readonly to: string;
    readonly anyYear: string;
    readonly result: string;
    readonly results: Readonly<Record<'any' | 'black' | 'white' | 'draw', string>>;
    readonly opening: string;
    readonly strength: string;
    readonly select: string;
    readonly selected: Plural;
    readonly selectAll: string;
    readonly delete: string;
    readonly deleted: Plural;
    readonly undo: string;
    readonly exportAs: string;
    readonly exports: Readonly<Record<ExportFormat, string>>;
    readonly export: string;
    /** Games that a format cannot hold. */
    readonly left: Plural;
    readonly addTo: string;
    readonly add: string;
    /** `{name}` is the collection's. */
    readonly collected: Plural;
    readonly takeOut: string;
    readonly collectionName: string;
    readonly rename: string;
    readonly renamed: string;
    /** Another collection is called so. */
    readonly nameTaken: string;
    /** The disk is full: nothing has changed. */
    readonly changeNotKept: string;
    /** Leads to the report on one's games. */
    readonly report: string;
    readonly deleteCollection: string;
    /** The disk is full: so many games are not kept. */
    readonly full: Plural;
    readonly keepAgain: string;
    readonly kept: Plural;
    /** `{size}` of storage. */
    readonly storage: string;
    /** A position with so many empty squares, `{color}` to move. */
    readonly position: Plural;
    readonly colors: Readonly<Record<'black' | 'white', string>>;
    /** `{shown}` of all games. */
    readonly count: Plural;
    readonly none: string;
    readonly unread: Plural;
    /** Where no name is known. */
    readonly nameless: string;
    readonly moves: Plural;
    readonly draw: string;
  };
  readonly play: {
    readonly title: string;
    readonly help: string;
    readonly level: string;
    readonly start: string;
    readonly stop: string;
    /** `{color}` is the computer's. */
    readonly playing: string;
    readonly black: string;
    readonly white: string;
  };
  readonly setUp: {
    readonly help: string;
    readonly tool: string;
    readonly tools: Readonly<Record<Tool, string>>;
    readonly turn: string;
    readonly black: string;
    readonly white: string;
    readonly change: string;
    readonly changes: Readonly<Record<Change, string>>;
    readonly fromGame: string;
    readonly use: string;
    readonly used: string;
    readonly fine: string;
    /** `{squares}` are listed, `{color}` is to move. */
    readonly oddities: Readonly<Record<Oddity['kind'], string>>;
  };
  readonly share: {
    readonly as: string;
    /** In a lesson that is made of a game: the link back to this page, and the place before the first move. */
    readonly lesson: { readonly open: string; readonly start: string };
    readonly formats: Readonly<Record<TextFormat, string>>;
    readonly copy: string;
    readonly copied: string;
    readonly save: string;
    readonly failed: string;
    readonly picture: string;
    readonly pictureType: string;
    readonly size: string;
    readonly pixels: string;
    readonly theme: string;
    readonly themes: Readonly<Record<DiagramTheme, string>>;
    readonly coordinates: string;
    readonly numbers: string;
    readonly legal: string;
    readonly savePicture: string;
    readonly replay: string;
    readonly replayHelp: string;
    readonly seconds: string;
    readonly saveReplay: string;
    readonly print: string;
    readonly printHelp: string;
    readonly every: Plural;
    readonly printSheet: string;
    /** Below a diagram: after move `{n}`. */
    readonly after: string;
    readonly start: string;
    readonly allMoves: string;
  };
}

export const ANALYSE: Readonly<Record<Language, AnalyseStrings>> = { en, fr, cs };
