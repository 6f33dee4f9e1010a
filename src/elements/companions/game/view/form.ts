/** Fields of the forms in dialogs. The forms of this folder are made of them. */
import { closeDialog } from '../../../dom.js';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** The value of an option, and its text. */
export type FormOption = readonly [value: string | number, text: string];

/** Further parts of a list. */
interface SelectExtras {
  /** A second part under a heading. */
  readonly others?: readonly [heading: string, choices: readonly FormOption[]];
  /** The id of the text that describes the choice. */
  readonly help?: string;
}

/** A drop-down list with its label. */
export function select(
  name: string,
  label: string,
  value: string | number,
  choices: readonly FormOption[],
  { others, help }: SelectExtras = {},
): TemplateResult {
  const option = ([one, text]: FormOption): TemplateResult =>
    html`<option value=${one} .selected=${String(one) === String(value)}>${text}</option>`;
  return html`<div class="field">
    <label for="field-${name}">${label}</label>
    <select id="field-${name}" name=${name} aria-describedby=${ifDefined(help)}>
      ${choices.map(option)}
      ${others ? html`<optgroup label=${others[0]}>${others[1].map(option)}</optgroup>` : nothing}
    </select>
  </div>`;
}

/** A few options side by side, one of them checked. */
export function radios(
  name: string,
  legend: string,
  value: string,
  choices: readonly FormOption[],
): TemplateResult {
  return html`<fieldset class="radios">
    <legend>${legend}</legend>
    <div class="segments">
      ${choices.map(
        ([one, text]) =>
          html`<label
            ><input type="radio" name=${name} value=${one} .checked=${String(one) === value} /><span
              >${text}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** A switch with its label. */
export function checkbox(name: string, label: string, checked: boolean): TemplateResult {
  return html`<label class="check"
    ><input type="checkbox" name=${name} .checked=${checked} /> <span>${label}</span></label
  >`;
}

/** A number field with its label. `value` is the initial value, so that the user's input is not overwritten. */
export function number(
  name: string,
  label: string,
  value: number,
  least: number,
  most: number,
): TemplateResult {
  return html`<div class="field">
    <label for="field-${name}">${label}</label>
    <input
      id="field-${name}"
      type="number"
      name=${name}
      value=${value}
      min=${least}
      max=${most}
      required
      inputmode="numeric"
    />
  </div>`;
}

/**
 * A text field with its label. `value` is the initial value, so that the user's input is not overwritten. It may be
 * empty if there is a default.
 */
export function text(
  name: string,
  label: string,
  value: string,
  rules: {
    readonly max?: number;
    readonly pattern?: string;
    readonly help?: string;
    readonly usual?: string;
    /** Whether it must be filled in although there is a default. */
    readonly required?: boolean;
  } = {},
): TemplateResult {
  return html`<div class="field">
    <label for="field-${name}">${label}</label>
    <input
      id="field-${name}"
      type="text"
      name=${name}
      value=${value}
      ?required=${rules.required ?? rules.usual === undefined}
      placeholder=${ifDefined(rules.usual)}
      autocomplete="off"
      maxlength=${ifDefined(rules.max)}
      pattern=${ifDefined(rules.pattern)}
      title=${ifDefined(rules.help)}
    />
  </div>`;
}

/** A file field with its label. */
export function file(name: string, label: string): TemplateResult {
  return html`<div class="field">
    <label for="field-${name}">${label}</label>
    <input id="field-${name}" type="file" name=${name} />
  </div>`;
}

/** Closes the dialog without submitting its form. */
export function cancelButton(label: string): TemplateResult {
  return html`<button type="button" @click=${closeAround}>${label}</button>`;
}

/** Closes the dialog around the target of an event. */
export function closeAround({ target }: Event): void {
  closeDialog((target as Element).closest('dialog')!);
}

/** The entries of a table of strings as options, in their order. */
export function choicesOf(strings: Readonly<Record<string, string>>): readonly FormOption[] {
  return Object.entries(strings);
}
