import { describe, expect, test } from 'vitest';
import { excerptOf } from '../../../demo/docs/excerpt.js';
import { sectionsOf } from '../../../demo/docs/markdown.js';
import { textsToFind } from '../../../demo/docs/docs-plugin.js';
import { SearchIndex } from '../../../demo/docs/search-index.js';

const index = new SearchIndex(textsToFind());
const pathsFor = (query: string, language: 'en' | 'fr' | 'cs' = 'en'): string[] =>
  index.find(query, language).map(({ path }) => path.replace(/^docs\/|index\.html/gu, ''));

describe('the first result answers what people search for', () => {
  test.each([
    ['details tag', 'style/#resize-the-board'],
    ['read-only board', 'diagrams/'],
    ['resize the board', 'style/#resize-the-board'],
    ['use without modules', 'install/#use-one-file-without-modules'],
    ['jest ResizeObserver', 'frameworks/#test-your-app'],
    ['placeholder while loading', 'style/#show-a-placeholder-while-the-board-loads'],
    ['load when visible', 'install/#load-the-board-when-it-becomes-visible'],
    ['chrome extension', 'install/#put-it-into-a-browser-extension'],
    ['flip the board', 'diagrams/#flip-the-board'],
    ['several boards on one page', 'diagrams/#show-several-boards-on-one-page'],
    ['load pgn', 'diagrams/#load-a-game-from-pgn-or-another-file'],
    ['dark mode', 'style/#use-dark-mode'],
    ['download size', 'measurements/#size-and-speed'],
    ['undo button', 'add-clock-and-moves/#add-buttons-undo-redo-hint'],
    ['change board colors', 'style/'],
    ['change colour of board', 'style/'],
    ['color', 'style/'],
    ['start from a custom position', 'diagrams/#show-a-position'],
    ['listen for moves', '#listen-for-moves'],
    ['nuxt window is not defined', 'frameworks/#render-on-a-server'],
    ['make the AI easier', 'play-the-computer/#choose-a-level'],
    ['multiplayer over websocket', 'play-remotely/#play-live'],
    ['unsafe-eval error', 'content-security-policy/#allow-the-package-on-your-own-host'],
    ['screen reader', 'keyboard-and-screen-readers/#screen-readers'],
    ['save board as image', 'diagrams/#save-a-picture'],
    ['convert wthor to pgn', 'command-line/#convert-files'],
    ['embed in ghost', 'publish/#ghost'],
    ['find blunders in my game', 'review-games/'],
    ['board not showing', 'troubleshoot/#the-tag-stays-empty'],
    ['vue typescript', 'frameworks/#vue'],
    ['time control increment', 'add-clock-and-moves/#set-a-time-limit'],
    ['export pgn', 'diagrams/#load-a-game-from-pgn-or-another-file'],
    ['hide coordinates', 'diagrams/#mark-squares-draw-arrows-number-the-discs'],
    ['wordpress', 'publish/#wordpress'],
    ['offline PWA', 'offline/#keep-the-files-with-a-service-worker'],
    ['run on a cluster', 'large-jobs/#share-a-job-on-a-cluster'],
    ['connect chatgpt', 'agents/'],
    ['add a translation', 'translate/#add-a-language'],
    ['what does accuracy mean', 'how-reviews-judge/#accuracy'],
    ['detect end of game', 'play-the-computer/#read-the-result'],
    ['timer per player', 'add-clock-and-moves/#set-a-time-limit'],
    ['license', 'install/#copy-it-to-your-own-host'],
    ['get the current position', 'diagrams/#show-a-position'],
    ['print a diagram on paper', 'diagrams/'],
    ['computer plays black', 'play-the-computer/'],
    ['save the game', 'diagrams/#load-a-game-from-pgn-or-another-file'],
    ['language of the board', 'translate/'],
    ['no internet', 'offline/#keep-the-files-with-a-service-worker'],
    ['react typescript', 'frameworks/#react'],
    ['who is winning', 'add-clock-and-moves/'],
  ])('%s', (query, path) => {
    expect(pathsFor(query)[0]).toBe(path);
  });
});

test('a name leads to the page of the element before texts that mention it', () => {
  expect(pathsFor('othello-clock')[0]).toBe('othello-clock/');
});

test('a table of the reference is one result', () => {
  const found = pathsFor('othello-board').map((path) => path.replace(/#.*/u, ''));
  expect(found.filter((path) => path === 'othello-board/')).toHaveLength(1);
});

test('a translated page comes before its English text', () => {
  expect(pathsFor('installer', 'fr')[0]).toBe('install/');
  expect(pathsFor('instalace', 'cs')[0]).toBe('install/');
  expect(pathsFor('hrát proti počítači', 'cs')[0]).toBe('play-the-computer/');
  expect(pathsFor('changer le niveau', 'fr')[0]).toBe('play-the-computer/#fr-choisir-un-niveau');
  expect(pathsFor('sledovat tahy', 'cs')[0]).toBe('#cs-sledujte-tahy');
});

test('a word of several senses finds the texts of each', () => {
  const found = pathsFor('chyba', 'cs');
  expect(found[0]).toBe('review-games/');
  expect(found).toContainEqual(expect.stringMatching(/^troubleshoot/u));
});

test('words of a comment find the section that has it', () => {
  const [section] = sectionsOf(
    'One `two`\nthree [four](start.md)\n**five**  \nsix.\n\n<!-- find: seven, eight -->\n',
  );
  expect(section).toMatchObject({ text: 'One two three four five six.', questions: 'seven, eight' });
});

test('the default values of a table are no text', () => {
  const [section] = sectionsOf(
    '| Name | Meaning |\n| --- | --- |\n| `--ink` | Text, or `none`. (`light-dark(red)`) |\n',
  );
  expect(section!.text).toBe('Name Meaning --ink Text, or none.');
});

test('a query that no text has whole finds the texts that have some of it, and nonsense nothing', () => {
  expect(pathsFor('react elephant')).not.toEqual([]);
  expect(pathsFor('xyzzyqwerty')).toEqual([]);
});

test('an excerpt begins with the sentence that has the word', () => {
  const text = `${'Nothing of it is here. '.repeat(8)}Parts of the board have a theme. ${'More follows. '.repeat(12)}`;
  expect(excerptOf(text, 'theme')).toMatch(/^Parts of the board have a theme\. More/u);
});

test('an excerpt ends with a whole word', () => {
  const text = `${'theme '.repeat(17)}elements-of-others`;
  expect(excerptOf(text, 'theme')).toBe(`${'theme '.repeat(17).trim()}…`);
  expect(excerptOf('a theme', 'theme')).toBe('a theme');
  expect(excerptOf('x'.repeat(200), 'x')).toBe(`${'x'.repeat(110)}…`);
});
