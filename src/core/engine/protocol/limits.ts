/**
 * Checks the limits of a search. Both ends use it: `request.ts` for callers, `protocol.ts` for messages to a worker.
 */
import { type SearchLimits, LEVEL_NAMES, LEVELS, STRENGTHS } from '../engine.js';

/** The limits that a worker receives, without those that the page handles itself. */
export type PlainLimits = Omit<SearchLimits, 'signal' | 'onProgress' | 'level' | 'before'>;

/** The number of threads that the core has scratch memory for. */
export const MOST_THREADS = 16;

/** The range of each numeric limit; all but `time` and `nodes` are integers. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  depth: [1, 60],
  nodes: [1, Number.MAX_SAFE_INTEGER],
  time: [1, 2 ** 31],
  seed: [0, 2 ** 32 - 1],
  multiPv: [1, 64],
  threads: [1, 64],
};
/** The limits that take one of some words or values. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  exact: [true, false],
  fresh: [true, false],
  goal: ['score', 'wld', 'wld-score'],
};
/** The levels, which the page turns into searches: a worker knows none. */
const LEVEL_WORDS = { level: [...LEVELS, ...STRENGTHS, ...LEVEL_NAMES] };

/** How an error message shows an untrusted value: briefly, and without running its code. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 80)}"`;
  return value === null || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : typeof value;
}

/** The fault of limits from a caller: a text that names the limit and what it accepts. */
export function limitsFault(limits: unknown): string | undefined {
  return faultOf(limits, { ...WORDS, ...LEVEL_WORDS });
}

/** The same for the limits in a message to a worker. */
export function plainLimitsFault(limits: unknown): string | undefined {
  return faultOf(limits, WORDS);
}

/** The fault of limits that take numbers in their range, or one of the accepted words. */
function faultOf(limits: unknown, accepted: typeof WORDS): string | undefined {
  if (typeof limits !== 'object' || limits === null) return `limits takes an object, not ${show(limits)}`;
  for (const [name, value] of Object.entries(limits)) {
    const range = Object.hasOwn(RANGES, name) && RANGES[name];
    const words = Object.hasOwn(accepted, name) && accepted[name];
    if (!range && !words)
      return `${show(name)} is unknown: use one of ${[...Object.keys(RANGES), ...Object.keys(accepted)].join(', ')}`;
    if (value === undefined) continue;
    if (words && !words.includes(value))
      return `${name} takes one of ${words.join(', ')}, not ${show(value)}`;
    if (range && !inRange(value, range, name !== 'time' && name !== 'nodes')) {
      return `${name} takes a number from ${range.join(' to ')}, not ${show(value)}`;
    }
  }
  return undefined;
}

function inRange(value: unknown, [least, most]: readonly [number, number], whole: boolean): boolean {
  return typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value));
}
