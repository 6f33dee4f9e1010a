/** The renderer and late parts adopt their styles by it: all boards of a page share one sheet for each text. */

/** The style sheets by text, of the document they were last made for: a document cannot adopt another's. */
let sheets = new Map<string, CSSStyleSheet>();
let owner: Window | undefined;

/**
 * Adopts style sheets, given as texts, in a shadow root. The boards of a document share them; a board in another
 * document, such as a frame's or a pop-up's, gets that document's.
 */
export function adoptStyleSheets(root: ShadowRoot, texts: readonly string[]): void {
  const { defaultView } = root.ownerDocument;
  // jsdom has no style sheets to adopt.
  if (!defaultView || !('adoptedStyleSheets' in root)) return;
  if (defaultView !== owner) sheets = new Map();
  owner = defaultView;
  const { CSSStyleSheet } = defaultView as unknown as typeof globalThis;
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = sheets.get(text) ?? new CSSStyleSheet();
    if (!sheets.has(text)) sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
