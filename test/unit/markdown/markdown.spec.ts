import MarkdownIt from 'markdown-it';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import markdownItOthello, {
  DiagramBlockError,
  type MarkdownOptions,
} from '../../../src/elements/markdown/markdown-it.js';
import remarkOthello from '../../../src/elements/markdown/remark.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';

type Render = (text: string, options?: MarkdownOptions) => string;

const throughMarkdownIt: Render = (text, options) =>
  new MarkdownIt().use(markdownItOthello, options).render(text);
const throughRemark: Render = (text, options) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkOthello, options)
      .use(remarkRehype, { allowDangerousHtml: true })
      .use(rehypeStringify, { allowDangerousHtml: true })
      .processSync(text),
  );

const fenced = (content: string): string => `Before\n\n\`\`\`othello\n${content}\n\`\`\`\n\nAfter\n`;
const positionAfter = (moves: string): string => parseAnyGame(moves).game.position.toString();

describe.each([
  ['markdown-it', throughMarkdownIt],
  ['remark', throughRemark],
])('a diagram in Markdown for %s', (_, render) => {
  test('is a fenced block', () => {
    const html = render(fenced('f5 d6 c3\nply: 2'));
    expect(html).toMatch(
      /<p>Before<\/p>\s*<figure class="othello"><svg .*<\/svg><\/figure>\s*<p>After<\/p>/s,
    );
    expect(html).toContain(`<title>Othello board: ${positionAfter('f5d6')}</title>`);
  });

  test('is a shortcode on a line of its own', () => {
    const html = render('Before\n\n[othello f5d6c3 ply="1" marks="d6=A" caption="What now?"]\n\nAfter');
    expect(html).toContain('<title>What now?</title>');
    expect(html).toContain('>A</text>');
    expect(html).toContain('<figcaption>What now?</figcaption></figure>');
    expect(html).not.toContain('[othello');
    expect(html).not.toMatch(/<p>\s*<figure/);
  });

  test('is no shortcode in the middle of a sentence, and no other block', () => {
    const html = render('Write [othello f5] like this.\n\n```js\nf5\n```');
    expect(html).not.toContain('<svg');
    expect(html).toContain('[othello f5]');
    expect(html).toContain('<code class="language-js">');
  });

  test('reads any format of games, and all options', () => {
    const pgn = '1. f5 d6 (1... f6) 2. c3 *\ncaption: A & B\nmarks: d3=A e6=circle\narrows: c4-f4\nlegal:';
    const html = render(fenced(`${pgn}\norientation: white\ntheme: paper\nsize: 300\nmove-numbers: true`));
    expect(html).toContain('width="300"');
    expect(html).toContain('<figcaption>A &#38; B</figcaption>');
    expect(html).toContain('fill="#efe6d2"');
  });

  test('has the defaults of the site', () => {
    expect(render(fenced('f5'), { defaults: { theme: 'wood', size: 200 } })).toContain('width="200"');
  });

  test('can be for readers without scripts alone, in a step of a lesson', () => {
    expect(render('[othello f5 fallback="true"]')).toMatch(/^<figure class="othello" data-fallback><svg/);
    expect(render(fenced('f5\nfallback:'))).toContain('<figure class="othello" data-fallback><svg');
    expect(render(fenced('f5\nfallback: false'))).not.toContain('data-fallback');
  });

  test('can be inside a living board', () => {
    const html = render(fenced('f5d6c3\nply: 2\nmarks: d3=A'), { element: true });
    const start = positionAfter('f5').length && parseAnyGame('f5').game.root.position.toString();
    expect(html).toContain(`<othello-board position="${start}" moves="f5d6c3" ply="2" marks="d3=A"><svg`);
    expect(html).toContain('</svg></othello-board></figure>');
  });

  test.each([
    ['an illegal move', 'f5f5', 'illegal move f5 at ply 2'],
    ['an option with a wrong value', 'f5\ntheme: glass', "theme: 'glass' is not accepted"],
    ['a ply that is none', 'f5\nply: 9', 'ply takes 0 to 1, not 9'],
    ['a mark that is none', 'f5\nmarks: z9', "'z9' is not a mark"],
    ['nothing', '', 'there is nothing to read: give a game or a position'],
  ])('stops the build at %s, and says why', (_, content, message) => {
    expect(() => render(fenced(content))).toThrow(DiagramBlockError);
    expect(() => render(fenced(content))).toThrow(message);
  });

  test('keeps text from outside text', () => {
    const html = render(fenced('f5\ncaption: <script>alert(1)</script>\nmarks: a1=<b>'), { element: true });
    expect(html).not.toMatch(/<script|<b>/);
  });
});
