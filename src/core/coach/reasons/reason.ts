/**
 * The kinds of reasons why a move is better or worse than another one, and what each reason says. `explain.ts` returns
 * them; sentences, stories, reports and elements read them.
 */
import type { Certainty, EngineMove } from '../../engine/engine.js';
import type { Square } from '../../rules/square.js';
import type { PeopleChoice } from '../values/people.js';

/**
 * What a reason is about. Each kind compares two moves of one position. It is a fault (`bad`) of the worse move and a
 * merit (`good`) of the better one. "You" is the side to move, "they" the other one.
 */
export type ReasonKind =
  /** They can take a corner at once. */
  | 'corner-given'
  /** They can still take a corner that they could take before, which the better move prevents. */
  | 'corner-left'
  /** They take a corner within `plies` plies, whatever you answer. */
  | 'corner-forced'
  /** You could have taken a corner. */
  | 'corner-missed'
  /** You take a corner within `plies` plies, whatever they answer. */
  | 'corner-force-missed'
  /** A disc diagonally next to an empty corner; with `plies`, they take it in best play. */
  | 'x-square'
  /** A disc on the edge next to an empty corner; with `plies`, they take it in best play. */
  | 'c-square'
  /** They take a corner in best play, and no defence prevents it. */
  | 'corner-lost-later'
  /** You take a corner in best play. */
  | 'corner-won-later'
  /** The better move would have threatened a corner. */
  | 'corner-threat-missed'
  /**
   * They get a square, within `plies` plies, that the better move or your next one takes: that of the better move, or
   * another one.
   */
  | 'square-wanted'
  /** They answer on a square where only you could play: that of the better move, or another one. */
  | 'own-square-opened'
  /** Their answer was not legal before, and is not after the better move. */
  | 'reply-opened'
  /** Their answer, which the better move makes impossible. */
  | 'reply-prevented'
  /** Their answer, which does more harm than after the better move. */
  | 'reply-stronger'
  /** Their answer, which would give a corner after the better move. Squares: the answer, the corner. */
  | 'reply-poisoned'
  /**
   * A move that the better move makes possible, or without `plies` keeps, and their answer leaves; the worse one not.
   */
  | 'prepared'
  /** Moves that only you had and that they now have, too; with 2 `plies`, they play the first at once. */
  | 'reserve-lost'
  /**
   * A move that only you had and could have kept: the better move is on a square that both sides can take, or, with
   * `plies`, you still play it at that ply of the better line.
   */
  | 'could-wait'
  /** You make the move at this ply of the better line. */
  | 'too-early'
  /** Giving up a corner is worth it. Squares: the corner given, and one that you get in return, if there is one. */
  | 'sacrifice'
  /** Your moves after their best reply. */
  | 'mobility'
  /**
   * Squares where they could not play before; with both numbers of moves, where they can, and cannot after the better
   * move; without numbers, where they could before, too.
   */
  | 'opens'
  /** Your moves after their best reply that give no corner. */
  | 'safe-moves'
  /** Empty squares that touch the discs which the move flips. */
  | 'quiet-move'
  /** The side that gets the last move in a region. */
  | 'parity'
  /** A region that only you could enter. */
  | 'region-opened'
  /** A region that you can no longer enter. */
  | 'region-closed'
  /** They wedge a disc between two of yours on an edge. */
  | 'wedge-allowed'
  /** You could have wedged a disc between two of theirs on an edge. */
  | 'wedge-missed'
  /** All your discs are lost. */
  | 'wipe-out'
  /** They have no move; with `plies`, only then. */
  | 'pass-forced'
  /** You have no move. */
  | 'pass-suffered'
  /** Proven to the end of the game. */
  | 'count'
  /** No other move was legal. */
  | 'only-move'
  /** Only the engine's values: no reason was found. */
  | 'value';

/** What an answer of the other side does on the board. */
export type ConsequenceKind =
  /** You can no longer make the better move; said as the whole reason. */
  | 'takes-better'
  /** You can no longer play on these squares. */
  | 'loses'
  /** It threatens these corners, which it could not take before. */
  | 'threatens'
  /** Its disc stands between two of yours on an edge. */
  | 'wedges'
  /** In the rest of the region, only they can play. */
  | 'shuts-out'
  /** After it you can play only on these squares. */
  | 'leaves'
  /**
   * You can answer it on this square after the better move, and not after the move explained; or you then flip these
   * discs only after the better move.
   */
  | 'meets'
  /** It flips only these discs, and after the better move `discs` as well. */
  | 'flips-more'
  /** Several answers as strong, on these squares, none of which they have after the better move. */
  | 'all-opened'
  /** The same, and only you could play there. */
  | 'all-opened-own'
  /** After each of them you can no longer play where the better line does, which `discs` names. */
  | 'all-take'
  /** Each of them leaves you so many moves at most, and the better line so many: `counts`. */
  | 'all-leave';

