/** The best results of the user against each level. */
import * as v from 'valibot';
import { isStrength, levelNumber } from '../../../core/engine/level-names.js';
import { colorOf, type Agreement } from './agreement.js';
import type { Ending } from './ending.js';

/** A win to report: the first against a level, or the one with the widest margin. */
export type BestResult = 'first' | 'best';

/** The version of the stored form; data in another form is not read. */
const FORM = 1;

/** The widest margin by level. */
const storedSchema = v.object({ version: v.literal(FORM), margins: v.record(v.string(), v.number()) });

/**
 * Stores a result if it is better than all before.
 *
 * @param key the key under which the game is saved; the results are stored beside it
 * @returns `undefined` for any other game: lost, with a handicap, or not counted on the board
 */
export function keepBest(key: string, agreement: Agreement, { result }: Ending): BestResult | undefined {
  const { setup } = agreement;
  const isCounted = result.reason !== 'time' && result.reason !== 'resignation';
  const hasWon = result.winner === colorOf(agreement, 0);
  if (setup.players !== 'one' || setup.handicap > 0 || !agreement.counts || !isCounted || !hasWon) {
    return undefined;
  }
  const level = String(isStrength(setup.level) ? setup.level : levelNumber(setup.level));
  const margins = read(key);
  const before = margins[level];
  const margin = Math.abs(result.margin);
  if (before !== undefined && before >= margin) return undefined;
  write(key, { ...margins, [level]: margin });
  return before === undefined ? 'first' : 'best';
}

const keyOf = (key: string): string => `${key}-best`;

function read(key: string): Readonly<Record<string, number>> {
  try {
    return v.parse(storedSchema, JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null')).margins;
  } catch {
    return {};
  }
}

function write(key: string, margins: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify({ version: FORM, margins }));
  } catch {
    // If nothing can be stored, each win is the first.
  }
}
