/** The style sheets of the document that they were last made for, by their text: those of another one cannot be adopted. */
let sheets = new Map<string, CSSStyleSheet>();
let owner: Window | undefined;

/**
 * Lets a shadow root adopt style sheets, given as texts. The boards of a document share them; a board in another document, a
 * frame's or a pop-up's, gets those of that document.
 */
export function adoptStyleSheets(root: ShadowRoot, texts: readonly string[]): void {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return;
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
