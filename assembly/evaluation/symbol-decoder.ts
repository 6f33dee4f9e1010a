/**
 * Decodes symbols of eight bits, each by the frequencies of its context: asymmetric numeral systems in the range variant
 * (rANS; Jarek Duda, arXiv:1311.2540), with 16 bits at a time.
 *
 * The frequencies come first in the data, context by context: the first symbol that occurs (one byte), how many follow
 * each other from there on (one byte, 0 for a context that is not used), and the frequency of each, seven bits a byte, the
 * lowest first, with the top bit set where another byte follows. The frequencies of a context add up to `SLOTS`. Then
 * comes the initial state (u32), and words of 16 bits. `training/evaluation/symbol-encoder.ts` is the writer.
 */
import { CHECKED } from '../checks';

/** Frequencies are parts of 2^11. */
const SLOT_BITS: i32 = 11;
/** The sum of the frequencies of a context. */
const SLOTS: u32 = 1 << SLOT_BITS;
/** Below this, the state takes another word. */
const LEAST_STATE: u32 = 1 << 16;

/** The most contexts that data may have. */
export const MOST_CONTEXTS: i32 = 80;

/** For each context and slot its symbol. */
const SYMBOLS = memory.data(MOST_CONTEXTS << SLOT_BITS, 16);
/** For each context and symbol its frequency, and the slots before it, 16 bits each. */
const SHARES = memory.data((MOST_CONTEXTS << 8) * 4, 16);

let source: usize = 0;
let sourceEnd: usize = 0;
let state: u32 = 0;

/** The next byte of the data; 0 after its end. */
// @ts-ignore: decorator
@inline
function nextByte(): u32 {
  return source < sourceEnd ? load<u8>(source++) : 0;
}

/** The next frequency, in one byte or two. */
function nextFrequency(): u32 {
  const low = nextByte();
  return low < 0x80 ? low : (low & 0x7f) | (nextByte() << 7);
}

/**
 * Reads the frequencies and begins with the symbols.
 *
 * @returns whether the frequencies of every context add up
 */
export function startDecoder(from: usize, to: usize, contexts: i32): bool {
  if (CHECKED) assert(contexts <= MOST_CONTEXTS);
  source = from;
  sourceEnd = to;
  for (let context = 0; context < contexts; context++) if (!readFrequencies(context)) return false;
  state = 0;
  for (let shift = 0; shift < 32; shift += 8) state |= nextByte() << shift;
  return true;
}

/** Reads the frequencies of a context. @returns whether they add up */
function readFrequencies(context: i32): bool {
  const first = nextByte();
  const count = nextByte();
  let start: u32 = 0;
  for (let at: u32 = 0; at < count; at++) {
    const symbol = (first + at) & 0xff;
    const frequency = nextFrequency();
    if (start + frequency > SLOTS) return false;
    memory.fill(SYMBOLS + ((context << SLOT_BITS) + start), <u8>symbol, frequency);
    store<u32>(shareAt(context, symbol), frequency | (start << 16));
    start += frequency;
  }
  return count == 0 || start == SLOTS;
}

/** Where the share of a symbol is. */
// @ts-ignore: decorator
@inline
function shareAt(context: i32, symbol: u32): usize {
  return SHARES + ((<usize>((context << 8) | symbol)) << 2);
}

/** The next symbol, 0-255, by the frequencies of its context. */
// Called for each of some million numbers.
// @ts-ignore: decorator
@inline
export function decodeSymbol(context: i32): i32 {
  const slot = state & (SLOTS - 1);
  const symbol = <u32>load<u8>(SYMBOLS + ((context << SLOT_BITS) | slot));
  const share = load<u32>(shareAt(context, symbol));
  if (CHECKED)
    assert(slot >= share >> 16 && slot < (share >> 16) + (share & 0xffff), 'the slot is one of the symbol');
  state = (share & 0xffff) * (state >> SLOT_BITS) + slot - (share >> 16);
  if (state < LEAST_STATE) {
    state = (state << 16) | (source < sourceEnd ? load<u16>(source) : 0);
    source += 2;
  }
  return symbol;
}
