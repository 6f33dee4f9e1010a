/** A piece of code: plain text, or text of a kind that is coloured. */
export interface CodePiece {
  readonly text: string;
  readonly kind?: (typeof KINDS)[number];
}

/** Comments, strings and tags of HTML with script and style in it; everything else is plain. */
const TOKENS =
  /(?<comment>\/\/ .*$|<!--(?:(?!<!--)[^])*?-->)|(?<string>'[^'\n]*'|"[^"]*"|`[^`]*`)|(?<tag><\/?[a-z][\w-]*|\/?>)/gm;

const KINDS = ['comment', 'string', 'tag'] as const;

/** Splits code into pieces, in order and without omissions. */
export function pieces(code: string): CodePiece[] {
  const found: CodePiece[] = [];
  let at = 0;
  for (const { 0: text, index, groups } of code.matchAll(TOKENS)) {
    const kind = KINDS.find((one) => groups![one])!;
    found.push({ text: code.slice(at, index) }, { text, kind });
    at = index + text.length;
  }
  return [...found, { text: code.slice(at) }];
}
