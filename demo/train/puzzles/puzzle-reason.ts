/** What one puzzle is about: what can be seen on its board, and the sentence that says it. */
import type { ReasonKind } from '../../../src/core/coach.js';
import { fill, plural } from '../../../src/core/locales.js';
import { CORNERS, type Position, type Square } from '../../../src/core/rules.js';
import type { TrainStrings } from '../../locales/train.js';
import { ideaOfTheme, type Idea } from './theme-idea.js';

/** More moves than this are counted, not named. */
const NAMED = 3;
/** With more replies than this, their number says little. */
const FEW_REPLIES = 4;
/** Where the right move keeps a corner that this share of the others gives away, it is about the corner. */
const MOST_OTHERS = 0.5;

/** The ideas that a corner shows. */
const CORNER_IDEAS: ReadonlySet<Idea | undefined> = new Set<Idea>(['corners', 'xSquares', 'plans']);

/** A position and its solution; the theme is what the coach finds weightiest, if it is known. */
interface Solved {
  readonly position: Position;
  readonly solution: readonly Square[];
  readonly theme?: ReasonKind | undefined;
}

/** What can be seen on a board: a move that takes a corner, silences the opponent, and so on. */
type Seen =
  | { readonly kind: 'corner' | 'silence' }
  | { readonly kind: 'safe'; readonly corner: Square; readonly others: readonly Square[] }
  | { readonly kind: 'next'; readonly corner: Square }
  | { readonly kind: 'few'; readonly replies: number };

/** What the solution shows on the board; `undefined` where only the theme says what it is about. */
function seenIn({ position, solution: [move, , then], theme }: Solved): Seen | undefined {
  if (!move) return undefined;
  const after = position.play(move);
  if (after.phase === 'pass') return { kind: 'silence' };
  if (CORNERS.includes(move)) return { kind: 'corner' };
  const idea = theme && ideaOfTheme(theme);
  const isOpen = idea === undefined;
  const isAboutCorners = isOpen || CORNER_IDEAS.has(idea);
  const { corner, others } = keptCorner(position, move);
  const most = Math.max(2, MOST_OTHERS * (position.legalMoves.length - 1));
  if (others.length >= (isAboutCorners ? 1 : most)) return { kind: 'safe', corner, others };
  if (isAboutCorners && then && CORNERS.includes(then)) return { kind: 'next', corner: then };
  const replies = after.legalMoves.length;
  if ((isOpen || idea === 'mobility') && after.phase === 'play' && replies <= FEW_REPLIES)
    return { kind: 'few', replies };
  return undefined;
}

/** The theme by which a puzzle is counted, with the words that stand beside its board: what can be seen comes first. */
export function seenTheme(puzzle: Solved & { readonly theme: ReasonKind }): ReasonKind {
  const { theme } = puzzle;
  const seen = seenIn(puzzle);
  switch (seen?.kind) {
    case undefined:
      return theme;
    case 'silence':
      return ideaOfTheme(theme) === 'passing' ? theme : 'pass-forced';
    case 'few':
      return ideaOfTheme(theme) === 'mobility' ? theme : 'mobility';
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
      const { corner, others } = seen;
      if (others.length > NAMED)
        return fill(plural(inTurn(words.safeMany, turn), others.length, language), { move, corner });
      const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
        type: 'disjunction',
      }).format(others);
      return fill(inTurn(words.safe, turn), { move, list, corner });
    }
  }
}

function inTurn<Text>(texts: readonly Text[], turn: number): Text {
  return texts[turn % texts.length]!;
}

/** What a wrong move costs, if that is a corner, in words; `undefined` for other moves. */
export function costOf(
  position: Position,
  wrong: Square,
  right: Square,
  words: TrainStrings['session']['reasons'],
): string | undefined {
  const corner = givenCorner(position, wrong, right);
  return corner && fill(words.gives, { move: wrong, corner });
}

/** The corner that a wrong move gives to the opponent and the right one does not. */
export function givenCorner(position: Position, wrong: Square, right: Square): Square | undefined {
  const afterRight = cornersAfter(position, right);
  return cornersAfter(position, wrong).find((one) => !afterRight.includes(one));
}

/** The corner that a move keeps from the opponent and most others would not, with these others. */
export function keptCorner(position: Position, move: Square): { corner: Square; others: readonly Square[] } {
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

/** The corners that the opponent can take after a move. */
function cornersAfter(position: Position, move: Square): readonly Square[] {
  return position.play(move).legalMoves.filter((reply) => CORNERS.includes(reply));
}
