/**
 * The type of the texts that tell the story of a game, a part of those of the coach; `analysis/story-text.ts` fills them
 * in.
 */
import type { Effect, Worth } from '../../analysis/effect.js';
import type { Advice, ReasonAdvice } from '../../analysis/lesson.js';
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
    Record<'lastChance' | 'ahead' | 'worst', OfSide> & Record<'turn' | 'costly', string>
  >;
  /** Who has no name, within a sentence. */
  readonly sides: Readonly<Record<Color, string>>;
  /** Whose move it is: `{move}` is its number and square. */
  readonly move: OfSide;
  /** The result, `{end}`, and the `{opening}`. */
  readonly inOpening: string;
  /** What `{end}` says of the result, and who led all the game, from move `{from}` on, or `{until}` some move. */
  readonly ledAll: OfSide;
  readonly led: OfSide;
  readonly ledUntil: OfSide;
  readonly comeback: OfSide;
  /** The same to the reader, who was ahead and lost. */
  readonly comebackLost: string;
  /** A course without a leader, `{until}` some move: nobody was ahead, or only a little. */
  readonly level: string;
  readonly close: string;
  /** The move `{to}`, the end of the game, or the `{move}` that ended it. */
  readonly until: Readonly<Record<'move' | 'end', string>> & { readonly by: OfSide };
  readonly changing: string;
  /**
   * What a move did, as a verb without its subject; `{square}`, `{squares}`, `{corners}`. Some are about the side that
   * did not make the move.
   */
  readonly causes: Readonly<Record<ReasonAdvice | 'corner-later', string | OfSide>>;
  /** The effect of the answer that a move allowed, after `causes.reply`; `{squares}`, `{corners}`. */
  readonly effects: Readonly<Record<Effect['kind'], string | OfSide>>;
  /** What a move did and cost; `{cause}`, `{discs}`, `{best}` and `{why}` it is better. The other texts are for a move without a cause. */
  readonly leadLostBy: string;
  readonly leadLost: string;
  readonly chanceMissedBy: string;
  readonly chanceMissed: string;
  /** Before a sentence of the coach that carries the reason. */
  readonly leadLostToo: string;
  /** Where more discs were lost than say anything, and no cause is known. */
  readonly leadLostAlone: string;
  readonly lossToo: string;
  readonly lossBy: string;
  readonly loss: string;
  /** Without a number: `{best}`, `{move}` and `{why}`. */
  readonly better: string;
  /** Three moves or more that gave the lead away in turn. */
  readonly exchange: string;
  readonly found: string;
  /** About a square that several moves of a side missed, `{times}`, until `{opponent}` took it at move `{ply}`. */
  readonly square: OfSide;
  /** The same to the reader, who took it; `{name}` is the other player. */
  readonly squareGot: string;
  /** Any of these, `{said}` without its full stop, and what the square is good for, `{worth}`. */
  readonly squareWhy: string;
  /** What a better move does, as a verb without its subject; `{squares}`, `{corners}`. */
  readonly worth: Readonly<Record<Worth['kind'], string | OfSide>>;
  /** `{worth}`, after the better move in `{why}`. */
  readonly why: string;
  /** There, too, where nothing else can be said: the answers `{reply}` to `{played}` and `{otherReply}` to `{best}`. */
  readonly answers: string;
  /** The same if `{best}` has no other answer. */
  readonly answer: string;
  /** There, too: what the better move gives away, `{corners}`. */
  readonly although: string;
  readonly slow: OfSide;
  /** Results, which begin the first sentence. */
  readonly won: OfSide;
  readonly lost: string;
  readonly wipedOut: OfSide;
  readonly draw: string;
  readonly open: OfSide;
  readonly openEven: string;
  /**
   * What to do another time, with the squares of the moment: `{move}` (its square), `{best}`, `{reply}`, `{otherReply}`,
   * `{which}` (the effect of the reply), `{square}`, `{squares}`, `{corners}`, `{discs}`.
   */
  readonly advice: Readonly<Record<Advice, string>>;
  /** `{advice}`. */
  readonly takeAlong: string;
  readonly once: string;
  readonly twice: string;
  /** `{n}`: three or more. */
  readonly times: string;
}
