/**
 * The type of the texts of `<othello-game>`, and of errors in what users open. `en/game.ts`, `fr/game.ts` and
 * `cs/game.ts` have all of them, the files of `community` most.
 */
import type { ThemeName } from '../../../elements/diagram/theme-names.js';
import type { LevelName } from '../../engine/engine.js';
import type { FormatErrorCode } from '../../formats/common/format-error.js';
import type { AdviceKey } from '../../rules/strategy.js';
import type { ResultReason } from '../../rules/game/tree.js';
import type { TimeRule } from '../../rules/score.js';
import type { Plural } from '../strings.js';

/** All strings of `<othello-game>`. `{…}` is filled in, see the English file. */
export interface GameStrings {
  readonly name: string;
  readonly black: string;
  readonly white: string;
  readonly computer: string;
  readonly player: string;
  readonly player2: string;
  readonly you: string;
  readonly menu: {
    readonly name: string;
    readonly newGame: string;
    readonly restart: string;
    readonly options: string;
    readonly sheet: string;
    readonly share: string;
    readonly analyse: string;
    readonly moves: string;
    readonly result: string;
    readonly keys: string;
    readonly more: string;
    /** The value of the last move, and why. */
    readonly explain: string;
  };
  readonly newGame: {
    readonly title: string;
    /** Above what few people choose. */
    readonly more: string;
    readonly players: string;
    readonly two: string;
    readonly level: string;
    /** The label of the levels beside a page's own characters. */
    readonly ownLevel: string;
    /** The strongest character, where the others have their points. */
    readonly engine: string;
    readonly levels: Readonly<Record<LevelName, string>>;
    readonly namedLevel: string;
    /** Whom each level plays like, weakest first. */
    readonly levelHelp: readonly string[];
    readonly number: string;
    /** Opponents by the points of the people that they play like. */
    readonly strengths: string;
    readonly points: string;
    readonly pointsHelp: string;
    readonly side: string;
    /** Below the choice of the colours. */
    readonly firstMove: string;
    readonly firstSide: string;
    readonly lot: string;
    readonly yourName: string;
    readonly names: readonly [string, string];
    readonly time: string;
    readonly noTime: string;
    readonly minutes: Plural;
    readonly ownTime: string;
    readonly ownTimeHelp: string;
    readonly increment: string;
    readonly flag: string;
    readonly flagRules: Readonly<Record<TimeRule, string>>;
    readonly flagHelp: Readonly<Record<TimeRule, string>>;
    readonly handicap: string;
    readonly noHandicap: string;
    readonly corners: Plural;
    readonly weaker: string;
    readonly opening: string;
    readonly openings: Readonly<Record<'usual' | 'even' | 'list', string>>;
    readonly openingList: string;
    readonly match: string;
    readonly matches: Readonly<Record<'none' | 'margin' | 'best-of-three' | 'points', string>>;
    readonly games: string;
    readonly target: string;
    readonly book: string;
    readonly byHand: string;
    readonly start: string;
    /** In place of `start` where the opponent has a name. */
    readonly play: string;
    readonly cancel: string;
  };
  /** The choice of an opponent before the first move. */
  readonly opponents: {
    /** Begins the game that is chosen. */
    readonly play: string;
    /** The rules in short, and who wins. */
    readonly aim: string;
    readonly computer: string;
    readonly two: string;
  };
  readonly options: {
    readonly title: string;
    readonly theme: string;
    readonly themes: Readonly<Record<ThemeName, string>>;
    readonly color: string;
    readonly colors: Readonly<Record<'theme' | 'green' | 'blue' | 'red' | 'violet' | 'grey', string>>;
    readonly discs: string;
    readonly discStyles: Readonly<Record<'shaded' | 'flat', string>>;
    readonly coordinates: string;
    readonly ownSideBelow: string;
    readonly coordinateStyles: Readonly<Record<'letters' | 'numbers' | 'none', string>>;
    readonly speed: string;
    readonly speeds: Readonly<Record<'off' | 'fast' | 'normal' | 'slow', string>>;
    readonly language: string;
    readonly auto: string;
    readonly show: string;
    readonly legal: string;
    readonly last: string;
    readonly flips: string;
    readonly strategy: string;
    readonly values: string;
    readonly help: string;
    readonly advice: string;
    readonly coach: string;
    readonly sounds: string;
    readonly passByClick: string;
    readonly done: string;
  };
  readonly end: {
    readonly wins: string;
    readonly youWin: string;
    readonly draw: string;
    readonly score: string;
    /** Skips the counting of discs. */
    readonly skip: string;
    /** The person has beaten a level, for the first time or by a new record. */
    readonly firstWin: string;
    readonly bestWin: string;
    /** The same over a character, `{name}`, in place of a level. */
    readonly firstWinOver: string;
    readonly bestWinOver: string;
    /** The person has won with all four corners. */
    readonly corners: string;
    readonly margin: Plural;
    readonly raw: string;
    readonly rawScore: string;
    readonly reasons: Readonly<Record<Exclude<ResultReason, 'resignation'>, string>>;
    readonly resigned: string;
    readonly youResigned: string;
    /** The official score of a game that was not played to its end. */
    readonly recorded: string;
    readonly again: string;
    readonly next: string;
    readonly newMatch: string;
    readonly swap: string;
    readonly review: string;
    /** In place of `review` once it is known what decided the game. */
    readonly moment: string;
    /** Goes back to a moment of a lost game, to play on from there, and the message there about the `{square}` played. */
    readonly retry: string;
    readonly retried: string;
    /** The title of the user's best move, a `{square}`, in a game that was won. */
    readonly bestMove: string;
    /** Why it was: it took a corner, or any other one lost at least so many discs. */
    readonly tookCorner: string;
    readonly othersLose: Plural;
    /** How many corners the winner had in the end. */
    readonly wonCorners: Readonly<
      Record<'you' | 'opponent', { readonly three: string; readonly four: string }>
    >;
    /** The bad move, a `{square}`, where nothing else is said of it; then the questions for a better one. */
    readonly playedHere: string;
    readonly whatBetter: string;
    readonly whichCorner: string;
    /** Stands until it is known. */
    readonly seeking: string;
  };
  readonly restart: {
    readonly title: string;
    /** How many moves will be lost. */
    readonly text: Plural;
    /** When the user's own game waits beside the one on the board. */
    readonly own: string;
    /** A game by turns with `{name}`, which stays in the browser. */
    readonly kept: string;
    /** When another game was chosen. */
    readonly another: { readonly title: string; readonly yes: string };
    readonly yes: string;
    readonly no: string;
    /** When a new game would end a match. */
    readonly match: { readonly title: string; readonly text: string; readonly yes: string };
  };
  readonly sheet: {
    readonly standing: string;
    readonly title: string;
    readonly game: string;
    /** The current game of a match with a known number of games. */
    readonly gameOf: string;
    readonly begins: string;
    readonly wins: string;
    readonly points: string;
    readonly winner: string;
    readonly level: string;
    readonly goesOn: string;
    readonly none: string;
    readonly close: string;
  };
  readonly share: {
    readonly title: string;
    readonly link: string;
    readonly transcript: string;
    /** Replaces the moves if discs were flipped wrongly by hand. */
    readonly position: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly load: string;
    readonly loadHelp: string;
    readonly loadButton: string;
    readonly close: string;
  };
  /** A game with a player elsewhere, by exchanged links. */
  readonly friend: {
    readonly title: string;
    readonly help: string;
    /** The two ways to play: with both pages open, or with a link for each move. */
    readonly ways: Readonly<Record<'live' | 'turns', string>>;
    /** Above the text of `yourName`, which the friend `{name}` reads. */
    readonly willSee: string;
    readonly yourName: string;
    readonly friendName: string;
    /** A friend without a name, in the middle of a sentence. */
    readonly someone: string;
    readonly send: string;
    /** Sent with the first link; also where the sender has no name. */
    readonly challenge: string;
    readonly challengeUnnamed: string;
    /** Sent with a later link: the friend is to move, also where the sender has no name, or the game is over. */
    readonly invitation: string;
    readonly yourMove: string;
    readonly isOver: string;
    /** Opens the choice of side and time. */
    readonly terms: string;
    /** Read by whoever opens it: who has sent it, and which side they play, as long as no score says so. */
    readonly invited: string;
    readonly youAre: { readonly black: string; readonly white: string };
    /** How a game begins, for whoever makes its link; with a clock, nobody moves before both are there. */
    readonly begins: Readonly<Record<'live' | 'turns', Readonly<Record<'black' | 'white', string>>>> & {
      readonly clock: string;
    };
    /** The first move of whoever has opened a link, and what to do after it. */
    readonly firstTurn: string;
    readonly sendBack: string;
    readonly copied: string;
    /** Added to it while the friend is to move. */
    readonly comesBack: string;
    /** On the button, for a moment. */
    readonly sent: string;
    /** The button of a link that was sent already. */
    readonly sendAgain: string;
    /** What to do while the friend is to move: before the link is sent, and after it; `copied` says more for a while. */
    readonly waiting: string;
    readonly waitingMove: string;
    readonly yourTurn: string;
    /** The same after the friend's move on `{square}`. */
    readonly played: string;
    /** Takes back the invitation: once somebody may have it, and before. */
    readonly cancel: string;
    readonly back: string;
    /** Asks whoever opens a link of a game that this browser does not know: a player elsewhere, or somebody else. */
    readonly isYours: string;
    readonly isYoursText: string;
    readonly yes: string;
    readonly watch: string;
    /** The games by turns that wait beside another game: their name, and the line of one that the user or the friend goes on with. */
    readonly kept: Readonly<Record<'list' | 'yours' | 'theirs' | 'remove' | 'removed' | 'undo', string>>;
    /** The button that makes the link. */
    readonly create: string;
    /** The name of the QR code with the link. */
    readonly qr: string;
    /** The time for each move of a game by turns. */
    readonly perMove: string;
    readonly noLimit: string;
    readonly days: Plural;
    /** Until when the reader has to move, and the friend. */
    readonly due: string;
    readonly theirDue: string;
    readonly live: LiveStrings;
  };
  readonly manualFlips: {
    readonly begin: string;
    readonly turn: string;
    /** The state of a turn in progress. */
    readonly placed: Plural;
    /** The discs that a player has not placed yet. */
    readonly stock: Plural;
    readonly end: string;
    readonly right: string;
    readonly missing: Plural;
    readonly extra: Plural;
    readonly correctOrKeep: string;
    readonly keep: string;
    readonly correct: string;
    readonly correctable: string;
  };
  readonly messages: {
    readonly passed: string;
    /** The same where the user plays one of the sides. */
    readonly youPass: string;
    readonly youAgain: string;
    readonly youMustPass: string;
    /** Why no move can be made on an empty square. */
    readonly mustFlip: string;
    /** The browser refuses to store the game. */
    readonly notStored: string;
    readonly mustPass: string;
    readonly lot: string;
    readonly opening: string;
    readonly notRead: string;
    readonly noEngine: string;
    readonly notLoaded: string;
    readonly reload: string;
    readonly tryAgain: string;
    readonly opened: string;
    readonly returnToOwn: string;
    readonly takeBackBad: string;
    /** The title of the coach's comment on a move: `{square}`, and `{n}` discs that it loses. */
    readonly moveLoses: Plural;
    readonly moveGood: string;
    /** Plays the better line on the board, and stops it. */
    readonly showLine: string;
    readonly stopLine: string;
    /** While a line is shown that was not played. */
    readonly example: string;
    readonly discardOwn: string;
    readonly pass: string;
    readonly playOn: string;
    readonly hint: string;
    /** Follows the hint: how far ahead of the opponent, or behind, the player should finish. */
    readonly hintAhead: Plural;
    readonly hintBehind: Plural;
    readonly hintEven: string;
    /** The last move, by `{name}` on `{square}`; the same of the user. */
    readonly lastMove: string;
    readonly youMoved: string;
    /** How many moves `{name}` has, and the user. */
    readonly possibleMoves: Plural;
    readonly youCanMove: Plural;
    /** Before the first move, to whoever makes it. */
    readonly youBegin: string;
  };
  /** Why a hint is a good move. */
  readonly keys: {
    readonly title: string;
    readonly close: string;
    /** Keys, with spaces between them, and what they do. */
    readonly list: readonly (readonly [keys: string, action: string])[];
  };
  readonly formatErrors: {
    readonly character: string;
    readonly place: string;
    readonly problems: Readonly<Record<FormatErrorCode, string>>;
  };
  readonly advice: Readonly<Record<AdviceKey, string>>;
}

