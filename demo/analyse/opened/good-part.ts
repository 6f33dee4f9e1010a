/** The readable part of a text with moves that cannot all be read, for the places where games are opened. */
import { FormatError } from '../../../src/core/formats/common/format-error.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { Game } from '../../../src/core/rules.js';
import type { GameSource } from '../../library/read-sources.js';

/** The moves before an illegal one, where they were written as plain moves. */
export function goodPart(source: GameSource | undefined, error: Error): Game | undefined {
  if (!(error instanceof FormatError) || error.code !== 'illegal-move') return undefined;
  const text = typeof source === 'string' ? source : source && 'link' in source ? source.link : '';
  const moves = /^(?:\s*[a-h][1-8])+\s*$/iu.test(text) ? text.match(/[a-h][1-8]/giu)! : [];
  const before = moves.slice(0, Number(error.data['ply']) - 1);
  if (before.length === 0) return undefined;
  const game = new Game();
  for (const move of parseTranscript(before.join('')).moves) game.play(move);
  return game;
}