/** One effect of an answer, and the squares that show it. */
export interface Consequence {
  readonly kind: ConsequenceKind;
  readonly squares: readonly Square[];
  /**
   * For lost moves: the one or two discs whose flipping takes them away, if they are so few; for `all-take` a square; for
   * `meets` and `flips-more` discs that are flipped only after the better move.
   */
  readonly discs?: readonly Square[];
  /**
   * For `all-leave`: how many moves there are after the move explained and after the better one, and the answer to
   * each.
   */
  readonly counts?: readonly [own: number, other: number];
}

/** What the better move does. */
export type InsteadKind =
  /** It takes a corner. */
  | 'corner'
  /** You take this corner in its line. */
  | 'wins'
  /** It threatens these corners. */
  | 'threatens'
  /** They have no move. */
  | 'passes'
  /** You play on their square yourself in its line. */
  | 'gets'
  /** Only you can still play on these squares; `shared`: and both can play the better move. */
  | 'keeps'
  | 'keeps-shared'
  /** They cannot play on this square; `discs` are those whose flipping closes it. */
  | 'closes'
  /** After their answer you can still play on these squares. */
  | 'still'
  /** You play on this square next, where you could not before. */
  | 'prepares'
  /** They can play only on these squares. */
  | 'leaves'
  /** The move explained can wait: only you can make it. The second square, the better move's, both can play. */
  | 'waits'
  /** It opens nothing to them; `discs` are those that it flips, if they are few. */
  | 'quiet'
  /** The same, and both can play it. */
  | 'quiet-shared'
  /** They cannot play on these squares, and can after the move explained. */
  | 'shuts'
  /** After it and its answer you can play on these squares, and not after the move explained and its answer. */
  | 'moves'
  /** Half of the loss or more hangs on these answers to the worse move. */
  | 'only-reply'
  /** You get the last move in this region, which they get otherwise. */
  | 'last'
  /** You make the move explained a little later. */
  | 'first'
  /** It comes first, because you can no longer make it after the answer, on this square, to the move explained. */
  | 'first-lost'
  /** It comes first, because they then do not get to this square, which they take otherwise. */
  | 'first-shut'
  /** It is on a square where only you can play, as long as you play there first. */
  | 'now'
  /** It is on a square where both sides can play. */
  | 'shared'
  /** They soon take this square otherwise. */
  | 'taken'
  /** The same, and you take it in the better line. */
  | 'swaps'
  /** The move explained takes these moves from you; `discs` are those whose flipping does it. */
  | 'takes'
  /** The move explained opens this square to them, and they soon play there. */
  | 'lets-in'
  /** The move explained opens these squares to them; `own`: where only you could play. */
  | 'opens-now'
  | 'opens-own'
  /** After the move explained they have to pass, and you make the better move all the same. */
  | 'passes-back'
  /** With the move that it prepares, you threaten these corners. */
  | 'then-threatens'
  /** After the move that it prepares, they can play only on these squares. */
  | 'then-leaves';

/** What the better move does, and the worse one does not. */
export interface Instead {
  readonly kind: InsteadKind;
  readonly squares: readonly Square[];
  readonly discs?: readonly Square[];
  /** For `moves`: the answers to the move explained and to the better one. */
  readonly replies?: readonly Square[];
  /** The part of its line that shows it. */
  readonly line?: readonly EngineMove[];
}

/** What only one of the two lines leads to. */
export type UpshotKind =
  /** The better move takes this corner. */
  | 'corner-now'
  /** They take these corners after the move explained. */
  | 'corner-lost'
  /** They take the first corner after the move explained, and the second after the better one. */
  | 'corner-another'
  /** You take these corners after the better move. */
  | 'corner-won'
  /** They take the corner after the move explained, you after the better one. */
  | 'corner-swapped'
  /** They take the first corner after the move explained, because of your own later move on the second square. */
  | 'corner-spoiled'
  /** They take the corner after both moves. */
  | 'corner-anyway'
  /** They can take the corner after both moves, and do so in one line only. */
  | 'corner-hangs'
  /** After the better move they take the first corner, and you the second. */
  | 'corner-traded'
  /** They take a corner after the better move, and then have to pass; or only you can play on the second square. */
  | 'corner-for-pass'
  | 'corner-for-square'
  /** The same, and you then have more moves; `counts` after the answers to both moves. */
  | 'corner-for-moves'
  /** They take a corner after the better move, or at least can, and it is better nevertheless. */
  | 'corner-cost'
  /**
   * The better move is beside this empty corner, which they cannot force; or they can take it, and do not at once.
   */
  | 'corner-safe'
  | 'corner-offered'
  /** The same, and if they do, only you can play on the second square. */
  | 'corner-offered-for'
  /** You take these corners after the move explained, and lose more elsewhere; or the corner can wait. */
  | 'corner-bait'
  | 'corner-waits'
  /** You have to pass after the move explained, they after the better one. */
  | 'pass-own'
  | 'pass-theirs'
  /** You can play only on these squares after the answer, they after the better move. */
  | 'few-own'
  | 'few-theirs'
  /** You have no move left on the board after the move explained, and these after the better one. */
  | 'none-own';

