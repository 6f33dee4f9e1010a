/**
 * The type of the texts that tell the story of a game, a part of those of the coach; `analysis/story/story-text.ts` fills them
 * in.
 */
import type { Advice, CauseKind } from '../../analysis/story/facts/fact.js';
import type { Reply } from '../../analysis/story/facts/replies.js';
import type { Worth } from '../../analysis/story/facts/worth.js';
import type { Color } from '../../rules/color.js';

/** A text about the reader, and about a player who is not, `{name}`. */
export type OfSide = Readonly<Record<'you' | 'player', string>>;

/**
 * The sentences of a game's story. `{…}` is filled in; texts begin in lower case, unless with a name, for they may
 * follow the name of the opening.
 */
export interface StoryStrings {
  /** Why a moment is shown, above it. */
  readonly labels: Readonly<
    Record<'lastChance' | 'worst', OfSide> &
      // To who won: the `{square}` that they took, or that the game turned with a move of the other side.
      Record<'turn' | 'costly' | 'took' | 'yours', string>
  >;
  /** Who has no name, within a sentence. */
  readonly sides: Readonly<Record<Color, string>>;
  /** Whose move it is: `{move}` is its number and square. */
  readonly move: OfSide;
  /** The result, `{end}`, and the `{opening}`. */
  readonly inOpening: string;
  /** What `{end}` says of the result, and whom the computer saw ahead from move `{from}` on, or `{until}` some move. */
  readonly led: OfSide;
  /** The same from early on, with an earlier lead of `{discs}` at move `{at}`, and where the lead was small. */
  readonly ledEarly: OfSide;
  readonly ledAgain: OfSide;
  readonly ledLittle: string;
  /** The same `{until}` some move, by up to `{discs}`. */
  readonly ledUntil: OfSide;
  readonly comeback: OfSide;
  /** The same to the reader, who was ahead and lost. */
  readonly comebackLost: string;
  /** A course without a leader, `{until}` some move: nobody was ahead, or only a little. */
  readonly level: string;
  readonly close: string;
  /** The move `{to}`, the end of the game, or the `{move}` that ended it. */
  readonly until: Readonly<Record<'move' | 'end', string>> & { readonly by: OfSide };
  /** The lead changed hands at the move `{to}`, at several, `{plies}`, or so many `{times}`, the last one at `{to}`. */
  readonly changing: Readonly<Record<'once' | 'several' | 'often', string>>;
  /**
   * What a move did, as a verb without its subject; `{square}`, `{squares}`, `{corners}`, the `{step}` before it, the move `{at}`
   * which took it, and the `{discs}` that it flipped, or `{by}` which it did so. Some are about the side that did not make the move.
   */
  readonly causes: Readonly<Record<CauseKind, string | OfSide>>;
  /** The `{discs}` that the move flipped, as `{by}`; empty where they are many. */
  readonly by: string;
  /** What came of it: that the other side played the `{reply}`, or missed it and gave `{discs}` back, or what it was. */
  readonly replies: Readonly<Record<Reply['outcome'], OfSide>>;
  /** That, `{replied}`, as a sentence, alone and with the `{effect}`. */
  readonly replied: string;
  readonly shown: string;
  /**
   * The effect of the `{reply}`, after that: `{squares}`, `{corners}`, the `{discs}` that it flips, or that `{moves}` are left of
   * `{others}`. `closes` is `takes` without discs; they are about the side that made the bad move.
   */
  readonly effects: Readonly<Record<'threatens', string> & Record<'takes' | 'closes' | 'leaves', OfSide>>;
  /** After `takes`: that only its side could play there. */
  readonly alone: OfSide;
  /**
   * What a better move does, as a verb without its subject; `{square}`, `{squares}`, `{corners}`, and how many `{moves}`
   * it leaves instead of `{others}`.
   */
  readonly worth: Readonly<Record<Worth['kind'], string | OfSide>>;
  /** What a move cost, as a verb without its subject: `{discs}` and perhaps the result. */
  readonly costs: Readonly<
    Record<
      | 'discs'
      | 'lead'
      | 'leadForGood'
      | 'win'
      | 'draw'
      | 'even'
      | 'dearest'
      | 'chance'
      | 'lastChance'
      | 'lastDraw',
      string | OfSide
    >
  >;
  /** So many `{discs}`, where they are not proven. */
  readonly about: string;
  /** What a `{move}` did, `{cause}`. */
  readonly did: string;
  /** What a `{move}` `{cost}`, and what was `{best}` and `{why}`. */
  readonly fault: string;
  /** Instead of that move, right after what it did. */
  readonly thisMove: string;
  /** Without a number: `{best}`, `{move}` and `{why}`. */
  readonly better: string;
  /** `{worth}`, after the better move in `{why}`. */
  readonly why: string;
  /** There, too: what the better move gives away, `{corners}`. */
  readonly although: string;
  /** There, too: a corner diagonally beside the better move that the other side can't take next, `{corners}`. */
  readonly beside: OfSide;
  /** The first sentence about a bad move in a corner, `{fault}`. */
  readonly evenCorner: string;
  /** The move `{before}` gave its other side a chance. */
  readonly offered: OfSide;
  /** `{corners}` that could be taken with the move `{ply}`. `{best}`; then that a `{move}` did not, and `{cost}`. */
  readonly could: OfSide;
  readonly letGo: string;
  /** The only good move, and then what any other costs at least. */
  readonly found: string;
  readonly foundNext: string;
  /** At the moves `{plies}`, the best move of a side was a `{place}`, perhaps with `taken` in `{taken}`. */
  readonly square: OfSide;
  /** The same of both sides; the reader is one of them, or not. */
  readonly squareBoth: Readonly<Record<'you' | 'player', string>>;
  /** A `{square}` as `{place}`, unless it is a corner. */
  readonly place: string;
  /** Who took it, with the move `{ply}`. */
  readonly taken: OfSide;
  /** A game that a side lost with so many `{moves}`, which cost `{discs}` together. */
  readonly slow: OfSide;
  /** How far behind a side had been, `{most}`, and was before its `{ply}`th move that cost most, `{least}`. */
  readonly cameBack: OfSide;
  /** The `{move}` after the one that decided the game, or before it, that cost its side even more, `{discs}`. */
  readonly further: string;
  readonly sooner: string;
  /** How the winner held the lead: all discs from move `{from}` on, or so few as `{discs}` at move `{ply}`. */
  readonly held: Readonly<Record<'all' | 'barely', OfSide>>;
  /** Results, which begin the first sentence. */
  readonly won: OfSide;
  readonly lost: string;
  readonly wipedOut: OfSide;
  /** With the numbers of discs, `{black}` and `{white}`. */
  readonly draw: string;
  readonly open: OfSide;
  readonly openEven: string;
  /**
   * What to do another time: `{move}` (with its number `{ply}`) or only `{played}`, `{best}`, `{square}`, `{squares}`, `{corners}`, `{moves}` and `{others}`
   * (how many are left).
   */
  readonly advice: Readonly<Record<Advice, string>>;
  /** `{advice}`. */
  readonly takeAlong: string;
}
