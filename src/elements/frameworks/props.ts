/**
 * What a page can write on each element, for the compilers of frameworks. Types only. `jsx.ts`, `vue.ts`, `svelte.ts`
 * and the components of `react/` derive their types from it.
 */
import type { Options } from '../companions/game/session/setup/game-options.js';
import type { LooseArrow, LooseMark } from '../../core/formats/common/marks.js';

export type { OthelloClasses } from './classes.js';

/** The events of all elements: they bubble, so each element receives those of its descendants. */
export type OthelloEvents = {
  [
    K in keyof GlobalEventHandlersEventMap as K extends `othello-${string}` ? K : never
  ]: GlobalEventHandlersEventMap[K];
};

/** Properties whose setter accepts more than the getter returns: a mapped type sees only the getter's type. */
interface Taken {
  marks: string | readonly LooseMark[] | null;
  arrows: string | readonly LooseArrow[] | null;
  ply: number | `${number}` | 'end';
  preview: string | null;
  options: Partial<Options>;
}

// The usual test whether two types are identical, including readonly.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The names of an element's own properties that a page can set. */
type Settable<E extends HTMLElement> = {
  [K in Exclude<keyof E, keyof HTMLElement>]: Same<Pick<E, K>, Readonly<Pick<E, K>>> extends true
    ? never
    : E[K] extends (...parameters: never[]) => unknown
      ? never
      : K;
}[Exclude<keyof E, keyof HTMLElement>] &
  string;

/** A value as a script or as HTML has it. */
type Written<T> = T extends number ? T | `${T}` : T extends boolean ? T | '' : T;

/** What the property `K` of an element accepts. */
type Value<E, K extends keyof E> = (K extends keyof Taken ? Taken[K] : Written<E[K]>) | undefined;

/** `handicap-for` for `handicapFor`: the attribute's name. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** The part of a type that an attribute can hold, unlike objects and functions. */
type AsText<T> = Extract<T, string | number | boolean | undefined>;

/** The properties of an element, and its attributes with other names. */
export type OwnProps<E extends HTMLElement> = {
  [K in Settable<E> & keyof E]?: Value<E, K>;
} & {
  [
    K in Settable<E> & keyof E as [Exclude<E[K], undefined>] extends [string | number | boolean]
      ? Kebab<K>
      : never
  ]?: AsText<Value<E, K>>;
};
