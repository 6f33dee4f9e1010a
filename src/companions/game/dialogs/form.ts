import { html, nothing, type TemplateResult } from 'lit';

/** A choice and the words for it. */
export type Choice = readonly [value: string | number, text: string];

/** A drop-down list with its label. */
export function select(
  name: string,
  label: string,
  value: string | number,
  choices: readonly Choice[],
): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <select name=${name}>
      ${choices.map(
        ([one, text]) =>
          html`<option value=${one} .selected=${String(one) === String(value)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

/** A few choices side by side, one of them taken. */
export function radios(
  name: string,
  legend: string,
  value: string,
  choices: readonly Choice[],
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

/** A whole number with its label. */
export function number(
  name: string,
  label: string,
  value: number,
  least: number,
  most: number,
): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="number"
      name=${name}
      .value=${String(value)}
      min=${least}
      max=${most}
      required
      inputmode="numeric"
    />
  </label>`;
}

/** A line of text with its label. */
export function text(
  name: string,
  label: string,
  value: string,
  rules: { readonly max?: number; readonly pattern?: string; readonly help?: string } = {},
): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="text"
      name=${name}
      .value=${value}
      required
      autocomplete="off"
      maxlength=${rules.max ?? nothing}
      pattern=${rules.pattern ?? nothing}
      title=${rules.help ?? nothing}
    />
  </label>`;
}

/** Keys of an object with its words, as choices in that order. */
export function choicesOf(words: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(words);
}
