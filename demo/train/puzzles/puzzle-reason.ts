/** Why the move of one puzzle is right, told by what can be seen on its board. */
import { fill, plural } from '../../../src/core/locales.js';
import { CORNERS, type Position, type Square } from '../../../src/core/rules.js';
import type { TrainStrings } from '../../locales/train.js';

/** More moves than this are counted, not named. */
const NAMED = 3;
/** With more replies than this, their number says little. */
const FEW_REPLIES = 4;

/**
 * @param turn the number of the reason among others: those that are alike and follow each other are said in turn
 * @returns `undefined` where nothing on the board shows it
 */
export function reasonOf(
  position: Position,
  [move, , then]: readonly Square[],
  words: TrainStrings['session']['reasons'],
  language: string,
  turn = 0,
): string | undefined {
  if (!move) return undefined;
  const after = position.play(move);
  if (after.phase === 'pass') return fill(words.silence, { move });
  if (CORNERS.includes(move)) return fill(inTurn(words.corner, turn), { move });
  const { corner, others } = keptCorner(position, move);
  if (others.length > NAMED)
    return fill(plural(inTurn(words.safeMany, turn), others.length, language), { move, corner });
  if (others.length > 0) {
    const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(others);
    return fill(inTurn(words.safe, turn), { move, list, corner });
  }
  if (then && CORNERS.includes(then)) return fill(words.next, { move, corner: then });
  const replies = after.legalMoves.length;
  if (after.phase === 'play' && replies <= FEW_REPLIES)
    return fill(plural(words.few, replies, language), { move });
  return undefined;
}

function inTurn<Text>(texts: readonly Text[], turn: number): Text {
  return texts[turn % texts.length]!;
}

/** The corner that a wrong move gives to the opponent and the right one does not, in words; `undefined` for other moves. */
export function costOf(
  position: Position,
  wrong: Square,
  right: Square,
  words: TrainStrings['session']['reasons'],
): string | undefined {
  const afterRight = cornersAfter(position, right);
  const corner = cornersAfter(position, wrong).find((one) => !afterRight.includes(one));
  return corner && fill(words.gives, { move: wrong, corner });
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
