import type { Plural } from '../../src/core/locales.js';
import type { Color } from '../../src/core/rules.js';
import type { Language } from './language.js';
import { cs } from './share/cs.js';
import { en } from './share/en.js';
import { fr } from './share/fr.js';

/** What a link leads to; each has a page of its own, which apps that preview links read. */
export type ShareKind = 'game' | 'position' | 'today' | 'lesson';

/** The strings for sharing. */
export interface ShareStrings {
  /** The button that opens the sheet. */
  readonly title: string;
  /** The heading, by what is shared: a game that the user has won, or another one, or a result. */
  readonly titles: Readonly<Record<ShareKind | 'won' | 'result', string>>;
  readonly close: string;
  /** Which picture goes with the link where the system takes one, or can only be saved. */
  readonly what: string;
  readonly toSave: string;
  readonly picture: string;
  readonly moving: string;
  readonly last: string;
  readonly all: string;
  /** While an animation is drawn: picture `{n}` of `{total}`. */
  readonly drawing: string;
  readonly failed: string;
  readonly name: string;
  readonly word: string;
  /** Before what the receiver of the link reads. */
  readonly reads: string;
  /** In the empty field of the message. */
  readonly optional: string;
  /** What the receiver of a solved puzzle is asked where no word was written. */
  readonly better: string;
  /** Opens the choice of the picture or animation to save. */
  readonly savePicture: string;
  /** What the receiver is asked to do where no word was written. */
  readonly asks: Readonly<Record<ShareKind, string>>;
  /** The same of a game that was opened at its end. */
  readonly over: string;
  /** What is sent, in a message. */
  readonly kinds: Readonly<Record<ShareKind, string>>;
  /** Whose move it is. */
  readonly toMove: Readonly<Record<Color, string>>;
  /** How a game ended for who shares it, with `{name}` of the opponent and `{score}`, the winner’s first. */
  readonly results: Readonly<Record<'won' | 'lost' | 'drawn', string>>;
  /** What the receiver reads of such a game: `{name}` who sent it, `{other}`, and `{score}`, the sender’s first. */
  readonly played: Readonly<Record<'won' | 'lost' | 'drawn', string>>;
  /** What the receiver reads on the page, with `{name}` or from nobody in particular. */
  readonly from: Readonly<Record<ShareKind, string>>;
  readonly fromNobody: Readonly<Record<ShareKind, string>>;
  /** What whoever opens the link of a solved puzzle reads: the tries of `{name}`, or of `friend`. */
  readonly needed: Plural;
  /** The same of a sender who took hints: `{name}` and `{how}`, the tries and hints. */
  readonly counted: string;
  /** The tries alone, and `{tries}` with the number of hints. */
  readonly tries: Plural;
  readonly triesAndHints: Plural;
  /** What whoever has solved the puzzle, too, reads: their `{own}` tries, and the `{other}` ones of `{name}`. */
  readonly against: string;
  /** Answers the sender of a puzzle or position with the own result. */
  readonly sendBack: string;
  /** The message with such an answer to a position: the right `{move}`. */
  readonly answered: string;
  readonly friend: string;
  /** The name of a sender without one, beside the score of the game. */
  readonly sender: string;
  /** Puts a word after one of these: `{text}` and `{word}`. */
  readonly withWord: string;
  /** What the receiver of a position can do. */
  readonly answer: string;
  readonly watch: string;
  /** While the `{move}` that the receiver has chosen is looked at, and how good it is. */
  readonly judging: string;
  readonly right: string;
  readonly wrong: Plural;
  /** Goes on with the `{move}` that was chosen. */
  readonly playOn: string;
  /** The receiver of a game can play against the opponent of the sender, `{name}`. */
  readonly playToo: string;
  /** A link was opened whose game cannot be read, with the `{problem}` in a sentence. */
  readonly damaged: string;
  /** Opens the sheet for sharing, or the system's own. */
  readonly send: string;
  readonly copy: string;
  /** The same with a result before it. */
  readonly copyResult: string;
  readonly copyMoves: string;
  /** On the button whose text was copied. */
  readonly done: string;
  readonly save: string;
  readonly saveMoving: string;
  readonly copied: string;
  readonly notCopied: string;
}

export const SHARE: Readonly<Record<Language, ShareStrings>> = { en, fr, cs };
