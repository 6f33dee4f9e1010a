'use client';
/**
 * Makes a React component of an element, for the generated modules beside it: the properties of the element, and its
 * events as `onName`.
 */
import { createComponent, type EventName } from '@lit/react';
import React, {
  createElement,
  forwardRef,
  version,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type PropsWithChildren,
  type RefAttributes,
} from 'react';
import type { PropertyDeclaration, ReactiveElement } from '@lit/reactive-element';
import { EVENT_NAMES } from '../event-names.js';
import type { OthelloClasses, OthelloEvents, OwnProps } from '../props.js';

/** `OthelloMove` for `othello-move`. */
type Pascal<S extends string> = S extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<S>;

/** The prop of each event, and its name in the DOM. The same for all elements: events bubble. */
type EventProps = { [K in keyof OthelloEvents as `on${Pascal<K>}`]: EventName<OthelloEvents[K]> };

/** Listeners, `onOthelloMove`. */
type Listeners = {
  [K in keyof OthelloEvents as `on${Pascal<K>}`]?: ((event: OthelloEvents[K]) => void) | undefined;
};

/** The props of an element's component. */
export type ComponentProps<E extends HTMLElement> = PropsWithChildren<
  OwnProps<E> & Listeners & Omit<HTMLAttributes<E>, keyof OwnProps<E> | keyof Listeners>
>;

/** A React component that renders an element; its `ref` is the element. */
export type Component<E extends HTMLElement> = ForwardRefExoticComponent<
  ComponentProps<E> & RefAttributes<E>
>;

/** Properties that accept a text for an attribute, or an object. */
const ALSO_OBJECTS = ['marks', 'arrows', 'engineUrl'];

/**
 * Older versions of React wrote booleans as text into attributes of custom elements. Preact's `compat` calls itself
 * React 19 and does so for names such as `move-numbers`, which are no properties.
 */
const KNOWS_ELEMENTS = Number.parseInt(version, 10) >= 19;

/**
 * The component of an element.
 *
 * React handles strings, numbers and booleans, as for `<input>`: a server renders them, and React writes them again
 * only when they change. `@lit/react` writes every property with each rendering, which would restore the game of
 * `moves` after each move. It handles the rest, objects and listeners, which React drops when it hydrates
 * server-rendered elements.
 */
export function wrap<Tag extends keyof OthelloClasses>(
  tagName: Tag,
  elementClass: new () => OthelloClasses[Tag],
  displayName: string,
): Component<OthelloClasses[Tag]> {
  const attributes = attributesOf(elementClass);
  const Inner = createComponent({
    react: React,
    tagName,
    elementClass: withProperties(elementClass, attributes),
    events: eventProps(),
    displayName,
  });
  const Outer = forwardRef<OthelloClasses[Tag], Record<string, unknown>>((props, ref) => {
    const written: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      const attribute = attributes.get(name) ?? name;
      const isText = attributes.has(name) && (!KNOWS_ELEMENTS || attribute.includes('-'));
      written[attribute] = isText ? asAttribute(value) : value;
    }
    return createElement(Inner as unknown as React.ElementType, { ...written, ref });
  });
  Outer.displayName = displayName;
  return Outer;
}

/** The value that makes React set or remove a boolean attribute. */
function asAttribute(value: unknown): unknown {
  if (typeof value !== 'boolean') return value;
  return value ? '' : undefined;
}

/** The properties that an element's class and those above it declare. */
function propertiesOf(elementClass: new () => HTMLElement): ReadonlyMap<string, PropertyDeclaration> {
  const { observedAttributes, elementProperties } = elementClass as unknown as typeof ReactiveElement;
  // Lit finalizes the class on the first access.
  void observedAttributes;
  return elementProperties as ReadonlyMap<string, PropertyDeclaration>;
}

/** The attribute of each property that only takes an attribute's values. */
function attributesOf(elementClass: new () => HTMLElement): ReadonlyMap<string, string> {
  return new Map(
    [...propertiesOf(elementClass)]
      .filter(([name, { attribute }]) => attribute !== false && !ALSO_OBJECTS.includes(name))
      .map(([name, { attribute }]) => [name, typeof attribute === 'string' ? attribute : name.toLowerCase()]),
  );
}

/** A class whose prototype has only the properties that `@lit/react` should write. */
function withProperties<E extends HTMLElement>(
  elementClass: new () => E,
  attributes: ReadonlyMap<string, string>,
): new () => E {
  const names = [...propertiesOf(elementClass).keys()].filter((name) => !attributes.has(name));
  const prototype = Object.fromEntries(names.map((name) => [name, undefined]));
  return { prototype } as unknown as new () => E;
}

/** The names of events as properties: `onOthelloMove` for `othello-move`. */
function eventProps(): EventProps {
  const entries = EVENT_NAMES.map((name) => {
    const words = name.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
    return [`on${words.join('')}`, name];
  });
  return Object.fromEntries(entries) as EventProps;
}
