/** The readable part of a text with moves that cannot all be read, for the places where games are opened. */
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import { Game, parseSquare, type Position, type Square } from '../../../src/core/rules.js';
import type { GameSource } from '../../library/read-sources.js';

/** A game with an illegal move. */
export interface BrokenGame {
  /** The moves before the illegal one. */
  readonly game: Game;
  /** The position in which it was to be played, with the right side to move. */
  readonly position: Position;
  readonly move: Square;
  /** Its number, from 1. */
  readonly ply: number;
  readonly why: 'taken' | 'flips-nothing' | 'over';
}

/** The moves before an illegal one, where they were written as plain moves. */
export function brokenGame(source: GameSource | undefined, error: Error): BrokenGame | undefined {
  if (!(error instanceof FormatError) || error.code !== 'illegal-move') return undefined;
  const moves = movesOf(textOf(source));
  const ply = Number(error.data['ply']);
  const move = moves[ply - 1];
  if (!move || ply === 1) return undefined;
  const game = new Game();
  for (const before of moves.slice(0, ply - 1)) game.play(before);
  const position = game.position.settled();
  const why = position.phase === 'over' ? 'over' : position.at(move) ? 'taken' : 'flips-nothing';
  return { game, position, move, ply, why };
}

function textOf(source: GameSource | undefined): string {
  if (typeof source === 'string') return source;
  return source && 'link' in source ? source.link : '';
}

/** The moves of a text that has nothing else. */
function movesOf(text: string): readonly Square[] {
  if (!/^(?:\s*[a-h][1-8])+\s*$/iu.test(text)) return [];
  return text.match(/[a-h][1-8]/giu)!.map((move) => parseSquare(move));
}
