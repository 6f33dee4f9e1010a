import { html, nothing, render, type TemplateResult } from 'lit';
import type { OthelloBoardEventMap } from '../../src/board/events.js';
import '../../src/index.js';
import { startSite } from '../site.js';
import { FIELDS, type Field } from './attributes.js';

startSite();

const EVENTS: readonly (keyof OthelloBoardEventMap)[] = [
  'othello-beforemove',
  'othello-move',
  'othello-moveend',
  'othello-pass',
  'othello-gameover',
  'othello-plychange',
  'othello-squareclick',
  'othello-analysis',
  'othello-engineready',
  'othello-error',
  'othello-change',
];
/** So many events are kept in the list. */
const KEPT = 40;

const form = document.querySelector<HTMLFormElement>('#form')!;
const code = document.querySelector('#code')!;
const list = document.querySelector('#events')!;
const board = document.createElement('othello-board');
document.querySelector('#stage')!.append(board);

/** The attributes that are set, as the link keeps them. */
let settings = new URLSearchParams(location.hash.slice(1));
if ([...settings].length === 0)
  settings = new URLSearchParams({ interactive: '', hints: 'legal last flips' });

render(
  FIELDS.map((field) => control(field)),
  form,
);
form.addEventListener('input', () => {
  settings = read();
  apply();
});
form.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#copy')!.addEventListener('click', () => void navigator.clipboard.writeText(tag()));
for (const name of EVENTS) {
  board.addEventListener(name, ({ detail }) => {
    const item = document.createElement('li');
    item.textContent = `${name} ${JSON.stringify(detail, plain)}`;
    list.prepend(item);
    while (list.children.length > KEPT) list.lastChild!.remove();
  });
}
apply();

function control(field: Field): TemplateResult {
  const value = settings.get(field.name);
  const id = `attribute-${field.name}`;
  if (field.kind === 'flag') {
    return html`<label class="flag"
      ><input type="checkbox" name=${field.name} ?checked=${value !== null} /> ${field.name}</label
    >`;
  }
  if (field.kind === 'tokens') {
    const chosen = (value ?? '').split(' ');
    return html`<fieldset>
      <legend>${field.name}</legend>
      ${field.values.map(
        (token) =>
          html`<label class="flag"
            ><input type="checkbox" name=${field.name} value=${token} ?checked=${chosen.includes(token)} />
            ${token}</label
          >`,
      )}
    </fieldset>`;
  }
  return html`<div class="field">
    <label for=${id}>${field.name}</label>
    ${
      field.kind === 'choice'
        ? html`<select id=${id} name=${field.name}>
            <option value=""></option>
            ${field.values.map((one) => html`<option ?selected=${one === value}>${one}</option>`)}
          </select>`
        : html`<input
            id=${id}
            name=${field.name}
            type=${field.kind}
            placeholder=${field.hint}
            value=${value ?? nothing}
            spellcheck="false"
          />`
    }
  </div>`;
}

function read(): URLSearchParams {
  const data = new FormData(form);
  const found = new URLSearchParams();
  for (const { name, kind } of FIELDS) {
    const values = data.getAll(name).map(String);
    if (kind === 'flag') {
      if (values.length > 0) found.set(name, '');
    } else if (kind === 'tokens') found.set(name, values.join(' '));
    else if (values[0]) found.set(name, values[0]);
  }
  return found;
}

/** Puts the settings on the board, into the code and into the link. */
function apply(): void {
  for (const { name } of FIELDS) {
    const value = settings.get(name);
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  code.textContent = tag();
  history.replaceState(null, '', `#${settings.toString()}`);
}

function tag(): string {
  const attributes = [...settings].map(([name, value]) =>
    value === '' && name !== 'hints'
      ? name
      : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const inside = attributes.length > 3 ? `\n  ${attributes.join('\n  ')}\n` : ` ${attributes.join(' ')}`;
  return `<othello-board${attributes.length > 0 ? inside : ''}></othello-board>`;
}

/** Maps and errors as JSON shows them. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  return value instanceof Error ? value.message : value;
}
