/** Labelled positions on disk: fixed-size records, read by `training/assembly/gradient-descent.ts`. */
import type { Discs } from '../../src/core/engine/wasm/core.js';
import { Position } from '../../src/core/rules/position.js';
import { SQUARES } from '../../src/core/rules/square.js';

/** Bytes of a labelled position: see `RECORD_BYTES` in `training/assembly/play-games.ts`. */
export const RECORD_BYTES = 20;

/** The result is the exact score of this position. */
export const FLAG_EXACT = 1;
/** The first position of a game. */
export const FLAG_START = 2;
/** The side that moves second in the game is to move. */
export const FLAG_SECOND = 4;
/** A position after a move other than the one played. */
export const FLAG_SIDE = 8;
/** The result is this position's score by a selective search to the end of the game: exact with few exceptions. */
export const FLAG_SELECTIVE = 16;

/** Units of the evaluation in one disc: `DISC` in `assembly/evaluation/evaluate.ts`. */
export const UNITS = 64;

/** A labelled position. */
export interface LabelledPosition extends Discs {
  /** Final disc difference for the side to move. */
  result: number;
  /** A sum of the flags above. */
  flags: number;
  /** Value of a search for the side to move, in units of the evaluation. */
  searched: number;
}

/** Encodes positions as consecutive records. */
export function encodeRecords(positions: readonly LabelledPosition[]): Buffer {
  const bytes = Buffer.alloc(positions.length * RECORD_BYTES);
  positions.forEach(({ player, opponent, result, flags, searched }, index) => {
    const at = index * RECORD_BYTES;
    bytes.writeBigUInt64LE(player, at);
    bytes.writeBigUInt64LE(opponent, at + 8);
    bytes.writeInt8(result, at + 16);
    bytes.writeUInt8(flags, at + 17);
    bytes.writeInt16LE(searched, at + 18);
  });
  return bytes;
}

/** The position of a record, with Black as the side to move. */
export function positionOf({ player, opponent }: Discs): Position {
  const disc = (_: unknown, index: number): string => {
    const bit = 1n << BigInt(index);
    return player & bit ? 'X' : opponent & bit ? 'O' : '-';
  };
  return Position.of(SQUARES.map(disc).join(''), 'black');
}
