import { fill, plural } from '../../src/core/locales.js';
import type { TrainStrings } from '../locales/train.js';

/** How many tasks of each kind are due. */
export type WaitingCounts = Readonly<Record<keyof TrainStrings['session']['waiting'], number>>;

/** What is due today, in a sentence; `undefined` if nothing is. */
export function waitingText(
  counts: WaitingCounts,
  { waits, waiting }: TrainStrings['session'],
  language: string,
): string | undefined {
  const kinds = (['mistakes', 'due', 'openings'] as const).filter((kind) => counts[kind] > 0);
  const [first] = kinds;
  if (!first) return undefined;
  const parts = kinds.map((kind) => plural(waiting[kind], counts[kind], language));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  // The verb goes by the number beside it, but several things are a plural.
  const verb = kinds.length > 1 ? Math.max(2, counts[first]) : counts[first];
  return fill(plural(waits, verb, language), { list });
}
