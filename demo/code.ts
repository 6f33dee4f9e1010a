import { html, type TemplateResult } from 'lit';

/** What a block of code says beside the code. */
export interface CodeWords {
  /** What the block is called. */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
}

/** How long a button says that it has copied, in milliseconds. */
const SAID = 2000;

/** Code to read and to copy. */
export function codeBlock(code: string, { label, copy, copied }: CodeWords): TemplateResult {
  const onCopy = async ({ currentTarget }: Event): Promise<void> => {
    const { dataset } = currentTarget as HTMLElement;
    await navigator.clipboard.writeText(code);
    dataset['copied'] = '';
    setTimeout(() => delete dataset['copied'], SAID);
  };
  return html`<div class="code">
    <pre role="group" aria-label=${label}><code>${coloured(code)}</code></pre>
    <button type="button" class="plain" @click=${onCopy}>
      <span class="do">${copy}</span><span class="done">${copied}</span
      ><span class="unseen"> – ${label}</span>
    </button>
  </div>`;
}

/** Comments, strings and tags of HTML with script and style in it; all else is as it is. */
const TOKENS =
  /(?<comment>\/\/ .*$|<!--[^]*?-->)|(?<string>'[^'\n]*'|"[^"]*"|`[^`]*`)|(?<tag><\/?[a-z][\w-]*|\/?>)/gm;

const KINDS = ['comment', 'string', 'tag'] as const;

function coloured(code: string): readonly (string | TemplateResult)[] {
  const pieces: (string | TemplateResult)[] = [];
  let at = 0;
  for (const { 0: text, index, groups } of code.matchAll(TOKENS)) {
    const kind = KINDS.find((one) => groups![one])!;
    pieces.push(code.slice(at, index), html`<span class=${kind}>${text}</span>`);
    at = index + text.length;
  }
  return [...pieces, code.slice(at)];
}
