/**
 * The discs that open or close a square for a side: those whose change alone makes the difference. Contrasts and
 * consequences use it to say which flip made a move possible.
 */
import type { Color } from '../../rules/color.js';
import { type Position, withDisc } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { movesOf, seenBy } from '../positions/lines.js';
import type { Outcome } from '../positions/outcome.js';
import type { Access } from './reason.js';

/** Nobody looks up more discs than this in one sentence. */
const MOST_NAMED = 2;

/** The discs by which a move opens all the given squares to the other side, which could play on none of them before. */
export function openedBy(
  { position, after, move, other }: Outcome,
  squares: readonly Square[],
): Access | undefined {
  if (squares.some((square) => movesOf(position, other).includes(square))) return undefined;
  const found = decisive(position, after, squares, other);
  if (!found) return undefined;
  if (!found.every((disc) => squares.some((square) => canTurn(after, other, square, disc)))) return undefined;
  // Without the rest of what the move changes they must open them as well.
  const alone = movesOf(withDiscsOf(after, found, position), other);
  if (!squares.every((square) => alone.includes(square))) return undefined;
  if (!found.includes(move)) return { by: 'turning', discs: found };
  // If the new disc opens them only together with others, a sentence cannot explain it.
  return found.length === 1 ? { by: 'placing', discs: found } : undefined;
}

/** The discs that a reply flips and the move before it placed or turned, where no one of them opens the square alone. */
export function flippedBy({ position, after, move, other }: Outcome, reply: Square): Access | undefined {
  if (movesOf(position, other).includes(reply)) return undefined;
  const discs = after.flips(reply).filter((disc) => [move, ...position.flips(move)].includes(disc));
  return discs.length > 0 && discs.length <= MOST_NAMED ? { by: 'flipped', discs } : undefined;
}

/** The discs by which a move closes all the given squares to the other side, which could play there before. */
export function closedBy(
  { position, after, other }: Outcome,
  squares: readonly Square[],
): Access | undefined {
  if (squares.some((square) => movesOf(after, other).includes(square))) return undefined;
  const found = decisive(position, after, squares, other);
  return found && { by: 'closing', discs: found };
}

/** The discs whose flipping by an answer takes the given squares from the mover. */
export function takenBy(
  { after, mover }: Outcome,
  answer: Square,
  squares: readonly Square[],
): Access | undefined {
  const found = decisive(after, after.play(answer), squares, mover);
  return found && { by: 'turning', discs: found };
}

/** The discs by whose flipping a move takes squares from the mover. */
export function spoiledBy(worse: Outcome, squares: readonly Square[]): Access | undefined {
  const { position, after, move, mover } = worse;
  const found = decisive(position, after, squares, mover);
  return found && !found.includes(move) ? { by: 'turning', discs: found } : undefined;
}

/** The discs by whose flipping the first answer to a move opens a square to the other side's next one. */
export function openedByAnswer({ after, other, steps }: Outcome, square: Square): Access | undefined {
  const answered = steps[1]?.after;
  if (!answered || movesOf(after, other).includes(square)) return undefined;
  const found = decisive(after, answered, [square], other);
  // The disc that the answer places is another cause.
  return found && !found.includes(steps[1]!.move as Square) ? { by: 'turning', discs: found } : undefined;
}

/** The discs that let a side play on a square in one position and not in another: discs to flip, or one of its own. */
export function neededFor(there: Position, here: Position, square: Square, color: Color): Access | undefined {
  const found = decisive(here, there, [square], color);
  if (!found) return undefined;
  if (found.every((disc) => canTurn(there, color, square, disc))) return { by: 'turning', discs: found };
  const isOwn = found.length === 1 && there.at(found[0]!) === color;
  return isOwn && decisive(there, here, [square], color)?.join() === found.join()
    ? { by: 'own', discs: found }
    : undefined;
}

/** Whether a side flips a disc by playing on a square. */
function canTurn(position: Position, color: Color, square: Square, disc: Square): boolean {
  return seenBy(position, color).flips(square).includes(disc);
}

/**
 * The fewest discs whose change alone, from one position to the other, opens or closes all the given squares to a side.
 * `undefined` if it takes many, or if one of the squares neither opens nor closes.
 */
export function decisive(
  from: Position,
  to: Position,
  squares: readonly Square[],
  color: Color,
): readonly Square[] | undefined {
  const had = movesOf(from, color);
  const has = movesOf(to, color);
  if (squares.some((square) => had.includes(square) === has.includes(square))) return undefined;
  const changed = SQUARES.filter((square) => from.at(square) !== to.at(square) && !squares.includes(square));
  const isDecided = (discs: readonly Square[]): boolean => {
    const legal = movesOf(withDiscsOf(to, discs, seenBy(from, color)), color);
    return squares.every((square) => legal.includes(square) === has.includes(square));
  };
  const single = changed.find((disc) => isDecided([disc]));
  if (single !== undefined) return [single];
  const pairs = changed.flatMap((disc, at) => changed.slice(at + 1).map((next) => [disc, next]));
  // Nobody looks up more than two discs in one sentence.
  return pairs.find(isDecided);
}

/** A position, with some squares as they are in another one. */
export function withDiscsOf(source: Position, squares: readonly Square[], target: Position): Position {
  return squares.reduce((position, square) => withDisc(position, square, source.at(square)), target);
}
