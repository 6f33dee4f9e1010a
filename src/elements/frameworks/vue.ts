/** `othello-board/vue`: the types of the elements in Vue's templates, `/// <reference types="othello-board/vue" />`. */
import type { HTMLAttributes } from 'vue';
import type { OthelloClasses, OthelloEvents, OwnProps } from './props.js';

/** `OthelloMove` for `othello-move`. */
type Pascal<S extends string> = S extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<S>;

/** Listeners of the elements' own events, which a template writes `@othello-move`. */
type Listeners = {
  [K in keyof OthelloEvents as `on${Pascal<K>}`]?: ((event: OthelloEvents[K]) => void) | undefined;
};

/** An element as a component whose props a template checks. */
type AsComponent<E extends HTMLElement> = new () => {
  $props: OwnProps<E> & Listeners & Omit<HTMLAttributes, keyof OwnProps<E>>;
};

/** The package's elements by tag. */
export type OthelloComponents = {
  [Tag in keyof OthelloClasses]: AsComponent<OthelloClasses[Tag]>;
};

declare module 'vue' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface GlobalComponents extends OthelloComponents {}
}
