/** `othello-board/remark`: Othello diagrams in Markdown for remark, and so for Astro, Docusaurus, MDX and others. */
import { htmlOfBlock, htmlOfShortcode, SHORTCODE, type MarkdownOptions } from './diagram-block.js';

export { DiagramBlockError, type MarkdownOptions } from './diagram-block.js';

/** The part of a Markdown node in use here. */
interface MarkdownNode {
  type: string;
  lang?: string | null;
  value?: string;
  children?: MarkdownNode[];
}

/**
 * A plugin for remark: `unified().use(remarkParse).use(othello)`. A fenced block named `othello` and a shortcode
 * `[othello f5d6c3 ply="2"]` in a paragraph of its own become HTML nodes with the diagram as SVG. The next steps must
 * allow raw HTML, as Astro does: `remark-rehype` with `allowDangerousHtml`.
 */
export default function othello(options: MarkdownOptions = {}): (tree: unknown) => void {
  return (tree) => replaceIn(tree as MarkdownNode, options);
}

/** Replaces the blocks of diagrams in a node of the document. */
function replaceIn(node: MarkdownNode, options: MarkdownOptions): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    const html = htmlOf(child, options);
    if (html === undefined) replaceIn(child, options);
    return html === undefined ? child : { type: 'html', value: html.trimEnd() };
  });
}

/** The diagram of a node; `undefined` for a node that is none. */
function htmlOf(
  { type, lang, value = '', children }: MarkdownNode,
  options: MarkdownOptions,
): string | undefined {
  if (type === 'code' && lang === 'othello') return htmlOfBlock(value, options);
  const [text] = children ?? [];
  if (type !== 'paragraph' || children?.length !== 1 || text?.type !== 'text') return undefined;
  const [, shortcode] = SHORTCODE.exec(text.value?.trim() ?? '') ?? [];
  return shortcode === undefined ? undefined : htmlOfShortcode(shortcode, options);
}
