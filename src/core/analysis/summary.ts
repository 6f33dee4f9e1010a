/**
 * The summary of one side's play in a review, with accuracy, losses and classes: the command `review` and
 * `<othello-review>` show it. Reports use `partOf` alone. Losses are in discs.
 */
import type { Color } from '../rules/color.js';
import { accuracyOf, isTurningPoint, MOVE_CLASSES, type MoveClass } from './classes.js';
import type { PlyReview } from './ply-review.js';
import { tenths } from '../rules/score.js';

/** The three parts of a game. */
export type GamePart = 'opening' | 'midgame' | 'endgame';

/** The last ply of the opening. */
const LAST_OPENING_PLY = 20;
/** The last ply of the midgame. */
const LAST_MIDGAME_PLY = 40;

/** The part of the game that a move belongs to, by the number of empty squares before it; 20 plies each. */
export function partOf(empties: number): GamePart {
  const ply = 61 - empties;
  return ply <= LAST_OPENING_PLY ? 'opening' : ply <= LAST_MIDGAME_PLY ? 'midgame' : 'endgame';
}

/** The play of one side. */
export interface SideReview {
  /** Number of moves that have a value. */
  readonly moves: number;
  /** In per cent, 0 to 100; missing while the side had nothing to choose. */
  readonly accuracy?: number;
  /** Total loss in discs. */
  readonly loss: number;
  /** Loss in discs in each part of the game. */
  readonly lossIn: Readonly<Record<GamePart, number>>;
  /** Number of moves in each class; forced moves have none. */
  readonly classes: Readonly<Record<MoveClass, number>>;
  /** The errors that changed the chances most, in the order of the game. */
  readonly turningPoints: readonly PlyReview[];
}

/** Sums up the moves of one side. */
export function summarizeSide(plies: readonly (PlyReview | undefined)[], color: Color): SideReview {
  const own = plies.filter((ply): ply is PlyReview => ply?.color === color);
  const accuracy = accuracyOf(
    own.map(({ loss, before, moves }) => ({ loss, losses: moves.map(({ value }) => before - value) })),
  );
  const lossIn = { opening: 0, midgame: 0, endgame: 0 };
  for (const { position, loss } of own) lossIn[partOf(position.empties)] += loss;
  const classes = Object.fromEntries(
    MOVE_CLASSES.map((name) => [name, own.filter((ply) => ply.class === name).length]),
  ) as Record<MoveClass, number>;
  return {
    moves: own.length,
    ...(accuracy !== undefined && { accuracy: tenths(accuracy) }),
    loss: tenths(own.reduce((sum, { loss }) => sum + loss, 0)),
    lossIn: {
      opening: tenths(lossIn.opening),
      midgame: tenths(lossIn.midgame),
      endgame: tenths(lossIn.endgame),
    },
    classes,
    turningPoints: own.filter(isTurningPoint),
  };
}
