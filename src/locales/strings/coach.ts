import type { ConsequenceKind, ReasonKind } from '../../coach/reason.js';
import type { Plural } from '../strings.js';

/** What is said of a move that a reason speaks against, and of one that it speaks for. */
export interface ReasonText {
  readonly bad: string;
  readonly good: string;
}

/** Something counted, with its number. */
export type Noun = 'moves' | 'discs' | 'frontier' | 'stable' | 'safe' | 'empty' | 'region';

/**
 * All words of the coach. `{move}` is the move explained, `{other}` the one it is compared with, `{line}` and
 * `{otherLine}` best play after each, `{corners}` and `{squares}` what the reason is about, `{reply}` the answer to the worse move, `{otherReply}` that to the better one,
 * `{corner}` the last of the squares, `{against}` the second, `{bestPlay}` how far a line can be trusted, `{own}`, `{theirs}`,
 * `{otherOwn}`, `{otherTheirs}`, `{plies}`, `{discs}` its numbers. `{own/moves}` is a number with its noun.
 */
export interface CoachStrings {
  readonly reasons: Readonly<
    Record<Exclude<ReasonKind, 'only-move' | 'x-square' | 'c-square'>, ReasonText>
  > & {
    /** Of a corner that is open, and of one that falls. */
    readonly 'x-square': ReasonText;
    readonly 'x-square-falls': ReasonText;
    readonly 'c-square': ReasonText;
    readonly 'c-square-falls': ReasonText;
    /** A move that only the mover had, and that the other side makes at once. */
    readonly 'reserve-taken': ReasonText;
    /** An answer that leaves the mover fewer moves. */
    readonly 'reply-stronger-moves': ReasonText;
    /** A move against an answer that gives a corner. */
    readonly 'return-punished-corner': ReasonText;
    /** A corner that could be taken against an answer. */
    readonly 'return-missed-corner': ReasonText;
    /** Where no other move is better. */
    readonly 'count-equal': string;
    readonly 'value-equal': string;
    readonly 'only-move': string;
  };
  /** What the better move does about a corner that the worse one gives: a clause, which `corner-given` has as `{otherwise}`. */
  readonly otherwise: {
    readonly none: string;
    /** It closes it: `{otherBy}`. */
    readonly prevents: string;
    /** It allows `{otherReply}`, and not `{squares}`. */
    readonly another: string;
    /** The corner falls later: `{otherLine}`. */
    readonly later: string;
  };
  /**
   * By which `{discs}` a square opens or closes: parts of sentences with their commas, and set off by spaces; empty where no disc is named. `{by}`, at
   * the start, is what the move explained turns, or else puts down (`placing`); `{otherBy}` what the other one turns; `{since}` what `{mover}` turns, or
   * what the opponent can turn there (`sincePlacing`); `{needs}` what can be turned from a square, or is needed as one's own disc (`own`).
   */
  readonly access: Readonly<
    Record<'by' | 'placing' | 'otherBy' | 'since' | 'sincePlacing' | 'turning' | 'own', string>
  >;
  /** What an answer does, or one that could be made, with its own `{squares}` or `{corners}`: a clause without a full stop; `{since}` as above. */
  readonly consequences: Readonly<Record<ConsequenceKind, string>>;
  /** The sentence of an answer, `{reason}` without its full stop, and one or two things that the answer does. */
  readonly withConsequences: { readonly one: string; readonly two: string };
  readonly nouns: Readonly<Record<Noun, Plural>>;
  /** One corner or several, as what is taken or given: `{squares}`; `any` where it is not said which. */
  readonly corners: { readonly one: string; readonly other: string; readonly any: string };
  /** What is said of a line that is proven, and of one that the engine expects; in lower case. */
  readonly bestPlay: { readonly exact: string; readonly engine: string };
  readonly pass: string;
  /** How many people of the reader's strength choose the two moves: `{share}` and `{otherShare}`. */
  readonly people: string;
  /** Name of each kind in a few words, for tables and filters. */
  readonly kinds: Readonly<Record<ReasonKind, string>>;
}
