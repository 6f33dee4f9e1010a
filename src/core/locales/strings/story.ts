import type { Advice } from '../../analysis/story.js';

/** A text about the reader, about Black and about White. */
export type OfSide = Readonly<Record<'you' | 'black' | 'white', string>>;

/**
 * The sentences of a game's story. `{…}` is filled in; texts begin in lower case, unless with a name, for they may
 * follow the name of the opening.
 */
export interface StoryStrings {
  /** Whose move it is: `{move}` is its number and square. */
  readonly move: OfSide;
  /** `{opening}` and the first sentence. */
  readonly opening: string;
  readonly led: OfSide;
  readonly ledUntil: OfSide;
  readonly comeback: OfSide;
  readonly close: string;
  readonly changing: string;
  /** What a move did, as a verb without its subject; `{square}`, `{corners}`. */
  readonly causes: Readonly<Record<Exclude<Advice, 'count' | 'plan' | 'lead'>, string>>;
  /** `{cause}`, before what the move cost. */
  readonly because: string;
  readonly leadLost: string;
  readonly chanceMissed: string;
  readonly loss: string;
  /** Three moves or more that gave the lead away in turn. */
  readonly exchange: string;
  readonly found: string;
  /** About a square that several moves missed, of one side and of both. */
  readonly square: OfSide;
  readonly squareOfBoth: string;
  readonly region: OfSide;
  readonly slow: OfSide;
  readonly won: OfSide;
  readonly lost: string;
  readonly wipedOut: OfSide;
  readonly draw: string;
  readonly open: OfSide;
  readonly openEven: string;
  readonly advice: Readonly<Record<Advice, string>>;
  /** `{advice}`. */
  readonly takeAlong: string;
  /** `{n}`: two or more. */
  readonly times: string;
}
