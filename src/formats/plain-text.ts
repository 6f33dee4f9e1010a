/** A blank for each character of what is left out, so that what follows keeps its place. */
function blanks(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

/**
 * A text with plain characters: full-width letters, digits and signs as usual ones, without HTML tags, byte order marks and
 * characters that show nothing. Every character keeps its place, so that errors name the right one.
 */
export function plainText(text: string): string {
  // Most texts have nothing of that.
  if (!/[\ufe0e-\ufe0f<&\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff\uff01-\uff5e]/.test(text))
    return text;
  return text
    .replace(/<(?:script|style|title)\b[^]*?(?:<\/(?:script|style|title)\s*>|$)/gi, blanks)
    .replace(/<!--[^]*?(?:-->|$)/g, blanks)
    .replace(/<[/!?]?[a-z][^<>]*>/gi, blanks)
    .replace(/&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|#160|#xa0);/gi, blanks)
    .replace(/&(?:ndash|mdash|minus|hyphen);/gi, (found) => '-'.padEnd(found.length))
    .replace(/[\ufe0e-\ufe0f\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff]/g, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
