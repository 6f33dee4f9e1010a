import { html, render, type TemplateResult } from 'lit';
import '../../src/companions/define/clock.js';
import '../../src/companions/define/controls.js';
import '../../src/companions/define/evaluation.js';
import '../../src/companions/define/game.js';
import '../../src/companions/define/moves.js';
import '../../src/companions/define/score.js';
import '../../src/index.js';
import { codeBlock } from '../code.js';
import { EXAMPLES, type ExamplesStrings } from '../locales/examples.js';
import { language, onLanguage, startSite } from '../site.js';
import { ELSEWHERE, FRAMEWORKS } from './frameworks.js';
import { GROUPS, type SnippetId } from './groups.js';
import { codeOf, run } from './snippets.js';

const contents = document.querySelector<HTMLElement>('#contents')!;
const list = document.querySelector<HTMLElement>('#examples')!;

function draw(): void {
  const words = EXAMPLES[language()];
  render(contentsOf(words), contents);
  render(
    [
      GROUPS.map(
        ({ id, snippets }) =>
          html`<h2 class="chapter" id="group-${id}">${words.groups[id]}</h2>
            ${snippets.map((one) => example(one, words))}`,
      ),
      html`<h2 class="chapter" id="group-frameworks">${words.frameworks}</h2>`,
      FRAMEWORKS.map(({ name, code }) => still(name, code, words)),
      still(words.elsewhere, ELSEWHERE, words),
    ],
    list,
  );
  run(words);
}

function contentsOf(words: ExamplesStrings): TemplateResult {
  const groups = GROUPS.map(
    ({ id, snippets }) =>
      html`<li>
        <a href="#group-${id}">${words.groups[id]}</a>
        <ul>
          ${snippets.map((one) => html`<li><a href="#example-${one}">${words.titles[one]}</a></li>`)}
        </ul>
      </li>`,
  );
  return html`<ul>
    ${groups}
    <li><a href="#group-frameworks">${words.frameworks}</a></li>
  </ul>`;
}

function example(id: SnippetId, words: ExamplesStrings): TemplateResult {
  const title = words.titles[id];
  return html`<section class="example" id="example-${id}" aria-labelledby="example-${id}-title">
    <h3 id="example-${id}-title">${title}</h3>
    ${codeBlock(codeOf(id, words), wordsOf(title, words))}
    <div class="live" data-snippet=${id}></div>
  </section>`;
}

/** Code that cannot run here: it needs a framework, or another host. */
function still(title: string, code: string, words: ExamplesStrings): TemplateResult {
  return html`<section class="example still" aria-label=${title}>
    <h3>${title}</h3>
    ${codeBlock(code, wordsOf(title, words))}
  </section>`;
}

function wordsOf(title: string, { codeOf: label, copy, copied }: ExamplesStrings) {
  return { label: label.replace('{title}', title), copy, copied };
}

startSite(EXAMPLES);
onLanguage(draw);
