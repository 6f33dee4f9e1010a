/** What the list and the cards of a story say of a moment, by what the reader knows of it and does with it. */
import {
  momentCause,
  momentLabel,
  momentWhy,
  type Moment,
  type PlyReview,
  type Reader,
} from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { lostDiscs } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';
import type { MomentRow } from './moment-list.js';
import {
  betterText,
  gainText,
  givenText,
  lostText,
  type MomentText,
  ofSide,
  stakesOf,
  stakesText,
  textOf,
  titleOf,
  type Tried,
  withheldCause,
  withheldText,
  without,
  worthText,
} from './moment-words.js';
import { type LineKind, shownLineOf } from './story-facts.js';
import type { Walk } from './story-walk.js';

/** A line of the moment on the board, after so many of its moves, from 1. */
export interface LineShown {
  readonly which: LineKind;
  readonly at: number;
}

/** What the card of a moment is about: the move, a question, a try, or a line on the board. */
export type Mode = 'reading' | 'question' | Tried | LineShown;

export const isLine = (mode: Mode): mode is LineShown => typeof mode === 'object' && 'which' in mode;
export const isTry = (mode: Mode): mode is Tried => typeof mode === 'object' && 'isRight' in mode;

/** Whether a move on the board answers a question. */
export const isAnswered = (mode: Mode): boolean => mode === 'question' || isTry(mode);

/** What the texts are made of. */
export interface Telling {
  readonly words: StoryStrings;
  readonly reader: Reader;
  readonly walk: Walk;
}

/** Whether a bad move was one of the other side, which is good for the reader. */
export function isGift({ kind, main }: Moment, { you }: Reader): boolean {
  return kind !== 'found' && you !== undefined && main.color !== you;
}

/** What a moment says besides a question: without the better move while the reader may look for it. */
export function openText(moment: Moment, { words, reader, walk }: Telling): MomentText {
  return walk.isOpen(moment)
    ? withheldText(moment, words, reader)
    : textOf(moment, words, reader, walk.foundBy(moment.main.ply));
}

/** The heading of a card and its text, which begins with what the move meant. */
export function cardText(moment: Moment, mode: Mode, telling: Telling): MomentText {
  const { words, reader, walk } = telling;
  if (isTry(mode)) return answerText(moment, mode, telling);
  const { head, text } = openText(moment, telling);
  if (moment.kind === 'found') return { head, text };
  const stakes = stakesFor(moment, telling);
  if (mode === 'question') {
    const asked = text.endsWith(words.find)
      ? text.slice(0, -words.find.length) + words.ask
      : `${text} ${words.askHinted}`;
    return { head, text: joined(stakes, asked) };
  }
  if (isLine(mode)) return lineText(moment, mode, telling);
  // Of a move of which nothing else is known, one can at least say what the better one leads to.
  const isBare = text === fill(words.ratherWhy, { move: moment.main.best[0]!, why: '' });
  const worth = isBare ? worthText(walk.lastReviewOf(moment), words, reader) : '';
  return { head, text: joined(stakes, text, worth) };
}

/** What a move meant, unless a longer search sees no loss in it any more. */
function stakesFor(moment: Moment, { words, reader, walk }: Telling): string {
  if (walk.costsNothing(moment)) return '';
  const ply = walk.lastReviewOf(moment);
  const isLead = (one: PlyReview): boolean => ['lead', 'win'].includes(stakesOf(one));
  const isAgain =
    stakesOf(ply) === 'lead' &&
    walk.moments.some(
      (one) => one.main.ply < ply.ply && one.main.color === ply.color && isLead(walk.lastReviewOf(one)),
    );
  return isAgain ? ofSide(words.leadAgain, ply.color, words, reader) : stakesText(ply, words, reader);
}

/** What a line shows, and at its end what came of it. */
function lineText(moment: Moment, { which, at }: LineShown, telling: Telling): MomentText {
  const { words, reader, walk } = telling;
  const { square, best, node } = moment.main;
  const isOver = at === shownLineOf(moment, which).length;
  if (which === 'played')
    return { head: titleOf(node, words, reader), text: isOver ? stakesFor(moment, telling) : '' };
  const why = momentWhy(moment, reader);
  // Without a reason for the better move, there is what the other one did.
  const reason =
    why === ''
      ? without(textOf(moment, words, reader).text, fill(words.ratherWhy, { move: best[0]!, why }))
      : fill(words.ratherWhy, { move: best[0]!, why });
  const gained = isOver ? worthText(walk.lastReviewOf(moment), words, reader) : '';
  return { head: fill(words.instead, { best: best[0]!, move: square }), text: joined(reason, gained) };
}

