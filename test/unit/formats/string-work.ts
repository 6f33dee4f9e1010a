/* oxlint-disable typescript/unbound-method -- built-in functions are taken off their prototypes, and put back */

/** The cost of a call of a built-in function, in characters. */
type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

const whole: Cost = (self) => (self as string).length;
const upToResult: Cost = (self, [, from], result) => {
  const begin = typeof from === 'number' ? from : 0;
  return (Number(result) < 0 ? (self as string).length : Number(result)) - begin;
};

const OF_STRINGS: Readonly<Record<string, Cost>> = {
  indexOf: upToResult,
  lastIndexOf: whole,
  includes: whole,
  split: whole,
  trim: whole,
  trimStart: whole,
  trimEnd: whole,
  toLowerCase: whole,
  toUpperCase: whole,
  replace: whole,
  replaceAll: whole,
  normalize: whole,
};

/**
 * Number of characters that the built-in functions of strings, regular expressions and JSON process during a call: a
 * measure of work that does not depend on the clock or on other programs. Quadratic work shows in it, also if a regular
 * expression is tried from every place up to the end.
 */
export function stringWork(call: () => unknown): number {
  let characters = 0;
  const undo: (() => void)[] = [];
  const count = (owner: object, name: string, cost: Cost): void => {
    const plain = Reflect.get(owner, name) as (...args: readonly unknown[]) => unknown;
    const counting = function (this: unknown, ...args: readonly unknown[]): unknown {
      const result: unknown = Reflect.apply(plain, this, args);
      characters += Math.max(1, cost(this, args, result));
      return result;
    };
    Object.defineProperty(owner, name, { value: counting, writable: true, configurable: true });
    undo.push(() => Object.defineProperty(owner, name, { value: plain, writable: true, configurable: true }));
  };
  for (const [name, cost] of Object.entries(OF_STRINGS)) count(String.prototype, name, cost);
  count(JSON, 'parse', (_, [text]) => String(text).length);
  // All other functions with a regular expression call this one.
  const { exec } = RegExp.prototype;
  count(RegExp.prototype, 'exec', () => 0);
  RegExp.prototype.exec = function (text: string): RegExpExecArray | null {
    const begin = this.global || this.sticky ? this.lastIndex : 0;
    const found = Reflect.apply<RegExp, [string], RegExpExecArray | null>(exec, this, [text]);
    const end = found ? found.index + found[0].length : this.sticky ? begin : text.length;
    characters += Math.max(1, end - begin);
    return found;
  };
  try {
    call();
  } finally {
    for (const restore of undo) restore();
  }
  return characters;
}
