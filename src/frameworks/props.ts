/** What a page can write on each element, as the compilers of frameworks are told it. Types alone. */
import type { Options } from '../companions/game/options.js';
import type { LooseArrow, LooseMark } from '../formats/marks.js';

export type { OthelloClasses } from './classes.js';

/** The events of all elements here: they bubble, so that each element hears those of what it holds. */
export type OthelloEvents = {
  [
    K in keyof GlobalEventHandlersEventMap as K extends `othello-${string}` ? K : never
  ]: GlobalEventHandlersEventMap[K];
};

/** Properties that take more than they give: a mapped type knows of an accessor only what it gives. */
interface Taken {
  marks: string | readonly LooseMark[] | null;
  arrows: string | readonly LooseArrow[] | null;
  ply: number | `${number}` | 'end';
  preview: string | null;
  options: Partial<Options>;
}

// Whether two types are the same, readonly counted, is asked of the compiler in this form.
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

/** A value as HTML writes it beside the one that a script has. */
type Written<T> = T extends number ? T | `${T}` : T extends boolean ? T | '' : T;

/** What the property `K` of an element takes. */
type Value<E, K extends keyof E> = (K extends keyof Taken ? Taken[K] : Written<E[K]>) | undefined;

/** `handicap-for` for `handicapFor`: so an attribute is named. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** Whether an attribute can hold it, as it cannot an object or a function. */
type AsText<T> = Extract<T, string | number | boolean | undefined>;

/** The properties of an element, and its attributes where they are named otherwise. */
export type OwnProps<E extends HTMLElement> = {
  [K in Settable<E> & keyof E]?: Value<E, K>;
} & {
  [
    K in Settable<E> & keyof E as [Exclude<E[K], undefined>] extends [string | number | boolean]
      ? Kebab<K>
      : never
  ]?: AsText<Value<E, K>>;
};
