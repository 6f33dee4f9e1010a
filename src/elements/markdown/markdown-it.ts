/** `othello-board/markdown-it`: Othello diagrams in Markdown, drawn when the page is built. */
import { htmlOfBlock, htmlOfShortcode, SHORTCODE, type MarkdownOptions } from './diagram-block.js';

export { DiagramBlockError, type MarkdownOptions } from './diagram-block.js';

/** A token of markdown-it. */
interface Token {
  type: string;
  info: string;
  content: string;
  hidden: boolean;
}

type Rule = (tokens: Token[], index: number, options: never, env: never, self: never) => string;

/** The part of markdown-it in use here. */
interface MarkdownIt {
  readonly core: { readonly ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } };
  readonly renderer: { readonly rules: Record<string, unknown> };
}

/**
 * A plugin for markdown-it: `md.use(othello)`. A fenced block named `othello` and a shortcode `[othello f5d6c3 ply="2"]` on a line
 * of its own become diagrams: inline SVG without a script.
 */
export default function othello(md: MarkdownIt, options: MarkdownOptions = {}): void {
  const { rules } = md.renderer;
  const fence = rules['fence'] as Rule;
  rules['fence'] = ((...parameters) => {
    const [tokens, index] = parameters;
    const { info, content } = tokens[index]!;
    return /^othello\b/.test(info.trim()) ? htmlOfBlock(content, options) : fence(...parameters);
  }) satisfies Rule;
  rules['othello'] = ((tokens, index) => htmlOfShortcode(tokens[index]!.content, options)) satisfies Rule;
  md.core.ruler.push('othello', ({ tokens }) =>
    tokens.forEach((_, index) => replaceShortcode(tokens, index)),
  );
}

/** Turns a paragraph that is only a shortcode into a diagram. */
function replaceShortcode(tokens: Token[], index: number): void {
  const [before, token, after] = tokens.slice(index - 1, index + 2);
  if (token?.type !== 'inline' || before?.type !== 'paragraph_open' || after?.type !== 'paragraph_close')
    return;
  const [, text] = SHORTCODE.exec(token.content.trim()) ?? [];
  if (text === undefined) return;
  token.type = 'othello';
  token.content = text;
  before.hidden = after.hidden = true;
}
