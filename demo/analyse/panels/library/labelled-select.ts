import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** A drop-down list with its label. */
export function labelledSelect(
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label
    >${label}
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options.map(
        ([value, text]) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`,
      )}
    </select></label
  >`;
}
