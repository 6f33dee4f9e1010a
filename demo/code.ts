import { html, type TemplateResult } from 'lit';

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
    <div class="copy">
      ${buttons.map(
        (button) =>
          html`<button type="button" class="plain" @click=${(event: Event) => copy(event, button.text)}>
            <span class="do">${button.label}</span><span class="done">${copied}</span
            ><span class="unseen"> – ${label}</span>
          </button>`,
      )}
    </div>
  </div>`;
}

async function copy({ currentTarget }: Event, text: string): Promise<void> {
  const { dataset } = currentTarget as HTMLElement;
  await navigator.clipboard.writeText(text);
  dataset['copied'] = '';
  setTimeout(() => delete dataset['copied'], COPIED_TIME);
}

/** Comments, strings and tags of HTML with script and style in it; all else is as it is. */
const TOKENS =
  /(?<comment>\/\/ .*$|<!--[^]*?-->)|(?<string>'[^'\n]*'|"[^"]*"|`[^`]*`)|(?<tag><\/?[a-z][\w-]*|\/?>)/gm;

const KINDS = ['comment', 'string', 'tag'] as const;

function highlighted(code: string): readonly (string | TemplateResult)[] {
  const pieces: (string | TemplateResult)[] = [];
  let at = 0;
  for (const { 0: text, index, groups } of code.matchAll(TOKENS)) {
    const kind = KINDS.find((one) => groups![one])!;
    pieces.push(code.slice(at, index), html`<span class=${kind}>${text}</span>`);
    at = index + text.length;
  }
  return [...pieces, code.slice(at)];
}
