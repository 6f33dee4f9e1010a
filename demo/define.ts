/**
 * Defines an element of the site, unless it is defined. The module that loads an element defines it by its class: a
 * module that is imported for its effects alone is left out of the built site.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
