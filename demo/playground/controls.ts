/** The form of the playground: a control for each attribute. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PlaygroundStrings } from '../locales/playground.js';
import { FIELDS, GROUPS, type Field } from './attributes.js';

/** The attributes that are set, in the form for a link. */
export type Settings = URLSearchParams;

/** A control for each attribute, with its description. */
export function controls(settings: Settings, words: PlaygroundStrings): TemplateResult[] {
  return GROUPS.map(
    ({ id, fields }) =>
      html`<fieldset class="group">
        <legend>${words.groups[id]}</legend>
        ${fields.map((field: Field) => control(field, settings.get(field.name), words))}
      </fieldset>`,
  );
}

function control(field: Field, value: string | null, words: PlaygroundStrings): TemplateResult {
  const { name } = field;
  const id = `attribute-${name}`;
  const description = html`<small id="${id}-about">${words.fields[name]}</small>`;
  if (field.kind === 'flag') {
    return html`<div class="field flag">
      <label
        ><input
          type="checkbox"
          name=${name}
          aria-describedby="${id}-about"
          .checked=${live(value !== null)}
        />
        <code>${name}</code></label
      >
      ${description}
    </div>`;
  }
  if (field.kind === 'tokens') {
    const chosen = (value ?? '').split(' ');
    return html`<fieldset class="field tokens" aria-describedby="${id}-about">
      <legend><code>${name}</code></legend>
      ${description}
      ${field.values.map(
        (token) =>
          html`<label
            ><input type="checkbox" name=${name} value=${token} .checked=${live(chosen.includes(token))} />
            <code>${token}</code></label
          >`,
      )}
    </fieldset>`;
  }
  return html`<div class="field">
    <label for=${id}><code>${name}</code></label>
    ${
      field.kind === 'choice'
        ? html`<select id=${id} name=${name} aria-describedby="${id}-about">
            <option value="">${words.unset}</option>
            ${field.values.map((one) => html`<option value=${one} translate="no" .selected=${live(one === value)}>${one}</option>`)}
          </select>`
        : html`<input
            id=${id}
            name=${name}
            type=${field.kind}
            placeholder=${field.example}
            .value=${live(value ?? '')}
            aria-describedby="${id}-about"
            autocomplete="off"
            spellcheck="false"
          />`
    }
    ${description}
  </div>`;
}

/** Reads the controls. */
export function read(form: HTMLFormElement): Settings {
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
