/**
 * Schemas for data from outside that may be anything: an invalid part is replaced by a fallback, and valid parts stay. What
 * the session stores is read by them (`storage.ts`, set-up, options, seat).
 */
import * as v from 'valibot';

/** One of the values. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
) {
  return v.fallback(v.picklist(values), fallback);
}

/** A boolean. */
export function flag(fallback: boolean) {
  return v.fallback(v.boolean(), fallback);
}

/** An integer within an inclusive range. */
export function wholeNumber(least: number, most: number, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);
}

/** A list without the invalid items. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  const keepGood = (items: unknown[]): Item[] =>
    items.flatMap((one) => {
      const read = v.safeParse(item, one);
      return read.success ? [read.output] : [];
    });
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(keepGood)), []);
}

/** An optional value; an invalid one counts as missing. */
export function maybe<Value>(schema: v.GenericSchema<unknown, Value>) {
  const read = (data: unknown): Value | undefined => {
    const { success, output } = v.safeParse(schema, data);
    return success ? output : undefined;
  };
  return v.optional(v.pipe(v.unknown(), v.transform(read)));
}
