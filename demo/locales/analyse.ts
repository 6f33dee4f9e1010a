import type { ExampleId } from '../analyse/opened/example-game.js';
import type { DiagramTheme } from '../../src/elements/diagram.js';
import type { FactKind } from '../../src/core/formats.js';
import type { Plural } from '../../src/core/locales.js';
import type { Theme } from '../../src/core/report.js';
import type { Oddity, Change, Tool } from '../analyse/position-editor.js';
import type { FoldId } from '../analyse/folds.js';
import type { TabId } from '../analyse/tabs.js';
import type { TextFormat } from '../analyse/texts/texts.js';
import type { Language } from './language.js';
import { cs } from './analyse/cs.js';
import { en } from './analyse/en.js';
import type { ExportFormat, SortKey } from '../library/library-types.js';
import { fr } from './analyse/fr.js';

/** A text about the reader, and about a player who is not, `{name}`. */
export type OfSide = Readonly<Record<'you' | 'player', string>>;

/** The story of a reviewed game and its key moments. */
export interface StoryStrings {
  /** Opens the sheet for sharing: the game, or the position of the moment that is shown. */
  readonly shareGame: string;
  readonly shareMoment: string;
  /** What the reader is called in a record. */
  readonly you: string;
  readonly running: string;
  readonly moments: string;
  /** Begins with the first moment. */
  readonly begin: string;
  /** Whose move a moment is: that of the reader, or of `{name}`. */
  readonly youPlayed: string;
  readonly otherPlayed: string;
  /** The moment `{n}` of `{total}`. */
  readonly momentOf: string;
  /** What a moment cost. */
  readonly lost: Plural;
  /** What a bad move of the other side was worth to the reader. */
  readonly given: Plural;
  /**
   * What a bad move meant: a proven win or draw was gone, or a lead; its side was behind from then on, less far ahead, or
   * further behind.
   */
  readonly stakes: Readonly<Record<'win' | 'draw' | 'lead' | 'behind' | 'shrunk' | 'further', OfSide>>;
  /** In place of a lost lead, of a side that lost one before. */
  readonly leadAgain: OfSide;
  /** How far ahead the `{better}` move would have left its side, and the one that was `{played}`: each one of the three below. */
  readonly would: OfSide;
  readonly ahead: Plural;
  readonly level: string;
  readonly behind: Plural;
  /** Behind each player's name, below the `{n}` per cent. */
  readonly accuracy: string;
  readonly percent: Plural;
  /** The better `{move}` of a moment that was looked at. */
  readonly rather: string;
  /** In its place: the move that the reader has `{found}`, and the `{best}` one, which is as good. */
  readonly either: string;
  /** The better move with the reason, `{why}`, which begins with its own punctuation; and without naming the move. */
  readonly ratherWhy: string;
  readonly another: string;
  /** Where nothing is known of it; and where it takes a corner. */
  readonly find: string;
  readonly whichCorner: OfSide;
  /** What the move that the reader has found is worth. */
  readonly gained: Plural;
  readonly found: string;
  /** A move than which none was better, and one than which all others were worse. */
  readonly bestMove: string;
  readonly onlyMove: string;
  /** Shows on the board what follows the better move; the buttons that change to the move that was played, and back. */
  readonly show: string;
  readonly asPlayed: string;
  readonly showBetter: string;
  /** Steps such a line; a move of it that is none. */
  readonly stepBack: string;
  readonly stepOn: string;
  readonly pass: string;
  readonly try: string;
  readonly next: string;
  /** After the last moment: ends the story, and what is said then. */
  readonly finish: string;
  readonly over: string;
  /** Instead, once all moments were seen; and where the reader has won. */
  readonly overWell: string;
  readonly overWon: string;
  readonly again: string;
  /** Leads to the moments that the reader has not opened; there are `{n}`. */
  readonly rest: Plural;
  /** While that search runs. */
  readonly checking: string;
  /** Leads from the end of the story to another game. */
  readonly playOn: string;
  /** Above the line of the `{best}` move instead of the `{move}` that was played. */
  readonly instead: string;
  /** Above a move of the game that is no moment, and above one that the reader tries, which leaves the game as it is. */
  readonly moveNumber: string;
  readonly yourTry: string;
  readonly after: string;
  readonly backToGame: string;
  /** Asks for a better move than the one that was played, also after a hint at it; gives up; the answers to a `{move}`. */
  readonly ask: string;
  readonly askHinted: string;
  readonly reveal: string;
  readonly right: string;
  readonly wrong: string;
  /** After the right one, if the story names another: the `{move}` is as good as the `{best}`. */
  readonly asGood: string;
  /** Behind it, if there is no reason: the `{reply}` of the other player, `{name}`, or nothing. */
  readonly reply: string;
  /** How much worse a wrong move is; that a square was best for both sides, which names no move. */
  readonly worse: Plural;
  readonly bestOfBoth: string;
  readonly tryAgain: string;
  /** In its place after several: the right move is one of the `{squares}`. */
  readonly among: string;
  /** The heading above everything else that the review knows. */
  readonly all: string;
  /** Mistakes that are puzzles of the training now. */
  readonly taken: Plural;
  /** A button that trains the `{theme}` of what there is to take along. */
  readonly train: string;
  readonly themes: Readonly<Record<Theme, string>>;
}

