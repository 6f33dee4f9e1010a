import type { FactKind } from '../../../../src/core/formats.js';
import { fill } from '../../../../src/core/locales.js';
import type { LossStrings } from '../../../locales/analyse.js';
import { language } from '../../../site.js';

/** What games lose in a format, in a sentence; none if they lose nothing. */
export function lossesText(
  lost: ReadonlyMap<FactKind, number>,
  format: string,
  { text, kinds }: LossStrings,
): string[] {
  if (lost.size === 0) return [];
  const parts = [...lost].map(([kind, count]) => `${kinds[kind]} (${count.toLocaleString(language())})`);
  return [fill(text, { format, facts: parts.join(', ') })];
}
