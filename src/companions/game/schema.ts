import * as v from 'valibot';

/**
 * Schemas for data that somebody else may have written: what makes no sense is replaced by its fallback, and what is
 * good beside it stays.
 */

/** One of the values. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
) {
  return v.fallback(v.picklist(values), fallback);
}

/** Yes or no. */
export function flag(fallback: boolean) {
  return v.fallback(v.boolean(), fallback);
}

/** A whole number within a range, both ends included. */
export function wholeNumber(least: number, most: number, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);
}

/** A text that fits a check; else empty. */
export function textWhere(check: (text: string) => boolean) {
  return v.fallback(v.pipe(v.string(), v.check(check)), '');
}

/** A list without the items that do not fit. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  const keepGood = (items: unknown[]): Item[] =>
    items.flatMap((one) => {
      const read = v.safeParse(item, one);
      return read.success ? [read.output] : [];
    });
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(keepGood)), []);
}

/** Something that may be missing; what does not fit is missing, too. */
export function maybe<Value>(schema: v.GenericSchema<unknown, Value>) {
  const read = (data: unknown): Value | undefined => {
    const { success, output } = v.safeParse(schema, data);
    return success ? output : undefined;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)));
}
