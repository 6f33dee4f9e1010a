import type { Game } from '../../rules/game.js';
import type { Labels } from '../../locales/strings.js';
import { SQUARES, type Square } from '../../rules/square.js';
import {
  cellLabel,
  formattedLabel,
  type LabelFormatter,
  type LocalizedStrings,
  type MoveValueNote,
} from './labels.js';
import type { Mark } from '../../formats/marks.js';
import type { BoardModel } from '../model.js';
import type { CellState } from './cells.js';

/** What can be shown besides the discs; tokens of the `hints` attribute. */
export type HintToken = 'legal' | 'flips' | 'last' | 'best' | 'values' | 'stable' | 'strategy';

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

/** Everything that decides how the 64 squares look. */
export interface RenderInput {
  readonly model: Pick<BoardModel, 'game' | 'shown' | 'preview' | 'canUserMove'>;
  readonly localized: LocalizedStrings<Labels>;
  readonly hints: ReadonlySet<string>;
  /** The author's marks. */
  readonly marks: readonly Mark[];
  readonly options: {
    readonly moveNumbers: boolean;
    readonly labelFormatter: LabelFormatter | undefined;
  };
  /** The hints of the overlay, once loaded. */
  readonly hintsOf: ((square: Square) => SquareHints) | undefined;
}

/** How each square looks, a1 first. */
export function cellStates(input: RenderInput): CellState[] {
  const { model, hints, localized, marks, hintsOf } = input;
  const { game, shown, preview, canUserMove } = model;
  const { moveNumbers, labelFormatter } = input.options;
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
      value?.words,
      hint?.best && localized.strings.best,
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

function numbersOf(game: Game): ReadonlyMap<Square, string> {
  const made = game.nodes.slice(0, game.ply);
  return new Map(made.map(({ move, ply }) => [move!, String(ply)]));
}
