/**
 * The type of the sentences of the coach, which `coach/text/sentences.ts` and `analysis/story/story-text.ts` fill in.
 * `en/coach.ts`, `fr/coach.ts` and `cs/coach.ts` have all of them, the files of `community` most.
 */
import type { ConsequenceKind, InsteadKind, ReasonKind, UpshotKind } from '../../coach/reasons/reason.js';
import type { Plural } from '../strings.js';
import type { StoryStrings } from './story-strings.js';

/** The texts of a reason against a move, and for a move. */
export interface ReasonText {
  readonly bad: string;
  readonly good: string;
}

/** A noun for a number. */
export type Noun = 'moves' | 'discs' | 'safe' | 'empty' | 'region';

/** What the better move does; `-by` with the `{discs}` that it flips, `-shared` for a square that both can play, `-only` where those after the worse move are named, `-opened` for one of several squares, `-now` for an answer. */
export type InsteadText =
  | InsteadKind
  | 'closes-by'
  | 'gets-by'
  | 'only-reply-by'
  | 'quiet-by'
  | 'quiet-shared-by'
  | 'waits-shared'
  | 'now-shared'
  | 'only-replies'
  | 'moves-alike'
  | 'takes-by'
  | 'taken-now'
  | 'lets-in-by'
  | 'gets-opened';

/**
 * All strings of the coach. `{move}` is the move explained, `{other}` the one it is compared with, `{line}` and
 * `{otherLine}` best play after each, `{corners}` and `{squares}` the subject of the reason, `{reply}` the reply to the
 * worse move, `{otherReply}` that to the better one, `{corner}` the last of the squares, `{against}` the second,
 * `{bestPlay}` the certainty of a line, `{own}`, `{theirs}`, `{otherOwn}`, `{otherTheirs}`, `{plies}`, `{discs}` its
 * numbers. `{own/moves}` is a number with its noun. Nobody says "0 moves": `{own|none}` and `{own/moves|no move}` have a
 * text of their own for 0, and the text of `{own=not}` stands there only for 0.
 */