/** What one of the two lines leads to within eight plies, and the other does not. */
export interface Upshot {
  readonly kind: UpshotKind;
  readonly squares: readonly Square[];
  readonly counts?: readonly [own: number, other: number];
  /** The line that shows it. */
  readonly line: readonly EngineMove[];
}

/** The discs that open or close a square of a reason: they alone make the difference. */
export interface Access {
  /**
   * `turning`: flipping them opens the square, an answer that flips them closes it, or they can be flipped from there.
   * `placing`: the disc that the worse move places opens it. `closing`: the better move flips them and closes it.
   * `own`: the square is open to the side that has this disc. `flipped`: the reply on it flips these, which the worse
   * move placed or turned, although each of them alone would open it.
   */
  readonly by: 'turning' | 'placing' | 'closing' | 'own' | 'flipped';
  /** One or two. */
  readonly discs: readonly Square[];
}

/** Why one move is worse or better than another. */
export interface Reason {
  readonly kind: ReasonKind;
  /** Whether it is a reason against the move explained, or for it. */
  readonly tone: 'bad' | 'good';
  /** The squares that it is about: corners, discs or the squares of a region, depending on the kind. */
  readonly squares: readonly Square[];
  /**
   * What the answer does on the board, or what punishes a move against it; the weightiest first. Only for the worse
   * move.
   */
  readonly consequences?: readonly Consequence[];
  /** What the better move does instead. Only for the worse move; of the values, if there is no other reason. */
  readonly instead?: Instead;
  /** What decides, if the reason itself does not say it: said before the reason. Only for the first one. */
  readonly upshot?: Upshot;
  /** What belongs to it and does not decide: said after the reasons. Only for the first one. */
  readonly aside?: Upshot;
  /**
   * The one or two discs that open its square after the worse move, close it after the better one, or allow a move
   * against the answer.
   */
  readonly access?: Access;
  /**
   * What was counted: `own` and `theirs` after the move explained, `otherOwn` and `otherTheirs` after the move compared
   * with. `plies` count from the move explained, which is the first. `later`: the ply of the better line at which what
   * it prevents comes after all, or can. `replies`: how many answers to the worse move are about as strong, if it is
   * not alone, and 1 if half of the loss or more hangs on it. `apart`: by how many discs the better move is ahead in a deeper search, if that sees hardly a
   * difference.
   */
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  /** The answers to the move explained that are about as strong, if there are several: first the one in its line. */
  readonly replies?: readonly Square[];
  /** Best play from the position on, as far as the reason needs it; begins with the move explained. */
  readonly line: readonly EngineMove[];
  /** The same for the move that it is compared with. */
  readonly other: readonly EngineMove[];
  /** Its weight: reasons are sorted by it, heaviest first. */
  readonly weight: number;
}

/** The numbers that a sentence of the coach may name. */
export type NumberName =
  'own' | 'theirs' | 'otherOwn' | 'otherTheirs' | 'plies' | 'later' | 'discs' | 'replies' | 'apart';

/** The explanation of a move. */
export interface Explanation {
  /** The move explained. */
  readonly move: Square;
  /** Its value, in discs for the side that moves. */
  readonly value: number;
  /** The best move, or the best alternative if the move explained is the best; `undefined` if there is none. */
  readonly other: Square | undefined;
  readonly otherValue: number;
  /** How many discs the move loses, compared with the best one; 0 or more. */
  readonly loss: number;
  /** How far both values can be trusted: the less certain of the two. */
  readonly certainty: Certainty;
  /** Plies searched, the lower of the two. */
  readonly depth: number;
  /** `bad`: loses two discs or more; `good`: hardly anything is better; `fair`: in between. */
  readonly verdict: 'bad' | 'fair' | 'good';
  /** Why, heaviest first; at least one. */
  readonly reasons: readonly Reason[];
  /** How many people choose each of the two moves, if requested and known to the engine. */
  readonly people?: PeopleChoice;
}
