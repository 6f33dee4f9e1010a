/** Encodes symbols by the frequencies of their contexts; `assembly/evaluation/symbol-decoder.ts` reads and describes the data. */

/** A symbol of eight bits and the context in which it is decoded. */
export interface CodedSymbol {
  context: number;
  symbol: number;
}

/** The sum of the frequencies of a context, and the least state that has no room for another word to read. */
const SLOTS = 1 << 11;
const LEAST_STATE = 1 << 16;

/** Negative numbers, the symbols from 128 on, come before the others, so that what occurs lies together. */
const ORDER = Array.from({ length: 256 }, (_, at) => (at + 128) & 0xff);

/** @param contexts number of contexts */
export function encodeSymbols(symbols: readonly CodedSymbol[], contexts: number): Uint8Array {
  const counts = Array.from({ length: contexts }, () => new Array<number>(256).fill(0));
  for (const { context, symbol } of symbols) counts[context]![symbol]!++;
  const frequencies = counts.map(frequenciesOf);
  const starts = frequencies.map(startsOf);

  // The decoder takes off what was put on last, so the symbols are encoded from the last to the first.
  let state = LEAST_STATE;
  const words: number[] = [];
  for (const { context, symbol } of symbols.toReversed()) {
    const frequency = frequencies[context]![symbol]!;
    if (state >= (LEAST_STATE / SLOTS) * 0x10000 * frequency) {
      words.push(state % 0x10000);
      state = Math.floor(state / 0x10000);
    }
    state = Math.floor(state / frequency) * SLOTS + (state % frequency) + starts[context]![symbol]!;
  }
  const head = frequencies.flatMap(printFrequencies);
  const bytes = new Uint8Array(head.length + 4 + words.length * 2);
  const view = new DataView(bytes.buffer);
  bytes.set(head);
  view.setUint32(head.length, state, true);
  words.reverse().forEach((word, at) => view.setUint16(head.length + 4 + at * 2, word, true));
  return bytes;
}

/** Counts scaled to a sum of `SLOTS`; what occurs has one slot, and its share of the others. */
function frequenciesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const others = SLOTS - counts.filter((count) => count > 0).length;
  let seen = 0;
  return counts.map((count) => {
    if (count === 0) return 0;
    const before = Math.floor((seen / total) * others);
    seen += count;
    return 1 + Math.floor((seen / total) * others) - before;
  });
}

/** For each symbol the slots of those before it. */
function startsOf(frequencies: readonly number[]): number[] {
  const starts = new Array<number>(256).fill(0);
  let start = 0;
  for (const symbol of ORDER) {
    starts[symbol] = start;
    start += frequencies[symbol]!;
  }
  return starts;
}

function printFrequencies(frequencies: readonly number[]): number[] {
  const used = ORDER.filter((symbol) => frequencies[symbol]! > 0);
  if (used.length === 0) return [0, 0];
  const first = ORDER.indexOf(used[0]!);
  const printed = ORDER.slice(first, ORDER.indexOf(used.at(-1)!) + 1);
  // The decoder has one byte for their number.
  if (printed.length > 255) throw new RangeError('a context has all 256 symbols, 255 are possible');
  return [
    used[0]!,
    printed.length,
    ...printed.flatMap((symbol) => {
      const frequency = frequencies[symbol]!;
      return frequency < 0x80 ? [frequency] : [(frequency & 0x7f) | 0x80, frequency >> 7];
    }),
  ];
}
