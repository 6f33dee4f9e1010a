import { fill } from '../../../src/core/locales.js';
import type { TrainStrings } from '../../locales/train.js';
import { startOf, type LineStart } from './repertoire.js';

/** A position in which lines begin, in words: its discs, and who is to move. */
export function lineStartText(start: Pick<LineStart, 'position'>, words: TrainStrings): string {
  const position = startOf(start);
  return fill(words.repertoire.position, { n: 64 - position.empties, color: words.colors[position.turn] });
}
