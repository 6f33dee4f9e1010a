import type { Certainty, EngineMove } from '../engine/engine.js';
import type { Square } from '../rules/square.js';
import type { PeopleChoice } from './people.js';

/**
 * What a reason is about. Each compares two moves of one position; said of the worse move it is a fault (`bad`), said of
 * the better one a merit (`good`). "You" is the side that moves, "they" the other one.
 */
export type ReasonKind =
  /** They can take a corner at once. */
  | 'corner-given'
  /** They take a corner within `plies` plies whatever you answer. */
  | 'corner-forced'
  /** You could have taken a corner. */
  | 'corner-missed'
  /** You take a corner within `plies` plies whatever they answer. */
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
  /** They answer on the square of the better move, where they could play already. */
  | 'square-wanted'
  /** They answer on the square of the better move, where they could not play before. */
  | 'own-square-opened'
  /** Their answer was not there before, and is not after the better move. */
  | 'reply-opened'
  /** Their answer, which the better move makes impossible. */
  | 'reply-prevented'
  /** Their answer, which does more than it would after the better move. */
  | 'reply-stronger'
  /** Their answer, after which they also have a second move that the better move prevents: both. */
  | 'reply-continued'
  /** Their answer, which gives a corner after the better move: the answer, then the corner. */
  | 'reply-poisoned'
  /** Answers that the better move makes impossible, several of them. */
  | 'replies-prevented'
  /** Their answer, which you could refute after the better move, and not after the worse one: the answer, then your move. */
  | 'return-missed'
  /** The same with a move that is there after both, but after the worse one they have an answer to it: also that. */
  | 'return-punished'
  /** The same with a move that is there after both, but that the other side meets better after the worse one: also how. */
  | 'return-weaker'
  /** Moves of yours that their answer takes away. */
  | 'moves-lost'
  /** A move that you have after the better move and their answer to it, and did not have before. */
  | 'prepared'
  /** A move that only you had, and that they now have too; with 2 `plies`, they make it at once. */
  | 'reserve-lost'
  /** A move that only you had and could have kept; the better move is on a square of both. */
  | 'could-wait'
  /** Giving a corner pays. */
  | 'sacrifice'
  /** Your moves after their best reply. */
  | 'mobility'
  /** Both sides' moves, on average over `plies` plies of best play. */
  | 'mobility-later'
  /** Their moves. */
  | 'opens'
  /** Your moves after their best reply that give no corner. */
  | 'safe-moves'
  /** Their moves that give no corner. */
  | 'their-safe-moves'
  /** Your discs that touch an empty square. */
  | 'frontier'
  /** The same, on average over `plies` plies of best play. */
  | 'frontier-later'
  /** Discs that the move turns, while many are a burden. */
  | 'many-flips'
  /** The move turns hardly any disc that touches an empty square. */
  | 'quiet-move'
  /** A quiet move of yours, which stays or is gone. */
  | 'quiet-kept'
  /** A quiet move of theirs, which stays or is gone. */
  | 'quiet-taken'
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
  /** Discs that nobody can turn any more, some plies on. */
  | 'stable-discs'
  /** They have no move. */
  | 'pass-forced'
  /** You have no move. */
  | 'pass-suffered'
  /** Counted to the end of the game. */
  | 'count'
  /** No other move was legal. */
  | 'only-move'
  /** What the engine sees, without a reason that could be named. */
  | 'value';

