import { html, render } from 'lit';
import '../../src/companions/define/clock.js';
import '../../src/companions/define/controls.js';
import '../../src/companions/define/evaluation.js';
import '../../src/companions/define/game.js';
import '../../src/companions/define/moves.js';
import '../../src/companions/define/score.js';
import '../../src/index.js';
import { startSite } from '../site.js';
import { FRAMEWORKS } from './frameworks.js';

startSite();

/** The snippets as they lie in their files: what is shown is what runs. */
const sources = import.meta.glob<string>('./snippets/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const snippets = Object.entries(sources).map(([path, source]) => {
  const [, title = '', code = ''] = /^<!-- (.*?) -->\n([^]*)$/.exec(source) ?? [];
  return { id: path.replace(/^.*\/\d+-|\.html$/g, ''), title, code: code.trim() };
});

render(
  snippets.map(({ id, title }) => html`<a href="#${id}">${title}</a>`),
  document.querySelector<HTMLElement>('#contents')!,
);
render(
  [
    snippets.map(
      ({ id, title, code }) =>
        html`<section class="example" id=${id} aria-labelledby="${id}-title">
          <h2 id="${id}-title">${title}</h2>
          ${codeBlock(title, code)}
          <div class="live" data-snippet=${id}></div>
        </section>`,
    ),
    FRAMEWORKS.map(
      ({ name, code }) =>
        html`<section class="example" aria-label=${name}>
          <h2>${name}</h2>
          ${codeBlock(name, code)}
        </section>`,
    ),
  ],
  document.querySelector<HTMLElement>('#list')!,
);

for (const { id, code } of snippets) {
  const place = document.querySelector<HTMLElement>(`[data-snippet="${id}"]`)!;
  place.innerHTML = code;
  // Scripts that come as text do not run; the same ones made anew do.
  for (const script of place.querySelectorAll('script')) {
    const running = document.createElement('script');
    running.type = script.type;
    running.textContent = script.textContent;
    script.replaceWith(running);
  }
}

function codeBlock(title: string, code: string) {
  const copy = (event: Event): void => {
    const button = event.currentTarget as HTMLButtonElement;
    void navigator.clipboard.writeText(code).then(() => (button.textContent = 'Copied'));
  };
  return html`<div class="code">
    <pre tabindex="0" role="region" aria-label="${title}: code"><code>${code}</code></pre>
    <button type="button" class="plain" @click=${copy} aria-label="Copy: ${title}">Copy</button>
  </div>`;
}
