/**
 * Reads what stands between the tags of `<othello-board>`, a transcript or elements on squares, for `element.ts`: the
 * content may come after the start tag, and may change.
 */
import type { ReactiveControllerHost } from '@lit/reactive-element';
import { isSquare } from '../../core/rules/square.js';

/** Elements in which Markdown, editors, and the translation of a page wrap text. */
const TEXT_TAGS = 'p, pre, code, kbd, span, font, em, i, strong, b, u, tt, br, wbr';

/**
 * Called with what a page has put inside a board's tag: its text, a transcript if there is one, and whether an element
 * is slotted onto a square.
 */
export type ChildrenListener = (text: string, onSquares: boolean) => void;

/** Reads the content of an element's tag, while it is in a document: at once, and after each change. */
export function watchChildren(host: ReactiveControllerHost & HTMLElement, onRead: ChildrenListener): void {
  const read = (): void => {
    onRead(
      textOf(host).trim(),
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

/** The text of an element, with that of elements that only shape text. */
function textOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent;
      if (node.nodeType !== Node.ELEMENT_NODE) return '';
      const inner = node as Element;
      if (inner.slot || !inner.matches(TEXT_TAGS)) return '';
      const text = textOf(inner);
      // A sentence for readers without JavaScript is no transcript.
      return inner.localName === 'br' || !/[a-h][1-8]/iu.test(text) ? ' ' : ` ${text} `;
    })
    .join('');
}
