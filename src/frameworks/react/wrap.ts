'use client';
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

/** What a component of an element takes. */
export type ComponentProps<E extends HTMLElement> = PropsWithChildren<
  OwnProps<E> & Listeners & Omit<HTMLAttributes<E>, keyof OwnProps<E> | keyof Listeners>
>;

/** A component of React that renders an element; its `ref` is the element. */
export type Component<E extends HTMLElement> = ForwardRefExoticComponent<
  ComponentProps<E> & RefAttributes<E>
>;

/** Properties that an attribute can hold, but an object as well. */
const ALSO_OBJECTS = ['marks', 'arrows', 'engineUrl'];

/** Before, React wrote `true` and `false` as words into attributes of such elements. */
const KNOWS_ELEMENTS = Number.parseInt(version, 10) >= 19;

/**
 * The component of an element.
 *
 * Words, numbers and flags are left to React, as those of `<input>` are: they are in what a server renders, and written
 * again only when they have changed. `@lit/react`, which writes every property with each rendering, would bring back the
 * game of `moves` after each move. To it are left the rest, objects and listeners, which React does not hand over when it
 * takes over what a server has rendered.
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
      written[attribute] = attributes.has(name) && !KNOWS_ELEMENTS ? asAttribute(value) : value;
    }
    return createElement(Inner as unknown as React.ElementType, { ...written, ref });
  });
  Outer.displayName = displayName;
  return Outer;
}

/** What to write for a flag as an attribute that is there or is not. */
function asAttribute(value: unknown): unknown {
  if (typeof value !== 'boolean') return value;
  return value ? '' : undefined;
}

/** The properties that an element's class and those above it declare. */
function propertiesOf(elementClass: new () => HTMLElement): ReadonlyMap<string, PropertyDeclaration> {
  const { observedAttributes, elementProperties } = elementClass as unknown as typeof ReactiveElement;
  // Lit puts them together with the first question for the attributes.
  void observedAttributes;
  return elementProperties as ReadonlyMap<string, PropertyDeclaration>;
}

/** The attribute of each property that has one, and takes nothing else. */
function attributesOf(elementClass: new () => HTMLElement): ReadonlyMap<string, string> {
  return new Map(
    [...propertiesOf(elementClass)]
      .filter(([name, { attribute }]) => attribute !== false && !ALSO_OBJECTS.includes(name))
      .map(([name, { attribute }]) => [name, typeof attribute === 'string' ? attribute : name.toLowerCase()]),
  );
}

/** A class of which `@lit/react`, which asks its prototype, knows only the properties that it is to write. */
function withProperties<E extends HTMLElement>(
  elementClass: new () => E,
  attributes: ReadonlyMap<string, string>,
): new () => E {
  const names = [...propertiesOf(elementClass).keys()].filter((name) => !attributes.has(name));
  const prototype = Object.fromEntries(names.map((name) => [name, undefined]));
  return { prototype } as unknown as new () => E;
}

function eventProps(): EventProps {
  const entries = EVENT_NAMES.map((name) => {
    const words = name.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));
    return [`on${words.join('')}`, name];
  });
  return Object.fromEntries(entries) as EventProps;
}
