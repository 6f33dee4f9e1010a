/** What one puzzle is about: what can be seen on its board, and the sentence that says it. */
import type { ReasonKind } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import { CORNERS, opponent, type Position, type Square } from '../../../src/core/rules.js';
import type { TrainStrings } from '../../locales/train.js';
import { ideaOfTheme, type Idea } from './theme-idea.js';

/** More moves than this are not named one by one. */
export const NAMED = 3;
/** From this share of the other moves on, they are almost all of them. */
const ALMOST_ALL = 0.75;
/** With more replies than this, their number says little. */
const FEW_REPLIES = 4;
/** Where the right move keeps a corner that more than this share of the others gives away, it is about the corner. */
const MOST_OTHERS = 0.5;

/** The ideas that a corner shows. */
const CORNER_IDEAS: ReadonlySet<Idea | undefined> = new Set<Idea>(['corners', 'xSquares', 'plans']);

/** Themes that give up a corner, or let one wait, for another: there, a corner that is kept says the opposite. */
const TRADES: ReadonlySet<ReasonKind | undefined> = new Set<ReasonKind>(['sacrifice', 'corner-won-later']);

/** A position and its solution; the theme is what the coach finds weightiest, if it is known. */
export interface Solved {
  readonly position: Position;
  readonly solution: readonly Square[];
  readonly theme?: ReasonKind | undefined;
}

/** How many of the other moves. */
export type Share = 'all' | 'almost' | 'most' | 'some';

/** What can be seen on a board: a move that takes a corner, silences the opponent, and so on. */
type Seen =
  | { readonly kind: 'corner' | 'silence' }
  | {
      readonly kind: 'safe';
      readonly corner: Square;
      readonly others: readonly Square[];
      readonly share: Share;
    }
  | { readonly kind: 'keeps'; readonly square: Square; readonly others: readonly Square[] }
  | { readonly kind: 'waits'; readonly free: readonly Square[] }
  | { readonly kind: 'wanted' }
  | { readonly kind: 'next'; readonly corner: Square }
  | { readonly kind: 'few'; readonly replies: number };

/** What the solution shows on the board; `undefined` where only the theme says what it is about. */
function seenIn({ position, solution, theme }: Solved): Seen | undefined {
  const [move, , then] = solution;
  if (!move) return undefined;
  const after = position.play(move);
  if (after.phase === 'pass') return { kind: 'silence' };
  if (CORNERS.includes(move)) return { kind: 'corner' };
  const idea = theme && ideaOfTheme(theme);
  const isOpen = idea === undefined;
  const isAboutCorners = isOpen || CORNER_IDEAS.has(idea);
  const { corner, others } = keptCorner(position, move);
  const isMost = others.length > Math.max(1, MOST_OTHERS * (position.legalMoves.length - 1));
  const isKept = !TRADES.has(theme) && staysClosed(position, solution, corner);
  if (isKept && (isAboutCorners ? others.length > 0 : isMost))
    return { kind: 'safe', corner, others, share: shareOf(others.length / (position.legalMoves.length - 1)) };
  if (isAboutCorners && then && CORNERS.includes(then)) return { kind: 'next', corner: then };
  const replies = after.legalMoves.length;
  if ((isOpen || idea === 'mobility') && after.phase === 'play' && replies <= FEW_REPLIES)
    return { kind: 'few', replies };
  if (idea === 'swindles') return keptSquare(position, move);
  if (idea === 'freeMoves') return movesThatWait(position, move);
  if (theme === 'square-wanted' && repliesIn(position).includes(move)) return { kind: 'wanted' };
  return undefined;
}

/** What everybody sees who knows the rules: a corner, a pass, or few replies. */
const PLAIN: ReadonlySet<Seen['kind'] | undefined> = new Set<Seen['kind']>([
  'corner',
  'safe',
  'silence',
  'few',
]);

/** Whether the right move shows at once what it is good for. */
export function isPlain(puzzle: Solved): boolean {
  return PLAIN.has(seenIn(puzzle)?.kind);
}

function shareOf(part: number): Share {
  if (part === 1) return 'all';
  if (part >= ALMOST_ALL) return 'almost';
  return part > MOST_OTHERS ? 'most' : 'some';
}

/** Where the opponent could move if it were their turn. */
function repliesIn(position: Position): readonly Square[] {
  return position.withTurn(opponent(position.turn)).legalMoves;
}

/** The moves that only the side to move has. */
function freeMoves(position: Position): readonly Square[] {
  const replies = repliesIn(position);
  return position.legalMoves.filter((square) => !replies.includes(square));
}

/** A square that only the solver can play after the right move, and the opponent, too, after others. */
function keptSquare(position: Position, move: Square): Seen | undefined {
  const kept = freeMoves(position.play(move).withTurn(position.turn)).map((square) => ({
    square,
    others: position.legalMoves.filter(
      (other) => other !== square && position.play(other).legalMoves.includes(square),
    ),
  }));
  const [best] = kept.sort((one, two) => two.others.length - one.others.length);
  return best && best.others.length > 0 ? { kind: 'keeps', ...best } : undefined;
}

/** Moves that only the solver has, before and after the right move, which the opponent could have played. */
function movesThatWait(position: Position, move: Square): Seen | undefined {
  if (!repliesIn(position).includes(move)) return undefined;
  const after = freeMoves(position.play(move).withTurn(position.turn));
  const free = freeMoves(position).filter((square) => after.includes(square));
  return free.length > 0 && free.length <= NAMED ? { kind: 'waits', free } : undefined;
}

