import { describe, expect, test } from 'vitest';
import { excerptOf } from '../../../demo/docs/excerpt.js';
import { sectionsOf } from '../../../demo/docs/markdown.js';
import { textsToFind } from '../../../demo/docs/plugin.js';
import { SearchIndex } from '../../../demo/docs/search-index.js';

const index = new SearchIndex(textsToFind());
const pagesFor = (query: string, language: 'en' | 'fr' | 'cs' = 'en'): string[] =>
  index.find(query, language).map(({ path }) => path.replace(/#.*/u, ''));

describe('what people search for is found by the words that they have for it', () => {
  test.each([
    ['mobile', /accessibility|beside|theming|othello-board|opponent|scripting/u],
    ['lazy load React', /frameworks|questions/u],
    ['resize', /theming|othello-board|start/u],
    ['TypeScript', /frameworks|scripting|start|modules/u],
    ['translation', /languages/u],
    ['result', /othello-game|othello-board|beside|scripting|othello-score/u],
    ['bot difficulty', /opponent|engine/u],
    ['nonce', /csp/u],
    ['who won', /questions/u],
    ['How do I resize the board?', /theming/u],
  ])('%s', (query, pages) => {
    expect(pagesFor(query).slice(0, 4).join(' ')).toMatch(pages);
  });

  test.each([
    ['mobile', 'docs/questions/index.html#mobile-phones-time-threads-battery'],
    ['lazy load React', 'docs/questions/index.html#load-late-in-react'],
    ['resize', 'docs/theming/index.html#size'],
    ['TypeScript', 'docs/questions/index.html#typescript'],
    ['translation', 'docs/languages/index.html#another-language'],
    ['result', 'docs/questions/index.html#the-result'],
    ['next.js', 'docs/frameworks/index.html#next'],
    ['a game from my database', 'docs/questions/index.html#a-game-from-my-database'],
    ['preload', 'docs/offline/index.html#preload-the-engine'],
  ])('%s: the first result is the answer', (query, path) => {
    expect(index.find(query, 'en')[0]!.path).toBe(path);
  });

  test('in French and in Czech, too', () => {
    expect(pagesFor('traduction', 'fr').join(' ')).toContain('languages');
    expect(pagesFor('překlad', 'cs').join(' ')).toContain('languages');
  });
});

test('the last word of a line is a word of its own', () => {
  const [section] = sectionsOf('One `two`\nthree [four](start.md)\n**five**  \nsix.');
  expect(section!.text).toBe('One two three four five six.');
});

test('what is named exactly comes before what means the same', () => {
  expect(pagesFor('clock')[0]).toContain('clock');
  expect(pagesFor('--othello-flip-duration').join(' ')).toMatch(/theming|othello-board/u);
});

test('a query that no text has whole finds the texts that have some of it, and nonsense nothing', () => {
  expect(pagesFor('react elephant')).not.toEqual([]);
  expect(pagesFor('xyzzyqwerty')).toEqual([]);
});

test('an excerpt ends with a whole word', () => {
  const text = `${'theme '.repeat(17)}elements-of-others`;
  expect(excerptOf(text, 'theme')).toBe(`${'theme '.repeat(17).trim()}…`);
  expect(excerptOf('a theme', 'theme')).toBe('a theme');
  expect(excerptOf('x'.repeat(200), 'x')).toBe(`${'x'.repeat(110)}…`);
});
