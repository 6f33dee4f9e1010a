/** Text inside markup that is written as text: HTML and SVG. */

/** A text for an element, or for an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
