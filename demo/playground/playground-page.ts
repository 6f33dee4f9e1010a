/** The script of the playground: a form for all settings of a board, the board, and its code. */
import { html, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { fill } from '../../src/core/locales.js';
import '../../src/elements/index.js';
import { codeBlock, type CopyButton } from '../code.js';
import { PLAYGROUND, type PlaygroundStrings } from '../locales/playground.js';
import { language, onLanguage, startSite } from '../site.js';
import { wholePage } from '../whole-page.js';
import { FIELDS } from './attributes.js';
import { controls, read, type Settings } from './controls.js';
import { linkTo, readLink, type Shown } from './shown-link.js';
import { record } from './record.js';
import { TARGETS, written, type Target } from './targets.js';

const form = document.querySelector<HTMLFormElement>('#form')!;
const tag = document.querySelector<HTMLElement>('#tag')!;
const board = document.createElement('othello-board');

let shown: Shown = readLink(location.hash);

/** Applies the settings to the board, the code and the link. */
function apply(): void {
  for (const { name } of FIELDS) {
    const value = shown.settings.get(name);
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  render(code(PLAYGROUND[language()]), tag);
  history.replaceState(null, '', linkTo(shown));
}

/** The choice of the target, and the code with its buttons. */
function code(strings: PlaygroundStrings): TemplateResult {
  const { settings, target } = shown;
  const text = written(target, attributesOf(settings));
  return html`<label class="as"
      >${strings.writtenFor}
      <select @change=${choose}>
        ${TARGETS.map(
          (one) =>
            html`<option value=${one} .selected=${live(one === target)}>${nameOf(one, strings)}</option>`,
        )}
      </select></label
    >${codeBlock(text, buttonsOf(text, strings), { label: strings.code, copied: '' })}${
      target === 'html' || target === 'bundler' ? '' : guideOf(target, strings)
    }`;
}

/** The attributes that the board knows; a link may contain others. */
function attributesOf(settings: Settings): (readonly [string, string])[] {
  return FIELDS.flatMap(({ name }) => {
    const value = settings.get(name);
    return value === null ? [] : [[name, value] as const];
  });
}

function buttonsOf(text: string, strings: PlaygroundStrings): CopyButton[] {
  if (shown.target !== 'html') {
    const target = nameOf(shown.target, strings);
    const [label, copied] = [strings.copy, strings.copied].map((words) => fill(words, { target }));
    return [{ label: label!, text, copied: copied! }];
  }
  const page = wholePage(text, { title: 'Othello', lang: language() });
  return [
    { label: strings.copyTag, text, copied: strings.tagCopied },
    { label: strings.copyPage, text: page, copied: strings.pageCopied },
  ];
}

/** A link to the section of the guide about a framework. */
function guideOf(target: Target, strings: PlaygroundStrings): TemplateResult {
  return html`<p class="more">
    <a href="../docs/frameworks/index.html#${target}"
      >${fill(strings.setUp, { target: nameOf(target, strings) })}</a
    >
  </p>`;
}

/** The name of a target; those of frameworks are the same in all languages. */
function nameOf(target: Target, { bundler }: PlaygroundStrings): string {
  if (target === 'bundler') return bundler;
  return target === 'html' ? 'HTML' : target[0]!.toUpperCase() + target.slice(1);
}

function choose({ target: select }: Event): void {
  shown = { ...shown, target: (select as HTMLSelectElement).value as Target };
  apply();
}

function draw(): void {
  render(controls(shown.settings, PLAYGROUND[language()]), form);
  apply();
}

document.querySelector('#stage')!.append(board);
record(board, document.querySelector('#events')!);
form.addEventListener('input', () => {
  shown = { ...shown, settings: read(form) };
  apply();
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => {
  shown = readLink(location.hash);
  draw();
});

startSite(PLAYGROUND);
// Draws at once, and again when the language is changed.
onLanguage(draw);
