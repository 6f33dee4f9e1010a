import type { MoveValue } from '../../engine/engine.js';
import type { Game } from '../../rules/game.js';
import type { Position } from '../../rules/position.js';
import { SQUARES, type Square } from '../../rules/square.js';
import { cellLabel, type Speech } from '../a11y/labels.js';
import type { Mark } from '../marks.js';
import type { CellState } from './cells.js';

/** What a person may be shown beside the discs; tokens of the `hints` attribute. */
export type HintToken = 'legal' | 'flips' | 'last' | 'best' | 'values' | 'stable' | 'strategy';

/** All that decides how the 64 squares look. */
export interface Scene {
  readonly game: Game;
  /** The discs on the board: the game's, or a preview. */
  readonly shown: Position;
  readonly speech: Speech;
  readonly hints: ReadonlySet<string>;
  /** Whether a person is to move: only then are legal squares shown. */
  readonly open: boolean;
  readonly marks: readonly Mark[];
  readonly moveNumbers: boolean;
  /** Values of the legal moves, once the engine has them. */
  readonly values: ReadonlyMap<string, MoveValue> | undefined;
  /** Squares that the move under the pointer or the focus would flip. */
  readonly preview: readonly Square[];
  readonly stable: readonly Square[];
  readonly zoneOf: ((square: Square) => string | undefined) | undefined;
}

/** How each square looks, a1 first. */
export function cellStates(scene: Scene): CellState[] {
  const { game, hints, speech, values } = scene;
  const { position, node } = game;
  const own = scene.shown === position;
  const legal = new Set(own ? position.legalMoves : []);
  const flipped = own && hints.has('flips') && node.move && node.parent ? flippedBy(game) : undefined;
  const best = own && values && hints.has('best') ? values.keys().next().value : undefined;
  const numbers = scene.moveNumbers ? numbersOf(game) : undefined;
  return SQUARES.map((square) => {
    const disc = scene.shown.at(square);
    const isLegal = legal.has(square);
    const value = hints.has('values') && isLegal ? values?.get(square) : undefined;
    const mark = scene.marks.find((one) => one.square === square);
    const last = own && hints.has('last') && node.move === square;
    const number = numbers?.get(square);
    const spoken = value && valueWords(value);
    const isBest = isLegal && best === square;
    return {
      disc,
      legal: isLegal && scene.open && hints.has('legal') && !value,
      last: last && number === undefined && !mark,
      flipped: flipped?.has(square),
      best: isBest,
      preview: scene.preview.includes(square),
      stable: disc && scene.stable.includes(square),
      zone: scene.zoneOf?.(square),
      text: mark?.text ?? (value ? valueText(value) : number),
      kind: mark?.text ? 'letter' : value ? value.certainty : number ? 'number' : undefined,
      tone: value && (value.value > 0 ? 'good' : value.value < 0 ? 'bad' : undefined),
      mark: mark?.shape,
      label: cellLabel(speech, square, {
        disc,
        legal: isLegal && scene.open,
        last: node.move === square,
        value: [mark?.text ?? mark?.shape, number, spoken, isBest && speech.strings.best]
          .filter(Boolean)
          .join(', '),
      }),
    };
  });
}

/** `+4` proven, `+4~` selective, `≈+4` estimated: told by signs, not only by looks. */
export function valueText({ value, certainty }: MoveValue): string {
  const rounded = Math.round(value);
  const number = rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
  return certainty === 'exact' ? number : certainty === 'selective' ? `${number}~` : `≈${number}`;
}

/** A value in characters that every screen reader speaks. */
export function valueWords({ value }: MoveValue): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** The discs that the last move turned. */
function flippedBy({ node }: Game): ReadonlySet<Square> {
  const before = node.parent!.position.board;
  const { board } = node.position;
  return new Set(SQUARES.filter((_, i) => before[i] !== '-' && before[i] !== board[i]));
}

function numbersOf(game: Game): ReadonlyMap<Square, string> {
  const shown = game.nodes.filter(({ ply }) => ply <= game.ply);
  return new Map(shown.map(({ move, ply }) => [move!, String(ply)]));
}
