import { unsafeCSS, type CSSResult } from '@lit/reactive-element';

/** A style sheet of constants: Lit's tag of the same name without its checks of what a page might put in. */
export function css(text: TemplateStringsArray, ...parts: readonly string[]): CSSResult {
  return unsafeCSS(String.raw(text, ...parts));
}
