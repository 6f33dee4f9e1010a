import { isStrength } from '../../src/core/engine.js';
import { fill } from '../../src/core/locales.js';
import type { TrainStrings } from '../locales/train.js';
import type { TrainingGame } from '../progress/training.js';

/** An opponent under the heading "Level": its number, or the points of a strength. */
export function opponentText(level: TrainingGame['level'], words: TrainStrings): string {
  return isStrength(level) ? fill(words.points, { n: level }) : String(level);
}