/** The answer to a try. */
function answerText(
  moment: Moment,
  { square, isRight, why, among }: Tried,
  { words, reader }: Telling,
): MomentText {
  const head = fill(isRight ? words.right : words.wrong, { move: square });
  if (!isRight) {
    const squares =
      among && new Intl.ListFormat(reader.language === 'en' ? 'en-GB' : reader.language).format(among);
    return { head, text: joined(why, squares ? fill(words.among, { squares }) : words.tryAgain) };
  }
  const best = moment.main.best[0]!;
  // The move that the moment named is right for the reason that it gave; that it was better is known now.
  if (square === best) {
    const { text } = textOf(moment, words, reader);
    return { head, text: without(text, fill(words.ratherWhy, { move: best, why: '' })) };
  }
  return { head, text: joined(fill(words.asGood, { move: square, best }), why) };
}

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** What the move that is shown cost; not before its value is the one that stays, which the graph shows, too. */
function costOf(moment: Moment, { words, reader, walk }: Telling): string | undefined {
  if (!walk.isFinal || walk.costsNothing(moment)) return undefined;
  const { loss } = walk.lastReviewOf(moment);
  return (isGift(moment, reader) ? givenText : lostText)(loss, words, reader.language);
}

/** The number of a card: what the move cost, what a wrong try costs, or what the move that was found gains. */
export function cardCost(moment: Moment, mode: Mode, telling: Telling): string | undefined {
  const { words, reader, walk } = telling;
  if (moment.kind === 'found') return undefined;
  if (!isTry(mode)) return isBetterShown(moment, mode) ? undefined : costOf(moment, telling);
  if (!walk.isFinal) return undefined;
  if (mode.isRight) return gainText(walk.lastReviewOf(moment), words, reader.language);
  return lostDiscs(mode.lost) > 0 ? lostText(mode.lost, words, reader.language) : undefined;
}

/** Whether the card shows the better move of a bad one. */
export function isBetterShown({ kind }: Moment, mode: Mode): boolean {
  if (isTry(mode)) return mode.isRight;
  return kind !== 'found' && isLine(mode) && mode.which === 'better';
}

/** Why a card is shown. */
export function cardLabel(moment: Moment, mode: Mode, telling: Telling): string {
  const { words } = telling;
  if (moment.kind === 'found') return words.found;
  return isBetterShown(moment, mode) ? words.showBetter : labelOf(moment, telling);
}

/** As it was when the list was made. */
function labelOf(moment: Moment, { reader, walk }: Telling): string {
  const { plies, turn } = walk.basisOf(moment);
  return momentLabel(moment, plies, turn, reader);
}

/** A row of the list: what the move did, or why it is a moment; once it was looked at, the better move. */
export function rowOf(moment: Moment, telling: Telling): MomentRow {
  const { words, reader, walk } = telling;
  const { ply, color } = moment.main;
  if (moment.kind === 'found')
    return { moment, why: words.onlyMove, better: undefined, isGood: true, cost: words.found };
  const isOpen = walk.isOpen(moment);
  const move = betterText(moment, words, walk.foundBy(ply));
  const row = {
    moment,
    better: !isOpen && walk.hasSeen(ply) ? fill(words.rather, { move }) : undefined,
    isGood: isGift(moment, reader),
    cost: costOf(moment, telling),
  };
  const cause = isOpen ? withheldCause(moment, reader) : momentCause(moment, reader);
  if (cause !== '' && !(isOpen && color === reader.you)) return { ...row, why: cause };
  const label = labelOf(moment, telling);
  // That a move was costly stands beside it.
  const isPlain = label === reader.words.story.labels.costly;
  return { ...row, why: isPlain ? stakesFor(moment, telling).replace(/\.$/u, '') : label };
}
