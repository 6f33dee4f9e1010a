/**
 * Text inside markup that is written as text: HTML and SVG. Texts of pages and of records pass through it before they
 * become a part of SVG, of a board on a server, or of HTML from Markdown.
 */

/** A text for an element, or for an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
