/** What a reader of many explanations counted: whether the first reason decides, and what is left unsaid. */
import { answersTo, shareOf } from '../../../src/core/coach/values/answers.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { sentence, sentences } from '../../../src/core/coach/text/sentences.js';
import type { Engine, EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { cs } from '../../../src/core/locales/cs/coach.js';
import { en } from '../../../src/core/locales/en/coach.js';
import { fr } from '../../../src/core/locales/fr/coach.js';
import type { Position as Given } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { PlainPosition as Position } from '../../support/plain-position.js';
import { CORNERS, movesOf, pliesOf, type Ply } from './lines.js';
import { misleading, missing, namesOnlyReply, namesWeakReply, type Missing } from './misleading.js';

/** Up to so many empty squares a move of one's own is counted as a free move. */
const FREE_EMPTIES = 24;
/** A corner or a pass within so many plies of one line only should be named. */
const CORNER_PLIES = 6;
const PASS_PLIES = 8;
/** Replies are proven with so many empty squares, and else searched to this depth, in plies. */
const EXACT_EMPTIES = 16;
const REPLY_DEPTH = 12;
/** Nobody follows a sentence of more words. */
const MOST_WORDS = 25;
const LANGUAGES = { en, fr, cs };
/** Reasons that name one answer of the other side. */
const NAMES_ANSWER: readonly ReasonKind[] = [
  'square-wanted',
  'own-square-opened',
  'reply-opened',
  'reply-prevented',
  'reply-stronger',
  'reply-poisoned',
  'region-closed',
  'mobility',
];

/** The measures of one explanation. */
export interface Audit {
  /** The sentences without the values, and how each misleads. */
  readonly texts: readonly string[];
  readonly misleading: readonly string[];
  /** What a strict reader misses in the first reason. */
  readonly missing: readonly Missing[];
  /** The sentences over 25 words in the three languages of the site. */
  readonly long: readonly string[];
  /** The share of the loss that would vanish without the answer that the first reason names, 0-1. */
  readonly share?: number;
  /** Whether it is said: a free move used up, a corner or a pass in one line only; absent if there is none. */
  readonly freeMove?: boolean;
  readonly corner?: boolean;
  readonly pass?: boolean;
}

export async function audited(
  position: Given,
  explanation: Explanation,
  given: readonly Reason[],
  moves: readonly [worse: MoveValue, better: MoveValue],
  engine: Engine,
): Promise<Audit> {
  const texts = given.map((reason) => sentence(explanation, reason, en, 'en'));
  const whole = explanation.reasons.at(-1)!;
  const start = Position.of(position.board, position.turn);
  const lines = [pliesOf(start, whole.line), pliesOf(start, whole.other)] as const;
  const share = await shareOfFirst(position, given[0], moves, engine);
  const replies = await repliesTo(position, explanation.move, engine);
  const all = sentences(explanation, en, 'en').map(withoutLines);
  const text = all.join(' ');
  const corners = differing(lines, CORNER_PLIES, ({ move }) => CORNERS.includes(move));
  const passes = differing(lines, PASS_PLIES, ({ move }) => move === 'pass');
  return {
    texts,
    misleading: given.flatMap((reason) => {
      const how =
        misleading(position, explanation, reason) ??
        (namesWeakReply(position, explanation, reason, replies) ? 'a weak reply' : undefined) ??
        (namesOnlyReply(explanation, reason, replies) ? 'not the only reply' : undefined);
      return how ? [`${reason.kind}: ${how}`] : [];
    }),
    missing: missing(position, explanation, all[0]!),
    long: Object.entries(LANGUAGES).flatMap(([language, words]) =>
      sentences(explanation, words, language)
        .flatMap(sentencesIn)
        .filter((one) => wordsIn(one) > MOST_WORDS),
    ),
    ...(share !== undefined && { share }),
    ...(isFree(start, explanation.move, lines[1]) && {
      freeMove: given.some(({ kind }) => kind === 'could-wait'),
    }),
    ...(corners.length > 0 && { corner: corners.some((key) => text.includes(key.slice(-2))) }),
    ...(passes.length > 0 && { pass: /\bpass\b|no move|without a move/u.test(text) }),
  };
}

/** A text without its lines, which name nothing themselves. */
export function withoutLines(text: string): string {
  return text.replace(/: (?:(?:[a-h][1-8]|pass) ?){2,}…?/gu, ': ');
}

/** The sentences of a text, a line of moves as one word. */
export function sentencesIn(text: string): string[] {
  const plain = text.replace(/(?:\b(?:[a-h][1-8]|passe?|pas)\b ?){3,}/gu, 'line ');
  return plain.split(/[.?!…](?:\s|$)/u).filter((one) => wordsIn(one) > 0);
}

export function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whether only the mover can play a move, and the better line plays it later before the other side ever can. */
function isFree(start: Position, move: Square, better: readonly Ply[]): boolean {
  if (start.board.split('-').length - 1 > FREE_EMPTIES) return false;
  const other = start.turn === 'black' ? 'white' : 'black';
  const at = better.findIndex((ply) => ply.move === move && ply.by === start.turn);
  if (at < 1) return false;
  const before = [start, ...better.slice(0, at + 1).map((ply) => ply.before)];
  return before.every((position) => !movesOf(position, other).includes(move));
}

/** What each reply to a move is worth to the side that makes it, in discs. */
async function repliesTo(
  position: Given,
  move: Square,
  engine: Engine,
): Promise<ReadonlyMap<EngineMove, number>> {
  const after = position.play(move);
  if (after.phase !== 'play') return new Map();
  const limits = after.empties <= EXACT_EMPTIES ? { exact: true } : { depth: REPLY_DEPTH };
  const { moves } = await engine.search(after, { ...limits, multiPv: 60, fresh: true });
  return new Map(moves.map((one) => [one.move, one.value]));
}

async function shareOfFirst(
  position: Given,
  reason: Reason | undefined,
  [worse, better]: readonly [MoveValue, MoveValue],
  engine: Engine,
): Promise<number | undefined> {
  // That it is one of several strong answers is said.
  if (!reason || reason.tone === 'good' || (reason.numbers.replies ?? 1) > 1) return undefined;
  const isTaken = reason.kind === 'reserve-lost' && reason.numbers.plies === 2;
  const answer = reason.line[1];
  // What comes later names no answer.
  const { plies } = reason.numbers;
  if ((reason.kind === 'square-wanted' && plies !== 2) || (reason.kind === 'mobility' && plies !== undefined))
    return undefined;
  if ((!isTaken && !NAMES_ANSWER.includes(reason.kind)) || !answer || answer === 'pass') return undefined;
  const answers = await answersTo(position, worse, better, engine);
  return answers && shareOf(answers, [answer]);
}

/** What one side does within some plies of one line only, as side and move. */
function differing(
  lines: readonly [readonly Ply[], readonly Ply[]],
  plies: number,
  counts: (ply: Ply) => boolean,
): string[] {
  const keys = (line: readonly Ply[]): string[] =>
    line.flatMap((ply) => (counts(ply) ? [`${ply.by} ${ply.move}`] : []));
  // What comes later in the other line is in both.
  const only = (line: readonly Ply[], other: readonly Ply[]): string[] =>
    keys(line.slice(0, plies)).filter((key) => !keys(other).includes(key));
  const [worse, better] = lines;
  return [...only(worse, better), ...only(better, worse)];
}
