/**
 * Makes `<othello-board>` renderable on a server, for Lit's renderer and for frameworks: all other modules of this
 * folder import it first.
 */
import {
  html,
  LitElement,
  unsafeCSS,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { OthelloBoard } from '../board/element/element.js';
import { serverMarkup } from '../board/markup/server-template.js';
import { insideCoordinates } from '../board/styles/inside-coordinates.styles.js';
import { overlay } from '../board/styles/overlay.styles.js';
import { baseStyles, overrideStyles } from '../board/styles/styles.js';
import { textures } from '../board/styles/textures.styles.js';

/**
 * `<othello-board>` on a server. `@lit-labs/ssr` can render a `LitElement`; the browser's element is a
 * `ReactiveElement`, which is smaller, and takes over this one's markup.
 */
class ServerBoard extends LitElement {
  static override properties = serverProperties();
  static override styles = [...baseStyles, insideCoordinates, overlay, overrideStyles].map((text) =>
    unsafeCSS(text),
  );

  readonly #board = new OthelloBoard();

  protected override willUpdate(changed: PropertyValues): void {
    for (const name of changed.keys()) Reflect.set(this.#board, name, Reflect.get(this, name));
  }

  protected override render(): TemplateResult {
    // As in a browser, a diagram in the classic theme needs no style sheet of themes and materials.
    const { interactive, engine, theme } = this.#board;
    const hasMaterial = interactive || engine !== 'none' || theme !== 'classic';
    const styles = hasMaterial ? `<style>${textures}</style>` : '';
    // The markup is our own; values from the page are escaped.
    return html`${unsafeHTML(styles + serverMarkup(this.#board.context.cellStates()))}`;
  }
}

/** The board's properties, with accessors by Lit: the browser's element has its own, which read a game. */
function serverProperties(): PropertyDeclarations {
  // Lit finalizes the classes on the first access.
  void OthelloBoard.observedAttributes;
  return Object.fromEntries(
    [...OthelloBoard.elementProperties].map(([name, declaration]) => [
      name,
      { ...declaration, noAccessor: false, useDefault: false },
    ]),
  );
}

// With a document, Node runs browser tests: they get the element itself.
if (!('document' in globalThis) && !customElements.get('othello-board')) {
  customElements.define('othello-board', ServerBoard);
}
