/** The script of the page of examples: each as code, and as it runs. */
import { html, render, type TemplateResult } from 'lit';
import '../../src/elements/index.js';
import { codeBlock, type CodeStrings, type CopyButton } from '../code.js';
import { EXAMPLES, type ExamplesStrings } from '../locales/examples.js';
import { language, onLanguage, startSite } from '../site.js';
import { wholePage } from '../whole-page.js';
import { ELSEWHERE, FRAMEWORKS, OTHER_PROGRAM } from './frameworks.js';
import { GROUPS, type SnippetId } from './groups.js';
import { codeOf, run } from './snippets.js';

const contents = document.querySelector<HTMLElement>('#contents')!;
const list = document.querySelector<HTMLElement>('#examples')!;

function draw(): void {
  const strings = EXAMPLES[language()];
  render(contentsOf(strings), contents);
  render(
    [
      GROUPS.map(
        ({ id, snippets }) =>
          html`<h2 class="chapter" id="group-${id}">${strings.groups[id]}</h2>
            ${snippets.map((one) => example(one, strings))}`,
      ),
      html`<h2 class="chapter" id="group-frameworks">${strings.frameworks}</h2>`,
      FRAMEWORKS.map(({ name, code }) => still(name, code, strings)),
      still(strings.elsewhere, ELSEWHERE, strings),
      still(strings.otherProgram, OTHER_PROGRAM, strings),
    ],
    list,
  );
  run(strings);
}

function contentsOf(strings: ExamplesStrings): TemplateResult {
  const groups = GROUPS.map(
    ({ id, snippets }) =>
      html`<li>
        <a href="#group-${id}">${strings.groups[id]}</a>
        <ul>
          ${snippets.map((one) => html`<li><a href="#example-${one}">${strings.titles[one]}</a></li>`)}
        </ul>
      </li>`,
  );
  return html`<ul>
    ${groups}
    <li><a href="#group-frameworks">${strings.frameworks}</a></li>
  </ul>`;
}

function example(id: SnippetId, strings: ExamplesStrings): TemplateResult {
  const title = strings.titles[id];
  const code = codeOf(id, strings);
  const page: CopyButton = {
    label: strings.copyPage,
    text: wholePage(code, { title, lang: language() }),
  };
  return html`<section class="example" id="example-${id}" aria-labelledby="example-${id}-title">
    <h3 id="example-${id}-title">${title}</h3>
    ${codeBlock(code, [copyButton(code, strings), page], codeStrings(title, strings))}
    <div class="live" data-snippet=${id}></div>
  </section>`;
}

/** Code that cannot run here, because it needs a framework or another host. */
function still(title: string, code: string, strings: ExamplesStrings): TemplateResult {
  return html`<section class="example still" aria-label=${title}>
    <h3>${title}</h3>
    ${codeBlock(code, [copyButton(code, strings)], codeStrings(title, strings))}
  </section>`;
}

function copyButton(text: string, { copy: label }: ExamplesStrings): CopyButton {
  return { label, text };
}

function codeStrings(title: string, { codeOf: label, copied }: ExamplesStrings): CodeStrings {
  return { label: label.replace('{title}', title), copied };
}

startSite(EXAMPLES);
onLanguage(draw);
