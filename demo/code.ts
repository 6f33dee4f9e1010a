import { html, type TemplateResult } from 'lit';
import { pieces } from './highlight.js';

/** A button that copies something. */
export interface CopyButton {
  readonly label: string;
  readonly text: string;
}

/** What a block of code says besides the code. */
export interface CodeStrings {
  /** The name of the block, also for its buttons. */
  readonly label: string;
  /** What a button says when it has copied. */
  readonly copied: string;
}

/** How long a button says that it has copied, in milliseconds. */
const COPIED_TIME = 2000;

/** Code to read, with buttons that copy it, or more than it. */
export function codeBlock(
  code: string,
  buttons: readonly CopyButton[],
  { label, copied }: CodeStrings,
): TemplateResult {
  return html`<div class="code">
    <pre role="group" aria-label=${label}><code>${highlighted(code)}</code></pre>
    <div class="copy">${copyButtons(buttons, { label, copied })}</div>
  </div>`;
}

/** The buttons of a block of code. */
export function copyButtons(
  buttons: readonly CopyButton[],
  { label, copied }: CodeStrings,
): readonly TemplateResult[] {
  return buttons.map(
    (button) =>
      html`<button type="button" class="plain" @click=${(event: Event) => copy(event, button.text)}>
        <span class="do">${button.label}</span><span class="done">${copied}</span
        ><span class="unseen"> – ${label}</span>
      </button>`,
  );
}

async function copy({ currentTarget }: Event, text: string): Promise<void> {
  const { dataset } = currentTarget as HTMLElement;
  await navigator.clipboard.writeText(text);
  dataset['copied'] = '';
  setTimeout(() => delete dataset['copied'], COPIED_TIME);
}

function highlighted(code: string): readonly (string | TemplateResult)[] {
  return pieces(code).map(({ text, kind }) => (kind ? html`<span class=${kind}>${text}</span>` : text));
}
