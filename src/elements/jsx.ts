/**
 * `othello-board/jsx`: types of the elements for JSX. React 19, Preact and Solid each have an interface to extend with
 * them; the guide on frameworks shows how.
 */
import type { OthelloClasses, OthelloEvents, OwnProps } from './frameworks/props.js';

/** A function type that also takes functions with a narrower parameter, since methods are compared both ways. */
type Listener<Given> = { call(given: Given): unknown }['call'];

/** Attributes that a framework adds to every element. */
interface OfFramework<E> {
  children?: unknown;
  key?: unknown;
  ref?: Listener<E | null> | { current: E | null } | E | string | null | undefined;
}

/**
 * Listeners as browsers name them, `onclick`, and with a capital, `onClick`. Names of several words (`onMouseDown`) come
 * from the framework's own types.
 */
type DomListeners = {
  [K in keyof HTMLElementEventMap as `on${K | Capitalize<K>}`]?: Listener<HTMLElementEventMap[K]> | undefined;
};

/** The attributes that HTML accepts on every element. Frameworks have more exact types, which can replace it. */
export interface HtmlProps extends DomListeners {
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  slot?: string | undefined;
  style?: unknown;
  title?: string | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
  hidden?: boolean | '' | 'until-found' | undefined;
  inert?: boolean | '' | undefined;
  role?: string | undefined;
  tabindex?: number | `${number}` | undefined;
  tabIndex?: number | `${number}` | undefined;
}

/** Listeners of the elements' own events, `onothello-move`. */
type OthelloListeners = {
  [K in keyof OthelloEvents as `on${K}`]?: ((event: OthelloEvents[K]) => void) | undefined;
};

/** The properties, attributes and listeners of an element, and what every element has. */
export type ElementProps<E extends HTMLElement, Html = HtmlProps> = OwnProps<E> &
  OthelloListeners &
  OfFramework<E> &
  Omit<Html, keyof OwnProps<E> | keyof OfFramework<E>>;

/**
 * The package's elements by tag. `Html` is the framework's type for attributes of every element, such as
 * `HTMLAttributes<HTMLElement>`.
 */
export type OthelloElements<Html = HtmlProps> = {
  [Tag in keyof OthelloClasses]: ElementProps<OthelloClasses[Tag], Html>;
};