/** What games lose when they are written in a format. */
export interface LossStrings {
  /** `{format}` has no place for `{facts}`. */
  readonly text: string;
  readonly kinds: Readonly<Record<FactKind, string>>;
}

/** What a click on a square adds to it. */
export type MarkTool = 'circle' | 'square' | 'cross' | 'dot' | 'letter' | 'arrow';

/** The strings of the analysis page. */
export interface AnalyseStrings {
  readonly story: StoryStrings;
  readonly title: string;
  readonly intro: string;
  /** The parts of the page beside the board. */
  readonly parts: string;
  readonly tabs: Readonly<Record<TabId, string>>;
  /** While the example is on the board. */
  readonly example: { readonly title: string; readonly open: string };
  /** The button that goes back to the game that another one replaced. */
  readonly wayBack: string;
  readonly turnBoard: string;
  /** Several games or positions in one analysis. */
  readonly chapters: {
    readonly title: string;
    /** The current one. */
    readonly shown: string;
    /** A chapter without known players. */
    readonly nameless: string;
    /** The browser could not store the analysis. */
    readonly notStored: string;
    /** What a link or a file contains. */
    readonly scope: string;
    readonly all: string;
    readonly one: string;
    readonly name: string;
    readonly rename: string;
    readonly up: string;
    readonly down: string;
    readonly delete: string;
    readonly deleted: string;
    readonly undo: string;
    readonly add: string;
    readonly fromPosition: string;
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
  /** The heading above the choice of the engine. */
  readonly whichEngine: string;
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
  readonly keys: string;
  /** The list opened by `?`. */
  readonly keyList: {
    readonly title: string;
    readonly rows: readonly (readonly [keys: string, meaning: string])[];
    readonly close: string;
  };
  /** Annotations of a position. */
  /** What "Explore" opens besides the position and its best moves. */
  /** In "Explore": the way to the review of a game that has none. */
  readonly toReview: string;
  /** Leads to the report on the user's games. */
  readonly toReport: string;
  readonly folds: Readonly<Record<FoldId, string>>;
  readonly annotate: {
    readonly title: string;
    readonly remark: string;
    /** The icons of the marks. */
    readonly tools: string;
    readonly choose: string;
    readonly arrowFrom: string;
    readonly arrowTo: string;
    readonly clear: string;
    readonly names: Readonly<Record<MarkTool, string>>;
  };
  /** On the best move that the engine has found: what can be seen of it. `{other}` is the opponent's colour. */
  readonly best: {
    readonly corner: string;
    readonly silence: string;
    /** `{why}` is what the review says. */
    readonly reviewed: string;
    /** In its place, where several moves are the best. */
    readonly oneOfBest: string;
    /** By the number of replies. */
    readonly replies: Plural;
    /** Where nothing else is to be said: `{list}` names the best moves, whose values are proven, or else estimated. */
    readonly equal: string;
    readonly aboutEqual: string;
    /** Too many to name: by their number. */
    readonly manyEqual: Plural;
    /** By the number of discs by which the one best move is better. */
    readonly ahead: Plural;
    readonly only: string;
  };
  readonly open: {
    /** The last game that was played on this site. */
    readonly lastGames: string;
    readonly reviewLast: string;
    /** How the letters of files are written. */
    readonly encoding: {
      readonly title: string;
      readonly label: string;
      readonly automatic: string;
      /** The file is not in UTF-8. */
      readonly guessed: string;
    };
    readonly paste: string;
    readonly pasteHelp: string;
    /** Begins with the usual start. */
    readonly empty: string;
    readonly openText: string;
    readonly fromClipboard: string;
    readonly noClipboard: string;
    readonly files: string;
    readonly folder: string;
    readonly save: string;
    readonly saved: string;
    /** The game is in the list, but not kept for the next visit. */
    readonly notSaved: string;
    /** Which files can be read. */
    readonly drop: string;
    /** Which files can be read. */
    readonly kinds: string;
    readonly examples: { readonly title: string; readonly about: Readonly<Record<ExampleId, string>> };
    readonly dropHere: string;
    readonly privacy: string;
    readonly reading: string;
    readonly readSoFar: Plural;
    /** Games added to the library, and games that existed already. */
    readonly added: Plural;
    readonly known: Plural;
    /** `{problem}` includes its place. */
    readonly failed: string;
    /** A game with a move that is not legal, `{move}`, move `{ply}` of `{color}`, and what was legal there. */
    readonly broken: {
      readonly why: Readonly<Record<'taken' | 'flips-nothing' | 'over' | 'unreadable', string>>;
      readonly legal: string;
      /** The button that opens the moves before it. */
      readonly use: Plural;
      readonly stays: string;
      /** The small board, for screen readers. */
      readonly board: string;
    };
    /** What can be pasted, with an example of each kind. */
    readonly pasteable: {
      readonly title: string;
      readonly kinds: Readonly<Record<'moves' | 'position' | 'file' | 'link', string>>;
    };
    readonly nothing: string;
    /** The field is empty, or has the address of a page without moves. */
    readonly pasteFirst: string;
    readonly noMoves: string;
    readonly opened: string;
    readonly list: string;
    /** The fields of a search: players, tournaments, places. */
    readonly player: string;
    readonly collection: string;
    readonly collections: Readonly<Record<'all' | 'last' | 'mine' | 'opened' | 'played' | 'saved', string>>;
    readonly sort: string;
    readonly sorts: Readonly<Record<SortKey, string>>;
    readonly withPosition: string;
    /** Further conditions. */
    readonly more: string;
    readonly from: string;
    readonly to: string;
    readonly anyYear: string;
    readonly anyRating: string;
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
    readonly losses: LossStrings;
    readonly addTo: string;
    readonly add: string;
    /** `{name}` is the collection's. */
    readonly collected: Plural;
    readonly takeOut: string;
    readonly collectionName: string;
    readonly rename: string;
    readonly renamed: string;
    /** Another collection has this name. */
    readonly nameTaken: string;
    /** The disk is full; nothing has changed. */
    readonly changeNotStored: string;
    readonly deleteCollection: string;
    /** The disk is full; this many games are not stored. */
    readonly full: Plural;
    /** The store could not be opened. */
    readonly noStorage: string;
    readonly keepAgain: string;
    readonly stored: Plural;
    /** `{size}` of storage. */
    readonly storage: string;
    /** A position with this many empty squares, `{color}` to move. */
    readonly position: Plural;
    readonly colors: Readonly<Record<'black' | 'white', string>>;
    /** `{shown}` of all games. */
    readonly count: Plural;
    readonly none: string;
    readonly unread: Plural;
    /** When no name is known. */
    readonly moves: Plural;
    readonly draw: string;
  };
  /** What games played in the position shown. */
  readonly explorer: {
    /** Games that come to the position. */
    readonly count: Plural;
    /** Opens the conditions for games, and how many are set. */
    readonly filter: string;
    readonly set: Plural;
    readonly player: string;
    readonly color: string;
    readonly anyColor: string;
    /** The games that are named below the table. */
    readonly played: string;
    /** While no game is in the library, and the button that leads to opening some. */
    readonly none: string;
    /** While only the games of the site are counted. */
    readonly shipped: string;
    readonly openFiles: string;
    /** Neither the book nor a game has the position shown; then the way back, to the move `{n}` or the start. */
    readonly unknown: string;
    readonly toKnown: string;
    readonly toStart: string;
  };
  readonly play: {
    readonly help: string;
    readonly level: string;
    /** A strength of people, which counts as a level. */
    readonly points: string;
    readonly start: string;
    readonly stop: string;
    /** Leads to the training page, with the place shown. */
    readonly learn: string;
    /** `{color}` is the computer's. */
    readonly playing: string;
    /** Where one has gone back to a turn of the computer, and the button that lets it move again. */
    readonly isBack: string;
    readonly answer: string;
    readonly black: string;
    readonly white: string;
  };
  readonly setUp: {
    readonly title: string;
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
    /** `{squares}` is a list, `{color}` is to move. */
    readonly oddities: Readonly<Record<Oddity['kind'], string>>;
  };
  readonly share: {
    readonly what: Readonly<Record<'game' | 'position', string>>;
    /** The headings of two of the three ways to share; the third one is a link. */
    readonly picture: string;
    readonly text: string;
    /** Which picture it is. */
    readonly pictureHelp: Readonly<Record<'game' | 'position', string>>;
    /** The details in which pictures get another look, and are saved. */
    readonly look: string;
    readonly as: string;
    /** Which facts a text of the game has no place for. */
    readonly left: string;
    /** In a lesson made of a game: the link back to this page, and the place before the first move. */
    readonly lesson: { readonly open: string; readonly start: string };
    readonly formats: Readonly<Record<TextFormat, string>>;
    readonly copy: string;
    readonly copied: string;
    readonly save: string;
    readonly failed: string;
    readonly pictureType: string;
    readonly size: string;
    readonly pixels: string;
    readonly theme: string;
    readonly themes: Readonly<Record<DiagramTheme, string>>;
    readonly coordinates: string;
    readonly numbers: string;
    readonly legal: string;
    /** Below a picture. */
    readonly caption: string;
    readonly seconds: string;
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