/** The strings of a live game with a player elsewhere. */
export interface LiveStrings {
  /** The heading while nobody has come, and what is waited for. */
  readonly waitingFor: string;
  /** Read by a guest while the other side, `black` or `white`, makes the first move. */
  readonly begins: { readonly black: string; readonly white: string };
  /** The same before the guest has agreed to a connection. */
  readonly joinFirst: string;
  readonly again: string;
  /** Plays by links instead, where no connection can be made. */
  readonly byTurns: string;
  readonly unreachedTitle: string;
  /** Shows the code of the link; a player who has not been connected yet then is. */
  readonly showCode: string;
  /** While the connection is made. */
  readonly connecting: string;
  readonly sendLink: string;
  /** Added for a player who may move before the friend is there. */
  readonly moveNow: string;
  /** Sent with the link. */
  readonly invitation: string;
  readonly here: string;
  readonly left: string;
  readonly away: string;
  readonly theirTurn: string;
  /** Requests of the other player. */
  readonly asks: {
    readonly takeback: string;
    readonly draw: string;
    readonly again: string;
    readonly hints: string;
  };
  /** The other player has not answered yet. */
  readonly waiting: string;
  readonly accept: string;
  readonly decline: string;
  readonly declined: string;
  readonly takeback: string;
  readonly draw: string;
  readonly drawn: string;
  /** Asks whether both may have hints. */
  readonly hints: string;
  readonly taken: string;
  /** The same, where it is another tab of this browser; and the button that goes on in this one. */
  readonly elsewhere: string;
  readonly playHere: string;
  readonly toEnd: string;
  /** The two boards differed, and are in sync again. */
  readonly differ: string;
  /** What the servers of a live game do and see; a live game contacts nobody before it was read. */
  readonly helped: string;
  /** Opens it, and the list of their names. */
  readonly privacy: string;
  /** Offers a live game in a game by links; its servers and `join` stand behind it. */
  readonly playLive: string;
  readonly join: string;
  /** In a game by links. */
  readonly moveByLink: string;
  /** What has failed. */
  readonly unreached: string;
  /** Asks the friend for a link by turns: the button, the text to send, and that it was copied. */
  readonly ask: string;
  readonly askText: string;
  readonly askCopied: string;
  /** What to do then: with a link to send, with a move to make, with nothing, or in a game that needs a connection. */
  readonly goOn: Readonly<Record<'send' | 'move' | 'wait' | 'clock', string>>;
}
