import type { Plural } from '../../src/core/locales.js';
import type { Color } from '../../src/core/rules.js';
import type { ModeName } from '../train/mode.js';
import type { Share } from '../train/puzzles/puzzle-reason.js';
import type { Idea } from '../train/puzzles/theme-idea.js';
import type { Language } from './language.js';
import { cs } from './train/cs.js';
import { en } from './train/en.js';
import { fr } from './train/fr.js';

/** The strings of the training page. */
export interface TrainStrings {
  readonly title: string;
  /** The ways to train besides the session. */
  readonly modesTitle: string;
  /** The fold with further ones. */
  readonly moreWays: string;
  readonly modes: Readonly<Record<ModeName, { readonly title: string; readonly about: string }>>;
  readonly session: {
    readonly title: string;
    readonly begin: string;
    readonly goOn: string;
    readonly length: string;
    /** How many tasks of each kind a session contains. */
    readonly contains: Readonly<Record<'mistake' | 'due' | 'opening' | 'new', Plural>>;
    /** Nothing was tried yet. */
    readonly first: string;
    readonly taskOf: string;
    readonly from: Readonly<Record<'mistake' | 'due' | 'opening' | 'new', string>>;
    readonly openingAfter: string;
    /** After a wrong answer, and after a hint. */
    readonly counted: string;
    readonly hinted: string;
    /** Before the rating of the puzzle, and its difficulty in words, the easiest first. */
    readonly thisPuzzle: string;
    readonly hardness: readonly string[];
    readonly finish: string;
    /** The result of a session, by the number of puzzles solved on the first try. */
    readonly allRight: Plural;
    readonly someRight: Plural;
    readonly fewRight: Plural;
    /** By the number of puzzles. */
    readonly noneRight: Plural;
    /** Puzzles that were missed before and are solved now. */
    readonly learnt: Plural;
    readonly streak: Plural;
    /** A puzzle that cost nothing. */
    readonly solved: string;
    /** Above what was missed most. */
    readonly missedTitle: string;
    /**
     * So many of all misses were about an idea, or gave away a corner; where there was only one miss; where each was about
     * something else.
     */
    readonly missedAbout: { readonly only: string; readonly some: Plural };
    readonly missedCorner: { readonly only: string; readonly some: Plural };
    readonly missedVarious: Plural;
    /** The ideas as they follow `about`. */
    readonly aboutIdeas: Readonly<Record<Idea, string>>;
    /** Above what the puzzles were about. */
    readonly ideasTitle: string;
    readonly ideas: Readonly<Record<Idea, string>>;
    /**
     * Why the move of a puzzle is right: a corner; a pass; no corner for the opponent, unlike after the moves in `{list}`, or
     * after such a share of the others; the corner that comes next; few replies; a `{square}` that only the solver can play
     * and keeps; moves in `{list}` that only the solver has, so that they can wait; a square that the opponent wanted.
     * Reasons that are alike take their texts in turn.
     */
    readonly reasons: Readonly<
      Record<'silence' | 'next' | 'gives' | 'keeps' | 'keepsMany' | 'waits' | 'wanted', string>
    > & {
      readonly corner: readonly string[];
      readonly safe: readonly string[];
      readonly safeMany: Readonly<Record<Share, readonly string[]>>;
      readonly few: Plural;
    };
    /** The way to the result of the session. */
    readonly result: string;
    /** Before what a puzzle was about. */
    readonly idea: string;
    /** A link to the lesson about it. */
    readonly lesson: string;
    /** Asks the missed ones once more. */
    readonly again: Plural;
    readonly doneBefore: string;
    readonly tomorrow: string;
    readonly back: string;
    readonly more: string;
  };
  /** A short summary of results. */
  readonly facts: {
    readonly rating: string;
    /** On the first day with a rating. */
    readonly firstRating: string;
    /** No rating yet. */
    readonly ratingAfter: Plural;
    /** The streak would end today. */
    readonly today: string;
    readonly week: string;
    readonly learnt: string;
    /** The same where nothing was learnt after a mistake. */
    readonly known: string;
  };
  readonly todayDone: string;
  readonly again: string;
  /** Above the missed positions. */
  readonly missed: string;
  readonly solution: string;
  /** Three puzzles of a kind were missed. */
  readonly lesson: string;
  /** Three puzzles of various kinds were missed; before their lessons. */
  readonly lessonsFirst: string;
  readonly analysePosition: string;
  readonly nextQuestion: string;
  /** The question of a puzzle. */
  readonly ask: Readonly<Record<'best' | 'win' | 'draw', string>>;
  readonly clock: {
    readonly challenge: string;
    readonly harder: string;
    readonly threeLives: string;
    /** `{n}` seconds for five in a row. */
    readonly bonusRule: string;
    readonly time: string;
    readonly minutes: Plural;
    /** The best result with a time. */
    readonly record: string;
    /** Above the best result of each length, and for one without. */
    readonly bests: string;
    readonly untried: string;
    readonly start: string;
    readonly solved: string;
    readonly lives: string;
    /** The difficulty of the puzzle that is asked, from 1 to 10. */
    readonly level: string;
    readonly score: string;
    readonly right: string;
    readonly wrong: string;
    /** After the last miss, in place of the next puzzle: so many were solved. */
    readonly seeResult: string;
    readonly overByMisses: string;
    readonly overByTime: string;
    readonly ended: Plural;
    readonly best: string;
    /** In the place of the best result, after the first round. */
    readonly first: string;
    readonly newBest: string;
    readonly noBest: string;
    /** The way to the same puzzles without a clock. */
    readonly without: string;
    /** The message of a shared result, with `{solved}` puzzles in `{time}`. */
    readonly shared: string;
    /** Solved one after another. */
    readonly combo: string;
    readonly longest: string;
    /** The difficulty of the last puzzle, and how long the round lasted. */
    readonly reached: string;
    readonly used: string;
    readonly bonus: string;
    /** Before the boards of the missed ones. */
    readonly missed: string;
    readonly again: string;
  };
  readonly counting: {
    readonly challenge: string;
    readonly rules: Readonly<Record<'what' | 'how' | 'wrong', string>>;
    /** `{color}` makes the move on `{square}`, `{other}` is the opponent. */
    readonly ask: Readonly<Record<'flips' | 'replies' | 'lead', string>>;
    /** The names of the kinds of questions. */
    readonly kinds: Readonly<Record<'flips' | 'replies' | 'lead', string>>;
    readonly check: string;
    /** On a key: to the next question. */
    readonly next: string;
    /** The fact that a question asked for. */
    readonly was: Readonly<Record<'flips' | 'replies' | 'lead', Plural>>;
    readonly right: string;
    /** The fact, and the number that was `{given}` in place of it. */
    readonly wrong: string;
    readonly rightAnswers: string;
    readonly lastAnswers: string;
    readonly score: string;
    readonly keypad: string;
    readonly erase: string;
    readonly ended: Plural;
    readonly average: string;
    readonly seconds: string;
    /** What the marks on the small boards mean. */
    readonly missed: string;
  };
  readonly reasons: {
    readonly ask: string;
    readonly thinking: string;
    readonly right: string;
    readonly wrong: string;
  };
  readonly coordinates: {
    readonly intro: string;
    readonly show: string;
    readonly ask: string;
    readonly right: string;
    readonly wrong: string;
    readonly score: Plural;
    readonly ended: Plural;
  };
  readonly repertoire: {
    readonly intro: string;
    readonly title: string;
    /** The share of games that go through an opening, in per cent. */
    readonly share: string;
    /** Who is ahead after an opening, by the number of discs. */
    readonly even: string;
    readonly ahead: Readonly<Record<Color, Plural>>;
    /** The best moves of the side to move after an opening. */
    readonly goesOn: Readonly<Record<Color, string>>;
    /** Above the openings that people play most. */
    readonly popular: string;
    /** Searches all openings, of which there are `{n}`; then nothing, or more than are shown. */
    readonly allOpenings: string;
    readonly noOpening: string;
    readonly furtherOpenings: string;
    /** After a line: the next one, or the answer to the opponent's likely next move. */
    readonly nextLine: string;
    /** Adds the next moves to the line. */
    readonly longer: string;
    /** By the side that is learnt. */
    readonly learn: Readonly<Record<Color, string>>;
    readonly otherWays: string;
    /** Another line, where there are some. */
    readonly another: string;
    /** The fold with the choice of the side, and of the place where rounds begin. */
    readonly whatIsAsked: string;
    readonly noGames: string;
    readonly after: string;
    readonly fromStart: string;
    /** The place that the address names. */
    readonly fromPosition: string;
    /** A line played on the board. */
    readonly play: string;
    readonly playing: string;
    readonly addPlayed: string;
    readonly cancel: string;
    readonly file: string;
    readonly addedLines: Plural;
    /** Lines of a file beyond `{most}`: their number, and the game where they begin. */
    readonly leftOut: Plural;
    /** Games of a file: how many, and which. */
    readonly unreadGames: Plural;
    readonly notAFile: string;
    /** What people play and no line answers: `{color}`, `{moves}`, `{reply}` and `{share}`. */
    readonly gaps: string;
    readonly gap: string;
    /** The same where the reply is the first move of the line. */
    readonly firstGap: string;
    readonly fillGap: string;
    /** A position in which lines begin, with `{n}` discs. */
    readonly position: string;
    readonly lines: string;
    /** When a line comes back: after it was played from memory, now, or on `{date}`. */
    readonly notPractised: string;
    readonly dueNow: string;
    readonly dueToday: string;
    /** By the number of days until then, with the `{day}`. */
    readonly dueOn: Plural;
    readonly side: string;
    readonly line: string;
    readonly howTyped: string;
    readonly typedFromPosition: string;
    readonly add: string;
    readonly notALine: string;
    readonly fromGame: string;
    readonly remove: string;
    readonly removeLine: string;
  };
  readonly otherGames: string;
  readonly theme: string;
  /** Themes recommended by the report on the user's games. */
  readonly plannedThemes: string;
  readonly anyTheme: string;
  readonly difficulty: string;
  readonly ownDifficulty: string;
  readonly next: string;
  /** The place among the puzzles of a choice, and the difficulty. */
  readonly number: string;
  /** The same of a theme. */
  readonly numberOfTheme: string;
  readonly fromGame: string;
  readonly none: { readonly mistakes: string; readonly all: string };
  readonly openingsIntro: string;
  readonly drill: {
    readonly side: string;
    readonly black: string;
    readonly white: string;
    /** The button after a line was shown. */
    readonly begin: string;
    readonly start: string;
    /** The button that repeats a missed position. */
    readonly repeat: string;
    readonly yourMove: string;
    /** A line of the user's stands on the board. */
    readonly preview: string;
    readonly show: string;
    readonly shown: string;
    /** While the moves of a line are shown one by one, and at its end. */
    readonly guide: string;
    readonly guided: string;
    readonly skip: string;
    readonly skipped: string;
    /** The user has no line of their own for the side. */
    readonly noLines: string;
    readonly again: string;
    /** The same, if the moves before the position are known. */
    readonly againAfter: string;
    readonly right: string;
    readonly wrong: Plural;
    readonly end: string;
    /** The move of a line, on a board that is turned or mirrored. */
    readonly turned: string;
    /** The user's own lines have another move; the same where the book has no loss for it, or one. */
    readonly notYours: string;
    readonly notYoursSound: string;
    readonly notYoursLoses: Plural;
    readonly playAgain: string;
    readonly moveOf: string;
    /** Follows the verdict on a move: the opponent's reply. */
    readonly replied: string;
    /**
     * Why a move is played, `{square}`: the name that it gives the opening, and by the book no better move, others in `{list}` that are about
     * as good, what all the others lose, or one that is better.
     */
    readonly reason: {
      readonly name: string;
      readonly best: string;
      readonly asGood: string;
      readonly others: Plural;
      /** `{better}` is the book's move. */
      readonly loss: Plural;
      /** The book's `{reply}` to a move that is not in the user's lines. */
      readonly reply: string;
    };
    /** A square was pressed where no move is possible. */
    readonly illegal: string;
    /** The name of a line that has none. */
    readonly yourLine: string;
    readonly byHeart: string;
    readonly lineDone: string;
  };
  readonly progress: string;
  /** The results as a picture. */
  readonly picture: {
    /** Above an example of the curve and the crowns, before the first puzzle. */
    readonly example: string;
    readonly strength: string;
    /** Before there is a rating. */
    readonly begins: string;
    /** So many puzzles are missing before the curve begins. */
    readonly begun: Plural;
    readonly inGames: string;
    readonly between: string;
    /** Before there is a strength in games. */
    readonly moreGames: Plural;
    readonly next: string;
    readonly nextAbout: string;
    readonly solve: string;
    readonly play: string;
    readonly opponents: string;
    /** For screen readers, of an opponent with a crown. */
    readonly beaten: string;
    /** `{points}` and one of the words. */
    readonly about: string;
    /** How far the rating may be off; then the next word, and how many puzzles lead there. */
    readonly range: string;
    readonly nextStep: Plural;
    /** So many puzzles of today, and how many were solved straight away. */
    readonly today: Plural;
    readonly lessons: string;
    readonly lessonsOf: string;
    /** Below 900, from 900, from 1200, from 1500, and from 1800 points. */
    readonly steps: readonly string[];
    readonly curve: string;
    readonly noStreak: string;
    readonly weakness: string;
    /** How many of its puzzles were solved. */
    readonly weakAt: string;
    /** Short names of what puzzles are about. */
    readonly ideaNames: Readonly<Record<Idea, string>>;
    readonly solvedOf: string;
    /** The same in a list. */
    readonly solvedShort: string;
    /** For screen readers. */
    readonly hasCrown: string;
    readonly train: string;
    readonly crowns: string;
    /** The heading before the first crown, and the way to the next. */
    readonly firstCrown: string;
    readonly crownAfter: Plural;
    readonly mistakes: Plural;
    readonly tables: string;
  };
  /** While stored data is being read. */
  readonly reading: string;
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
  /** The mean of all games, and that of the last five. */
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
  /** Labels of a game's links, for readers who do not see the table. */
  readonly openGame: string;
  readonly reviewGame: string;
  /** Opponents by the points of the people that they play like. */
  readonly points: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly allGames: Plural;
  readonly moreGames: string;
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
  /** When parts of a file were left out: how many, and which. */
  readonly loadedPart: Plural;
  readonly notLoaded: string;
  readonly delete: string;
  readonly deleteSure: string;
  readonly deleted: string;
  readonly noStore: string;
}

export const TRAIN: Readonly<Record<Language, TrainStrings>> = { en, fr, cs };
