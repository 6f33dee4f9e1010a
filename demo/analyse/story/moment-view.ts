/** What the list and the cards of a story say of a moment, by what the reader knows of it and does with it. */
import {
  momentCause,
  momentLabel,
  type Moment,
  type PlyReview,
  type Reader,
} from '../../../src/core/analysis.js';
import { fill } from '../../../src/core/locales.js';
import { lostDiscs } from '../../../src/core/rules.js';
import type { StoryStrings } from '../../locales/analyse.js';
import type { MomentRow } from './moment-list.js';
import {
  gainText,
  lostText,
  type MomentText,
  swingText,
  textOf,
  type Tried,
  withheldCause,
  withheldText,
} from './moment-words.js';
import type { LineKind } from './story-facts.js';
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

/** What a moment says besides a question: without the better move while the reader may look for it. */
export function openText(moment: Moment, { words, reader, walk }: Telling): MomentText {
  return walk.isOpen(moment) ? withheldText(moment, words, reader) : textOf(moment, words, reader);
}

/** The heading of a card and its text, which begins with what the move changed. */
export function cardText(moment: Moment, mode: Mode, telling: Telling): MomentText {
  const { words, reader } = telling;
  if (isTry(mode)) return answerText(moment, mode, telling);
  const swing = swingOf(moment, telling);
  const { head, text } = openText(moment, telling);
  if (mode === 'question') {
    const hint = text === words.find ? words.ask : `${text} ${words.askHinted}`;
    return { head, text: joined(swing, hint) };
  }
  if (!isLine(mode) || moment.kind === 'found') return { head, text: joined(swing, text) };
  const { square, best } = moment.main;
  if (mode.which === 'played') return { head: textOf(moment, words, reader).head, text: swing };
  // The heading says that the move was better.
  const isThin = text === fill(words.ratherWhy, { move: best[0]!, why: '' });
  return { head: fill(words.instead, { best: best[0]!, move: square }), text: isThin ? swing : text };
}

/** The answer to a try. */
function answerText(moment: Moment, { square, isRight, why }: Tried, { words, reader }: Telling): MomentText {
  const head = fill(isRight ? words.right : words.wrong, { move: square });
  if (!isRight) return { head, text: joined(why, words.tryAgain) };
  // The move that the moment named is right for the reason that it gave.
  const isNamed = square === moment.main.best[0];
  return { head, text: (!isNamed && why) || textOf(moment, words, reader).text };
}

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** How a move changed the prospects, as a sentence; empty before its value is the one that stays. */
function swingOf(moment: Moment, { words, reader, walk }: Telling): string {
  if (moment.kind === 'found' || !walk.isFinal || walk.costsNothing(moment)) return '';
  return `${swingText(walk.lastReviewOf(moment), words, reader.language)}.`;
}

/** What the move that is shown cost; not before its value is the one that stays, which the graph shows, too. */
function costOf(moment: Moment, { words, reader, walk }: Telling): string | undefined {
  if (!walk.isFinal) return undefined;
  return lostText(walk.lastReviewOf(moment).loss, words, reader.language);
}

/** The number of a card: what the move cost, what a wrong try costs, or what the better move gains. */
export function cardCost(moment: Moment, mode: Mode, telling: Telling): string | undefined {
  const { words, reader, walk } = telling;
  if (moment.kind === 'found') return undefined;
  if (isBetterShown(moment, mode))
    return walk.isFinal ? gainText(walk.lastReviewOf(moment), words, reader.language) : undefined;
  if (!isTry(mode)) return costOf(moment, telling);
  return walk.isFinal && lostDiscs(mode.lost) > 0 ? lostText(mode.lost, words, reader.language) : undefined;
}

/** Whether the card shows the better move of a bad one. */
export function isBetterShown({ kind }: Moment, mode: Mode): boolean {
  if (isTry(mode)) return mode.isRight;
  return kind !== 'found' && isLine(mode) && mode.which === 'better';
}

/** Why a card is shown. */
export function cardLabel(
  moment: Moment,
  mode: Mode,
  plies: readonly (PlyReview | undefined)[],
  { words, reader, walk }: Telling,
): string {
  if (moment.kind === 'found') return words.found;
  return isBetterShown(moment, mode)
    ? words.showBetter
    : momentLabel(moment, plies, walk.story?.turn, reader);
}

/** A row of the list: what the move did, or why it is a moment; once it was looked at, the better move. */
export function rowOf(
  moment: Moment,
  plies: readonly (PlyReview | undefined)[],
  telling: Telling,
): MomentRow {
  const { words, reader, walk } = telling;
  const { ply, best, color } = moment.main;
  const added = walk.isNew(ply) ? words.added : undefined;
  if (moment.kind === 'found')
    return { moment, why: words.onlyMove, better: undefined, added, cost: words.found };
  const cost = costOf(moment, telling);
  const isOpen = walk.isOpen(moment);
  const better = !isOpen && walk.hasSeen(ply) ? fill(words.rather, { move: best[0]! }) : undefined;
  const cause = isOpen ? withheldCause(moment, reader) : momentCause(moment, reader);
  if (cause !== '' && !(isOpen && color === reader.you)) return { moment, why: cause, better, added, cost };
  const label = momentLabel(moment, plies, walk.story?.turn, reader);
  // That a move was costly stands beside it.
  const isPlain = label === reader.words.story.labels.costly && walk.isFinal;
  const why = isPlain ? swingText(walk.lastReviewOf(moment), words, reader.language) : label;
  return { moment, why, better, added, cost };
}
