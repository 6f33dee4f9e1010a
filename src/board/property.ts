import type { PropertyDeclaration, ReactiveElement } from '@lit/reactive-element';

/**
 * Lit's decorator of the same name for this project's kind of decorators alone, which makes it a tenth as large. A
 * property without an accessor of its own goes back to its first value when its attribute is taken away.
 */
export function property(options: PropertyDeclaration): PropertyDecorator {
  return (prototype, name) => {
    const accessor = Object.hasOwn(prototype, name);
    const element = prototype.constructor as typeof ReactiveElement;
    element.createProperty(name, { useDefault: !accessor, ...options });
    return accessor ? Object.getOwnPropertyDescriptor(prototype, name) : undefined;
  };
}
