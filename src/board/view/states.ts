import type { Certainty } from '../../engine/engine.js';
import type { GameTree } from '../../rules/game-tree.js';
import type { Labels } from '../../locales/strings.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { cellLabel, ownLabel, type LabelFormatter, type Speech } from '../labels.js';
import type { Mark } from '../marks.js';
import type { CellState } from './cells.js';

/** What a person may be shown beside the discs; tokens of the `hints` attribute. */
export type HintToken = 'legal' | 'flips' | 'last' | 'best' | 'values' | 'stable' | 'strategy';

/** What the engine says of a move, on its square. */
export interface ValueNote {
  readonly text: string;
  /** The same in characters that every screen reader speaks. */
  readonly words: string;
  readonly kind: Certainty;
  readonly tone: 'good' | 'bad' | undefined;
}

/** All that decides how the 64 squares look. */
export interface Scene {
  readonly game: GameTree;
  /** The discs on the board: the game's, or a preview. */
  readonly shown: Position;
  readonly speech: Speech<Labels>;
  readonly hints: ReadonlySet<string>;
  /** Whether a person is to move: only then are legal squares shown. */
  readonly open: boolean;
  /** What the author has put there, and says of it. */
  readonly board: {
    readonly marks: readonly Mark[];
    readonly moveNumbers: boolean;
    readonly labelFormatter: LabelFormatter | undefined;
  };
  /** The engine's values of the legal moves, best first, once it has them. */
  readonly values: ReadonlyMap<Square, ValueNote> | undefined;
  /** Squares that the move under the pointer or the focus would flip. */
  readonly preview: readonly Square[];
  readonly stable: readonly Square[];
  readonly zoneOf: ((square: Square) => string | undefined) | undefined;
}

/** How each square looks, a1 first. */
export function cellStates(scene: Scene): CellState[] {
  const { game, hints, speech, values } = scene;
  const { marks, moveNumbers, labelFormatter } = scene.board;
  const { position, node } = game;
  const own = scene.shown === position;
  const legal = new Set(own ? position.legalMoves : []);
  const flipped = own && hints.has('flips') && node.move && node.parent ? flippedBy(game) : undefined;
  const best = own && values && hints.has('best') ? values.keys().next().value : undefined;
  const numbers = moveNumbers ? numbersOf(game) : undefined;
  return SQUARES.map((square) => {
    const disc = scene.shown.at(square);
    const isLegal = legal.has(square);
    const value = hints.has('values') && isLegal ? values?.get(square) : undefined;
    const mark = marks.find((one) => one.square === square);
    const number = numbers?.get(square);
    const isBest = isLegal && best === square;
    const said = { disc, legal: isLegal && scene.open, last: node.move === square };
    const label = cellLabel(speech, square, said, [
      mark?.text ?? mark?.shape,
      number,
      value?.words,
      isBest && speech.strings.best,
    ]);
    return {
      disc,
      legal: said.legal && hints.has('legal') && !value,
      last: own && said.last && hints.has('last') && number === undefined && !mark,
      flipped: flipped?.has(square),
      best: isBest,
      preview: scene.preview.includes(square),
      stable: disc && scene.stable.includes(square),
      zone: scene.zoneOf?.(square),
      text: mark?.text ?? value?.text ?? number,
      kind: mark?.text ? 'letter' : (value?.kind ?? (number ? 'number' : undefined)),
      tone: value?.tone,
      mark: mark?.shape,
      label: labelFormatter ? ownLabel(labelFormatter, square, { ...said, label }) : label,
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
