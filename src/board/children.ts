import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { isSquare } from '../rules/square.js';

/**
 * Called with what a page has put inside a board's tag: the text outside all elements, a transcript if there is one,
 * and whether an element is slotted onto a square.
 */
export type ChildrenListener = (text: string, onSquares: boolean) => void;

/** Reads the content of an element's tag, while it is in a document: at once, and after each change. */
export class ChildrenReader implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #onRead: ChildrenListener;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, onRead: ChildrenListener) {
    this.#host = host;
    this.#onRead = onRead;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer ??= new MutationObserver(() => this.#read());
    this.#observer.observe(this.#host, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['slot'],
    });
    this.#read();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #read(): void {
    const { childNodes, children } = this.#host;
    const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ textContent }) => textContent).join('');
    this.#onRead(
      text.trim(),
      [...children].some(({ slot }) => isSquare(slot)),
    );
  }
}
