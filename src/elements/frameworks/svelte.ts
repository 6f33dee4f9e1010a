/** `othello-board/svelte`: the types of the elements in Svelte's markup, `import 'othello-board/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { OthelloClasses, OthelloEvents, OwnProps } from './props.js';

/** Listeners of the elements' own events. */
type Listeners = {
  [K in keyof OthelloEvents as `on${K}`]?: ((event: OthelloEvents[K]) => void) | undefined;
};

/** The package's elements by tag. */
export type OthelloSvelteElements = {
  [Tag in keyof OthelloClasses]: OwnProps<OthelloClasses[Tag]> &
    Listeners &
    Omit<HTMLAttributes<OthelloClasses[Tag]>, keyof OwnProps<OthelloClasses[Tag]>>;
};

declare module 'svelte/elements' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface SvelteHTMLElements extends OthelloSvelteElements {}
}
