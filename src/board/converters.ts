import type { ComplexAttributeConverter } from '@lit/reactive-element';
import type { Color } from '../rules/color.js';

/** One side, both, or neither. */
export type Sides = Color | 'both' | 'none';

/** An attribute of a few words, in any case; anything else is the first of them. */
export function oneOf<T extends string | undefined>(words: readonly T[]): ComplexAttributeConverter<T> {
  return {
    fromAttribute: (value) => words.find((word) => word === value?.trim().toLowerCase()) ?? words[0]!,
  };
}

/** A whole number within bounds; anything else is the default. */
export function integer(least: number, most: number, fallback: number): ComplexAttributeConverter<number> {
  return {
    fromAttribute: (value) => (value?.trim() ? whole(Number(value), least, most, fallback) : fallback),
  };
}

/** The value if it is a whole number within bounds, else the default. */
export function whole(value: unknown, least: number, most: number, fallback: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : fallback;
}
