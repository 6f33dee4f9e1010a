import type { GameTree } from '../../rules/game-tree.js';
import type { Labels } from '../../locales/strings.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import {
  cellLabel,
  formattedLabel,
  type LabelFormatter,
  type LocalizedStrings,
  type MoveValueNote,
} from './labels.js';
import type { Mark } from '../../formats/marks.js';
import type { CellState } from './cells.js';

/** What a person may be shown beside the discs; tokens of the `hints` attribute. */
export type HintToken = 'legal' | 'flips' | 'last' | 'best' | 'values' | 'stable' | 'strategy';

/** All that decides how the 64 squares look. */
export interface RenderInput {
  readonly game: GameTree;
  /** The discs on the board: the game's, or a preview. */
  readonly shown: Position;
  /** Whether these are a preview: then nothing of the game is marked on them. */
  readonly isPreview: boolean;
  readonly localized: LocalizedStrings<Labels>;
  readonly hints: ReadonlySet<string>;
  /** Whether a person is to move: only then are legal squares shown. */
  readonly canUserMove: boolean;
  /** What the author has put there, and says of it. */
  readonly options: {
    readonly marks: readonly Mark[];
    readonly moveNumbers: boolean;
    readonly labelFormatter: LabelFormatter | undefined;
  };
  /** The engine's values of the legal moves, best first, once it has them. */
  readonly values: ReadonlyMap<Square, MoveValueNote> | undefined;
  /** Squares that the move under the pointer or the focus would flip. */
  readonly preview: readonly Square[];
  readonly stable: readonly Square[];
  readonly zoneOf: ((square: Square) => string | undefined) | undefined;
}

/** How each square looks, a1 first. */
export function cellStates(input: RenderInput): CellState[] {
  const { game, hints, localized, values } = input;
  const { marks, moveNumbers, labelFormatter } = input.options;
  const { position, node } = game;
  const isGame = !input.isPreview;
  const legal = new Set(isGame ? position.legalMoves : []);
  const flipped = isGame && hints.has('flips') && node.move && node.parent ? flippedBy(game) : undefined;
  const best = isGame && values && hints.has('best') ? values.keys().next().value : undefined;
  const numbers = moveNumbers ? numbersOf(game) : undefined;
  return SQUARES.map((square) => {
    const disc = input.shown.at(square);
    const isLegal = legal.has(square);
    const value = hints.has('values') && isLegal ? values?.get(square) : undefined;
    const mark = marks.find((one) => one.square === square);
    const number = numbers?.get(square);
    const isBest = isLegal && best === square;
    const described = { disc, legal: isLegal && input.canUserMove, last: node.move === square };
    const label = cellLabel(localized, square, described, [
      mark?.text ?? mark?.shape,
      number,
      value?.words,
      isBest && localized.strings.best,
    ]);
    return {
      disc,
      legal: described.legal && hints.has('legal') && !value,
      last: isGame && described.last && hints.has('last') && number === undefined && !mark,
      flipped: flipped?.has(square),
      best: isBest,
      preview: input.preview.includes(square),
      stable: disc && input.stable.includes(square),
      zone: input.zoneOf?.(square),
      text: mark?.text ?? value?.text ?? number,
      kind: mark?.text ? 'letter' : (value?.kind ?? (number ? 'number' : undefined)),
      tone: value?.tone,
      mark: mark?.shape,
      label: labelFormatter ? formattedLabel(labelFormatter, square, { ...described, label }) : label,
    };
  });
}

/** The discs that the last move turned. */
function flippedBy({ node }: GameTree): ReadonlySet<Square> {
  const before = node.parent!.position.board;
  const { board } = node.position;
  return new Set(SQUARES.filter((_, i) => before[i] !== '-' && before[i] !== board[i]));
}

function numbersOf(game: GameTree): ReadonlyMap<Square, string> {
  const shown = game.nodes.filter(({ ply }) => ply <= game.ply);
  return new Map(shown.map(({ move, ply }) => [move!, String(ply)]));
}
