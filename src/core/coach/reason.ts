import type { Certainty, EngineMove } from '../engine/engine.js';
import type { Square } from '../rules/square.js';
import type { PeopleChoice } from './people.js';

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
  /** They take a corner in best play. */
  | 'corner-lost-later'
  /** You take a corner in best play. */
  | 'corner-won-later'
  /** The better move would have threatened a corner. */
  | 'corner-threat-missed'
  /** They answer on the square of the better move, where they could play before. */
  | 'square-wanted'
  /** They answer on a square where only you could play: that of the better move, or another one. */
  | 'own-square-opened'
  /** Their answer was not legal before, and is not after the better move. */
  | 'reply-opened'
  /** Their answer, which the better move makes impossible. */
  | 'reply-prevented'
  /** Their answer, which does more harm than after the better move. */
  | 'reply-stronger'
  /** Their answer prepares a second move that the better move prevents. Squares: the answer, the second move. */
  | 'reply-continued'
  /** Their answer, which would give a corner after the better move. Squares: the answer, the corner. */
  | 'reply-poisoned'
  /** Several answers, each of which costs most of the loss: none of them decides. */
  | 'replies-strong'
  /** Several answers that the better move makes impossible. */
  | 'replies-prevented'
  /** Their answer, which you could refute only after the better move. Squares: the answer, your move. */
  | 'return-missed'
  /**
   * As `return-missed`, but your move is legal after both: after the worse one they punish it. Also the punishing move.
   */
  | 'return-punished'
  /** A move that the better move makes possible and their answer leaves. */
  | 'prepared'
  /** A move that only you had and that they now have, too; with 2 `plies`, they play it at once. */
  | 'reserve-lost'
  /**
   * A move that only you had and could have kept: the better move is on a square that both sides can take, or, with
   * `plies`, you still play it at that ply of the better line.
   */
  | 'could-wait'
  /** Giving up a corner is worth it. Squares: the corner given, and one that you get in return, if there is one. */
  | 'sacrifice'
  /** Your moves after their best reply. */
  | 'mobility'
  /** Their moves. */
  | 'opens'
  /** Your moves after their best reply that give no corner. */
  | 'safe-moves'
  /** Your discs that touch an empty square. */
  | 'frontier'
  /** Discs that the move flips, at a stage when many discs are a burden. */
  | 'many-flips'
  /** A move that flips hardly any disc that touches an empty square. */
  | 'quiet-move'
  /** Who gets the last move in a region. */
  | 'parity'
  /** A region that only you could enter. */
  | 'region-opened'
  /** A region that you can no longer enter. */
  | 'region-closed'
  /** Five discs in a row on an edge whose corners are empty, one of which they take. */
  | 'unbalanced-edge'
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
  /** It flips no disc next to an empty square and gives you no new move. */
  | 'gives-nothing'
  /** After it they can also play on these squares, where they could not before, and their line does so. */
  | 'opens-next'
  /** You could have played there, and soon would after the better move. */
  | 'wanted'
  /** Your move against it would threaten these corners, which you could not take before. */
  | 'return-threatens'
  /** Your move against it would stand between two of their discs on an edge. */
  | 'return-wedges'
  /** Your move against it would flip no disc next to an empty square and give them no new move. */
  | 'return-quiet'
  /** Without it the move would lose hardly anything. */
  | 'decides';

/** One effect of an answer, and the squares that show it. */
export interface Consequence {
  readonly kind: ConsequenceKind;
  readonly squares: readonly Square[];
  /** For lost moves: the one or two discs whose flipping takes them away, if they are so few. */
  readonly discs?: readonly Square[];
}

/** The discs that open or close a square of a reason: they alone make the difference. */
export interface Access {
  /**
   * `turning`: flipping them opens the square, an answer that flips them closes it, or they can be flipped from there.
   * `placing`: the disc that the worse move places opens it. `closing`: the better move flips them and closes it.
   * `own`: the square is open to the side that has this disc.
   */
  readonly by: 'turning' | 'placing' | 'closing' | 'own';
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
  /**
   * The one or two discs that open its square after the worse move, close it after the better one, or allow a move
   * against the answer.
   */
  readonly access?: Access;
  /**
   * What was counted: `own` and `theirs` after the move explained, `otherOwn` and `otherTheirs` after the move compared
   * with. `plies` count from the move explained, which is the first. `later`: the ply of the better line at which what
   * it prevents comes after all.
   */
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  /** Best play from the position on, as far as the reason needs it; begins with the move explained. */
  readonly line: readonly EngineMove[];
  /** The same for the move that it is compared with. */
  readonly other: readonly EngineMove[];
  /** Its weight: reasons are sorted by it, heaviest first. */
  readonly weight: number;
}

export type NumberName = 'own' | 'theirs' | 'otherOwn' | 'otherTheirs' | 'plies' | 'later' | 'discs';

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
