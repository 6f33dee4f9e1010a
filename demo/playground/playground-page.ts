/** The script of the playground: a form for all settings of a board, the board, and its code. */
import { html, render, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import '../../src/elements/index.js';
import { codeBlock, type CopyButton } from '../code.js';
import { PLAYGROUND, type PlaygroundStrings } from '../locales/playground.js';
import { language, onLanguage, startSite } from '../site.js';
import { wholePage } from '../whole-page.js';
import { FIELDS } from './attributes.js';
import { controls, read, type Settings } from './controls.js';
import { FORMS, written, type Form } from './forms.js';
import { record } from './record.js';

const form = document.querySelector<HTMLFormElement>('#form')!;
const tag = document.querySelector<HTMLElement>('#tag')!;
const board = document.createElement('othello-board');

/** The key of the target in the link; the board has no such attribute. */
const FORM = 'as';

let settings: Settings;
let writtenAs: Form;
readLink();

function readLink(): void {
  const found = new URLSearchParams(location.hash.slice(1));
  writtenAs = FORMS.find((one) => one === found.get(FORM)) ?? 'html';
  found.delete(FORM);
  settings = found.size > 0 ? found : new URLSearchParams({ interactive: '', hints: 'legal last flips' });
}

/** Applies the settings to the board, the code and the link. */
function apply(): void {
  for (const { name } of FIELDS) {
    const value = settings.get(name);
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  render(code(PLAYGROUND[language()]), tag);
  const link = new URLSearchParams(settings);
  if (writtenAs !== 'html') link.set(FORM, writtenAs);
  history.replaceState(null, '', `#${link.toString()}`);
}

/** The choice of the target, and the code with its buttons. */
function code(strings: PlaygroundStrings): TemplateResult {
  const text = written(writtenAs, attributesOf(settings));
  return html`<label class="as"
      >${strings.writtenFor}
      <select @change=${choose}>
        ${FORMS.map(
          (one) =>
            html`<option value=${one} .selected=${live(one === writtenAs)}>${nameOf(one, strings)}</option>`,
        )}
      </select></label
    >${codeBlock(text, buttonsOf(text, strings), { label: strings.code, copied: '' })}${
      writtenAs === 'html' || writtenAs === 'bundler' ? '' : guideOf(writtenAs, strings)
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
  if (writtenAs !== 'html') {
    const form = nameOf(writtenAs, strings);
    return [
      {
        label: strings.copy.replace('{form}', form),
        text,
        copied: strings.copied.replace('{form}', form),
      },
    ];
  }
  const page = wholePage(text, { title: 'Othello', lang: language() });
  return [
    { label: strings.copyTag, text, copied: strings.tagCopied },
    { label: strings.copyPage, text: page, copied: strings.pageCopied },
  ];
}

/** A link to the section of the guide about a framework. */
function guideOf(form: Form, strings: PlaygroundStrings): TemplateResult {
  return html`<p class="more">
    <a href="../docs/frameworks/index.html#${form}"
      >${strings.setUp.replace('{form}', nameOf(form, strings))}</a
    >
  </p>`;
}

/** The name of a target; those of frameworks are the same in all languages. */
function nameOf(form: Form, { bundler }: PlaygroundStrings): string {
  if (form === 'bundler') return bundler;
  return form === 'html' ? 'HTML' : form[0]!.toUpperCase() + form.slice(1);
}

function choose({ target }: Event): void {
  writtenAs = (target as HTMLSelectElement).value as Form;
  apply();
}

function draw(): void {
  render(controls(settings, PLAYGROUND[language()]), form);
  apply();
}

document.querySelector('#stage')!.append(board);
record(board, document.querySelector('#events')!);
form.addEventListener('input', () => {
  settings = read(form);
  apply();
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => {
  readLink();
  draw();
});

startSite(PLAYGROUND);
onLanguage(draw);
