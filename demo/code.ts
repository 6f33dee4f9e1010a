/** A block of code, with buttons that copy it. */
import { html, type TemplateResult } from 'lit';
import { pieces } from './highlight.js';

/** A button that copies text. */
export interface CopyButton {
  readonly label: string;
  readonly text: string;
  /** Its text after copying, if it differs from that of the block. */
  readonly copied?: string;
}

/** Texts of a block of code. */
export interface CodeStrings {
  /** The name of the block, also for its buttons. */
  readonly label: string;
  /** The text of a button after copying. */
  readonly copied: string;
}

/** How long a button shows that it has copied, in milliseconds. */
const COPIED_TIME = 2000;

/** A block of code with buttons that copy it, or other text. */
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
      html`<button
        type="button"
        class="plain"
        @click=${(event: Event) => copy(event, button.text, button.copied ?? copied)}
      >
        <span class="do">${button.label}</span><span class="done">${button.copied ?? copied}</span
        ><span class="unseen"> – ${label}</span>
      </button>`,
  );
}

async function copy({ currentTarget }: Event, text: string, copied: string): Promise<void> {
  const button = currentTarget as HTMLElement;
  const { dataset } = button;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused: a key copies what is selected.
    const code = button.closest('.code')?.querySelector('code');
    if (code) getSelection()?.selectAllChildren(code);
    return;
  }
  dataset['copied'] = '';
  tell(copied);
  setTimeout(() => {
    delete dataset['copied'];
    tell('');
  }, COPIED_TIME);
}

let status: HTMLElement | undefined;

/** Announces it to screen readers, not all of which speak the button's new name. */
function tell(text: string): void {
  if (!status) {
    status = document.createElement('div');
    status.className = 'unseen';
    status.role = 'status';
    document.body.append(status);
  }
  status.textContent = text;
}

function highlighted(code: string): readonly (string | TemplateResult)[] {
  return pieces(code).map(({ text, kind }) => (kind ? html`<span class=${kind}>${text}</span>` : text));
}