export interface CoachStrings {
  readonly reasons: Readonly<
    Record<Exclude<ReasonKind, 'only-move' | 'x-square' | 'c-square'>, ReasonText>
  > & {
    /** For a corner that is open; `-falls` for one that is lost. */
    readonly 'x-square': ReasonText;
    readonly 'x-square-falls': ReasonText;
    readonly 'c-square': ReasonText;
    readonly 'c-square-falls': ReasonText;
    /** Squares that only the better move closes to the opponent. */
    readonly closes: ReasonText;
    /** A move that was possible before, and that only the better move keeps. */
    readonly 'prepared-kept': ReasonText;
    /** Moves that the worse move takes from the mover, and that the better one and its answer leave. */
    readonly 'prepared-spoiled': ReasonText;
    /** A move that comes before another one, because it is lost in the other order. */
    readonly 'too-early-lost': ReasonText;
    /** Values before and after a result that turns: `{ahead}` after the better move, `{behind}` after the worse one. */
    readonly turned: Readonly<Record<'lost' | 'drawn' | 'draw-lost' | 'estimated', string>>;
    /** A move that only the mover had, and that the opponent makes at once. */
    readonly 'reserve-taken': ReasonText;
    /** Several of them, the first of which is played soon, or none. */
    readonly 'reserves-lost': string;
    readonly 'reserves-opened': string;
    /** A move that only the mover can make, and makes later in the better line. */
    readonly 'could-wait-later': ReasonText;
    /** A corner given for another one, `{corner}`. */
    readonly 'sacrifice-for': ReasonText;
    /** A pass that comes only after some moves. */
    readonly 'pass-forced-later': ReasonText;
    /** A square that the other side takes later than at once. */
    readonly 'square-wanted-later': ReasonText;
    /** A threat to a corner that the other side answers with `{otherReply}`. */
    readonly 'corner-threat-answered': ReasonText;
    /** A square that the other side's answer `{reply}` opens by flipping `{discs}`. */
    readonly 'square-opened-later': ReasonText;
    /** A square that the other side takes later, and in the better line the mover. */
    readonly 'square-taken-later': ReasonText;
    /** No safe move at all. */
    readonly 'safe-moves-none': ReasonText;
    /** No move left after the answer; and more than a few, but not `{squares}`. */
    readonly 'mobility-none': ReasonText;
    readonly 'mobility-lost': ReasonText;
    /** Only their numbers. */
    readonly 'mobility-fewer': ReasonText;
    /** The same, where the answer takes the moves on `{squares}`. */
    readonly 'mobility-taken': string;
    readonly 'mobility-both': string;
    /**
     * An answer `{reply}` that is one of several strong ones, `{all}`: on a square where only the mover could play, one that the
     * better move does not allow, one with an effect, or one that would give the mover the corner `{corner}` after the
     * better move.
     */
    readonly several: Readonly<Record<'own' | 'opened' | 'stronger' | 'poisoned', string>>;
    /** Squares that the other side has after the move and not after the better one, some of which it had before. */
    readonly 'opens-theirs': ReasonText;
    /** The empty squares beside the discs that both moves flip; their number, if they are too many to name. */
    readonly 'quiet-move-squares': string;
    readonly 'quiet-move-counted': ReasonText;
    /** Squares that the move opens, and the better one, which opens others, does not. */
    readonly 'opens-more': string;
    /** A reply that the move allows, and the better one not yet. */
    readonly 'reply-opened-now': string;
    /** A corner not taken that the opponent takes at last. */
    readonly 'corner-missed-lost': ReasonText;
    /** A corner that the mover takes at last in the better line, and the opponent in the worse one. */
    readonly 'corner-swapped': ReasonText;
    /** A square that the opponent takes at once, and in the better line the mover. */
    readonly 'square-taken-now': ReasonText;
    /** The same, where the mover plays there later than at once. */
    readonly 'square-taken-instead': ReasonText;
    /** If each side takes the square later in its line. */
    readonly 'square-taken-sooner': ReasonText;
    /** If the move itself makes the other one impossible. */
    readonly 'too-early-spoiled': ReasonText;
    /** If no other move is better. */
    readonly 'count-equal': string;
    readonly 'value-equal': string;
    /** If a deeper search hardly finds the move worse. */
    readonly 'value-close': string;
    readonly 'only-move': string;
  };
  /** What the better move does about a corner that the worse one gives: the clause `{otherwise}` of `corner-given`. */
  readonly otherwise: {
    readonly none: string;
    /** It closes it: `{otherBy}`. */
    readonly prevents: string;
    /** It closes it for some plies. */
    readonly later: string;
    /** It allows `{otherReply}`, and not `{squares}`. */
    readonly another: string;
  };
  /**
   * Parts of sentences that name the `{discs}` which open or close a square, with commas and spaces; empty if no disc
   * is named. `{by}`, at the start: discs that the explained move flips or, for `placing`, its own disc. `{otherBy}`:
   * discs that the other move flips. `{since}`: discs that `{mover}` flips or, for `sincePlacing`, that the opponent
   * can flip there. `{needs}`: discs that can be flipped from a square or, for `own`, that the player needs.
   */
  readonly access: Readonly<
    Record<'by' | 'placing' | 'otherBy' | 'since' | 'sincePlacing' | 'flipping' | 'turning' | 'own', string>
  >;
  /**
   * What a reply does, with its own `{squares}` or `{corners}`: a clause without a full stop. `{reply}` is the answer,
   * `{since}` as above. `takes-better` is a whole sentence, and so are `meets`, an answer to `{reply}` on `{squares}` that only the better move allows, and those in `all-`, about several replies as strong, `{all}`: the better move allows none, each
   * takes a move on `{squares}` away, or leaves `{own}` at most and not `{otherOwn}`.
   */
  readonly consequences: Readonly<
    Record<ConsequenceKind | 'loses-corner' | 'meets-flipping' | 'meets-saved', string>
  >;
  /**
   * What the better move does: a sentence with its own `{squares}`, `{corners}`, `{discs}` and `{line}`, after the one
   * against the move; `{own}` and `{otherOwn}` are numbers of moves after the worse move and after the better one.
   */
  readonly instead: Readonly<Record<InsteadText, string>>;
  /**
   * A sentence before or after the reasons about what only one of the lines leads to, with its `{line}`: its `{corners}` and
   * `{squares}`, of which `{corner}` is the first and `{second}` the second; `{own}` and `{otherOwn}` moves.
   */
  readonly upshot: Readonly<Record<UpshotKind | 'corner-cost-later', string>>;
  /** A sentence to a side that leads by `{discs}` with the better move, which opens nothing, and played a louder one. */
  readonly lead: string;
  /** `{forNow}`, empty otherwise: what the better move prevents comes a little later in its line. */
  readonly forNow: string;
  /** The sentence of a reply: `{reason}` without its full stop, and its effect, `{first}`. */
  readonly withConsequence: string;
  readonly nouns: Readonly<Record<Noun, Plural>>;
  /** One corner or several as an object of the sentence: `{squares}`; `any` for unnamed ones; `among` for one of several squares to play on. */
  readonly corners: {
    readonly one: string;
    readonly other: string;
    readonly any: string;
    readonly among: string;
  };
  /** The name of a proven line, and of one that the engine expects; in lower case. */
  readonly bestPlay: { readonly exact: string; readonly engine: string };
  readonly pass: string;
  /** How many people of the reader's strength choose the two moves: `{share}` and `{otherShare}`. */
  readonly people: string;
  /** A short name of each kind, for tables and filters. */
  readonly kinds: Readonly<Record<ReasonKind, string>>;
  /** The story of a game. */
  readonly story: StoryStrings;
}