/** The theme by which a puzzle is counted, with the words that stand beside its board: what can be seen comes first. */
export function seenTheme(puzzle: Solved & { readonly theme: ReasonKind }): ReasonKind {
  const { theme } = puzzle;
  const seen = seenIn(puzzle);
  switch (seen?.kind) {
    case undefined:
    case 'keeps':
    case 'waits':
    case 'wanted':
      return theme;
    case 'silence':
      return ideaOfTheme(theme) === 'passing' ? theme : 'pass-forced';
    case 'few':
      return ideaOfTheme(theme) === 'mobility' ? theme : 'mobility';
    case 'safe':
      return CORNER_IDEAS.has(ideaOfTheme(theme)) ? theme : 'corner-given';
    default:
      return CORNER_IDEAS.has(ideaOfTheme(theme)) ? theme : 'corner-missed';
  }
}

/**
 * @param turn the number of the reason among others: those that are alike and follow each other are said in turn
 * @returns `undefined` where nothing on the board shows it
 */
export function reasonOf(
  puzzle: Solved,
  words: TrainStrings['session']['reasons'],
  language: string,
  turn = 0,
): string | undefined {
  const seen = seenIn(puzzle);
  const [move] = puzzle.solution;
  if (!seen || !move) return undefined;
  switch (seen.kind) {
    case 'silence':
      return fill(words.silence, { move });
    case 'corner':
      return fill(inTurn(words.corner, turn), { move });
    case 'next':
      return fill(words.next, { move, corner: seen.corner });
    case 'few':
      return fill(plural(words.few, seen.replies, language), { move });
    case 'safe': {
      const { corner, others, share } = seen;
      if (others.length > NAMED) return fill(inTurn(words.safeMany[share], turn), { move, corner });
      return fill(inTurn(words.safe, turn), { move, list: listed(others, 'disjunction', language), corner });
    }
    case 'keeps': {
      const { square, others } = seen;
      if (others.length > NAMED) return fill(words.keepsMany, { move, square });
      return fill(words.keeps, { move, square, list: listed(others, 'disjunction', language) });
    }
    case 'waits':
      return fill(words.waits, { move, list: listed(seen.free, 'conjunction', language) });
    case 'wanted':
      return fill(words.wanted, { move });
  }
}

/** Squares in a sentence: `a1, a2 or b1`. */
export function listed(
  squares: readonly Square[],
  type: 'conjunction' | 'disjunction',
  language: string,
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(squares);
}

function inTurn<Text>(texts: readonly Text[], turn: number): Text {
  return texts[turn % texts.length]!;
}

/** A miss: whether it gave a corner away, what it is counted for, and what stands beside its board. */
export interface MissReason {
  /** Corners where the text speaks of one. */
  readonly idea: Idea | undefined;
  readonly gaveCorner: boolean;
  readonly text: string;
}

/**
 * Why a puzzle was missed. Its text speaks of a corner that was given away only where the wrong move gave one, so that
 * the texts and their count agree.
 *
 * @param wrong the move that was played instead of the first right one, if it is known
 * @param idea what the puzzle is about
 */
export function reasonOfMiss(
  puzzle: Solved,
  wrong: Square | undefined,
  idea: Idea | undefined,
  { reasons, ideas }: TrainStrings['session'],
  language: string,
  turn: number,
): MissReason {
  const [right] = puzzle.solution;
  if (!right) return { idea, gaveCorner: false, text: '' };
  const corner = wrong && givenCorner(puzzle.position, wrong, right);
  if (corner)
    return { idea: 'corners', gaveCorner: true, text: fill(reasons.gives, { move: wrong, corner }) };
  const seen = seenIn(puzzle)?.kind;
  const isAboutOthers = wrong !== undefined && seen === 'safe';
  const isCorner = !isAboutOthers && (seen === 'corner' || seen === 'safe' || seen === 'next');
  const reason = isAboutOthers ? undefined : reasonOf(puzzle, reasons, language, turn);
  return {
    idea: isCorner ? 'corners' : idea,
    gaveCorner: false,
    text: reason ?? (idea ? `${right}: ${ideas[idea]}.` : right),
  };
}

/** The corner that a wrong move gives to the opponent and the right one does not. */
function givenCorner(position: Position, wrong: Square, right: Square): Square | undefined {
  const afterRight = cornersAfter(position, right);
  return cornersAfter(position, wrong).find((one) => !afterRight.includes(one));
}

/** The corner that a move keeps from the opponent and most others would not, with these others. */
function keptCorner(position: Position, move: Square): { corner: Square; others: readonly Square[] } {
  const given = cornersAfter(position, move);
  return CORNERS.filter((corner) => !given.includes(corner))
    .map((corner) => ({
      corner,
      others: position.legalMoves.filter((other) => cornersAfter(position, other).includes(corner)),
    }))
    .reduce((most, one) => (one.others.length > most.others.length ? one : most), {
      corner: CORNERS[0]!,
      others: [],
    });
}

/** Whether the opponent of the side to move never has a corner among their moves while a line is played. */
function staysClosed(position: Position, line: readonly Square[], corner: Square): boolean {
  let at = position;
  for (const move of line) {
    at = at.settled().play(move);
    const isTheirs = at.settled().turn !== position.turn;
    if (isTheirs && at.settled().legalMoves.includes(corner)) return false;
  }
  return true;
}

/** The corners that the opponent can take after a move. */
function cornersAfter(position: Position, move: Square): readonly Square[] {
  return position.play(move).legalMoves.filter((reply) => CORNERS.includes(reply));
}
