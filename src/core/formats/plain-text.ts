/** Replaces what is left out by blanks, so that offsets stay the same. */
function blanks(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

/**
 * Converts full-width letters, digits and signs to ASCII, and blanks HTML tags, byte order marks and invisible
 * characters. All offsets stay the same, so that errors name the right place.
 */
export function plainText(text: string): string {
  // Most texts contain none of these.
  if (
    !/[・…“”„‟「」\u30d1<&\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff\uff01-\uff5e]|[\ufe0e\ufe0f]/.test(
      text,
    )
  )
    return text;
  return (
    text
      .replace(/<(?:script|style|title)\b[^]*?(?:<\/(?:script|style|title)\s*>|$)/gi, blanks)
      .replace(/<!--[^]*?(?:-->|$)/g, blanks)
      .replace(/<[/!?]?[a-z][^<>]*>/gi, blanks)
      .replace(/&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|#160|#xa0);/gi, blanks)
      .replace(/&(?:ndash|mdash|minus|hyphen);/gi, (found) => '-'.padEnd(found.length))
      .replace(/パス/g, '--')
      // Bullets and quotes around moves.
      .replace(/[“”„‟「」]|・(?=[ \t]*(?:[a-h][1-8]|\d))/gi, ' ')
      .replace(/…/g, '.')
      .replace(/[\ufe0e-\ufe0f\u00a0\u00ad\u200b-\u200f\u2028\u2029\u2060\u3000\ufeff]/g, ' ')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  );
}