/** What an answer of the other side does on the board. */
export type ConsequenceKind =
  /** You can no longer play on these squares. */
  | 'loses'
  /** It threatens these corners, which it could not take before. */
  | 'threatens'
  /** Its disc stands between two of yours on an edge. */
  | 'wedges'
  /** Of what is left of the region you can play nowhere, and they can. */
  | 'shuts-out'
  /** It fills the last square of a region. */
  | 'last-square'
  /** Nobody can turn its disc any more. */
  | 'stays'
  /** It turns these discs, which your move has just turned. */
  | 'turns-back'
  /** It would turn them if it were made. */
  | 'could-turn-back'
  /** It turns these discs of yours on edges. */
  | 'turns-edge'
  /** It turns these discs of yours. */
  | 'turns'
  /** You can play on these squares alone then. */
  | 'leaves'
  /** It turns nothing next to an empty square, and gives you no move that you did not have. */
  | 'gives-nothing'
  /** It gives you no move that you did not have. */
  | 'no-new-move'
  /** They can play on these squares as well then, where they could not before, and do so in their line. */
  | 'opens-next'
  /** You could have played there, and do so soon after the better move. */
  | 'wanted'
  /** Your move against it would threaten these corners, which you could not take before. */
  | 'return-threatens'
  /** Your move against it would stand between two of their discs on an edge. */
  | 'return-wedges'
  /** Your move against it would turn nothing next to an empty square, and give them no move that they did not have. */
  | 'return-quiet'
  /** Without it the move would lose hardly anything. */
  | 'decides';

/** One thing that an answer does, and the squares where it shows. */
export interface Consequence {
  readonly kind: ConsequenceKind;
  readonly squares: readonly Square[];
  /** Of moves that are gone: the one or two discs whose turning takes them away, where it is so few. */
  readonly discs?: readonly Square[];
}

/** By which discs a square that a reason speaks of opens or closes: nothing else need change for it. */
export interface Access {
  /**
   * `turning`: a move turns them and so opens it, an answer turns them and so closes it, or they can be turned from there; `placing`:
   * the one that the worse move puts down opens it; `closing`: the better move turns them and so closes it; `own`: it is open to the
   * side that has this one.
   */
  readonly by: 'turning' | 'placing' | 'closing' | 'own';
  /** One or two. */
  readonly discs: readonly Square[];
}

/** Why one move is worse or better than another. */
export interface Reason {
  readonly kind: ReasonKind;
  /** Whether it speaks against the move explained, or for it. */
  readonly tone: 'bad' | 'good';
  /** The squares that it is about: corners, discs, the squares of a region; which, the kind says. */
  readonly squares: readonly Square[];
  /**
   * What the answer that it speaks of, or what punishes a move against it, does on the board, what weighs most first; said of the
   * worse move alone.
   */
  readonly consequences?: readonly Consequence[];
  /**
   * By which discs its square opens after the worse move, closes after the better one, or is there for a move against the answer:
   * where it is one or two.
   */
  readonly access?: Access;
  /**
   * What was counted; `own` and `theirs` follow the move explained, `otherOwn` and `otherTheirs` the move that it is
   * compared with. `plies` are counted from the move explained, which is the first.
   */
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  /** Best play as far as the reason needs it, from the position on; begins with the move explained. */
  readonly line: readonly EngineMove[];
  /** The same for the move that it is compared with. */
  readonly other: readonly EngineMove[];
  /** How much it weighs beside the others: reasons come heaviest first. */
  readonly weight: number;
}

export type NumberName = 'own' | 'theirs' | 'otherOwn' | 'otherTheirs' | 'plies' | 'discs';

/** What is said of a move. */
export interface Explanation {
  /** The move explained. */
  readonly move: Square;
  /** Its value, in discs for the side that moves. */
  readonly value: number;
  /** The best move, or where the move explained is the best, the best other one; `undefined` where there is none. */
  readonly other: Square | undefined;
  readonly otherValue: number;
  /** Discs that the move loses against the best one, 0 or more. */
  readonly loss: number;
  /** How far both values can be trusted: the less certain of the two. */
  readonly certainty: Certainty;
  /** Plies searched, for the less deeply searched of the two. */
  readonly depth: number;
  /** `bad`: loses two discs or more; `good`: hardly anything better was to be had; `fair`: in between. */
  readonly verdict: 'bad' | 'fair' | 'good';
  /** Why, heaviest first; at least one. */
  readonly reasons: readonly Reason[];
  /** How many people choose the two moves, where that was asked for and the engine knows. */
  readonly people?: PeopleChoice;
}
