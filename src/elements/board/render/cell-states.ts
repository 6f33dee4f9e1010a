/**
 * The state of each square, by which it is drawn, from the game, the options and the hints. The controller asks for all
 * 64 at each update and gives them to the renderer, which compares them with those shown; the overlay asks for its own
 * part.
 */
import type { Game } from '../../../core/rules/game/game.js';
import { SQUARES, type Square } from '../../../core/rules/square.js';
import type { BoardContext } from '../context.js';
import type { CellState } from '../markup/cells.js';
import { cellLabel, formattedLabel, valueWords, type MoveValueNote } from '../markup/labels.js';

/** The hints of one square that the overlay draws. */
export interface SquareHints {
  /** The engine's value of the move. */
  readonly value: MoveValueNote | undefined;
  /** Whether it is the engine's best move. */
  readonly best: boolean;
  /** Whether the last move flipped the disc. */
  readonly flipped: boolean;
  /** Whether the hovered or focused move would flip the disc. */
  readonly preview: boolean;
  readonly stable: boolean;
  readonly zone: string | undefined;
}

/**
 * How each square looks, a1 first.
 *
 * @param hintsOf the hints of the overlay, once loaded
 */
export function cellStates(
  { model, localized, marks, options }: BoardContext,
  hints: ReadonlySet<string>,
  hintsOf: ((square: Square) => SquareHints) | undefined,
): CellState[] {
  const { game, shown, preview, canUserMove } = model;
  const { moveNumbers, labelFormatter } = options;
  const { position, node } = game;
  const legal = new Set(canUserMove ? position.legalMoves : []);
  const numbers = moveNumbers ? numbersOf(game) : undefined;
  return SQUARES.map((square) => {
    const disc = shown.at(square);
    const hint = hintsOf?.(square);
    const value = hint?.value;
    const mark = marks.find((one) => one.square === square);
    const number = numbers?.get(square);
    const described = { disc, legal: legal.has(square), last: node.move === square };
    const label = cellLabel(localized, square, described, [
      mark?.text ?? mark?.shape,
      number,
      value && valueWords(value, localized.strings),
      // Where squares show losses, the best move has none.
      hint?.best && typeof value?.words !== 'object' && localized.strings.best,
    ]);
    return {
      disc,
      legal: described.legal && hints.has('legal') && !value,
      // A preview shows no marks of the game.
      last: !preview && described.last && hints.has('last') && number === undefined && !mark,
      ...hint,
      text: mark?.text ?? value?.text ?? number,
      kind: mark?.text ? 'letter' : (value?.kind ?? (number ? 'number' : undefined)),
      tone: value?.tone,
      mark: mark?.shape,
      label: labelFormatter ? formattedLabel(labelFormatter, square, { ...described, label }) : label,
    };
  });
}

/** The numbers of the moves on the squares where they were made. */
function numbersOf(game: Game): ReadonlyMap<Square, string> {
  const made = game.nodes.slice(0, game.ply);
  return new Map(made.map(({ move, ply }) => [move!, String(ply)]));
}
