import type { ReactiveControllerHost } from '@lit/reactive-element';
import { isSquare } from '../../core/rules/square.js';

/**
 * Called with what a page has put inside a board's tag: the text outside all elements, a transcript if there is one,
 * and whether an element is slotted onto a square.
 */
export type ChildrenListener = (text: string, onSquares: boolean) => void;

/** Reads the content of an element's tag, while it is in a document: at once, and after each change. */
export function watchChildren(host: ReactiveControllerHost & HTMLElement, onRead: ChildrenListener): void {
  const read = (): void => {
    const texts = [...host.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = texts.map(({ textContent }) => textContent).join('');
    onRead(
      text.trim(),
      [...host.children].some(({ slot }) => isSquare(slot)),
    );
  };
  let observer: MutationObserver | undefined;
  host.addController({
    hostConnected(): void {
      observer ??= new MutationObserver(read);
      observer.observe(host, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['slot'],
      });
      read();
    },
    hostDisconnected(): void {
      observer?.disconnect();
    },
  });
}
